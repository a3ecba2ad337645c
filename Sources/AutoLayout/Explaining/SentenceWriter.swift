import Cassowary

/// Writes constraints as sentences without a full stop, such as `avatar is at least 60 points wide, at priority 750`.
struct SentenceWriter {
    let names: SystemNames

    func sentence(for row: SystemRow) -> String {
        if let imposed = sentenceForImposed(row) { return imposed }
        let priority = LayoutPriority(row.constraint.priority)
        var text = row.wording.map { sentence(for: $0) } ?? NotationWriter(names: names).words(for: row)
        if row.wording != nil, priority != .required { text += ", at priority \(priority.rawValue.inWords)" }
        if let identifier = row.identifier, identifier.hasPrefix("UISV") { text += " (\(identifier))" }
        return text
    }

    /// A constraint as a sentence, without its priority.
    func sentence(for wording: SystemRow.Wording) -> String {
        wording.first.attribute.isDimension ? sentenceForSize(wording) : sentenceForPosition(wording)
    }

    /// What the surroundings or a view's content ask for; nil for any other row.
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
        case Identifier.rootOrigin: return "\(name) begins at its own corner"
        case Identifier.contentOrigin:
            return row.constraint.terms.count > 1
                ? "the content of \(name) is as wide as \(name)" : "the content of \(name) begins at its own corner"
        case Identifier.nonNegative: return "\(name) cannot be less than \(length)"
        case Identifier.hugging: return "\(name) hugs its content, \(length), \(priority)"
        case Identifier.compressionResistance:
            return "\(name) makes room for its content, \(length), \(priority)"
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
    private func sentenceForSize(_ wording: SystemRow.Wording) -> String {
        let name = phrase(for: wording.first.item)
        let extent = wording.first.attribute.extent
        let bound = wording.relation.bound
        guard let second = wording.second else {
            return "\(name) is \(bound)\(wording.constant.inWords) points \(extent)"
        }
        let isItself = second.item == wording.first.item
        let other = isItself ? "it" : phrase(for: second.item)
        let compared = isItself || second.attribute != wording.first.attribute
        let measure = compared ? "\(other) is \(second.attribute.extent)" : other
        let times = wording.multiplier == 1 ? "" : "\(wording.multiplier.inWords) times "
        return "\(name) is \(bound)\(times)as \(extent) as \(measure)\(surplus(wording.constant))"
    }

    private func surplus(_ constant: Double) -> String {
        if constant == 0 { return "" }
        return constant > 0 ? ", plus \(constant.inWords) points" : ", less \((-constant).inWords) points"
    }
}

// MARK: Positions

extension SentenceWriter {
    private func sentenceForPosition(_ wording: SystemRow.Wording) -> String {
        let first = "the \(wording.first.attribute.part) of \(phrase(for: wording.first.item))"
        guard let second = wording.second else { return "\(first) is \(wording.constant.inWords)" }
        let name = phrase(for: second.item)
        let other =
            second.attribute == wording.first.attribute
            ? "that of \(name)" : "the \(second.attribute.part) of \(name)"
        if wording.multiplier != 1 {
            let times = "\(wording.multiplier.inWords) times as far in as \(other)"
            return "\(first) is \(wording.relation.bound)\(times)\(surplus(wording.constant))"
        }
        return "\(first) is \(distance(wording))\(other)"
    }

    /// `at `, `8 points below `, `at least 8 points below `, `at or above `.
    private func distance(_ wording: SystemRow.Wording) -> String {
        let (after, before) = wording.first.attribute.directions
        let constant = wording.constant
        if constant == 0 {
            switch wording.relation {
            case .equal: return "at "
            case .lessThanOrEqual: return "at or \(before) "
            case .greaterThanOrEqual: return "at or \(after) "
            }
        }
        // What lies at most 8 points after lies, seen the other way, at least 8 points before.
        let relation = constant > 0 ? wording.relation : wording.relation.mirrored
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
            case .content: return "the content of \(name)"
            case .frame: return "the frame of \(name)"
            }
        }
    }
}

extension Relation {
    /// What stands before a length: nothing for an equality.
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

    /// The part of a view that it means.
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

    /// What lies in its positive direction, and in its negative one.
    fileprivate var directions: (after: String, before: String) {
        switch self {
        case .leading, .trailing: ("after", "before")
        case .left, .right, .centerX, .width: ("right of", "left of")
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: ("below", "above")
        }
    }
}
