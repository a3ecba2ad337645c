import AutoLayout
import Piecewise

/// What a computation gives at one width.
struct WidthSample {
    var width: Double
    /// What it decided.
    var trace: CertificateLog
    /// What grows evenly with the width while the decisions stand; points.
    var values: [Double]
    /// The texts, where there are any.
    var texts: [FittedText?] = []
    /// The tree, where it is trees that are sampled.
    var tree: ViewTree?

    /// Whether the trees, if any, differ in nothing but numbers.
    func hasShape(of other: WidthSample) -> Bool {
        guard let tree, let otherTree = other.tree else { return true }
        return tree.firstDifference(inShapeOf: otherTree) == nil
    }

    /// Whether everything between both samples is known: the same decisions were taken.
    func decides(like other: WidthSample) -> Bool {
        trace.outcomes == other.trace.outcomes && trace.slacks.count == other.trace.slacks.count
            && values.count == other.values.count
    }
}

/// A computation that can be done at any width.
protocol WidthProbe {
    mutating func sample(at width: Double) throws(AdaptiveFailure) -> WidthSample
}

/// Widths over which a computation takes the same decisions, with a sample near either end.
struct TracedPiece {
    var start: Breakpoint
    /// Points.
    var end: Double
    var first: WidthSample
    var last: WidthSample

    /// Values that differ by less are the same, points.
    static let agreement = 1e-7

    /// Each value as it grows between the samples.
    var map: [Affine] { first.values.indices.map { value($0) } }

    /// A value as it grows between the samples.
    func value(_ index: Int) -> Affine {
        let distance = last.width - first.width
        guard distance > 0 else { return Affine(constant: first.values[index]) }
        var rate = (last.values[index] - first.values[index]) / distance
        if abs(rate - rate.rounded()) < 1e-9 { rate = rate.rounded() }
        return Affine(rate: rate, constant: last.values[index] - rate * last.width)
    }

    /// Whether a sample at a width is what this piece says of it.
    func holds(_ sample: WidthSample) -> Bool {
        guard sample.values.count == first.values.count, sample.texts.agree(with: first.texts),
            sample.hasShape(of: first)
        else { return false }
        for index in sample.values.indices
        where abs(value(index).value(at: sample.width) - sample.values[index]) > Self.agreement {
            return false
        }
        return true
    }

    /// Whether another piece, which begins where this one ends, takes over without a jump.
    func meets(_ other: TracedPiece) -> Bool {
        guard other.first.values.count == first.values.count, other.first.texts.agree(with: first.texts),
            other.first.hasShape(of: first)
        else { return false }
        let width = other.start.position
        for index in first.values.indices
        where abs(value(index).value(at: width) - other.value(index).value(at: width)) > Self.agreement {
            return false
        }
        return true
    }

    /// Whether another piece, which begins where this one ends, goes on as this one does.
    func continues(into other: TracedPiece) -> Bool {
        guard other.first.values.count == first.values.count, other.first.texts.agree(with: first.texts),
            other.first.hasShape(of: first)
        else { return false }
        for index in first.values.indices {
            let (a, b) = (value(index), other.value(index))
            guard abs(a.value(at: other.start.position) - b.value(at: other.start.position)) < 1e-8,
                abs(a.value(at: other.end) - b.value(at: other.end)) < 1e-8
            else { return false }
        }
        return true
    }
}

extension [FittedText?] {
    /// Whether the words are the same, whatever a shrunk text measures.
    func agree(with other: [FittedText?]) -> Bool {
        guard count == other.count else { return false }
        for (a, b) in zip(self, other) {
            guard (a == nil) == (b == nil) else { return false }
            guard let a, let b, a != b else { continue }
            guard a.scale != 1, b.scale != 1, a.lines.count == b.lines.count else { return false }
            for (line, otherLine) in zip(a.lines, b.lines) where line.text != otherLine.text { return false }
        }
        return true
    }
}
