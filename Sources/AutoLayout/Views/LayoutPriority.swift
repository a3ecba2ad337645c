import Piecewise

/// How much a constraint matters: above 0, at most 1000; as `UILayoutPriority`.
public struct LayoutPriority: Hashable, Comparable, Sendable, Serializable {
    public var rawValue: Double

    public init(_ rawValue: Double) { self.rawValue = rawValue }

    /// 1000: must hold.
    public static let required = LayoutPriority(1000)
    /// 750: at which content resists being squeezed.
    public static let defaultHigh = LayoutPriority(750)
    /// 250: at which content resists being stretched.
    public static let defaultLow = LayoutPriority(250)
    /// 50: at which a fitting pass wants its target size.
    public static let fittingSizeLevel = LayoutPriority(50)

    public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }
}

#if !hasFeature(Embedded)
extension LayoutPriority {
    public init(from decoder: any Decoder) throws { rawValue = try decoder.singleValueContainer().decode(Double.self) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
#endif
