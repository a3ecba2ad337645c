/// The numbers of a map block whose memory somebody else keeps: reading them counts no references, which would take as
/// long as the arithmetic where variables are few.
struct MapView: @unchecked Sendable {
    /// The rates of a block, which its constants follow.
    private let rates: UnsafePointer<Double>
    private let hasConstants: Bool
    /// The places whose rate is not 0, as bits.
    private let moving: UInt64
    private let areFewMoving: Bool

    init(rates: UnsafePointer<Double>, hasConstants: Bool, moving: UInt64, areFewMoving: Bool) {
        self.rates = rates
        self.hasConstants = hasConstants
        self.moving = moving
        self.areFewMoving = areFewMoving
    }

    /// Writes so many values at a parameter over those at another one.
    @inline(__always)
    func evaluateAgain(at parameter: Double, into values: UnsafeMutablePointer<Double>, count: Int) {
        guard areFewMoving else { return evaluate(at: parameter, into: values, count: count) }
        var places = moving
        while places != 0 {
            let place = places.trailingZeroBitCount
            values[place] = rates[place] * parameter + rates[MapBlock.length + place]
            places &= places - 1
        }
    }

    /// Writes so many values at a parameter, no more than a block has.
    func evaluate(at parameter: Double, into values: UnsafeMutablePointer<Double>, count: Int) {
        if hasConstants || count < MapBlock.length {
            evaluateMaps(at: parameter, into: values, count: count)
        } else {
            // As many as the compiler knows, so that it unrolls.
            for place in 0..<MapBlock.length { values[place] = rates[place] * parameter }
        }
    }

    /// The same, eight values at a time, as no compiler sees by itself that they do not lie among the numbers.
    @inline(__always)
    private func evaluateMaps(at parameter: Double, into values: UnsafeMutablePointer<Double>, count: Int) {
        var place = 0
        while place < count & ~7 {
            for pair in 0..<4 { evaluatePair(at: parameter, into: values, place + 2 * pair) }
            place += 8
        }
        while place < count & ~1 {
            evaluatePair(at: parameter, into: values, place)
            place += 2
        }
        if place < count { values[place] = rates[place] * parameter + rates[MapBlock.length + place] }
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
