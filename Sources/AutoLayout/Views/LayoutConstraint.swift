import Cassowary
import Diagnostics
import Piecewise

/// An edge, centre, baseline or dimension of a view or guide, as `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: String, Hashable, Sendable, Serializable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline, lastBaseline
}

/// A rectangle that a view carries besides its own frame.
public enum LayoutGuide: String, Hashable, Sendable, Serializable {
    /// `layoutMarginsGuide`.
    case layoutMargins
    /// `safeAreaLayoutGuide`.
    case safeArea
    /// `readableContentGuide`.
    case readableContent
    /// `keyboardLayoutGuide`.
    case keyboard
    /// A scroll view's `contentLayoutGuide`.
    case content
    /// A scroll view's `frameLayoutGuide`.
    case frame
}

/// What an anchor belongs to: a view, or one of its guides.
public struct LayoutItem: Hashable, Sendable, Serializable {
    public var view: ViewID
    /// Nil for the view itself.
    public var guide: LayoutGuide?

    public init(_ view: ViewID, _ guide: LayoutGuide? = nil) {
        self.view = view
        self.guide = guide
    }
}

/// One attribute of a view or guide.
public struct LayoutAnchor: Hashable, Sendable, Serializable {
    public var item: LayoutItem
    public var attribute: LayoutAttribute

    public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}

/// `first relation multiplier × second + constant` at `priority`, as `NSLayoutConstraint`.
public struct LayoutConstraint: Hashable, Sendable, Serializable {
    public var first: LayoutAnchor
    public var relation: Relation
    /// Nil for a constraint against a constant alone.
    public var second: LayoutAnchor?
    public var multiplier: Double
    /// Points.
    public var constant: Double
    public var priority: LayoutPriority
    /// The name under which UIKit logs it, such as `UISV-spacing`; nil for an author's own.
    public var identifier: String?
    /// Where the author wrote it, or the view it comes from.
    public var source: SourceLocation?

    public init(
        _ first: LayoutAnchor, _ relation: Relation, _ second: LayoutAnchor? = nil,
        multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required,
        identifier: String? = nil, source: SourceLocation? = nil
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.identifier = identifier
        self.source = source
    }
}
