import Cassowary
import Scene

// UIKit's descriptions of constraints, with the names of views in the place of their addresses.
extension SystemBuilder {
    /// A row as UIKit logs it: `<NSLayoutConstraint:0x600000000010 UIView:avatar.width == 60   (active)>`; empty for a
    /// row of which UIKit makes no constraint.
    ///
    /// - Parameter position: the row's place in its system, from which the address is made up.
    func logged(_ row: SystemRow, position: Int) -> String {
        switch row.identifier {
        case Identifier.nonNegative, Identifier.contentOrigin: return ""
        case Identifier.hugging, Identifier.compressionResistance: return loggedContentSize(row, position: position)
        default: break
        }
        let isFixed = row.identifier == Identifier.rootOrigin
        var text = isFixed ? "<NSAutoresizingMaskLayoutConstraint:" : "<NSLayoutConstraint:"
        text += Self.address(position) + " "
        if isFixed { text += "h=--& v=--& " } else if let name = row.identifier { text += "'\(name)' " }
        let format = row.wording.flatMap { visualFormat($0, row.constraint.priority) }
        text += format?.text ?? row.wording.map { equation($0, row.constraint.priority) } ?? equation(row.constraint)
        let names = format?.superview.map { ", names: '|':\(consoleName(of: $0)) " } ?? ""
        return text + "   (active\(names))>"
    }

    /// An anchor as UIKit describes it: `<NSLayoutXAxisAnchor:0x600000000010 "UILabel:title.leading">`.
    func logged(_ anchor: SystemAnchor, position: Int) -> String {
        let isHorizontal = anchor.attribute.axis == .horizontal
        let type = anchor.attribute.isDimension ? "Dimension" : isHorizontal ? "XAxisAnchor" : "YAxisAnchor"
        let name = "\(consoleName(of: anchor.item)).\(anchor.attribute.rawValue)"
        return "<NSLayout\(type):\(Self.address(position)) \"\(name)\">"
    }

    /// A view's content asks for its size by one constraint, of which hugging and compression resistance are the sides.
    private func loggedContentSize(_ row: SystemRow, position: Int) -> String {
        guard let term = row.constraint.terms.first, let (view, quantity) = meaning(of: term.variable) else {
            return ""
        }
        let axis = quantity == "width" ? Axis.horizontal : .vertical
        let first = row.identifier == Identifier.hugging ? position : position - 1
        return "<NSContentSizeLayoutConstraint:\(Self.address(first)) \(consoleName(of: view)).\(quantity) "
            + "== \(row.constraint.constant.inWords) Hug:\(tree[view].hugging[axis].rawValue.inWords) "
            + "CompressionResistance:\(tree[view].compressionResistance[axis].rawValue.inWords)   (active)>"
    }

    /// The type and name of a view, and the text it shows: `UILabel:title'Hello'`.
    private func consoleName(of view: ViewID) -> String {
        guard tree.views.indices.contains(view.index) else { return "UIView" }
        let type = tree[view].role == .cell ? "UITableViewCellContentView" : "UI" + tree[view].kind.typeName
        return "\(type):\(tree[view].name)\(shownText(of: view))"
    }

    private func shownText(of view: ViewID) -> String {
        let text: String
        switch tree[view].kind {
        case .label(let label): text = label.text
        case .button(let button): text = button.title
        default: return ""
        }
        guard !text.isEmpty else { return "" }
        let scalars = text.unicodeScalars
        guard scalars.count > 25 else { return "'\(text)'" }
        return "'\(String(String.UnicodeScalarView(scalars.prefix(25))))...'"
    }

    private static func address(_ position: Int) -> String {
        let first: UInt64 = 0x6000_0000_0010
        return "0x" + String(first &+ 16 &* UInt64(max(0, position)), radix: 16)
    }
}

// MARK: Equations

extension SystemBuilder {
    private func equation(_ wording: SystemRow.Wording, _ priority: Double) -> String {
        var text = "\(consoleName(of: wording.first.item)).\(wording.first.attribute.rawValue) "
        text += "\(wording.relation.rawValue) "
        if let second = wording.second {
            if wording.multiplier != 1 { text += "\(wording.multiplier.inWords)*" }
            text += "\(consoleName(of: second.item)).\(second.attribute.rawValue)"
            if wording.constant > 0 { text += " + \(wording.constant.inWords)" }
            if wording.constant < 0 { text += " - \((-wording.constant).inWords)" }
        } else {
            text += wording.constant.inWords
        }
        return text + suffix(priority)
    }

    /// A row of bare variables, of which only those of a single view are made.
    private func equation(_ constraint: Constraint) -> String {
        var text = ""
        for term in constraint.terms {
            let factor = abs(term.coefficient)
            text += text.isEmpty ? (term.coefficient < 0 ? "-" : "") : (term.coefficient < 0 ? " - " : " + ")
            if factor != 1 { text += "\(factor.inWords)*" }
            guard let meaning = meaning(of: term.variable) else { continue }
            text += "\(consoleName(of: meaning.view)).\(Self.loggedQuantity(meaning.quantity))"
        }
        text += " \(constraint.relation.rawValue) \(constraint.constant.inWords)"
        return text + suffix(constraint.priority)
    }

    private static func loggedQuantity(_ quantity: String) -> String {
        switch quantity {
        case "x": "minX"
        case "y": "minY"
        default: quantity
        }
    }

    private func suffix(_ priority: Double) -> String {
        priority == LayoutPriority.required.rawValue ? "" : " @\(priority.inWords)"
    }

    private func consoleName(of item: SystemItem) -> String {
        switch item {
        case .guide(let guide):
            let type = guide.name == StackIdentifier.alignmentSpanner ? "_UILayoutSpacer" : "_UIOLAGapGuide"
            return "\(type):\(tree[guide.owner].name)'\(guide.name)'"
        case .item(let item):
            guard let guide = item.guide else { return consoleName(of: item.view) }
            return "UILayoutGuide:\(tree[item.view].name)'\(guide.loggedIdentifier)'"
        }
    }
}

// MARK: Visual format

extension SystemBuilder {
    private typealias VisualFormat = (text: String, superview: ViewID?)

    /// The form with brackets and bars, which UIKit chooses for the distance of neighbouring edges and of an edge from
    /// the superview's; nil for anything else.
    private func visualFormat(_ wording: SystemRow.Wording, _ priority: Double) -> VisualFormat? {
        guard let second = wording.second, wording.multiplier == 1,
            let axis = wording.first.attribute.axis, !isGuide(wording.first.item), !isGuide(second.item)
        else { return nil }
        let prefix = axis == .horizontal ? "H:" : "V:"
        let (a, b) = (wording.first, second)
        if a.attribute.isStart, b.attribute.isEnd, a.item.view != b.item.view {
            let gap = gap(wording.relation, wording.constant, priority)
            return ("\(prefix)[\(consoleName(of: b.item))]-(\(gap))-[\(consoleName(of: a.item))]", nil)
        }
        if a.attribute.isEnd, b.attribute.isStart, a.item.view != b.item.view {
            let gap = gap(wording.relation.mirrored, -wording.constant, priority)
            return ("\(prefix)[\(consoleName(of: a.item))]-(\(gap))-[\(consoleName(of: b.item))]", nil)
        }
        guard a.attribute == b.attribute else { return nil }
        return formatInSuperview(wording, prefix, priority)
    }

    private func formatInSuperview(
        _ wording: SystemRow.Wording, _ prefix: String, _ priority: Double
    ) -> VisualFormat? {
        guard let second = wording.second else { return nil }
        let isInner = index.parent(of: wording.first.item.view) == second.item.view
        let isOuter = index.parent(of: second.item.view) == wording.first.item.view
        guard isInner || isOuter else { return nil }
        let inner = isInner ? wording.first : second
        let superview = isInner ? second.item.view : wording.first.item.view
        let isForward = isInner == wording.first.attribute.isStart
        let relation = isForward ? wording.relation : wording.relation.mirrored
        let gap = gap(relation, isForward ? wording.constant : -wording.constant, priority)
        if wording.first.attribute.isStart {
            return ("\(prefix)|-(\(gap))-[\(consoleName(of: inner.item))]", superview)
        }
        guard wording.first.attribute.isEnd else { return nil }
        return ("\(prefix)[\(consoleName(of: inner.item))]-(\(gap))-|", superview)
    }

    private func gap(_ relation: Relation, _ constant: Double, _ priority: Double) -> String {
        let length = constant == 0 ? "0" : constant.inWords
        let bound = relation == .equal ? "" : relation.rawValue
        return bound + length + (priority == LayoutPriority.required.rawValue ? "" : "@\(priority.inWords)")
    }

    private func isGuide(_ item: SystemItem) -> Bool {
        if case .item(let item) = item { return item.guide != nil }
        return true
    }
}

extension LayoutAttribute {
    fileprivate var isStart: Bool { self == .leading || self == .left || self == .top }
    fileprivate var isEnd: Bool { self == .trailing || self == .right || self == .bottom }
}

extension LayoutGuide {
    /// UIKit's name for it in logs.
    fileprivate var loggedIdentifier: String {
        switch self {
        case .layoutMargins: "UIViewLayoutMarginsGuide"
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .content: "UIScrollView-contentLayoutGuide"
        case .frame: "UIScrollView-frameLayoutGuide"
        }
    }
}
