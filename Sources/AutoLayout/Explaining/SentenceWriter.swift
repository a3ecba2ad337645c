import Cassowary

/// Writes constraints as sentences without a full stop, such as `avatar is at least 60 points wide, at priority 750`.
struct SentenceWriter {
    let names: SystemNames

    func sentence(for row: SystemRow) -> String {
        if let imposed = sentenceForImposed(row) { return imposed }
        let priority = LayoutPriority(row.constraint.priority)
        var text = row.equation.map { sentence(for: $0) } ?? NotationWriter(names: names).words(for: row)
        if row.equation != nil, priority != .required { text += ", at priority \(priority.rawValue.inWords)" }
        if let identifier = row.identifier, identifier.hasPrefix("UISV") { text += " (\(identifier))" }
        return text
    }

    /// A constraint as a sentence, without its priority.
    func sentence(for equation: SystemRow.Equation) -> String {
        equation.first.attribute.isDimension ? sentenceForSize(equation) : sentenceForPosition(equation)
    }

    /// The sentence of a row that the surroundings impose or that comes from a view's content; nil for any other row.
    private func sentenceForImposed(_ row: SystemRow) -> String? {
        guard let identifier = row.identifier, let term = row.constraint.terms.first,
            let meaning = names.meaning(of: term.variable)
        else { return nil }
        let name = names.uniqueName(of: meaning.view)
        let extent = meaning.component == .width ? "wide" : "high"
        let length = "\(names.naturalLength(in: row, of: meaning).inWords) points \(extent)" + wrappingWidth(meaning)
        let priority = "at priority \(row.constraint.priority.inWords)"
        switch identifier {
        case Identifier.encapsulatedWidth, Identifier.encapsulatedHeight:
            return meaning.view == ViewTree.rootID ? "the screen is \(length)" : "the table makes \(name) \(length)"
        case Identifier.temporaryWidth, Identifier.temporaryHeight: return "\(name) is measured to be \(length)"
        case Identifier.rootOrigin: return "\(name) is at its own origin"
        case Identifier.contentOrigin:
            return row.constraint.terms.count > 1
                ? "the content of \(name) is as wide as \(name)" : "the content of \(name) is at its own origin"
        case Identifier.collectionPlace:
            return "the layout of the collection view gives \(name) its \(meaning.component.rawValue), "
                + "\(names.naturalLength(in: row, of: meaning).inWords)"
        case Identifier.collectionFit: return "\(name) is as small as its content lets it be, \(priority)"
        case Identifier.nonNegative: return "\(name) cannot be less than \(length)"
        case Identifier.hugging: return "\(name) hugs its content, \(length), \(priority)"
        case Identifier.compressionResistance:
            return "\(name) resists being smaller than its content, \(length), \(priority)"
        default: return nil
        }
    }
}

extension SentenceWriter {
    /// The width at which a text of several lines was broken, behind its height.
    private func wrappingWidth(_ meaning: VariableMeaning) -> String {
        guard meaning.component == .height, meaning.guide == nil, case .label = names.tree[meaning.view].kind,
            let system = names.system, let slot = system.slot(of: meaning.view),
            let width = system.state.wrappedWidths[slot]
        else { return "" }
        return " at a width of \(width.inWords)"
    }
}

// MARK: Sizes

extension SentenceWriter {
    private func sentenceForSize(_ equation: SystemRow.Equation) -> String {
        let name = phrase(for: equation.first.item)
        let extent = equation.first.attribute.extent
        let bound = equation.relation.bound
        guard let second = equation.second else {
            return "\(name) is \(bound)\(equation.constant.inWords) points \(extent)"
        }
        let isItself = second.item == equation.first.item
        let other = isItself ? "it" : phrase(for: second.item)
        let compared = isItself || second.attribute != equation.first.attribute
        let measure = compared ? "\(other) is \(second.attribute.extent)" : other
        let times = equation.multiplier == 1 ? "" : "\(equation.multiplier.inWords) times "
        return "\(name) is \(bound)\(times)as \(extent) as \(measure)\(surplus(equation.constant))"
    }

    private func surplus(_ constant: Double) -> String {
        if constant == 0 { return "" }
        return constant > 0 ? ", plus \(constant.inWords) points" : ", less \((-constant).inWords) points"
    }
}

// MARK: Positions

extension SentenceWriter {
    private func sentenceForPosition(_ equation: SystemRow.Equation) -> String {
        let first = "the \(equation.first.attribute.part) of \(phrase(for: equation.first.item))"
        guard let second = equation.second else { return "\(first) is \(equation.constant.inWords)" }
        let name = phrase(for: second.item)
        let other =
            second.attribute == equation.first.attribute
            ? "that of \(name)" : "the \(second.attribute.part) of \(name)"
        if equation.multiplier != 1 {
            let times = "\(equation.multiplier.inWords) times as far in as \(other)"
            return "\(first) is \(equation.relation.bound)\(times)\(surplus(equation.constant))"
        }
        return "\(first) is \(distance(equation))\(other)"
    }

    /// `at `, `8 points below `, `at least 8 points below `, `at or above `.
    private func distance(_ equation: SystemRow.Equation) -> String {
        let (after, before) = equation.first.attribute.directions
        let constant = equation.constant
        if constant == 0 {
            switch equation.relation {
            case .equal: return "at "
            case .lessThanOrEqual: return "at or \(before) "
            case .greaterThanOrEqual: return "at or \(after) "
            }
        }
        // At most −8 points after is at least 8 points before.
        let relation = constant > 0 ? equation.relation : equation.relation.mirrored
        return "\(relation.bound)\(abs(constant).inWords) points \(constant > 0 ? after : before) "
    }

    /// `card`, `the margins of card`.
    private func phrase(for item: SystemItem) -> String {
        switch item {
        case .guide(let guide): return "the \(guide.name) of \(names.uniqueName(of: guide.owner))"
        case .item(let item):
            let name = names.uniqueName(of: item.view)
            switch item.guide {
            case nil: return name
            case .layoutMargins: return "the margins of \(name)"
            case .safeArea: return "the safe area of \(name)"
            case .readableContent: return "the readable width of \(name)"
            case .keyboard: return "the keyboard below \(name)"
            case .content: return "the content of \(name)"
            case .frame: return "the frame of \(name)"
            }
        }
    }
}

extension Relation {
    /// The words before a length: none for an equality.
    fileprivate var bound: String {
        switch self {
        case .equal: ""
        case .lessThanOrEqual: "at most "
        case .greaterThanOrEqual: "at least "
        }
    }
}

extension LayoutAttribute {
    fileprivate var extent: String { self == .width ? "wide" : "high" }

    /// The name of the part of a view.
    fileprivate var part: String {
        switch self {
        case .left: "left edge"
        case .right: "right edge"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading edge"
        case .trailing: "trailing edge"
        case .centerX: "horizontal centre"
        case .centerY: "vertical centre"
        case .firstBaseline: "first baseline"
        case .lastBaseline: "last baseline"
        case .width: "width"
        case .height: "height"
        }
    }

    /// The words for its positive and its negative direction.
    fileprivate var directions: (after: String, before: String) {
        switch self {
        case .leading, .trailing: ("after", "before")
        case .left, .right, .centerX, .width: ("right of", "left of")
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: ("below", "above")
        }
    }
}
