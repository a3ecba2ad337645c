import Scene

extension LiveDrawing {
    /// The elements of every arrangement, noting the characters they show.
    func html(_ sheet: LiveStylesheet, resources: FigureResources, noting characters: inout CharacterUse) -> String {
        var html = ""
        for arrangement in arrangements {
            html += sheet.startTag(
                LiveElement(element: Element(roles: ["Scene"]), timelines: [arrangement.display]))
            for piece in arrangement.markup {
                switch piece {
                case .open(let element), .void(let element): html += sheet.startTag(element)
                case .text(let text):
                    html += write(text.parts, text, sheet, resources, &characters)
                case .raw(let content): html += content
                case .close(let tag): html += "</\(tag)>"
                }
            }
            html += "</div>"
        }
        return html
    }

    private func write(
        _ parts: [LiveText.Part], _ text: LiveText, _ sheet: LiveStylesheet, _ resources: FigureResources,
        _ used: inout CharacterUse
    ) -> String {
        var html = ""
        var open: Int?
        /// Goes on in a run, or in none.
        func enter(_ run: Int?) {
            guard run != open else { return }
            if open != nil { html += "</b>" }
            open = run
            if let run { html += sheet.startTag(LiveElement(element: text.runs[run].element)) }
        }
        for (index, part) in parts.enumerated() {
            switch part {
            case .characters(let words):
                html += resources.runs(of: words, weight: text.weight, noting: &used).map { $0.html }.joined()
            case .run(let run, let words):
                enter(run)
                html += resources.runs(of: words, weight: text.runs[run].weight, noting: &used).map { $0.html }.joined()
            case .lineBreak(let shown):
                let next = index + 1 < parts.count ? parts[index + 1].run : nil
                if next != open { enter(nil) }
                let element = open == nil ? next.map { text.runs[$0].lineBreak } : nil
                html += sheet.startTag((element ?? Element("i")).shown(by: shown)) + "</i>"
            case .alternative(let shown, let inner):
                html += sheet.startTag(Element("span", roles: ["Reading"]).shown(by: shown))
                html += write(inner, text, sheet, resources, &used) + "</span>"
            }
        }
        enter(nil)
        return html
    }
}

extension LiveText.Part {
    /// The run that it belongs to.
    fileprivate var run: Int? {
        switch self {
        case .run(let run, _): run
        case .characters, .lineBreak, .alternative: nil
        }
    }
}

extension Element {
    /// The element, displayed as a switch says; nil for good.
    fileprivate func shown(by shown: TextSwitch?) -> LiveElement {
        LiveElement(element: self, timelines: shown.map { [$0.timeline] } ?? [])
    }
}

extension LiveText {
    /// The timelines of its line breaks, alternatives and runs.
    var timelines: [StyleTimeline] {
        runs.flatMap { LiveElement(element: $0.element).allTimelines + LiveElement(element: $0.lineBreak).allTimelines }
            + partTimelines
    }

    private var partTimelines: [StyleTimeline] {
        parts.compactMap { part in
            switch part {
            case .characters, .run: nil
            case .lineBreak(let shown), .alternative(let shown, _): shown?.timeline
            }
        }
    }
}
