import AutoLayout
import Piecewise

/// Decides an expectation over a range of widths: cell by cell, in each of which both sides are affine.
struct ExpectationDecision {
    private let sides: ExpectationSides
    private let geometry: VariantGeometry
    private let scope: ExpectationScope
    /// The offsets over which something changes; nil where it does not matter, or cannot be followed.
    private let offsets: ClosedRange<Double>?

    init(_ sides: ExpectationSides, _ geometry: VariantGeometry) {
        self.sides = sides
        self.geometry = geometry
        scope = ExpectationScope(sides.terms, geometry)
        offsets = scope.dependsOnOffset && geometry.variant.scroller != nil ? geometry.layout.scrolling?.offsets : nil
    }

    /// Where it fails; nil where it holds at every width and offset.
    func failure(over widths: ClosedRange<Double>) -> ExpectationFailure? {
        var failure: ExpectationFailure?
        for strip in geometry.strips(of: widths, scope, followsOffset: offsets != nil) {
            for cell in cells(in: strip) { add(cell, to: &failure) }
        }
        return failure
    }

    /// Widths over which the offsets between two lines belong to one cell.
    private struct Cell {
        var widths: ClosedRange<Double>
        var lower: Affine
        var upper: Affine
        /// A point within.
        var point: CellPoint
    }

    // MARK: Cells

    private func cells(in strip: ClosedRange<Double>) -> [Cell] {
        let middle = (strip.lowerBound + strip.upperBound) / 2
        guard let offsets else {
            let rest = Affine(constant: geometry.layout.screen.scrolledBy)
            return [
                Cell(widths: strip, lower: rest, upper: rest, point: CellPoint(width: middle, offset: rest.constant))
            ]
        }
        let lines = geometry.lines(in: strip, scope, offsets)
        return Self.parts(of: strip, cutBy: lines).flatMap { cells(in: $0, lines, offsets) }
    }

    private func cells(in part: ClosedRange<Double>, _ lines: [Affine], _ offsets: ClosedRange<Double>) -> [Cell] {
        let middle = (part.lowerBound + part.upperBound) / 2
        let sorted = lines.sorted { $0.value(at: middle) < $1.value(at: middle) }
        let within = CellPoint(width: middle, offset: 0)
        let greatest = max(0, geometry.greatestOffset(at: middle, in: within) ?? 0)
        return zip(sorted, sorted.dropFirst()).compactMap { lower, upper in
            let (least, most) = (lower.value(at: middle), upper.value(at: middle))
            let offset = (least + most) / 2
            guard most - least > Tolerance.resolution, offset > offsets.lowerBound, offset < greatest else {
                return nil
            }
            return Cell(
                widths: part, lower: lower, upper: upper, point: CellPoint(width: middle, offset: offset))
        }
    }

    /// The parts of a strip in which no line crosses another.
    private static func parts(of strip: ClosedRange<Double>, cutBy lines: [Affine]) -> [ClosedRange<Double>] {
        var cuts: [Double] = []
        for (number, first) in lines.enumerated() {
            for second in lines[..<number] {
                let crossing = (first - second).zero
                if crossing.isFinite, crossing > strip.lowerBound, crossing < strip.upperBound { cuts.append(crossing) }
            }
        }
        return strip.parts(cutAt: cuts)
    }

    // MARK: One cell

    private func add(_ cell: Cell, to failure: inout ExpectationFailure?) {
        let (lower, upper) = (difference(along: cell.lower, in: cell), difference(along: cell.upper, in: cell))
        let tolerance = LayoutExpectation.tolerance
        let turns = [lower, upper].flatMap { line in
            [-tolerance, tolerance].map { (line - Affine(constant: $0)).zero }
        }
        let inside = turns.filter { $0.isFinite && $0 > cell.widths.lowerBound && $0 < cell.widths.upperBound }
        for part in cell.widths.parts(cutAt: inside) {
            let middle = (part.lowerBound + part.upperBound) / 2
            let (a, b) = (lower.value(at: middle), upper.value(at: middle))
            guard !sides.expectation.holds(for: min(a, b)...max(a, b)) else { continue }
            for width in [part.lowerBound, part.upperBound, middle] {
                addWorst(
                    at: width, (lower.value(at: width), upper.value(at: width)), of: cell, over: part, to: &failure)
            }
        }
    }

    /// Adds the places of a cell at a width where it may fail most: on either line, and where the sides are equal between.
    private func addWorst(
        at width: Double, _ differences: (lower: Double, upper: Double), of cell: Cell, over part: ClosedRange<Double>,
        to failure: inout ExpectationFailure?
    ) {
        let (start, end) = (cell.lower.value(at: width), cell.upper.value(at: width))
        let zero = Affine(through: (start, differences.lower), and: (end, differences.upper)).zero
        for offset in [start, end, zero] where offset >= start && offset <= end {
            let found = occurrence(at: CellPoint(width: width, offset: offset), in: cell)
            let difference = found.left - found.right
            if !sides.expectation.holds(for: difference...difference) { unite(&failure, with: found, over: part) }
        }
    }

    /// What the left side is more than the right one, along a line.
    private func difference(along line: Affine, in cell: Cell) -> Affine {
        func value(at width: Double) -> Double {
            let found = occurrence(at: CellPoint(width: width, offset: line.value(at: width)), in: cell)
            return found.left - found.right
        }
        let (start, end) = (cell.widths.lowerBound, cell.widths.upperBound)
        return Affine(through: (start, value(at: start)), and: (end, value(at: end)))
    }

    private func occurrence(at point: CellPoint, in cell: Cell) -> ExpectationFailure.Occurrence {
        let expectation = sides.expectation
        return ExpectationFailure.Occurrence(
            width: point.width, offset: point.offset,
            left: geometry.value(of: expectation.left.terms, sides.left, at: point, in: cell.point),
            right: geometry.value(of: expectation.right.terms, sides.right, at: point, in: cell.point))
    }

    private func unite(
        _ failure: inout ExpectationFailure?, with occurrence: ExpectationFailure.Occurrence,
        over widths: ClosedRange<Double>
    ) {
        let found = ExpectationFailure(
            expectation: sides.expectation, path: geometry.variant.tree.path(of: sides.expectation.root),
            widths: [widths], worst: occurrence)
        if failure == nil { failure = found } else { failure?.unite(with: found) }
    }
}

extension ClosedRange<Double> {
    /// The parts between cuts within it, in order; those too short to be seen are left out, but for a range of one width.
    func parts(cutAt cuts: [Double]) -> [ClosedRange<Double>] {
        let ends = [lowerBound] + cuts.sorted() + [upperBound]
        let parts = zip(ends, ends.dropFirst()).filter { $1 - $0 > Tolerance.resolution }.map { $0...$1 }
        return parts.isEmpty ? [self] : parts
    }
}
