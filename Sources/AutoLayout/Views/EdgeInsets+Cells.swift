import Piecewise
import Scene

extension EdgeInsets {
    /// The margins of a cell built in code: 8 above and below, 16 at the sides of a table below 393 points, else 20, as
    /// Interface Builder saves the contents of cells.
    static func cellMargins(tableWidth: Double) -> EdgeInsets {
        let side = cellSide(ofWidth: tableWidth)
        return EdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }

    /// The margins of cells at the sides of a table so wide, points.
    static func cellSide(ofWidth tableWidth: Double) -> Double { tableWidth < leastWidthOfWideCells ? 16 : 20 }

    /// The smallest width of a table whose cells have the wider margins, points; less a tolerance for rounding.
    static let leastWidthOfWideCells = 393.0 - Tolerance.settling
}
