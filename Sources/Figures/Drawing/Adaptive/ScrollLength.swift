import Piecewise

/// A number that is affine in the screen's width and in the scroll offset.
struct ScrollAffine: Hashable, Sendable {
    /// At the offset 0.
    var value: Affine
    /// For each point of the offset.
    var rate = 0.0

    static func - (a: ScrollAffine, b: ScrollAffine) -> ScrollAffine {
        ScrollAffine(value: a.value - b.value, rate: a.rate - b.rate)
    }

    func isNearly(_ other: Self) -> Bool { abs(rate - other.rate) < Tolerance.drawing && value.isNearly(other.value) }
}

/// A length that is affine in the screen's width and, from stop to stop, in the scroll offset.
struct ScrollLength: Hashable, Sendable {
    private var pieces: OverOffsets<ScrollAffine>

    /// A line before the first stop.
    init(_ line: ScrollAffine) { pieces = OverOffsets(line, from: MovingBreakpoint(Affine(constant: -.infinity))) }

    /// The numbers that some values have at the same place.
    init<Value>(_ values: OverOffsets<Value>, _ number: (Value) -> ScrollAffine) {
        self.init(values.segments.first.map { number($0.value) } ?? ScrollAffine(value: .zero))
        for segment in values.segments.dropFirst() { append(number(segment.value), from: segment.start) }
    }

    /// Goes on with another line from `stop` on.
    mutating func append(_ line: ScrollAffine, from stop: MovingBreakpoint) {
        guard let last = lines.last, !last.isNearly(line) else { return }
        pieces.append(line, from: stop) { _, _ in false }
    }

    var lines: [ScrollAffine] { pieces.values }

    /// Ascending; one fewer than lines.
    var stops: [MovingBreakpoint] { Array(pieces.starts.dropFirst()) }

    /// Whether the offset changes nothing.
    var isAtRest: Bool { pieces.isConstant && abs(lines[0].rate) < Tolerance.drawing }
}
