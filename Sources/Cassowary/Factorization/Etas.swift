/// The exchanges since the last factorisation, each the identity but for the row at one position.
struct Etas: Sendable {
    private var pivots: [Int32] = []
    private var pivotValues: [Double] = []
    private var starts: [Int32] = [0]
    private var indices: [Int32] = []
    private var values: [Double] = []

    var count: Int { pivots.count }
    var nonzeroCount: Int { indices.count }

    /// Records that the row at `position` became `alphaᵀ A`; `alpha` at `position` is not 0.
    mutating func append(_ alpha: WorkVector, support: [Int32], at position: Int) {
        for index in support where Int(index) != position && alpha.values[Int(index)] != 0 {
            indices.append(index)
            values.append(alpha.values[Int(index)])
        }
        pivots.append(Int32(truncatingIfNeeded: position))
        pivotValues.append(alpha.values[position])
        starts.append(Int32(truncatingIfNeeded: indices.count))
    }

    /// Solves `E_m … E_1 z = v` in place.
    func applyInverse(to vector: inout WorkVector) {
        for eta in stride(from: count - 1, through: 0, by: -1) {
            let position = Int(pivots[eta])
            let given = vector.values[position]
            var sum = given
            for entry in Int(starts[eta])..<Int(starts[eta + 1]) {
                sum -= values[entry] * vector.values[Int(indices[entry])]
            }
            if sum == 0 && given == 0 { continue }
            vector.set(sum / pivotValues[eta], at: position)
        }
    }

    /// Solves `(E_m … E_1)ᵀ z = v` in place.
    func applyInverseTransposed(to vector: inout WorkVector) {
        for eta in 0..<count {
            let position = Int(pivots[eta])
            guard vector.values[position] != 0 else { continue }
            let value = vector.values[position] / pivotValues[eta]
            vector.values[position] = value
            for entry in Int(starts[eta])..<Int(starts[eta + 1]) {
                vector.add(-values[entry] * value, at: Int(indices[entry]))
            }
        }
    }
}
