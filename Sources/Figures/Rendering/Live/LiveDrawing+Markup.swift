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
                    html += write(text.parts, text.weight, sheet, resources, &characters)
                case .raw(let content): html += content
                case .close(let tag): html += "</\(tag)>"
                }
            }
            html += "</div>"
        }
        return html
    }

    private func write(
        _ parts: [LiveText.Part], _ weight: FontWeight, _ sheet: LiveStylesheet, _ resources: FigureResources,
        _ used: inout CharacterUse
    ) -> String {
        var html = ""
        for part in parts {
            switch part {
            case .characters(let text):
                html += resources.runs(of: text, weight: weight, noting: &used).map { $0.html }.joined()
            case .lineBreak(let shown):
                html += sheet.startTag(Element("i").shown(by: shown)) + "</i>"
            case .alternative(let shown, let inner):
                html += sheet.startTag(Element("span", roles: ["Reading"]).shown(by: shown))
                html += write(inner, weight, sheet, resources, &used) + "</span>"
            }
        }
        return html
    }
}

extension Element {
    /// The element, displayed as a switch says; nil for good.
    fileprivate func shown(by shown: TextSwitch?) -> LiveElement {
        LiveElement(element: self, timelines: shown.map { [$0.timeline] } ?? [])
    }
}

extension LiveText {
    /// The timelines of its line breaks and alternatives.
    var timelines: [StyleTimeline] {
        parts.compactMap { part in
            switch part {
            case .characters: nil
            case .lineBreak(let shown), .alternative(let shown, _): shown?.timeline
            }
        }
    }
}
