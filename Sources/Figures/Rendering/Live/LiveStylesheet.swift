import Piecewise

/// The classes of a live preview: each stands for a timeline of declarations.
struct LiveStylesheet {
    /// Each different timeline with the class that stands for it, in the order of their first use.
    private var timelines: [(timeline: StyleTimeline, name: String)] = []
    private var names: [StyleTimeline: String] = [:]
    /// Groups of declarations that are the same at every width, with their classes.
    private var uses: [StyleTimeline: Int] = [:]

    /// Names every timeline and every group of declarations that stands on more than one element, or changes; the names begin with
    /// `prefix`.
    init(of arrangements: [LiveDrawing.Arrangement], prefix: String = "") {
        let all = arrangements.flatMap { arrangement in
            [arrangement.display.essential] + arrangement.markup.flatMap { $0.ownTimelines }
        }
        for timeline in all { uses[timeline, default: 0] += 1 }
        for timeline in all where isShared(timeline) && names[timeline] == nil {
            let name = prefix + SharedStyle.word(timelines.count)
            names[timeline] = name
            timelines.append((timeline, name))
        }
    }

    private func isShared(_ timeline: StyleTimeline) -> Bool {
        !timeline.properties.isEmpty && (!timeline.isConstant || uses[timeline, default: 0] > 1)
    }

    /// The start tag of an element, whose named timelines are classes.
    func startTag(_ element: LiveElement) -> String {
        var (classes, style) = (element.element.roles, [String]())
        for timeline in element.allTimelines {
            if let name = names[timeline] { classes.append(name) } else { style.append(timeline.first) }
        }
        var utf8: [UInt8] = []
        element.element.writeStartTag(classes: classes, style: style, to: &utf8)
        return String(decoding: utf8, as: UTF8.self)
    }

    /// What the classes declare, in the order of their first use.
    var rules: [LiveRule] {
        timelines.map { timeline, name in
            let changes = timeline.steps.indices.dropFirst().map {
                LiveRule.Change(start: timeline.steps[$0].start, declarations: timeline.changes(at: $0))
            }
            return LiveRule(name: name, first: timeline.first, changes: changes)
        }
    }
}

extension LiveMarkup {
    /// The timelines of its elements, those that never change and the plain style included.
    fileprivate var ownTimelines: [StyleTimeline] {
        switch self {
        case .open(let element), .void(let element): element.allTimelines
        case .text(let text): text.timelines
        case .raw, .close: []
        }
    }
}

extension LiveElement {
    /// The timelines that say anything, and each group of plain declarations as one.
    var allTimelines: [StyleTimeline] {
        timelines.map { $0.essential }.filter { !$0.properties.isEmpty }
            + element.style.map { StyleTimeline(constant: $0) }
    }
}

extension StyleTimeline {
    /// A group of declarations, `property:value;…`, that are the same at every width.
    init(constant declarations: String) {
        let text = declarations.utf8
        let colon = text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
        self.init([String(declarations[..<colon])])
        append([colon < text.endIndex ? String(declarations[text.index(after: colon)...]) : ""], from: Breakpoint(0))
    }
}
