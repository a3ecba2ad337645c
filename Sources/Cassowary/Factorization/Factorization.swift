/// A sparse factorisation of the basis: `E_m … E_1 L U`, rows and columns numbered by position.
///
/// `L` and `U` come from Markowitz elimination (`Elimination`); each exchange of a row appends an eta `E`, the
/// identity but for one row (product form of the inverse, Dantzig & Orchard-Hays 1954, doi:10.2307/2001993). Both
/// triangles are stored by row and by column, so that every solve visits only the positions that it reaches
/// (hyper-sparsity, Hall & McKinnon 2005, doi:10.1007/s10589-005-4802-0).
struct Factorization: Sendable {
    /// The row at each position.
    var rows: UncheckedArray<Int32> = []
    /// The variable whose column was the pivot of each position.
    var columns: UncheckedArray<Int32> = []
    /// The inverse of `columns`.
    var positions: UncheckedArray<Int32> = []
    var diagonal: UncheckedArray<Double> = []
    /// How many of the first positions have required equalities, which elimination took before all others.
    var rigidCount = 0
    var lowerByColumn = SparseTriangle()
    var lowerByRow = SparseTriangle()
    var upperByRow = SparseTriangle()
    var upperByColumn = SparseTriangle()
    var etas = EtaFile()
    /// The number of nonzeros when pivots were last chosen from scratch.
    var chosenNonzeroCount = 0

    var nonzeroCount: Int { lowerByRow.entries.count + upperByRow.entries.count }
    /// True where other pivots would probably leave far fewer nonzeros.
    var isFilledIn: Bool { nonzeroCount > chosenNonzeroCount + chosenNonzeroCount / 2 + count / 4 }

    var count: Int { rows.count }

    /// True where solving with the etas costs more than a new factorisation.
    var isWornOut: Bool { etas.isFull || etas.nonzeroCount > 4 * count + 200 }

    /// Copies the memory if it is shared.
    mutating func detach() {
        columns.detach()
        positions.detach()
        diagonal.detach()
        lowerByColumn.detach()
        lowerByRow.detach()
        upperByRow.detach()
        upperByColumn.detach()
        rows.detach()
        etas.detach()
    }

    /// Solves `A x = v` in place: `v` over rows' positions becomes `x` over columns' positions.
    func solve(_ vector: inout WorkVector) {
        etas.applyInverse(to: &vector)
        substituteUp(lowerByColumn, nil, &vector)
        substituteDown(upperByColumn, diagonal, &vector)
    }

    /// Solves `Aᵀ y = v` in place: `v` over columns' positions becomes `y` over rows' positions, with 0 at those before
    /// `first`.
    func solveTransposed(_ vector: inout WorkVector, from first: Int = 0) {
        substituteUp(upperByRow, diagonal, &vector, keeping: first)
        substituteDown(lowerByRow, nil, &vector, from: first)
        etas.applyInverseTransposed(to: &vector)
    }

    /// Solves `Aᵀ Y = V` in place for `width` vectors at once, a multiple of 4, whose components at a position lie side
    /// by side; those at positions before `first` mean nothing.
    func solveTransposed(_ vectors: inout UncheckedArray<Double>, width: Int, from first: Int) {
        for position in 0..<count {
            let start = position * width
            guard vectors.hasNonzero(at: start, count: width) else { continue }
            if diagonal[position] != 1 {
                for place in start..<(start + width) { vectors[place] /= diagonal[position] }
            }
            upperByRow.eliminate(position, &vectors, width)
        }
        for position in stride(from: count - 1, through: first, by: -1)
        where vectors.hasNonzero(at: position * width, count: width) {
            lowerByRow.eliminate(position, &vectors, width, from: first)
        }
        etas.applyInverseTransposed(to: &vectors, width: width)
        vectors.dropSmall(Tolerance.component, from: first * width)
    }

    /// Grows the basis by one row and one column that meet only each other.
    mutating func append(row: Int32, column: Int32) {
        positions.append(Int32(truncatingIfNeeded: count))
        rows.append(row)
        columns.append(column)
        diagonal.append(1)
        lowerByColumn.appendLine()
        lowerByRow.appendLine()
        upperByRow.appendLine()
        upperByColumn.appendLine()
        etas.appendPosition()
    }

    private func substituteUp(
        _ triangle: SparseTriangle, _ divisors: UncheckedArray<Double>?, _ vector: inout WorkVector,
        keeping first: Int = 0
    ) {
        var word = 0
        while word < vector.mask.count {
            var seen: UInt64 = 0
            while true {
                let bits = vector.mask[word] & ~seen
                if bits == 0 { break }
                let bit = bits.trailingZeroBitCount
                seen |= 1 << UInt64(truncatingIfNeeded: bit)
                let position = word << 6 + bit
                Self.eliminate(position, triangle, divisors, &vector)
                if position < first { vector.drop(position) }
            }
            word += 1
        }
    }

    private func substituteDown(
        _ triangle: SparseTriangle, _ divisors: UncheckedArray<Double>?, _ vector: inout WorkVector, from first: Int = 0
    ) {
        var word = vector.mask.count - 1
        while word >= first >> 6 {
            var seen: UInt64 = 0
            while true {
                let bits = vector.mask[word] & ~seen
                if bits == 0 { break }
                let bit = 63 - bits.leadingZeroBitCount
                seen |= 1 << UInt64(truncatingIfNeeded: bit)
                Self.eliminate(word << 6 + bit, triangle, divisors, &vector, from: first)
            }
            word -= 1
        }
    }

    /// Subtracts what a position contributes to the others, those before `first` excepted.
    @inline(__always)
    private static func eliminate(
        _ position: Int, _ triangle: SparseTriangle, _ divisors: UncheckedArray<Double>?, _ vector: inout WorkVector,
        from first: Int = 0
    ) {
        var value = vector.values[position]
        guard abs(value) > Tolerance.component else { return vector.drop(position) }
        if let divisors {
            value /= divisors[position]
            vector.values[position] = value
        }
        for place in triangle.range(of: position).reversed() {
            let entry = triangle.entries[place]
            if Int(entry.index) < first { break }
            vector.add(-entry.value * value, at: Int(entry.index))
        }
    }
}
