import Piecewise

/// What a computation gives: numbers that are affine while all certificates hold, and what stays the same.
protocol Sampled {
    /// Every number, in the same order for values that are alike.
    var numbers: [Double] { get }

    /// Whether two values differ in nothing but numbers.
    func isAlike(_ other: Self) -> Bool

    /// Whether it may be a step of a staircase.
    var mayClimb: Bool { get }
}

/// What a computation gives at a parameter: a width or an offset.
struct Sample<Value: Sampled> {
    var parameter: Double
    var log: CertificateLog
    var value: Value

    /// Whether everything between both samples is known: all outcomes are the same.
    func decides(like other: Sample) -> Bool {
        log.outcomes == other.log.outcomes && log.slacks.count == other.log.slacks.count
    }
}

/// A computation that can be done at any parameter.
protocol Probe {
    associatedtype Value: Sampled
    mutating func sample(at parameter: Double) throws(AdaptiveFailure) -> Sample<Value>
}

extension Sample {
    /// The nearest parameter on one side of two samples at which a slack reaches 0; nil where none does.
    ///
    /// - Parameter direction: 1 for parameters above the second sample, -1 for those below this one.
    func crossing(_ second: Sample, direction: Double) -> Double? {
        let distance = second.parameter - parameter
        var nearest: Double?
        for (a, b) in zip(log.slacks, second.log.slacks) {
            let rate = (b - a) / distance
            guard rate * direction < -Tolerance.slackRate else { continue }
            let crossing = direction > 0 ? second.parameter - b / rate : parameter - a / rate
            if let best = nearest {
                nearest = direction > 0 ? min(best, crossing) : max(best, crossing)
            } else {
                nearest = crossing
            }
        }
        return nearest
    }
}
