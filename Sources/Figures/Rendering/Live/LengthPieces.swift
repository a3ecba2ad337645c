import Piecewise

/// A length from width to width, of which nothing is written until it is known whether it is used.
struct LengthPieces {
    /// The length is the value of a piece and this share of the box around it.
    let share: Double
    private var pieces = OverWidths<(value: Affine, written: WrittenLength)>()

    init(adding share: Double) { self.share = share }

    /// The number of pieces.
    var count: Int { pieces.count }

    /// Whether it is the same number of points at every width.
    var isSteady: Bool { count == 1 && pieces.values[0].value.isConstant }

    /// Goes on with a length from `start` on, without its share of the box; lengths that are written alike join.
    mutating func append(_ value: Affine, from start: Breakpoint) {
        pieces.append((value, WrittenLength(value, adding: share)), from: start) { $0.written == $1.written }
    }

    /// The length in CSS, as a property.
    func timeline(_ property: String) -> StyleTimeline {
        StyleTimeline([property], pieces) { [$0.value.css(adding: share)] }
    }

    /// The one of several with the fewest pieces; the first of those with as few.
    static func simplest(_ candidates: [LengthPieces]) -> LengthPieces {
        candidates.min { $0.count < $1.count } ?? LengthPieces(adding: 0)
    }
}
