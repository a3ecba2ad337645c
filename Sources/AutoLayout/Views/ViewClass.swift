import Scene

/// Everything that views of one kind have in common: names, properties, measures and how they are drawn.
///
/// A kind is one file of this folder, which makes one of these; `ViewKind.viewClass` finds it. A class rather than a
/// struct, since each view asks for it many times over and it never changes.
public final class ViewClass: Sendable {
    /// The types of the notation that make such a view, the kind's own name first.
    public let types: [ViewType]
    public let uiKit: UIKitClass
    /// How it places its subviews.
    public let placement: SubviewPlacement
    /// `contentHuggingPriority` of a view made in code.
    public let hugging: AxisPriorities
    /// `contentCompressionResistancePriority` of a view made in code.
    public let compressionResistance: AxisPriorities
    /// Whether it is drawn and may hold views; a layout guide is not and may not.
    public let isView: Bool
    /// Whether `adapted` depends on the width's size class.
    public let followsWidthClass: Bool
    /// What the notation may set: what every view has, then what only this kind has.
    public let properties: [ViewProperty<View>]
    /// Where each of them stands, by its name.
    private let positions: [String: Int]

    /// Whether such a view is hidden until it is told to show.
    let isHiddenAtFirst: Bool
    let alignmentRectInsets: @Sendable (ViewKind) -> EdgeInsets
    let intrinsicContentSize: @Sendable (ViewKind, ContentMeasuring) -> ContentSize
    let baselineOffsets: @Sendable (ViewKind, PixelGrid) -> BaselineOffsets
    let surface: @Sendable (ViewKind) -> Surface
    let opacity: @Sendable (ViewKind) -> Double
    let contentBends: @Sendable (ViewKind) -> Bool
    let draw: @Sendable (ViewKind, DrawingContext) -> ContentScene<Double>
    let shownText: @Sendable (ViewKind) -> ShownText?
    let scrolling: @Sendable (ViewKind) -> ScrollView?
    /// Nil for a kind without lengths of its own.
    let visitNumbers: (@Sendable (inout View, (inout Double) -> Void) -> Void)?
    let drawnValues: @Sendable (ViewKind) -> ViewKind
    let adapted: @Sendable (ViewKind, Screen) -> ViewKind

    /// A kind whose views carry a `Content`; what is not said is as `UIView` has it.
    ///
    /// - Parameters:
    ///   - content: how a `Content` becomes a `ViewKind` and is found in one again.
    ///   - viewProperties: what changes more than the content.
    ///   - isView: whether it has what every view has.
    ///   - followsWidthClass: whether `adapted` depends on the width's size class.
    ///   - alignmentRectInsets: from the frame to the rectangle on which constraints act, points.
    ///   - intrinsicContentSize: the size of the content by its nature.
    ///   - baselineOffsets: where the baselines of its text stand.
    ///   - surface: how a view is painted as long as nobody says otherwise.
    ///   - opacity: what UIKit draws it with besides its alpha, 0…1, as a disabled control.
    ///   - contentBends: whether places in what it draws may bend where no edge of the view does.
    ///   - draw: what it shows by itself.
    ///   - shownText: the text that it sets.
    ///   - scrolling: how it scrolls.
    ///   - visitNumbers: hands every length to a closure, which may change it: what may grow evenly with the width.
    ///   - drawnValues: the content without what only its layout depends on.
    ///   - adapted: the content on a screen, where UIKit makes it follow the text size or the size classes.
    init<Content>(
        _ content: ViewContent<Content>, types: [ViewType], uiKit: UIKitClass,
        placement: SubviewPlacement = .byConstraints, hugging: AxisPriorities = .low,
        compressionResistance: AxisPriorities = .high,
        alignmentRectInsets: (@Sendable (Content) -> EdgeInsets)? = nil,
        properties: [ViewProperty<Content>] = [], viewProperties: [ViewProperty<View>] = [],
        isView: Bool = true, followsWidthClass: Bool = false, isHiddenAtFirst: Bool = false,
        intrinsicContentSize: (@Sendable (Content, ContentMeasuring) -> ContentSize)? = nil,
        baselineOffsets: (@Sendable (Content, PixelGrid) -> BaselineOffsets)? = nil,
        surface: (@Sendable (Content) -> Surface)? = nil,
        opacity: (@Sendable (Content) -> Double)? = nil,
        contentBends: (@Sendable (Content) -> Bool)? = nil,
        draw: (@Sendable (Content, DrawingContext) -> ContentScene<Double>)? = nil,
        shownText: (@Sendable (Content) -> ShownText?)? = nil,
        scrolling: (@Sendable (Content) -> ScrollView?)? = nil,
        visitNumbers: (@Sendable (inout Content, (inout Double) -> Void) -> Void)? = nil,
        drawnValues: (@Sendable (Content) -> Content)? = nil,
        adapted: (@Sendable (Content, Screen) -> Content)? = nil
    ) {
        self.types = types
        self.uiKit = uiKit
        self.placement = placement
        self.hugging = hugging
        self.compressionResistance = compressionResistance
        self.alignmentRectInsets = content.asked(alignmentRectInsets, otherwise: .zero)
        self.isView = isView
        self.followsWidthClass = followsWidthClass
        let properties =
            (isView ? View.commonProperties : []) + properties.map { $0.lifted(content.change) } + viewProperties
        self.properties = properties
        positions = Dictionary(positionsOf: properties.map { $0.name })
        self.isHiddenAtFirst = isHiddenAtFirst
        self.intrinsicContentSize = content.asked(intrinsicContentSize, otherwise: .none)
        self.baselineOffsets = content.asked(baselineOffsets, otherwise: .edges)
        self.surface = content.asked(surface, otherwise: Surface())
        self.opacity = content.asked(opacity, otherwise: 1)
        self.contentBends = content.asked(contentBends, otherwise: false)
        self.draw = content.asked(draw, otherwise: ContentScene())
        self.shownText = content.asked(shownText, otherwise: nil)
        self.scrolling = content.asked(scrolling, otherwise: nil)
        self.visitNumbers = visitNumbers.map { visitNumbers in
            { @Sendable view, visit in content.change(&view) { visitNumbers(&$0, visit) } }
        }
        self.drawnValues = content.mapped(drawnValues)
        self.adapted = content.mapped(adapted)
    }

    /// The kind's name in the notation, UIKit's without its prefix.
    public var name: String { types.first?.name ?? "" }

    /// The property of that name; nil where views of this kind have none.
    ///
    /// - Complexity: O(1).
    public func property(named name: String) -> ViewProperty<View>? { positions[name].map { properties[$0] } }
}

/// A type of the notation: its name, and a view of it as it is when nothing is said about it.
public struct ViewType: Sendable {
    public let name: String
    public let kind: ViewKind
    /// What the notation takes for granted of it where UIKit does otherwise.
    public let settings: [UIKitSetting]

    init(_ name: String, _ kind: ViewKind, settings: [UIKitSetting] = []) {
        self.name = name
        self.kind = kind
        self.settings = settings
    }
}

/// How a view places its subviews.
public enum SubviewPlacement: Hashable, Sendable {
    /// Only constraints do.
    case byConstraints
    /// It arranges them in a row, as `UIStackView`.
    case inStack
    /// Constraints do, on content that it scrolls.
    case onScrolledContent
    /// It places its parts itself, one below the other, and scrolls them.
    case inTable
    /// It places its items itself, as its layout says, on content that it scrolls.
    case inCollection

    /// Whether the view moves its subviews.
    public var scrolls: Bool {
        switch self {
        case .onScrolledContent, .inTable, .inCollection: true
        case .byConstraints, .inStack: false
        }
    }
}

extension ViewKind {
    /// Whether it places its parts itself.
    public var isTable: Bool { viewClass.placement == .inTable }

    /// Whether it arranges its subviews.
    package var isStack: Bool { viewClass.placement == .inStack }

    /// Whether it is a collection view.
    package var isCollection: Bool { viewClass.placement == .inCollection }

    /// Of a collection view, the headers that stay in sight.
    package var pinnedHeaders: [ViewID] {
        if case .collectionView(let collection) = self { collection.pinnedHeaders } else { [] }
    }

    /// Whether it moves its subviews.
    public var isScrolling: Bool { viewClass.placement.scrolls }

    /// How it scrolls; nil where it does not.
    package var scrolling: ScrollView? { viewClass.scrolling(self) }

    /// What a view of this kind shows by itself, behind its subviews and in its own coordinates.
    public func content(in context: DrawingContext) -> ContentScene<Double> { viewClass.draw(self, context) }

    /// How a view of this kind is painted as long as nobody says otherwise.
    public var defaultSurface: Surface { viewClass.surface(self) }

    /// Whether places in the content may bend at a size at which no edge of the view does: where a picture that fills
    /// its view begins to be cut at its sides instead of above and below, or a title has no more room.
    public var contentBends: Bool { viewClass.contentBends(self) }

    /// What UIKit draws such a view with besides its alpha, 0…1: a disabled control is faint.
    package var opacity: Double { viewClass.opacity(self) }

    /// From the frame to the rectangle on which constraints act, as `alignmentRectInsets`; points.
    package var alignmentRectInsets: EdgeInsets { viewClass.alignmentRectInsets(self) }

    /// The kind without the values that only its layout depends on.
    package var drawnValues: ViewKind { viewClass.drawnValues(self) }

    /// The kind on a screen, where UIKit makes it follow the text size or the size classes.
    package func adapted(to screen: Screen) -> ViewKind { viewClass.adapted(self, screen) }

    /// The text that it sets; nil where it sets none.
    public var shownText: ShownText? { viewClass.shownText(self) }
}

extension View {
    /// Hands the lengths that only views of its kind have to `visit`, in order.
    package mutating func visitContentNumbers(_ visit: (inout Double) -> Void) {
        kind.viewClass.visitNumbers?(&self, visit)
    }

    /// From the frame to the rectangle on which constraints act, points.
    package var alignmentRectInsets: EdgeInsets { ownAlignmentRectInsets ?? kind.alignmentRectInsets }

    /// How much longer the frame is than the rectangle on which constraints act, points.
    func alignmentExcess(along axis: Axis) -> Double {
        let insets = alignmentRectInsets
        return axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    }
}
