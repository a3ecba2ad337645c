import AutoLayout
import Piecewise

/// What the theme's script knows of a live figure's constraints, as compact text: those that the author did not write, and
/// the tracks of all that vary.
///
/// `lists` has, once for all views that are alike, the constraints of stack views and contents, separated by semicolons:
/// `UISV-spacing b.top == a.bottom + 8`, or `w 84.5 251 750` for a content width with both priorities. `#3` behind one is
/// the position of its track in `tracks`, an array of segments `[width, cell, …]`. A cell is
/// `[excess, per point of width, per point of offset, offset of its start, per point of width, constant, per point of width,
/// per point of offset]`, of which zeros at the end are left out; the constant is there where it varies. The excess is null
/// where the constraint takes no part. A cell without excess, rates and start is its constant alone.
struct ConstraintData {
    /// Of the live screen, points.
    let greatestWidth: Double
    private(set) var lists: [String] = []
    private(set) var tracks: [String] = []
    private var known: [String: Int] = [:]
    private var knownTracks: [String: Int] = [:]

    init(greatestWidth: Double) { self.greatestWidth = greatestWidth }

    var isEmpty: Bool { lists.isEmpty && tracks.isEmpty }

    /// As JSON that can stand in a `script` element: it holds names of views, numbers and relations.
    ///
    /// - Parameters:
    ///   - isAlike: of each fixed preview, whether it is the live screen at its width.
    ///   - code: the `CodeReferences`, if there are any.
    func json(isAlike: [Bool], code: String?) -> String {
        let texts = lists.map { list in
            var escaped: [UInt8] = []
            escaped.reserveCapacity(list.utf8.count + 2)
            for byte in list.utf8 {
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "\\"): escaped += [UInt8(ascii: "\\"), byte]
                case UInt8(ascii: "<"): escaped += Array("\\u003c".utf8)
                default: escaped.append(byte)
                }
            }
            return "\"\(String(decoding: escaped, as: UTF8.self))\""
        }
        return "{\"lists\":[\(texts.joined(separator: ","))],\"tracks\":[\(tracks.joined(separator: ","))],"
            + "\"alike\":[\(isAlike.map { $0 ? "1" : "0" }.joined(separator: ","))]"
            + (code.map { ",\"code\":\($0)}" } ?? "}")
    }

    /// The position of a list.
    mutating func list(_ items: [String]) -> Int { Self.add(items.joined(separator: ";"), &lists, &known) }

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

    private static func add(_ text: String, _ texts: inout [String], _ known: inout [String: Int]) -> Int {
        if let position = known[text] { return position }
        known[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }
}
