internal import AutoLayout
import Foundation

/// The room that a label's class leaves around its text, in which it overrides `drawText(in:)` or `textRect(…)`.
struct LabelInsets: Equatable {
    private(set) var insets: UIEdgeInsets
    /// Whether the class measures its text in that room, too.
    private(set) var areMeasured: Bool

    /// What a label passes on to `UILabel` of a rectangle; nil for nothing, or for several.
    final class Reader {
        private(set) var rects: [CGRect] = []

        func note(_ rect: CGRect) { rects.append(rect) }
    }

    /// Nil for a class that leaves none. One that draws in any other way than in a smaller rectangle is told.
    ///
    /// The class is asked with rectangles of its own, so that nothing is read of the label's size.
    init?(of label: UILabel) {
        guard !isOfModule(label) else { return nil }
        let drawn = Self.insets(of: label) {
            label.drawText(in: $0)
            return $0
        }
        let measured = Self.insets(of: label) {
            label.textRect(forBounds: $0, limitedToNumberOfLines: label.numberOfLines)
        }
        guard drawn != .zero || measured != .zero else { return nil }
        // Lines that are measured in more room than they are drawn in are cut.
        guard let drawn, measured == drawn || (measured == .zero && label.numberOfLines == 1) else {
            let isDrawn = drawn == .zero
            if isDrawn { leaveOut("UILabel", "textRect") } else { FigureEnvironment.current.note(leftOut: "drawText") }
            return nil
        }
        (insets, areMeasured) = (drawn, measured != .zero)
    }

    /// By how much the rectangle that a label passes on is smaller than the one which it is asked for and returns, at two
    /// sizes alike; nil where it is not.
    private static func insets(of label: UILabel, _ ask: (CGRect) -> CGRect) -> UIEdgeInsets? {
        let found = FieldProbe.bounds.map { rect -> UIEdgeInsets? in
            let reader = Reader()
            label.insetsReader = reader
            var answer = rect
            let parts = CGContext(shown: rect.size).drawing { answer = ask(rect) }
            label.insetsReader = nil
            guard parts.isEmpty, answer == rect, reader.rects.count == 1, let room = reader.rects.first else {
                return nil
            }
            return UIEdgeInsets(
                top: room.minY, left: room.minX, bottom: rect.maxY - room.maxY, right: rect.maxX - room.maxX)
        }
        guard let first = found[0], found[1] == first else { return nil }
        return first
    }
}
