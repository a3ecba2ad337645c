import Piecewise
import Scene

/// The grid on which browsers place boxes: 64 steps a pixel.
enum LayoutGrid {
    /// Beyond this many points a browser's own arithmetic would overflow.
    private static let limit = 1_000_000.0

    /// The nearest line of the grid; a coordinate that is no number counts as 0.
    ///
    /// The tiny bias sends two edges that are meant to touch to the same line where rounding errors part them.
    static func snap(_ coordinate: Double) -> Double {
        guard coordinate.isFinite else { return 0 }
        let held = min(max(coordinate, -limit), limit)
        return (held * 64 + 0.5 + Tolerance.grid).rounded(.down) / 64
    }
}

/// A rectangle whose four edges lie on the grid, so that offsets between two of them add up without error.
struct GridRect: Hashable {
    let left: Double
    let top: Double
    let width: Double
    let height: Double

    /// `rect` with each edge moved to the nearest line.
    init(_ rect: Rect) {
        left = LayoutGrid.snap(rect.x)
        top = LayoutGrid.snap(rect.y)
        width = max(0, LayoutGrid.snap(rect.maxX) - left)
        height = max(0, LayoutGrid.snap(rect.maxY) - top)
    }
}
