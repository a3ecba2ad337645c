import Diagnostics
import Scene

/// A view's position in `ViewTree.views`.
public struct ViewID: Hashable, Comparable, Sendable, Serializable {
    public let index: Int

    public init(_ index: Int) { self.index = index }

    public static func < (a: ViewID, b: ViewID) -> Bool { a.index < b.index }
}

#if !hasFeature(Embedded)
extension ViewID {
    public init(from decoder: any Decoder) throws { index = try decoder.singleValueContainer().decode(Int.self) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(index)
    }
}
#endif

/// One priority for each axis.
public struct AxisPriorities: Hashable, Sendable, Serializable {
    public var horizontal: LayoutPriority
    public var vertical: LayoutPriority

    public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// 250 along both axes.
    public static let low = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    /// 750 along both axes.
    public static let high = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    /// 1000 along both axes.
    public static let required = AxisPriorities(horizontal: .required, vertical: .required)

    public subscript(axis: Axis) -> LayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// The part a view plays beyond being a subview; a table places its parts itself.
public enum ViewRole: String, Hashable, Sendable, Serializable {
    /// The controller's root view: as large as the screen.
    case root
    /// An ordinary subview.
    case subview
    /// A table's `tableHeaderView`, as wide as the table and as high as it fits.
    case tableHeader
    /// A table's `tableFooterView`.
    case tableFooter
    /// A section's header, which sticks to the top of a plain table.
    case sectionHeader
    case sectionFooter
    /// A row's content view.
    case cell
}

/// A view as an author declares it: what it shows, how it behaves in layout, and where it stands in the tree.
public struct View: Hashable, Sendable, Serializable {
    /// Its name among its siblings, such as `avatar` or `row[0]`.
    public var name: String
    public var kind: ViewKind
    public var role: ViewRole
    public var superview: ViewID?
    /// In drawing order, arranged subviews included.
    public var subviews: [ViewID]
    /// Nil for UIKit's default of the place: 8 all round, the system's minimum in a controller's view, a cell's own.
    public var layoutMargins: MarginOverrides
    public var preservesSuperviewLayoutMargins: Bool
    public var insetsLayoutMarginsFromSafeArea: Bool
    /// What a screen's controller adds to the device's safe area, as `additionalSafeAreaInsets`, points.
    public var additionalSafeAreaInsets: EdgeInsets
    /// `contentHuggingPriority`, at first what the kind of view has.
    public var hugging: AxisPriorities
    /// `contentCompressionResistancePriority`, at first what the kind of view has.
    public var compressionResistance: AxisPriorities
    /// What its class says of its `intrinsicContentSize`; nil for what its kind has.
    public var ownContentSize: ContentSize?
    /// What its class says of its `alignmentRectInsets`, points; nil for what its kind has.
    public var ownAlignmentRectInsets: EdgeInsets?
    public var isHidden: Bool
    /// Whether a stack view that is its superview arranges it.
    public var isArranged: Bool
    /// `setCustomSpacing(_:after:)` for this arranged view, in points.
    public var customSpacingAfter: Double?
    @Boxed public var appearance: ViewAppearance
    /// Of a screen's root, what the controllers around put over it.
    @Boxed public var bars: ScreenBars
    public var source: SourceLocation?

    public init(
        name: String, kind: ViewKind, role: ViewRole = .subview, superview: ViewID? = nil, source: SourceLocation? = nil
    ) {
        self.name = name
        self.kind = kind
        self.role = role
        self.superview = superview
        self.source = source
        subviews = []
        layoutMargins = MarginOverrides()
        preservesSuperviewLayoutMargins = false
        insetsLayoutMarginsFromSafeArea = true
        additionalSafeAreaInsets = .zero
        hugging = kind.viewClass.hugging
        compressionResistance = kind.viewClass.compressionResistance
        ownContentSize = nil
        ownAlignmentRectInsets = nil
        isHidden = kind.viewClass.isHiddenAtFirst
        isArranged = kind.viewClass.isView
        customSpacingAfter = nil
        _appearance = Self.ordinaryAppearance
        _bars = Self.noBars
    }

    /// Has the view look like another one.
    package mutating func takeAppearance(of other: View) { _appearance = other._appearance }

    /// Has the view look as one of which nothing has been said.
    package mutating func removeAppearance() { _appearance = Self.ordinaryAppearance }

    // Views share them until they are written to.
    private static let ordinaryAppearance = Boxed(wrappedValue: ViewAppearance())
    private static let noBars = Boxed(wrappedValue: ScreenBars())
}

/// Layout margins, each nil until it is set.
public struct MarginOverrides: Hashable, Sendable, Serializable {
    public var top: Double?
    public var bottom: Double?
    /// Follow the reading direction.
    public var leading: Double?
    public var trailing: Double?
    /// Do not follow it; where set they win over leading and trailing.
    public var left: Double?
    public var right: Double?
    /// Whether those that are not set are a controller's: the system's minimum at the sides of its view, on any screen.
    package var isOfController = false

    public init() {}

    /// All four sides, along the reading direction.
    package init(_ insets: DirectionalEdgeInsets) {
        top = insets.top
        leading = insets.leading
        bottom = insets.bottom
        trailing = insets.trailing
    }
}

/// A screen's views and the constraints an author wrote between them.
public struct ViewTree: Hashable, Sendable, Serializable {
    /// The root stands first; every view stands after its superview.
    public private(set) var views: [View]
    /// In the order written.
    public var constraints: [LayoutConstraint]

    /// A tree of one root view.
    public init(root: View) {
        views = [root]
        views[0].role = .root
        constraints = []
    }

    public static let rootID = ViewID(0)

    public subscript(id: ViewID) -> View {
        // In place: a view is large.
        _read { yield views[id.index] }
        _modify { yield &views[id.index] }
    }

    /// Appends `view` to the subviews of `superview`.
    public mutating func addSubview(_ view: View, to superview: ViewID) -> ViewID {
        let id = ViewID(views.count)
        views.append(view)
        views[id.index].superview = superview
        views[superview.index].subviews.append(id)
        return id
    }

    /// The names from the root down to `id`, joined by `/`. Complexity: O(depth).
    public func path(of id: ViewID) -> String {
        var names = [self[id].name]
        var current = self[id].superview
        while let parent = current {
            names.append(self[parent].name)
            current = self[parent].superview
        }
        return names.reversed().joined(separator: "/")
    }

    /// The paths of all views. Complexity: O(1) a view that comes after its superview, which nearly all do.
    package var paths: [String] {
        var paths: [String] = []
        paths.reserveCapacity(views.count)
        for index in views.indices {
            if let superview = views[index].superview, superview.index < index {
                paths.append(paths[superview.index] + "/" + views[index].name)
            } else {
                paths.append(path(of: ViewID(index)))
            }
        }
        return paths
    }
}
