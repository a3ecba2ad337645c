import Foundation

/// Where in an author's program something was made.
struct ProgramPlace {
    var file: String
    var line: UInt
}

/// A constraint between anchors of views and guides; it is the engine's while it is active.
open class NSLayoutConstraint: NSObject {
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    public enum Attribute: Int, Sendable {
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
    }

    public enum Axis: Int, Sendable { case horizontal, vertical }

    public private(set) final weak var firstItem: AnyObject?
    public private(set) final weak var secondItem: AnyObject?
    public private(set) final var firstAttribute = Attribute.notAnAttribute
    public private(set) final var secondAttribute = Attribute.notAnAttribute
    public private(set) final var relation = Relation.equal
    public private(set) final var multiplier: CGFloat = 1
    open var constant: CGFloat = 0
    open var identifier: String?
    open var shouldBeArchived = false
    private(set) final var place: ProgramPlace?
    /// Which of the process's activations made it active; the engine reads constraints in that order.
    private(set) final var activation = 0
    /// The view that holds it while it is active: the nearest that contains both items.
    final weak var holder: UIView?

    open var priority: UILayoutPriority = .required {
        didSet {
            if isActive, (oldValue == .required) != (priority == .required) {
                raiseException("Mutating a priority from required to not on an installed constraint is not supported")
            }
        }
    }

    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: String = #filePath,
        line: UInt = #line
    ) {
        self.init(
            view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier, c,
            ProgramPlace(file: file, line: line))
    }

    convenience init(
        _ first: AnyObject, _ attribute: Attribute, _ relation: Relation, _ second: AnyObject?,
        _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat, _ place: ProgramPlace
    ) {
        self.init()
        firstItem = first
        firstAttribute = attribute
        self.relation = relation
        secondItem = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.place = place
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { holder?.drop(self) }
        }
    }

    private func activate() {
        guard let first = Self.view(of: firstItem) else { return }
        let second = Self.view(of: secondItem)
        guard let common = second.map({ first.commonAncestor(with: $0) }) ?? first else {
            if holdForDrawer(first, second) { return }
            raiseException(
                "Unable to activate constraint with anchors because they have no common ancestor. "
                    + "Does the constraint or its anchors reference items in different view hierarchies?")
        }
        Self.activations += 1
        activation = Self.activations
        common.hold(self)
    }

    /// Whether it ties a part that a control or a cell draws itself: such a one pads a button, or a figure leaves it out.
    private func holdForDrawer(_ first: UIView, _ second: UIView?) -> Bool {
        guard let part = [first, second].compactMap({ $0 }).first(where: { $0.drawer != nil }), let drawer = part.drawer
        else { return false }
        holder = part
        if (drawer as? UIButton)?.pads(by: self) != true { leaveOut("\(type(of: drawer))", drawer.name(ofPart: part)) }
        return true
    }

    /// The views that it ties together.
    final var views: [UIView] {
        [firstItem, secondItem].compactMap { Self.view(of: $0) }
    }

    /// The `itemView` of what has anchors. Asking a program's class for its protocols takes many times as long.
    private static func view(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.itemView
    }

    nonisolated(unsafe) private static var activations = 0
}

/// What has anchors: a view, or a guide in one.
protocol LayoutItemOwner: AnyObject {
    /// The view itself, or the one that owns the guide.
    var itemView: UIView? { get }
}

/// Ends the author's program as an exception of UIKit's does: it runs in a sandboxed process of its own, and `plumb run`
/// turns its end into a message at the line under way.
func raiseException(_ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception, reason: '\(reason)'")
}
