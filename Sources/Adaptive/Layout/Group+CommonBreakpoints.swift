import AutoLayout
import Piecewise

extension [AdaptiveLayout.Group] {
    /// Lets turning points that stand within each other's doubt be one.
    ///
    /// A piece begins half a resolution behind its true turning point. Where two groups turn at the same width but for
    /// float noise, the piece that begins first would meet the other group's old one where its new one is due.
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

    /// The widths of ascending ones that stand too near to each other, by the first and the last of each bunch.
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
