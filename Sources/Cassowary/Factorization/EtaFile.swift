/// The eta file: the exchanges since the last factorisation, each the identity except for the row at one position.
///
/// For each position a bit set says which etas touch it, so that solving for a sparse vector visits no others
/// (hyper-sparsity, for the product form).
struct EtaFile: Sendable {
    private var pivots: UncheckedArray<Int32> = []
    private var pivotValues: UncheckedArray<Double> = []
    private var starts: UncheckedArray<Int32>
    private var entries: UncheckedArray<SparseEntry> = []
    /// For each position the etas whose row has an entry there, as `words` words of bits.
    private var touching: UncheckedArray<UInt64>
    private static let words = 4

    var count: Int { pivots.count }
    var nonzeroCount: Int { entries.count }
    var isFull: Bool { pivots.count == 64 * Self.words }

    init(positions: Int = 0) {
        starts = UncheckedArray(repeating: 0, count: 1)
        touching = UncheckedArray(repeating: 0, count: positions * Self.words)
    }

    /// Copies the memory if it is shared.
    mutating func detach() {
        pivots.detach()
        pivotValues.detach()
        starts.detach()
        entries.detach()
        touching.detach()
    }

    /// The positions whose rows have been exchanged.
    var exchangedPositions: UncheckedArray<Int32> { pivots }

    mutating func appendPosition() { touching.resize(to: touching.count + Self.words, filling: 0) }

    /// Records that the row at `position` became `alphaᵀ A`; `alpha` at `position` is not 0.
    mutating func append(_ alpha: WorkVector, support: UncheckedArray<Int32>, at position: Int) {
        let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: count & 63)
        let word = count >> 6
        for place in 0..<support.count {
            let index = support[place]
            let value = alpha.values[Int(index)]
            guard value != 0 else { continue }
            touching[Int(index) * Self.words + word] |= bit
            guard Int(index) != position else { continue }
            entries.append(SparseEntry(index: index, value: value))
        }
        pivots.append(Int32(truncatingIfNeeded: position))
        pivotValues.append(alpha.values[position])
        starts.append(Int32(truncatingIfNeeded: entries.count))
    }

    /// Solves `E_m … E_1 z = v` in place.
    func applyInverse(to vector: inout WorkVector) {
        for word in stride(from: (count + 63) / 64 - 1, through: 0, by: -1) {
            var due = etas(ofWord: word, touching: vector)
            while due != 0 {
                let bit = 63 - due.leadingZeroBitCount
                let earlier: UInt64 = (1 << UInt64(truncatingIfNeeded: bit)) - 1
                due &= earlier
                let position = Int(pivots[word << 6 + bit])
                if applyInverse(of: word << 6 + bit, at: position, to: &vector) {
                    due |= touching[position * Self.words + word] & earlier
                }
            }
        }
    }

    /// Solves `E z = v` for one eta in place; false if nothing changed.
    @inline(__always)
    private func applyInverse(of eta: Int, at position: Int, to vector: inout WorkVector) -> Bool {
        let given = vector.values[position]
        var sum = given
        for entry in Int(starts[eta])..<Int(starts[eta + 1]) {
            sum -= entries[entry].value * vector.values[Int(entries[entry].index)]
        }
        if sum == 0 && given == 0 { return false }
        vector.set(sum / pivotValues[eta], at: position)
        return true
    }

    /// Those of a word's 64 etas that have an entry where the vector has one.
    private func etas(ofWord place: Int, touching vector: WorkVector) -> UInt64 {
        var found: UInt64 = 0
        for word in 0..<vector.mask.count {
            var bits = vector.mask[word]
            while bits != 0 {
                found |= touching[(word << 6 + bits.trailingZeroBitCount) * Self.words + place]
                bits &= bits - 1
            }
        }
        return found
    }

    /// Solves `(E_m … E_1)ᵀ z = v` in place.
    func applyInverseTransposed(to vector: inout WorkVector) {
        for eta in 0..<count {
            let position = Int(pivots[eta])
            guard vector.values[position] != 0 else { continue }
            let value = vector.values[position] / pivotValues[eta]
            vector.values[position] = value
            for entry in Int(starts[eta])..<Int(starts[eta + 1]) {
                vector.add(-entries[entry].value * value, at: Int(entries[entry].index))
            }
        }
    }

    /// The same for `width` vectors at once, whose components at a position lie side by side.
    func applyInverseTransposed(to vectors: inout UncheckedArray<Double>, width: Int) {
        for eta in 0..<count {
            let first = Int(pivots[eta]) * width
            for place in first..<(first + width) { vectors[place] /= pivotValues[eta] }
            for entry in Int(starts[eta])..<Int(starts[eta + 1]) {
                let target = Int(entries[entry].index) * width
                vectors.subtract(entries[entry].value, timesElementsAt: first, at: target, count: width)
            }
        }
    }
}
