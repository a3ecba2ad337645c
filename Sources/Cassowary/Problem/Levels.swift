/// The priorities in use, compressed to consecutive levels of the lexicographic objective.
///
/// Level 0 holds the required rows and level `q` the `q`-th highest optional priority. Three levels follow that
/// only choose among equally good answers: `ties` weighs every optional violation, more for later constraints, so
/// that the earlier one gives way; `rest` is the sum of |x|; `order` weighs |x| by the variable.
struct Levels: Sendable, Equatable {
    /// The distinct optional priorities, descending.
    private(set) var priorities: [Double] = []

    var count: Int { priorities.count + 4 }
    /// The stride of vectors over levels: a multiple of 4, for SIMD.
    @inline(__always)
    var stride: Int { (priorities.count + 7) & ~3 }
    /// The levels that stand for priorities, the required one included.
    var realCount: Int { priorities.count + 1 }
    var ties: Int { priorities.count + 1 }
    var rest: Int { priorities.count + 2 }
    var order: Int { priorities.count + 3 }

    init() {}

    /// Collects the priorities of the active rows in O(rows × log priorities).
    init(of rows: Rows) {
        var last = Priority.required
        for row in 0..<rows.count {
            let priority = rows.givens[row].priority
            guard priority != last, priority != 0, priority < Priority.required, rows.isActive(row) else { continue }
            last = priority
            insert(last)
        }
    }

    private mutating func insert(_ priority: Double) {
        let place = level(of: priority) - 1
        if place < priorities.count && priorities[place] == priority { return }
        priorities.insert(priority, at: place)
    }

    /// Whether a level stands for an optional priority.
    @inline(__always)
    func isInUse(_ priority: Double, at level: Int) -> Bool {
        level > 0 && level <= priorities.count && priorities[level - 1] == priority
    }

    /// The level of a priority that is in use, by bisection.
    func level(of priority: Double) -> Int {
        var low = 0
        var high = priorities.count
        if priority >= Priority.required { return 0 }
        while low < high {
            let middle = (low + high) / 2
            if priorities[middle] > priority { low = middle + 1 } else { high = middle }
        }
        return low + 1
    }

    /// The weight of the `rank`-th row at the levels that break ties: increasing with the rank in steps between 3/4 and
    /// 5/4 of 2⁻¹⁰, which differ so that sums of several weights do not tie again.
    static func tieWeight(rank: Int) -> Double {
        var bits = UInt64(truncatingIfNeeded: rank) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        let fraction = Double((bits ^ (bits >> 31)) >> 40) / 16_777_216
        return (Double(rank) + 1 + fraction / 4) / 1024
    }
}
