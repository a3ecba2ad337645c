import Piecewise

/// How a corner is round, as `CALayerCornerCurve`.
public enum CornerCurve: String, Hashable, Sendable, Serializable, CaseIterable {
    /// A quarter of a circle.
    case circular
    /// A curve that begins earlier and bends more evenly.
    case continuous

    /// How far along the sides it reaches, in radii: `CALayer.cornerCurveExpansionFactor(_:)`.
    public var reach: Double {
        switch self {
        case .circular: 1
        case .continuous: 1.528665
        }
    }
}
