/// Steps along a parameter, all of them equally long but for the first and the last one, which may be cut.
///
/// Lengths that are rounded to pixels climb in such steps: from one to the next each grows by the same.
public struct Staircase: Hashable, Sendable {
    /// Where step 2 begins; steps count from 0.
    public var origin: Double
    /// How long a step is.
    public var run: Double
    public var count: Int
    /// Whether a step holds where it begins; otherwise only above that.
    public var includesStarts = true
    /// The same for a step that begins at a round number.
    public var includesRoundStarts = true

    public init(origin: Double, run: Double, count: Int) {
        self.origin = origin
        self.run = run
        self.count = count
    }

    /// Where a step ends and the next one begins, but for what settles a breakpoint.
    public func end(ofStep step: Int) -> Double { origin + Double(step - 1) * run }

    /// Where a step begins.
    public func start(ofStep step: Int) -> Breakpoint {
        let end = end(ofStep: step - 1)
        return Breakpoint(end.settled, isIncluded: end.isNearRound ? includesRoundStarts : includesStarts)
    }

    /// The step that holds at a parameter.
    public func step(at parameter: Double) -> Int {
        var step = 1 + Int(max(-1, min(Double(count), ((parameter - end(ofStep: 0)) / run).rounded(.down))))
        while step + 1 < count, start(ofStep: step + 1).isReached(at: parameter) { step += 1 }
        while step > 0, !start(ofStep: step).isReached(at: parameter) { step -= 1 }
        return min(step, count - 1)
    }
}

extension Staircase {
    /// The steps that hold at some parameter from `start` up to another one.
    public func steps(from start: Double, to end: Double) -> Range<Int> {
        let first = step(at: start)
        return first..<max(first, step(at: end - Tolerance.resolution)) + 1
    }
}
