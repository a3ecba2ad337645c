import Adaptive
import AutoLayout
import FigureSolving
import Notation
import Piecewise
import Scene
import UIKitPrograms

/// Runs a program at widths and offsets of its own, and compares with the layout that was followed: what the program
/// decides where nobody sees it would otherwise pass unnoticed.
struct ProgramVerification {
    let code: FigureProgram
    let resources: SiteResources
    let layout: AdaptiveLayout
    /// At how many screens a number was given to a nonlinear function.
    private var nonlinearArguments: [Double: Int] = [:]
    private var asksOffset = false
    private var runs = 0

    init(code: FigureProgram, resources: SiteResources, layout: AdaptiveLayout) {
        (self.code, self.resources, self.layout) = (code, resources, layout)
    }

    /// How far apart widths and offsets are that are tried in any case, points: no multiple of a number that people
    /// write.
    private static let (widthStep, offsetStep) = (7.375, 27.625)
    /// Points.
    private static let tolerance = 1e-6
    /// How often the program is run at most: what is left to the clock would differ from build to build.
    private static let mostRuns = 900

    /// - Throws: the first width at which the program gives another layout, or may give one nearby.
    mutating func verify(reading use: WidthUse) throws(AdaptiveFailure) {
        let range = layout.widths
        let tried = use == .points ? widths(in: range) : places(3, in: range)
        for width in tried + tried.prefix(1) { try check(width, offset: nil) }
        if use == .points { try refuseNonlinearity() }
        try verifyOffsets()
    }

    private mutating func verifyOffsets() throws(AdaptiveFailure) {
        let isFollowed = asksOffset
        if isFollowed, let failure = layout.scrollingFailure { throw failure }
        guard let offsets = layout.scrolling?.offsets else { return }
        for width in isFollowed ? places(3, in: layout.widths) : [layout.widths.lowerBound] {
            for offset in isFollowed ? self.offsets(in: offsets) : [offsets.upperBound / 2] {
                try check(width, offset: offset)
            }
        }
        if isFollowed { try refuseNonlinearity() }
    }

    /// What varies is another number at each screen.
    private func refuseNonlinearity() throws(AdaptiveFailure) {
        guard nonlinearArguments.values.contains(1) else { return }
        throw .notPiecewiseAffine(ViewTree.rootID, width: layout.widths.lowerBound)
    }

    /// A grid, and both sides of each number that the program's text has.
    private func widths(in range: ClosedRange<Double>) -> [Double] {
        let beside = literals.flatMap { [$0 - 0.25, $0, $0 + 0.25] }.filter(range.contains)
        return Set(beside + stride(from: range.lowerBound, through: range.upperBound, by: Self.widthStep)).sorted()
    }

    private func offsets(in range: ClosedRange<Double>) -> [Double] {
        let beside = literals.flatMap { [-$0, $0 - 0.25, $0 + 0.25] }.filter(range.contains)
        return Set(beside + stride(from: range.lowerBound, through: range.upperBound, by: Self.offsetStep)).sorted()
    }

    private var literals: [Double] { code.text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) } }

    /// So many widths from end to end, none of them round.
    private func places(_ count: Int, in range: ClosedRange<Double>) -> [Double] {
        let step = (range.upperBound - range.lowerBound - 2.8125) / Double(count - 1)
        return (0..<count).map { range.lowerBound + 1.4375 + step * Double($0) }
    }

    private mutating func check(_ width: Double, offset: Double?) throws(AdaptiveFailure) {
        runs += 1
        guard runs <= Self.mostRuns else { throw .tooManyTrees(limit: Self.mostRuns) }
        var screen = layout.screen(at: width)
        if let offset { screen.scrolledBy = offset }
        guard let run = try? resources.layout(of: code, on: screen), run.reading.isAtRest else {
            throw .unsolvable(width: width)
        }
        asksOffset = asksOffset || run.reading.log.usesOffset
        for number in run.reading.nonlinearArguments { nonlinearArguments[number, default: 0] += 1 }
        guard agrees(run.tree(on: screen), on: screen) else { throw .notPiecewiseAffine(ViewTree.rootID, width: width) }
    }

    private func agrees(_ tree: ViewTree, on screen: Screen) -> Bool {
        let exact = LayoutEngine(measurer: resources.measurer).layout(tree, on: screen)
        let found = layout.layout(at: screen.size.width, offset: screen.scrolledBy)
        return exact.frames.count == found.frames.count
            && zip(exact.frames, found.frames).allSatisfy { Self.isNear($0, $1) }
            && exact.textLines.map { $0?.map(\.text) } == found.textLines.map { $0?.map(\.text) }
    }

    private static func isNear(_ a: Rect, _ b: Rect) -> Bool {
        [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].allSatisfy { abs($0) <= tolerance }
    }
}
