import Foundation

/// A layer that shows a part of its layers.
open class CAScrollLayer: CALayer {
    open var scrollMode: CAScrollLayerScrollMode = .both

    open func scroll(_ p: CGPoint) { bounds.origin = p }
    open func scroll(_ r: CGRect) { bounds.origin = r.origin }
}

public struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")

    public init(rawValue: String) { self.rawValue = rawValue }
}
