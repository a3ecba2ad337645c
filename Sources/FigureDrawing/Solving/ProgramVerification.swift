import Adaptive
import AutoLayout
import FigureSolving
import Notation
import Piecewise
import Scene

/// Runs a program that computes with the width at widths of its own, and compares: what it decides elsewhere than in
/// comparisons of `CGFloat` would otherwise pass unnoticed.
struct ProgramVerification {
    let request: FigureRequest
    let code: FigureProgram
    let resources: SiteResources

    /// How far apart widths are that are tried in any case, points: no multiple of a number that people write.
    private static let step = 7.375
    /// Points.
    private static let tolerance = 1e-6

    /// - Throws: the first width at which the program gives another layout.
    func verify(_ layout: AdaptiveLayout) throws(AdaptiveFailure) {
        for width in widths(in: layout.widths) where !agrees(layout, at: width) {
            throw .notPiecewiseAffine(ViewTree.rootID, width: width)
        }
    }

    /// A grid, and both sides of each number that the program's text has.
    private func widths(in range: ClosedRange<Double>) -> [Double] {
        let grid = Array(stride(from: range.lowerBound, through: range.upperBound, by: Self.step))
        let literals = code.text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
        let beside = Set(literals).flatMap { [$0 - 0.25, $0, $0 + 0.25] }
        return (grid + beside).filter(range.contains).sorted()
    }

    private func agrees(_ layout: AdaptiveLayout, at width: Double) -> Bool {
        let screen = layout.screen(at: width)
        var log = CertificateLog.off
        guard let tree = resources.makeTree(of: request, on: screen, noting: &log).0 else { return false }
        let exact = LayoutEngine(measurer: resources.measurer).layout(tree, on: screen)
        let found = layout.layout(at: width)
        return exact.frames.count == found.frames.count
            && zip(exact.frames, found.frames).allSatisfy { Self.isNear($0, $1) }
            && exact.textLines.map { $0?.map(\.text) } == found.textLines.map { $0?.map(\.text) }
    }

    private static func isNear(_ a: Rect, _ b: Rect) -> Bool {
        [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].allSatisfy { abs($0) <= tolerance }
    }
}
