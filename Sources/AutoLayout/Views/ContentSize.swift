import Scene

/// A size in points, each dimension nil where the content has none by its nature, as `noIntrinsicMetric`.
public struct ContentSize: Hashable, Sendable, Serializable {
    public var width: Double?
    public var height: Double?

    public init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

    /// No size in either dimension.
    public static let none = ContentSize()
}

extension ContentSize {
    init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

/// With what contents are measured.
struct ContentMeasuring {
    /// The width in which texts of several lines are broken, points; nil for the unbroken text.
    var fittingWidth: Double?
    var measurer: any TextMeasuring
    var screen: Screen
}

extension ContentSize {
    /// Hands each length that there is to `visit`, which may change it.
    package mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        width.visitNumber(visit)
        height.visitNumber(visit)
    }
}

extension View {
    /// The size of the content by its nature, as `intrinsicContentSize`, in points; nil where it has none.
    ///
    /// With `fittingWidth` a label of several lines is as high as its text broken in that width; its width stays that of
    /// the unbroken text.
    public func intrinsicContentSize(
        fittingWidth: Double?, measurer: any TextMeasuring, screen: Screen
    ) -> ContentSize {
        ownContentSize
            ?? kind.viewClass.intrinsicContentSize(
                kind, ContentMeasuring(fittingWidth: fittingWidth, measurer: measurer, screen: screen))
    }
}
