/// A number that is affine in the screen's width and in the scroll offset.
public struct CellValue: Hashable, Sendable {
    /// At the offset 0.
    public var base: Affine
    /// For each point of the offset.
    public var offsetRate: Double

    public init(base: Affine, offsetRate: Double = 0) {
        self.base = base
        self.offsetRate = offsetRate
    }

    public func value(at width: Double, offset: Double) -> Double { base.value(at: width) + offsetRate * offset }
}
