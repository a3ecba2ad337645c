import Piecewise

/// The rules of a live preview: those of the least width, then for each breakpoint the declarations that change there.
struct LiveStylesheet {
    /// Each different timeline with the class that stands for it, in the order of their first use.
    private var timelines: [(timeline: StyleTimeline, name: String)] = []
    private var names: [StyleTimeline: String] = [:]
    /// Groups of declarations that are the same at every width, with their classes.
    private var uses: [StyleTimeline: Int] = [:]
    private var content = ""
    /// The class of the element around: equal rules have an equal one.
    private(set) var scope = ""

    /// Names every timeline and every group of declarations that stands on more than one element, or changes.
    init(of arrangements: [LiveDrawing.Arrangement]) {
        let all = arrangements.flatMap { arrangement in
            [arrangement.display.essential] + arrangement.markup.flatMap { $0.ownTimelines }
        }
        for timeline in all { uses[timeline, default: 0] += 1 }
        for timeline in all where isShared(timeline) && names[timeline] == nil {
            let name = SharedStyle.word(timelines.count)
            names[timeline] = name
            timelines.append((timeline, name))
        }
        content = written
        scope = "L_" + SharedStyle.fingerprint(of: content)
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
        var text = ""
        element.element.writeStartTag(classes: classes, style: style, to: &text)
        return text
    }

    /// The rules, inside of a scope of their own.
    var rules: String {
        timelines.isEmpty ? "" : ".\(scope){\n\(content)}\n"
    }

    private var written: String {
        let base = grouped(
            timelines.map { (selector: ".\($0.name)", declarations: $0.timeline.first) })
        return base + blocks.map { block in "@container \(block.condition){\n\(grouped(block.rules))}\n" }.joined()
    }

    /// What changes, by breakpoint, ascending.
    private var blocks: [(condition: String, rules: [(selector: String, declarations: String)])] {
        var changes: [(start: Breakpoint, selector: String, declarations: String)] = []
        for (timeline, name) in timelines {
            for index in timeline.steps.indices.dropFirst() {
                changes.append((timeline.steps[index].start, ".\(name)", timeline.changes(at: index)))
            }
        }
        let order = changes.indices.sorted {
            let (a, b) = (changes[$0].start, changes[$1].start)
            return a == b ? $0 < $1 : a < b
        }
        var blocks: [(condition: String, rules: [(selector: String, declarations: String)])] = []
        for index in order {
            let change = changes[index]
            let condition = change.start.containerCondition
            if blocks.last?.condition != condition { blocks.append((condition, [])) }
            blocks[blocks.count - 1].rules.append((change.selector, change.declarations))
        }
        return blocks
    }

    /// Rules with equal declarations as one, in the order of their first.
    private func grouped(_ rules: [(selector: String, declarations: String)]) -> String {
        var selectors: [String: [String]] = [:]
        var order: [String] = []
        for rule in rules {
            if selectors[rule.declarations] == nil { order.append(rule.declarations) }
            selectors[rule.declarations, default: []].append(rule.selector)
        }
        return order.map { "\(selectors[$0, default: []].joined(separator: ",")){\($0)}\n" }.joined()
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
