import Foundation

// An author's comparisons land here rather than in Foundation, so that where they turn is known.

extension CGFloat {
    public static func < (a: CGFloat, b: CGFloat) -> Bool {
        ScreenReading.compare(Double(a), Double(b))
        return Double(a) < Double(b)
    }

    public static func > (a: CGFloat, b: CGFloat) -> Bool {
        ScreenReading.compare(Double(a), Double(b))
        return Double(a) > Double(b)
    }

    public static func <= (a: CGFloat, b: CGFloat) -> Bool {
        ScreenReading.compare(Double(a), Double(b))
        return Double(a) <= Double(b)
    }

    public static func >= (a: CGFloat, b: CGFloat) -> Bool {
        ScreenReading.compare(Double(a), Double(b))
        return Double(a) >= Double(b)
    }
}

public func max(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a > b ? a : b }

public func min(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a < b ? a : b }
