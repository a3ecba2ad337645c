import AutoLayout
import Scene

/// A width before point size and tracking are known, exact under addition.
struct Advance: Hashable, Sendable {
    /// What glyphs and boxes take, in units of `FontInstance.unitsPerEm` to the em.
    var units = 0
    /// How many clusters are followed by tracking.
    var tracked = 0

    static func + (left: Advance, right: Advance) -> Advance {
        Advance(units: left.units + right.units, tracked: left.tracked + right.tracked)
    }

    static func - (left: Advance, right: Advance) -> Advance {
        Advance(units: left.units - right.units, tracked: left.tracked - right.tracked)
    }

    static func += (left: inout Advance, right: Advance) { left = left + right }

    /// The width at `scale`, in points.
    func points(_ scale: TypeScale) -> Double {
        Double(units) * scale.pointsPerUnit + Double(tracked) * scale.tracking
    }
}

/// What turns advances into points.
struct TypeScale: Hashable, Sendable {
    /// Points in a unit of `Advance`.
    let pointsPerUnit: Double
    /// Points after each cluster.
    let tracking: Double

    /// The scale of `font`; a size that is no positive number counts as 0.
    init(_ font: Font) {
        let size = font.pointSize.isFinite ? max(font.pointSize, 0) : 0
        pointsPerUnit = size / Double(FontInstance.unitsPerEm)
        tracking = font.tracking
    }

    /// Points in an em.
    var em: Double { pointsPerUnit * Double(FontInstance.unitsPerEm) }
}
