import AutoLayout
import Scene

/// A width before point size and tracking are known, exact under addition.
package struct Advance: Hashable, Sendable {
    /// Lengths are counted in this many units to the em: fine enough for the fractions that weights between the
    /// masters give, and a power of two, so that no sum of them is ever rounded.
    package static let unitsPerEm = 1 << 18

    /// What glyphs and boxes take, in units of `unitsPerEm` to the em.
    package var units = 0
    /// How many clusters are followed by tracking.
    package var tracked = 0

    package static func + (left: Advance, right: Advance) -> Advance {
        Advance(units: left.units + right.units, tracked: left.tracked + right.tracked)
    }

    package static func - (left: Advance, right: Advance) -> Advance {
        Advance(units: left.units - right.units, tracked: left.tracked - right.tracked)
    }

    package static func += (left: inout Advance, right: Advance) { left = left + right }

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
        pointsPerUnit = size / Double(Advance.unitsPerEm)
        tracking = font.tracking
        greatestEm = font.runs.reduce(size) { max($0, $1.font.pointSize) }
    }

    /// Points in an em of the largest font in the text.
    let greatestEm: Double
}
