/// The exchanges since the last factorisation, each the identity but for the row at one position.
///
/// For each position a set of bits says which etas touch it, so that a solve for a vector with few entries looks at
/// no other (the idea of hyper-sparsity, for the product form).
struct Etas: Sendable {
    private var pivots: Lane<Int32> = []
    private var pivotValues: Lane<Double> = []
    private var starts: Lane<Int32>
    private var entries: Lane<SparseEntry> = []
    /// For each position the etas whose row has an entry there, as bits of so many words.
    private var touching: Lane<UInt64>
    private static let words = 4

    var count: Int { pivots.count }
    var nonzeroCount: Int { entries.count }
    var isFull: Bool { pivots.count == 64 * Self.words }

    init(positions: Int = 0) {
        starts = Lane(repeating: 0, count: 1)
        touching = Lane(repeating: 0, count: positions * Self.words)
    }

    /// Makes the memory the etas' own.
    mutating func detach() {
        pivots.detach()
        pivotValues.detach()
        starts.detach()
        entries.detach()
        touching.detach()
    }

    /// The positions whose rows have been exchanged.
    var exchangedPositions: Lane<Int32> { pivots }

    mutating func appendPosition() { touching.resize(to: touching.count + Self.words, filling: 0) }

    /// Records that the row at `position` became `alphaᵀ A`; `alpha` at `position` is not 0.
    mutating func append(_ alpha: WorkVector, support: Lane<Int32>, at position: Int) {
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

    /// Solves `E z = v` for one eta in place; false if that changes nothing.
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

    /// The etas that have an entry where the vector has one, of a word's 64.
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
    func applyInverseTransposed(to vectors: inout Lane<Double>, width: Int) {
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
