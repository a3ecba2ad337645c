/// The pieces found so far, ascending and without gaps, and what finds those beyond them.
struct ParametricMap: Sendable {
    /// The parameter of the state that the simplex method was left in.
    var origin = 0.0
    var pieces: [Piece] = []
    /// The piece that was used last.
    private(set) var current = 0
    /// The walks either way, once they have begun; in arrays of one, as they are large and mostly not there.
    private var upward: [Walk] = []
    private var downward: [Walk] = []

    init(origin: Double = 0) {
        self.origin = origin
    }

    /// The required rows that bound the parameter below and above; nil where the end was not reached or is infinite.
    var lowerBound: [Int32]? { downward.first?.blocked }
    var upperBound: [Int32]? { upward.first?.blocked }

    /// Whether a walk has taken more steps than any should.
    var hasGivenUp: Bool { downward.first?.hasGivenUp == true || upward.first?.hasGivenUp == true }

    /// Finds the piece that holds a parameter, walking there if need be; nil if no piece does.
    mutating func find(_ parameter: Double, from simplex: Simplex) -> Int? {
        extend(to: parameter, from: simplex)
        return findKnown(parameter)
    }

    /// Finds the piece that holds a parameter among those that are known.
    mutating func findKnown(_ parameter: Double) -> Int? {
        guard let found = search(parameter) else { return nil }
        current = found
        return found
    }

    private func search(_ parameter: Double) -> Int? {
        if current < pieces.count && pieces[current].range.contains(parameter) { return current }
        guard let first = pieces.first, let last = pieces.last else { return nil }
        let slack = 1e-9 * max(1, abs(parameter))
        if parameter < first.range.lowerBound - slack || parameter > last.range.upperBound + slack { return nil }
        var low = 0
        var high = pieces.count - 1
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].range.upperBound < parameter { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Forgets what would find further pieces, once the constraints change.
    mutating func dropWalks() {
        if !upward.isEmpty { upward = [] }
        if !downward.isEmpty { downward = [] }
    }

    /// Finds the piece that holds a parameter with both of its ends.
    mutating func findWhole(_ parameter: Double, from simplex: Simplex) -> Int? {
        guard find(parameter, from: simplex) != nil else { return nil }
        while current == pieces.count - 1, walkUp(past: .infinity, from: simplex) {}
        while current == 0, walkDown(past: -.infinity, from: simplex) {}
        return current
    }

    /// Walks until the pieces reach a parameter or their end.
    mutating func extend(to parameter: Double, from simplex: Simplex) {
        while parameter >= origin, pieces.last.map({ $0.range.upperBound < parameter }) ?? true,
            walkUp(past: parameter, from: simplex)
        {}
        while parameter <= origin, pieces.first.map({ $0.range.lowerBound > parameter }) ?? true,
            walkDown(past: parameter, from: simplex)
        {}
    }

    /// Walks one piece up; false where there is none.
    private mutating func walkUp(past parameter: Double, from simplex: Simplex) -> Bool {
        if upward.isEmpty { upward = [Walk(from: simplex, at: origin, direction: 1, opposite: downward)] }
        guard let piece = upward[0].nextPiece(past: parameter) else { return false }
        append(piece)
        return true
    }

    /// Walks one piece down; false where there is none.
    private mutating func walkDown(past parameter: Double, from simplex: Simplex) -> Bool {
        if downward.isEmpty { downward = [Walk(from: simplex, at: origin, direction: -1, opposite: upward)] }
        guard let piece = downward[0].nextPiece(past: parameter) else { return false }
        prepend(piece)
        return true
    }

    /// Adds what a piece has above those that are known.
    private mutating func append(_ piece: Piece) {
        guard let last = pieces.last else { return pieces.append(piece) }
        let upper = max(last.range.upperBound, piece.range.upperBound)
        if last.agrees(with: piece) {
            pieces[pieces.count - 1].range = last.range.lowerBound...upper
        } else if upper > last.range.upperBound {
            pieces.append(piece)
            pieces[pieces.count - 1].range = last.range.upperBound...upper
        }
    }

    /// Adds what a piece has below those that are known.
    private mutating func prepend(_ piece: Piece) {
        guard let first = pieces.first else { return pieces.append(piece) }
        let lower = min(first.range.lowerBound, piece.range.lowerBound)
        if first.agrees(with: piece) {
            pieces[0].range = lower...first.range.upperBound
        } else if lower < first.range.lowerBound {
            pieces.insert(piece, at: 0)
            pieces[0].range = lower...first.range.lowerBound
            current += 1
        }
    }
}
