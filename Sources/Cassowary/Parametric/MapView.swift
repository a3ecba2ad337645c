/// The numbers of a map block whose memory somebody else keeps: reading them counts no references, which would take as
/// long as the arithmetic where variables are few.
struct MapView: @unchecked Sendable {
    /// The rates of a block, which its constants follow.
    private let rates: UnsafePointer<Double>
    private let hasConstants: Bool

    init(rates: UnsafePointer<Double>, hasConstants: Bool) {
        self.rates = rates
        self.hasConstants = hasConstants
    }

    /// Writes the values at a parameter to the beginning of a buffer, as far as it reaches.
    @inline(__always)
    func evaluate(at parameter: Double, into values: UnsafeMutableBufferPointer<Double>) {
        let constants = rates + MapBlock.length
        if values.count < MapBlock.length {
            evaluatePart(at: parameter, into: values)
        } else if hasConstants {
            // As many as the compiler knows, so that it unrolls.
            for place in 0..<MapBlock.length { values[place] = rates[place] * parameter + constants[place] }
        } else {
            for place in 0..<MapBlock.length { values[place] = rates[place] * parameter }
        }
    }

    /// The same for a block that is not full: four values at a time, as no compiler sees by itself that they do not lie
    /// among the numbers.
    @inline(__always)
    private func evaluatePart(at parameter: Double, into values: UnsafeMutableBufferPointer<Double>) {
        guard let start = values.baseAddress else { return }
        let constants = rates + MapBlock.length
        var place = 0
        while place < values.count & ~3 {
            let rate = UnsafeRawPointer(rates + place).loadUnaligned(as: SIMD4<Double>.self)
            let constant = UnsafeRawPointer(constants + place).loadUnaligned(as: SIMD4<Double>.self)
            let four = rate * parameter + constant
            UnsafeMutableRawPointer(start + place).storeBytes(of: four, as: SIMD4<Double>.self)
            place += 4
        }
        while place < values.count {
            start[place] = rates[place] * parameter + constants[place]
            place += 1
        }
    }
}
