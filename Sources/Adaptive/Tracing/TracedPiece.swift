import Piecewise

/// Parameters over which a computation has the same outcomes, with a sample near either end.
///
/// Where pixels are counted, a piece may be a staircase: on each step the numbers are those of the step before and as
/// much more.
struct TracedPiece<Value: Sampled> {
    var start: Breakpoint
    /// Points.
    var end: Double
    /// On step 1 of a staircase.
    var first: Sample<Value>
    var last: Sample<Value>
    var climb: Climb<Value>?

    init(start: Breakpoint, end: Double, first: Sample<Value>, last: Sample<Value>) {
        self.start = start
        self.end = end
        self.first = first
        self.last = last
    }

    /// How many numbers it holds.
    var size: Int {
        [first, last].reduce(0) { $0 + $1.value.numbers.count + $1.log.outcomes.count + $1.log.slacks.count }
    }

    /// The line through a number of the first sample and the same number of the last one.
    func line(_ first: Double, _ last: Double) -> Affine {
        let distance = self.last.parameter - self.first.parameter
        guard distance > 0 else { return Affine(constant: first) }
        var rate = (last - first) / distance
        if abs(rate - rate.rounded()) < Tolerance.rate { rate = rate.rounded() }
        return Affine(rate: rate, constant: last - rate * self.last.parameter)
    }

    /// Each number between the samples, each line made when it is asked for.
    var lines: some Sequence<Affine> { zip(first.value.numbers, last.value.numbers).lazy.map { line($0, $1) } }

    /// Each slack between the samples.
    var slacks: [Affine] {
        zip(first.log.slacks, last.log.slacks).map {
            Affine(through: (first.parameter, $0), and: (last.parameter, $1))
        }
    }

    /// Whether a sample is what this piece says.
    func holds(_ sample: Sample<Value>) -> Bool {
        guard sample.value.isAlike(first.value) else { return false }
        let (numbers, parameter) = (zip(lines, sample.value.numbers), sample.parameter)
        guard let climb else {
            return numbers.allSatisfy { abs($0.value(at: parameter) - $1) <= Tolerance.agreement }
        }
        let steps = Double(climb.staircase.step(at: parameter) - 1)
        return zip(numbers, climb.rises(over: self)).allSatisfy { pair, rise in
            abs(pair.0.value(at: parameter) + steps * rise - pair.1) <= Tolerance.agreement
        }
    }

    /// Whether another piece, which begins where this one ends, takes over without a jump.
    func meets(_ other: TracedPiece) -> Bool {
        other.first.value.isAlike(first.value) && climb == nil
            && zip(lines, other.lines).allSatisfy {
                abs($0.value(at: other.start.position) - $1.value(at: other.start.position)) <= Tolerance.agreement
            }
    }

    /// Whether another piece, which begins where this one ends, goes on as this one does.
    func continues(into other: TracedPiece) -> Bool {
        other.first.value.isAlike(first.value) && climb == nil && other.climb == nil
            && zip(lines, other.lines).allSatisfy { a, b in
                abs(a.value(at: other.start.position) - b.value(at: other.start.position)) < Tolerance.continuation
                    && abs(a.value(at: other.end) - b.value(at: other.end)) < Tolerance.continuation
            }
    }
}

/// The steps of a piece.
struct Climb<Value: Sampled> {
    var staircase: Staircase
    /// A sample on a later step, which gives what numbers gain from step to step.
    let far: Sample<Value>
    let farStep: Int
    /// The outcome that counts pixels, and what it gains from step to step.
    let position: Int
    let direction: Int

    /// What a number gains from step to step, by its line on step 1.
    func rise(of line: Affine, to far: Double) -> Double {
        (far - line.value(at: self.far.parameter)) / Double(farStep - 1)
    }

    /// What each number gains from step to step.
    func rises(over piece: TracedPiece<Value>) -> [Double] {
        zip(piece.lines, far.value.numbers).map { rise(of: $0, to: $1) }
    }
}
