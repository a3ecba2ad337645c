import Foundation

// Whether a range holds a number is decided where its comparisons are seen, also in the patterns of a `switch`.

extension ClosedRange<CGFloat> {
    public func contains(_ element: CGFloat) -> Bool { lowerBound <= element && element <= upperBound }

    public static func ~= (pattern: ClosedRange<CGFloat>, value: CGFloat) -> Bool { pattern.contains(value) }
}

extension ClosedRange<Double> {
    public func contains(_ element: Double) -> Bool { lowerBound <= element && element <= upperBound }

    public static func ~= (pattern: ClosedRange<Double>, value: Double) -> Bool { pattern.contains(value) }
}

extension Range<CGFloat> {
    public func contains(_ element: CGFloat) -> Bool { lowerBound <= element && element < upperBound }

    public static func ~= (pattern: Range<CGFloat>, value: CGFloat) -> Bool { pattern.contains(value) }
}

extension Range<Double> {
    public func contains(_ element: Double) -> Bool { lowerBound <= element && element < upperBound }

    public static func ~= (pattern: Range<Double>, value: Double) -> Bool { pattern.contains(value) }
}

extension PartialRangeFrom<CGFloat> {
    public func contains(_ element: CGFloat) -> Bool { lowerBound <= element }

    public static func ~= (pattern: PartialRangeFrom<CGFloat>, value: CGFloat) -> Bool { pattern.contains(value) }
}

extension PartialRangeFrom<Double> {
    public func contains(_ element: Double) -> Bool { lowerBound <= element }

    public static func ~= (pattern: PartialRangeFrom<Double>, value: Double) -> Bool { pattern.contains(value) }
}

extension PartialRangeUpTo<CGFloat> {
    public func contains(_ element: CGFloat) -> Bool { element < upperBound }

    public static func ~= (pattern: PartialRangeUpTo<CGFloat>, value: CGFloat) -> Bool { pattern.contains(value) }
}

extension PartialRangeUpTo<Double> {
    public func contains(_ element: Double) -> Bool { element < upperBound }

    public static func ~= (pattern: PartialRangeUpTo<Double>, value: Double) -> Bool { pattern.contains(value) }
}

extension PartialRangeThrough<CGFloat> {
    public func contains(_ element: CGFloat) -> Bool { element <= upperBound }

    public static func ~= (pattern: PartialRangeThrough<CGFloat>, value: CGFloat) -> Bool { pattern.contains(value) }
}

extension PartialRangeThrough<Double> {
    public func contains(_ element: Double) -> Bool { element <= upperBound }

    public static func ~= (pattern: PartialRangeThrough<Double>, value: Double) -> Bool { pattern.contains(value) }
}
