import Cassowary
import Diagnostics

extension SystemBuilder {
    /// A row as an author would write it.
    func words(for row: SystemRow) -> String {
        let priority = LayoutPriority(row.constraint.priority)
        if let wording = row.wording { return words(for: wording, priority) }
        return words(for: row.constraint)
    }

    /// A constraint as an author would write it, such as `avatar.width == 0.5 * card.width + 8 @ 750`.
    func words(for wording: SystemRow.Wording, _ priority: LayoutPriority) -> String {
        var text = "\(name(of: wording.first)) \(wording.relation.rawValue) "
        if let second = wording.second {
            if wording.multiplier != 1 { text += "\(wording.multiplier.inWords) * " }
            text += name(of: second)
            if wording.constant > 0 { text += " + \(wording.constant.inWords)" }
            if wording.constant < 0 { text += " - \((-wording.constant).inWords)" }
            if !wording.constant.isFinite { text += " + \(wording.constant.inWords)" }
        } else {
            text += wording.constant.inWords
        }
        return priority == .required ? text : text + " @ \(priority.rawValue.inWords)"
    }

    /// An anchor by the name of its view, such as `card.margins.leading`.
    func name(of anchor: SystemAnchor) -> String {
        switch anchor.item {
        case .guide(let guide):
            return "\(name(of: guide.owner)).\(guide.name).\(anchor.attribute.rawValue)"
        case .item(let item):
            let guide = item.guide == nil ? "" : Self.word(for: item.guide) + "."
            return "\(name(of: item.view)).\(guide)\(anchor.attribute.rawValue)"
        }
    }

    private func name(of view: ViewID) -> String {
        tree.views.indices.contains(view.index) ? tree[view].name : "an unknown view"
    }

    static func word(for guide: LayoutGuide?) -> String {
        switch guide {
        case nil: ""
        case .layoutMargins: "margins"
        case .safeArea: "safeArea"
        case .readableContent: "readable"
        case .content: "content"
        case .frame: "frame"
        }
    }

    static func views(of wording: SystemRow.Wording) -> [ViewID] {
        let first = wording.first.item.view
        guard let second = wording.second?.item.view, second != first else { return [first] }
        return [first, second]
    }

    /// The view that a variable belongs to, or whose guide it belongs to, and the quantity's name.
    func meaning(of variable: Variable) -> (view: ViewID, quantity: String)? {
        let members = index.members(of: root)
        let (position, part) = (variable.index / 4, variable.index % 4)
        let parts = ["x", "y", "width", "height"]
        if members.indices.contains(position) { return (members[position], parts[part]) }
        guard guides.indices.contains(position - members.count) else { return nil }
        let guide = guides[position - members.count]
        return (guide.owner, "\(guide.name).\(parts[part])")
    }

    private func words(for constraint: Constraint) -> String {
        var text = ""
        for term in constraint.terms {
            let factor = abs(term.coefficient)
            let sign = term.coefficient < 0 ? "-" : "+"
            text += text.isEmpty ? (term.coefficient < 0 ? "-" : "") : " \(sign) "
            if factor != 1 { text += "\(factor.inWords) * " }
            guard let meaning = meaning(of: term.variable) else { continue }
            text += "\(tree[meaning.view].name).\(meaning.quantity)"
        }
        text += " \(constraint.relation.rawValue) \(constraint.constant.inWords)"
        let priority = constraint.priority
        return priority == LayoutPriority.required.rawValue ? text : text + " @ \(priority.inWords)"
    }
}

extension Double {
    /// The number with at most three digits after the point, without trailing zeros.
    var inWords: String {
        guard isFinite else { return isNaN ? "nan" : (self < 0 ? "-inf" : "inf") }
        guard abs(self) < 1e12 else { return self < 0 ? "-huge" : "huge" }
        let thousandths = Int((abs(self) * 1000 + 0.5).rounded(.down))
        var text = self < 0 && thousandths > 0 ? "-" : ""
        text += "\(thousandths / 1000)"
        var fraction = thousandths % 1000
        guard fraction > 0 else { return text }
        text += "."
        for place in [100, 10, 1] where fraction > 0 {
            text += "\(fraction / place)"
            fraction %= place
        }
        return text
    }
}
