import Cassowary

/// Writes constraints as an author would, such as `avatar.width == 0.5 * card.width + 8 @ 750`.
struct NotationWriter {
    let names: SystemNames

    func words(for row: SystemRow) -> String {
        let priority = LayoutPriority(row.constraint.priority)
        if let equation = row.equation { return words(for: equation, priority) }
        return words(for: row.constraint) + suffix(priority)
    }

    func words(for equation: SystemRow.Equation, _ priority: LayoutPriority) -> String {
        var text = "\(name(of: equation.first)) \(equation.relation.rawValue) "
        if let second = equation.second {
            if equation.multiplier != 1 { text += "\(equation.multiplier.inWords) * " }
            text += name(of: second)
            text += equation.constant.isNaN ? " + nan" : equation.constant.asSummand
        } else {
            text += equation.constant.inWords
        }
        return text + suffix(priority)
    }

    /// An anchor by the name of its view, such as `card.margins.leading`.
    func name(of anchor: SystemAnchor) -> String {
        switch anchor.item {
        case .guide(let guide): return "\(names.name(of: guide.owner)).\(guide.name).\(anchor.attribute.rawValue)"
        case .item(let item):
            let guide = item.guide.map { $0.notation + "." } ?? ""
            return "\(names.name(of: item.view)).\(guide)\(anchor.attribute.rawValue)"
        }
    }

    private func words(for constraint: Constraint) -> String {
        var text = ""
        for term in constraint.terms {
            let factor = abs(term.coefficient)
            let sign = term.coefficient < 0 ? "-" : "+"
            text += text.isEmpty ? (term.coefficient < 0 ? "-" : "") : " \(sign) "
            if factor != 1 { text += "\(factor.inWords) * " }
            guard let meaning = names.meaning(of: term.variable) else { continue }
            text += "\(names.name(of: meaning.view)).\(meaning.name)"
        }
        return text + " \(constraint.relation.rawValue) \(constraint.constant.inWords)"
    }

    private func suffix(_ priority: LayoutPriority) -> String {
        priority == .required ? "" : " @ \(priority.rawValue.inWords)"
    }
}

extension LayoutGuide {
    /// Its name in the notation.
    var notation: String {
        switch self {
        case .layoutMargins: "margins"
        case .safeArea: "safeArea"
        case .readableContent: "readable"
        case .keyboard: "keyboard"
        case .content: "content"
        case .frame: "frame"
        }
    }
}
