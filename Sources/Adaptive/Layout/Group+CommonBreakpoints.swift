import AutoLayout
import Piecewise

extension [AdaptiveLayout.Group] {
    /// Merges breakpoints of different groups that are equal but for float noise.
    ///
    /// A piece begins half a resolution behind its true breakpoint. Where two groups have the same breakpoint, noise
    /// would otherwise combine the new piece of one with the old piece of the other.
    mutating func uniteStarts() {
        let starts = flatMap { $0.pieces.dropFirst().map { $0.start } }.filter { $0.isIncluded }.map { $0.position }
        let united = Self.unite(starts.sorted())
        guard !united.isEmpty else { return }
        for group in indices {
            var next = 0
            for piece in self[group].pieces.indices.dropFirst() where self[group].pieces[piece].start.isIncluded {
                let width = self[group].pieces[piece].start.position
                while next < united.count, united[next].last < width { next += 1 }
                guard next < united.count else { break }
                if united[next].first <= width { self[group].pieces[piece].start.position = united[next].last }
            }
        }
    }

    /// The clusters of ascending widths that lie too close together, each by its first and its last width.
    private static func unite(_ widths: [Double]) -> [(first: Double, last: Double)] {
        var bunches: [(first: Double, last: Double)] = []
        for width in widths {
            if let last = bunches.last, width - last.last <= Tolerance.unsettled {
                bunches[bunches.count - 1].last = width
            } else {
                bunches.append((width, width))
            }
        }
        return bunches.filter { $0.first < $0.last }
    }
}
