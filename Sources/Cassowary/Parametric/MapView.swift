/// The numbers of a map block whose memory somebody else keeps: reading them counts no references, which would take as
/// long as the arithmetic where variables are few.
struct MapView: @unchecked Sendable {
    /// The rates of a block, which its constants follow.
    private let rates: UnsafePointer<Double>
    /// How many of the maps there are.
    private let count: Int
    private let hasConstants: Bool
    /// Whether it pays to write only what moves.
    private let areFewMoving: Bool
    /// The pairs of places of which one has a rate that is not 0, as bits, without a last place that has no other.
    private let movingPairs: UInt32
    private let isLastMoving: Bool

    @inline(__always)
    init(rates: UnsafePointer<Double>, count: Int, hasConstants: Bool, moving: UInt32, areFewMoving: Bool) {
        self.rates = rates
        self.count = count
        self.hasConstants = hasConstants
        self.areFewMoving = areFewMoving
        let pairs: UInt32 = count < MapBlock.length ? (1 << UInt32(truncatingIfNeeded: count >> 1)) - 1 : ~0
        movingPairs = moving & pairs
        isLastMoving = movingPairs != moving
    }

    /// Writes the values at a parameter, where those at another one are unless it is not again.
    @inline(__always)
    func evaluate(at parameter: Double, into values: UnsafeMutablePointer<Double>, isAgain: Bool) {
        if isAgain && areFewMoving {
            evaluateMoving(at: parameter, into: values)
        } else if hasConstants || count < MapBlock.length {
            evaluateMaps(at: parameter, into: values)
        } else {
            // As many as the compiler knows, so that it unrolls.
            for place in 0..<MapBlock.length { values[place] = rates[place] * parameter }
        }
    }

    /// In pairs: values that are written one by one cannot be read in pairs before they have reached the cache.
    @inline(__always)
    private func evaluateMoving(at parameter: Double, into values: UnsafeMutablePointer<Double>) {
        var pairs = movingPairs
        while pairs != 0 {
            evaluatePair(at: parameter, into: values, 2 * pairs.trailingZeroBitCount)
            pairs &= pairs - 1
        }
        if isLastMoving { evaluateLast(at: parameter, into: values) }
    }

    /// Eight values at a time, as no compiler sees by itself that they do not lie among the numbers.
    @inline(__always)
    private func evaluateMaps(at parameter: Double, into values: UnsafeMutablePointer<Double>) {
        var place = 0
        while place < count & ~7 {
            for pair in 0..<4 { evaluatePair(at: parameter, into: values, place + 2 * pair) }
            place += 8
        }
        while place < count & ~1 {
            evaluatePair(at: parameter, into: values, place)
            place += 2
        }
        if place < count { evaluateLast(at: parameter, into: values) }
    }

    @inline(__always)
    private func evaluateLast(at parameter: Double, into values: UnsafeMutablePointer<Double>) {
        values[count - 1] = rates[count - 1] * parameter + rates[MapBlock.length + count - 1]
    }

    /// The rates and the constants lie at even places of memory that begins at a multiple of 16 bytes.
    @inline(__always)
    private func evaluatePair(at parameter: Double, into values: UnsafeMutablePointer<Double>, _ place: Int) {
        let numbers = UnsafeRawPointer(rates + place)
        let pair =
            numbers.load(as: SIMD2<Double>.self) * parameter
            + numbers.load(fromByteOffset: 8 * MapBlock.length, as: SIMD2<Double>.self)
        UnsafeMutableRawPointer(values + place).storeBytes(of: pair, as: SIMD2<Double>.self)
    }
}
