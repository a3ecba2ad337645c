import Adaptive
import AutoLayout
import Diagnostics
import Escaping
import Piecewise

/// The constraints of each view in the table: what the author wrote, as it is on the screen that the table tells of, and
/// the lists and tracks from which the script tells the rest.
struct ConstraintCells {
    /// By path, the position of a view's list in `data`.
    private(set) var lists: [String: Int] = [:]
    private(set) var data: ConstraintData
    /// By path, where the constraints of a cell were written, in their order.
    private(set) var sources: [String: [SourceLocation?]] = [:]
    /// By path; escaped.
    private var texts: [String: String] = [:]

    private let preview: Preview
    private let names: TreeNames
    /// What is said of a constraint that the layout misses.
    private let notMet: String

    init(_ preview: Preview, _ rows: [ViewRow], live: AdaptiveLayout?, notMet: String) {
        self.preview = preview
        self.notMet = notMet
        data = ConstraintData(greatestWidth: live?.widths.upperBound ?? 0)
        let constraints = preview.tree.constraints
        let positions = Dictionary(grouping: constraints.indices) { constraints[$0].first.item.view }
        names = TreeNames(preview.tree)
        let tracks = live.map { ConstraintTracks($0) }
        let keys = Dictionary(grouping: tracks?.keys ?? []) { $0.path }
        for row in rows {
            let written = write(row.id.flatMap { positions[$0] } ?? [], keys[row.path] ?? [], tracks)
            texts[row.path] = written.map { $0.html }.joined()
            sources[row.path] = written.map { $0.source }
        }
    }

    /// The cell of a view.
    func text(of path: String) -> String {
        let items = texts[path] ?? ""
        return items.isEmpty ? "<td></td>" : "<td><ul>\(items)</ul></td>"
    }

    private mutating func write(
        _ positions: [Int], _ keys: [ConstraintTracks.Key], _ tracks: ConstraintTracks?
    ) -> [(html: String, source: SourceLocation?)] {
        var counts: [ConstraintTracks.Key: Int] = [:]
        var written: [ConstraintTracks.Key] = []
        var items: [(html: String, source: SourceLocation?)] = []
        for position in positions {
            let constraint = preview.tree.constraints[position]
            let key = names.key(of: constraint, &counts)
            written.append(key)
            let html = item(
                names.words(for: constraint), other: names.other(of: constraint), track: track(of: key, tracks),
                isMissed: preview.layout.brokenConstraints.contains(position))
            items.append((html, constraint.source))
        }
        guard let tracks else { return items }
        for key in keys where !written.contains(key) {
            guard let track = tracks[key], track.constraint.identifier == nil else { continue }
            let html = item(
                tracks.words(of: key), other: tracks.other(of: key), track: data.track(track), isMissed: false,
                isHidden: true)
            items.append((html, track.constraint.source))
        }
        addList(keys, tracks)
        return items
    }

    private mutating func track(of key: ConstraintTracks.Key, _ tracks: ConstraintTracks?) -> Int? {
        guard let tracks, let track = tracks[key], track.varies(over: tracks.spans(of: key.path), isMeasured: false)
        else {
            return nil
        }
        return data.track(track)
    }

    private func item(
        _ words: String, other: String?, track: Int?, isMissed: Bool, isHidden: Bool = false
    ) -> String {
        let attributes =
            (isMissed ? " class=\"Broken\"" : "") + (other.map { " data-to=\"\(escaped($0))\"" } ?? "")
            + (track.map { " data-track=\"\($0)\"" } ?? "") + (isHidden ? " hidden" : "")
        return "<li\(attributes)>\(escaped(words))\(isMissed ? " <em>\(escaped(notMet))</em>" : "")</li>"
    }

    // MARK: What no author wrote

    private mutating func addList(_ keys: [ConstraintTracks.Key], _ tracks: ConstraintTracks) {
        guard let path = keys.first?.path else { return }
        let spans = tracks.spans(of: path)
        var items = contentItems(keys.compactMap { tracks[$0] }, over: spans)
        for key in keys {
            guard let track = tracks[key], track.constraint.isOfStack else { continue }
            items.append(tracks.words(of: key) + suffix(track, over: spans, isMeasured: false))
        }
        if !items.isEmpty { lists[path] = data.list(items) }
    }

    /// Of each axis, `w` or `h`: the length of the content and the priorities of hugging and compression resistance.
    private mutating func contentItems(_ tracks: [ConstraintTrack], over spans: [ClosedRange<Double>]) -> [String] {
        var items: [String] = []
        for attribute in [LayoutAttribute.width, .height] {
            let found = tracks.filter {
                $0.constraint.content != nil && $0.constraint.first.attribute == attribute
            }
            for hugging in found where hugging.constraint.content == .hugging {
                let others = found.filter { $0.constraint.content == .compressionResistance }
                guard let resistance = others.first(where: { $0.isThere(with: hugging) }) ?? others.first else {
                    continue
                }
                let numbers = [
                    hugging.constraint.constant.roundedToThousandths, hugging.constraint.priority.rawValue,
                    resistance.constraint.priority.rawValue,
                ]
                items.append(
                    "\(attribute == .width ? "w" : "h") \(numbers.map(css).joined(separator: " "))"
                        + suffix(hugging, over: spans, isMeasured: true))
            }
        }
        return items
    }

    private mutating func suffix(_ track: ConstraintTrack, over spans: [ClosedRange<Double>], isMeasured: Bool)
        -> String
    {
        track.varies(over: spans, isMeasured: isMeasured) ? "#\(data.track(track))" : ""
    }
}

extension ConstraintTrack {
    /// Whether both begin to take part at the same width.
    fileprivate func isThere(with other: ConstraintTrack) -> Bool {
        segments.first?.start == other.segments.first?.start
    }
}

extension Double {
    fileprivate var roundedToThousandths: Double { (self * 1000).rounded() / 1000 }
}

extension Preview {
    /// Whether it is a live screen at its own width and offset.
    func isAlike(_ layout: AdaptiveLayout) -> Bool {
        var live = layout.screen(at: screen.size.width)
        var own = screen
        live.scrolledBy = own.scrolledBy
        own.roundsTableWidths = live.roundsTableWidths
        return live == own
    }
}
