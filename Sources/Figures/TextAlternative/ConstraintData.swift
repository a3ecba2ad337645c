import AutoLayout
import Piecewise

/// The constraints of a live figure that views have in common: the lists of those that the author did not write, and the
/// tracks of all that vary.
struct ConstraintData {
    /// Of the live screen, points.
    let greatestWidth: Double
    private(set) var lists: [[FigureData.Listed]] = []
    /// `PageData` tells their form.
    private(set) var tracks: [String] = []
    private var knownLists: [[FigureData.Listed]: Int] = [:]
    private var knownTracks: [String: Int] = [:]

    init(greatestWidth: Double) { self.greatestWidth = greatestWidth }

    /// The position of a list.
    mutating func list(_ items: [FigureData.Listed]) -> Int { Self.add(items, &lists, &knownLists) }

    /// The position of a track.
    mutating func track(_ track: ConstraintTrack) -> Int {
        let hasConstants = track.hasVaryingConstant
        var segments: [String] = []
        for (position, segment) in track.segments.enumerated() {
            let cells = segment.cells.map { cell($0, hasConstants) }
            segments.append("[\(([start(segment.start)] + cells).joined(separator: ","))]")
            let next = position + 1 < track.segments.count ? track.segments[position + 1].start.position : .infinity
            if next - segment.end.position > Tolerance.shortest, segment.end.position < greatestWidth {
                segments.append("[\(start(segment.end)),[null]]")
            }
        }
        return Self.add("[\(segments.joined(separator: ","))]", &tracks, &knownTracks)
    }

    private func start(_ breakpoint: Breakpoint) -> String {
        css(breakpoint.isIncluded ? breakpoint.position : breakpoint.position + Self.behind)
    }

    /// How far behind a width what holds only beyond it begins, points.
    private static let behind = 1e-4

    private func cell(_ cell: ConstraintTrack.Cell, _ hasConstant: Bool) -> String {
        guard let residual = cell.residual else {
            return "[null,0,0,\(css((cell.start ?? .zero).constant)),\(css((cell.start ?? .zero).rate))]"
        }
        let (excess, constant, start) = (residual.excess, residual.constant, cell.start ?? .zero)
        var numbers = [excess.base.constant, excess.base.rate, excess.offsetRate, start.constant, start.rate]
        if hasConstant { numbers += [constant.base.constant, constant.base.rate, constant.offsetRate] }
        var texts = numbers.map(css)
        while texts.count > (hasConstant ? 6 : 1), texts.last == "0" { texts.removeLast() }
        if hasConstant, texts.count == 6, texts.dropLast().allSatisfy({ $0 == "0" }) { return texts[5] }
        return "[\(texts.joined(separator: ","))]"
    }

    private static func add<Value: Hashable>(
        _ value: Value, _ values: inout [Value], _ known: inout [Value: Int]
    ) -> Int {
        if let position = known[value] { return position }
        known[value] = values.count
        values.append(value)
        return values.count - 1
    }
}
