import Cassowary
import Scene

/// Writes constraints as UIKit logs them, with the names of views instead of their addresses.
struct ConsoleWriter {
    let names: SystemNames

    private var tree: ViewTree { names.tree }

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
        let format = row.equation.flatMap { visualFormat($0, row.constraint.priority) }
        text += format?.text ?? row.equation.map { equation($0, row.constraint.priority) } ?? equation(row.constraint)
        let legend = format?.superview.map { ", names: '|':\(consoleName(of: $0)) " } ?? ""
        return text + "   (active\(legend))>"
    }

    /// An anchor as UIKit describes it: `<NSLayoutXAxisAnchor:0x600000000010 "UILabel:title.leading">`.
    func logged(_ anchor: SystemAnchor, position: Int) -> String {
        let isHorizontal = anchor.attribute.axis == .horizontal
        let type = anchor.attribute.isDimension ? "Dimension" : isHorizontal ? "XAxisAnchor" : "YAxisAnchor"
        let name = "\(consoleName(of: anchor.item)).\(anchor.attribute.rawValue)"
        return "<NSLayout\(type):\(Self.address(position)) \"\(name)\">"
    }

    /// UIKit has one constraint for an intrinsic length; hugging and compression resistance are its two sides.
    private func loggedContentSize(_ row: SystemRow, position: Int) -> String {
        guard let term = row.constraint.terms.first, let meaning = names.meaning(of: term.variable) else {
            return ""
        }
        let view = meaning.view
        let axis = meaning.component == .width ? Axis.horizontal : .vertical
        let first = row.identifier == Identifier.hugging ? position : position - 1
        return "<NSContentSizeLayoutConstraint:\(Self.address(first)) \(consoleName(of: view)).\(meaning.name) "
            + "== \(names.naturalLength(in: row, of: meaning).inWords) Hug:\(tree[view].hugging[axis].rawValue.inWords) "
            + "CompressionResistance:\(tree[view].compressionResistance[axis].rawValue.inWords)   (active)>"
    }

    /// The type and name of a view, and the text it shows: `UILabel:title'Hello'`.
    private func consoleName(of view: ViewID) -> String {
        guard tree.views.indices.contains(view.index) else { return "UIView" }
        let type = tree[view].role == .cell ? "UITableViewCellContentView" : tree[view].kind.viewClass.uiKit.name
        return "\(type):\(tree[view].name)\(shownText(of: view))"
    }

    private func shownText(of view: ViewID) -> String {
        guard let text = tree[view].kind.shownText?.string, !text.isEmpty else { return "" }
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

extension ConsoleWriter {
    private func equation(_ equation: SystemRow.Equation, _ priority: Double) -> String {
        var text = "\(consoleName(of: equation.first.item)).\(equation.first.attribute.rawValue) "
        text += "\(equation.relation.rawValue) "
        if let second = equation.second {
            if equation.multiplier != 1 { text += "\(equation.multiplier.inWords)*" }
            text += "\(consoleName(of: second.item)).\(second.attribute.rawValue)"
            text += equation.constant.asSummand
        } else {
            text += equation.constant.inWords
        }
        return text + suffix(priority)
    }

    /// A row without anchors; all of its variables belong to one view.
    private func equation(_ constraint: Constraint) -> String {
        var text = ""
        for term in constraint.terms {
            let factor = abs(term.coefficient)
            text += text.isEmpty ? (term.coefficient < 0 ? "-" : "") : (term.coefficient < 0 ? " - " : " + ")
            if factor != 1 { text += "\(factor.inWords)*" }
            guard let meaning = names.meaning(of: term.variable) else { continue }
            text += "\(consoleName(of: meaning.view)).\(meaning.loggedName)"
        }
        text += " \(constraint.relation.rawValue) \(constraint.constant.inWords)"
        return text + suffix(constraint.priority)
    }

    private func suffix(_ priority: Double) -> String {
        priority == LayoutPriority.required.rawValue ? "" : " @\(priority.inWords)"
    }

    private func consoleName(of item: SystemItem) -> String {
        switch item {
        case .guide(let guide):
            let type = guide.name == StackIdentifier.alignmentSpanner ? "_UILayoutSpacer" : "_UIOLAGapGuide"
            return "\(type):\(names.name(of: guide.owner))'\(guide.name)'"
        case .item(let item):
            guard let guide = item.guide else { return consoleName(of: item.view) }
            return "UILayoutGuide:\(names.name(of: item.view))'\(guide.loggedIdentifier)'"
        }
    }
}

// MARK: Visual format

extension ConsoleWriter {
    private typealias VisualFormat = (text: String, superview: ViewID?)

    /// The visual format, which UIKit uses for the distance between facing edges of two views and from an edge to the
    /// superview's; nil for anything else.
    private func visualFormat(_ equation: SystemRow.Equation, _ priority: Double) -> VisualFormat? {
        guard let second = equation.second, equation.multiplier == 1,
            let axis = equation.first.attribute.axis, !isGuide(equation.first.item), !isGuide(second.item)
        else { return nil }
        let prefix = axis == .horizontal ? "H:" : "V:"
        let (a, b) = (equation.first, second)
        if a.attribute.isStart, b.attribute.isEnd, a.item.view != b.item.view {
            let gap = gap(equation.relation, equation.constant, priority)
            return ("\(prefix)[\(consoleName(of: b.item))]-(\(gap))-[\(consoleName(of: a.item))]", nil)
        }
        if a.attribute.isEnd, b.attribute.isStart, a.item.view != b.item.view {
            let gap = gap(equation.relation.mirrored, -equation.constant, priority)
            return ("\(prefix)[\(consoleName(of: a.item))]-(\(gap))-[\(consoleName(of: b.item))]", nil)
        }
        guard a.attribute == b.attribute else { return nil }
        return formatInSuperview(equation, prefix, priority)
    }

    private func formatInSuperview(
        _ equation: SystemRow.Equation, _ prefix: String, _ priority: Double
    ) -> VisualFormat? {
        guard let second = equation.second else { return nil }
        let isInner = names.index.parent(of: equation.first.item.view) == second.item.view
        let isOuter = names.index.parent(of: second.item.view) == equation.first.item.view
        guard isInner || isOuter else { return nil }
        let inner = isInner ? equation.first : second
        let superview = isInner ? second.item.view : equation.first.item.view
        let isForward = isInner == equation.first.attribute.isStart
        let relation = isForward ? equation.relation : equation.relation.mirrored
        let gap = gap(relation, isForward ? equation.constant : -equation.constant, priority)
        if equation.first.attribute.isStart {
            return ("\(prefix)|-(\(gap))-[\(consoleName(of: inner.item))]", superview)
        }
        guard equation.first.attribute.isEnd else { return nil }
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

extension VariableMeaning {
    fileprivate var loggedName: String {
        switch (guide, component) {
        case (nil, .x): "minX"
        case (nil, .y): "minY"
        default: name
        }
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
        case .keyboard: "UIKeyboardLayoutGuide"
        case .content: "UIScrollView-contentLayoutGuide"
        case .frame: "UIScrollView-frameLayoutGuide"
        }
    }
}
