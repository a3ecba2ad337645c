import AutoLayout
import Piecewise

extension AdaptiveLayout {
    /// Which expectations fail at some width of the layout and some offset there, with each width at which they do.
    ///
    /// Between two breakpoints both sides are affine in width and offset, so that they are compared at the corners of
    /// each cell, and every width between is decided. Where the offset cannot be followed it is decided at rest.
    ///
    /// - Parameters:
    ///   - expectations: what is expected on a screen; logs each comparison on the way to it.
    ///   - usual: the widths at which an expectation is meant that names none; nil for all.
    /// - Throws: why what is expected cannot be followed through the widths.
    public func failures(
        of expectations: @escaping (Screen, inout CertificateLog) -> [LayoutExpectation],
        over usual: ClosedRange<Double>? = nil
    ) throws(AdaptiveFailure) -> [ExpectationFailure] {
        var tracer = PieceTracer(ExpectationProbe(expectations: expectations, layout: self))
        let spans = try tracer.pieces(
            from: Breakpoint(widths.lowerBound), to: widths.upperBound, isEndIncluded: true)
        let validities = Self.validities(of: variants.map { $0.start })
        let spanValidities = Self.validities(of: spans.map { $0.start })
        return zip(variants, validities).flatMap { variant, validity -> [ExpectationFailure] in
            let geometry = VariantGeometry(variant, of: self)
            return zip(spans, spanValidities).flatMap { span, spanValidity -> [ExpectationFailure] in
                guard let common = validity.overlap(with: spanValidity, until: min(widths.upperBound, span.end)) else {
                    return []
                }
                return failures(in: span, from: common.lowerBound, to: common.upperBound, usual ?? widths, geometry)
            }
        }
    }

    private static func validities(of starts: [Breakpoint]) -> [Validity] {
        zip(starts, starts.dropFirst().map { $0 } + [nil]).map { Validity(start: $0, end: $1) }
    }

    private func failures(
        in span: TracedPiece<ExpectationSample>, from lower: Double, to upper: Double, _ usual: ClosedRange<Double>,
        _ geometry: VariantGeometry
    ) -> [ExpectationFailure] {
        zip(span.first.value.expectations, span.last.value.expectations).compactMap { first, last in
            let meant = first.widths ?? usual
            guard meant.overlaps(lower...upper) else { return nil }
            let range = meant.clamped(to: lower...upper)
            let sides = ExpectationSides(
                first, left: span.line(first.left.constant, last.left.constant),
                right: span.line(first.right.constant, last.right.constant))
            return ExpectationDecision(sides, geometry).failure(over: range)
        }
    }
}

/// The widths at which something holds: up to where the next one begins, or for good.
private struct Validity {
    let start: Breakpoint
    let end: Breakpoint?

    func holds(at width: Double) -> Bool { start.isReached(at: width) && end?.isReached(at: width) != true }

    /// The widths at which both hold, with the ends between which they do; nil where they only touch, since what one of
    /// them speaks of need not be there for the other.
    func overlap(with other: Validity, until last: Double) -> ClosedRange<Double>? {
        let lower = max(start.position, other.start.position)
        let upper = min(end?.position ?? last, other.end?.position ?? last, last)
        guard lower <= upper, lower < upper || holds(at: lower) && other.holds(at: lower) else { return nil }
        return lower...upper
    }
}

/// Both sides of an expectation, whose constants are affine in the width.
struct ExpectationSides {
    let expectation: LayoutExpectation
    let left: Affine
    let right: Affine

    init(_ expectation: LayoutExpectation, left: Affine, right: Affine) {
        self.expectation = expectation
        self.left = left
        self.right = right
    }

    /// What is measured: of the left side, and with the opposite sign of the right one.
    var terms: [LengthSum.Term] {
        expectation.left.terms
            + expectation.right.terms.map { LengthSum.Term(-$0.coefficient, $0.view, $0.measure) }
    }
}
