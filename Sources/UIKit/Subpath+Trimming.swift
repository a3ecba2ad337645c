import Foundation

extension [Subpath] {
    /// The part of a path between two shares of its length, as a layer draws its line.
    func trimmed(from start: CGFloat, to end: CGFloat) -> [Subpath] {
        if start <= 0, end >= 1 { return self }
        let pieces = map(\.pieces)
        let whole = pieces.reduce(0.0) { $0 + $1.reduce(0.0) { $0 + $1.length } }
        var passed = 0.0
        var result: [Subpath] = []
        for list in pieces {
            var steps: [PathStep] = []
            for piece in list {
                let (low, high) = piece.range(from: Double(start) * whole - passed, to: Double(end) * whole - passed)
                passed += piece.length
                guard isBelow(low, high) else { continue }
                let part = piece.part(from: low, to: high)
                if steps.isEmpty { steps.append(.move(part.start)) }
                steps.append(.curve(part.control1, part.control2, part.end))
            }
            if !steps.isEmpty { result.append(Subpath(steps: steps)) }
        }
        return result
    }
}

extension Subpath {
    /// Its lines and curves, all of them as curves of two control points.
    fileprivate var pieces: [CurvePiece] {
        var (pieces, current): ([CurvePiece], CGPoint) = ([], start)
        func add(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
            pieces.append(CurvePiece(start: current, control1: control1, control2: control2, end: end))
            current = end
        }
        for step in steps {
            switch step {
            case .move(let end): current = end
            case .line(let end): add(mixed(current, end, 1.0 / 3), mixed(current, end, 2.0 / 3), end)
            case .quad(let control, let end):
                add(mixed(current, control, 2.0 / 3), mixed(end, control, 2.0 / 3), end)
            case .curve(let control1, let control2, let end): add(control1, control2, end)
            case .close: add(mixed(current, start, 1.0 / 3), mixed(current, start, 2.0 / 3), start)
            }
        }
        return pieces
    }
}

/// A curve of two control points.
private struct CurvePiece {
    let start, control1, control2, end: CGPoint
    /// At 32 places on the way, how long it is up to there, points.
    private let lengths: [Double]

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
        var (lengths, last) = ([0.0], start)
        for index in 1...32 {
            let point = curvePoints(start, control1, control2, end, CGFloat(index) / 32).middle
            lengths.append(lengths[index - 1] + distance(Double(point.x - last.x), Double(point.y - last.y)))
            last = point
        }
        self.lengths = lengths
    }

    var length: Double { lengths[32] }

    /// Which parameters belong to two lengths, both within the piece.
    func range(from low: Double, to high: Double) -> (Double, Double) { (parameter(low), parameter(high)) }

    private func parameter(_ wanted: Double) -> Double {
        if !isBelow(0, wanted) { return 0 }
        guard let index = lengths.firstIndex(where: { isBelow(wanted, $0) }), index > 0 else { return 1 }
        return (Double(index) - 1 + (wanted - lengths[index - 1]) / (lengths[index] - lengths[index - 1])) / 32
    }

    /// The part between two parameters.
    func part(from low: Double, to high: Double) -> CurvePiece {
        let left = curvePoints(start, control1, control2, end, CGFloat(high))
        let share = CGFloat(isBelow(0, high) ? low / high : 0)
        let right = curvePoints(start, left.first, left.second, left.middle, share)
        return CurvePiece(start: right.middle, control1: right.third, control2: right.fourth, end: left.middle)
    }
}

/// The point of a curve at a parameter, and the control points of what lies on both sides of it.
private func curvePoints(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ share: CGFloat
) -> (first: CGPoint, second: CGPoint, middle: CGPoint, third: CGPoint, fourth: CGPoint) {
    let (ab, bc, cd) = (mixed(a, b, share), mixed(b, c, share), mixed(c, d, share))
    let (abc, bcd) = (mixed(ab, bc, share), mixed(bc, cd, share))
    return (ab, abc, mixed(abc, bcd, share), bcd, cd)
}

private func mixed(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
}

// Generic, since lengths along a path are no decisions of a program.

private func distance<Number: FloatingPoint>(_ x: Number, _ y: Number) -> Number { (x * x + y * y).squareRoot() }

private func isBelow<Number: Comparable>(_ a: Number, _ b: Number) -> Bool { a < b }
