import Cassowary

/// Contradictions that were narrowed before: the rows of a table often have the same ones.
struct NarrowedConflicts {
    private(set) var known: [(question: Question, needed: [Int])] = []

    /// All that the answer depends on.
    struct Question: Equatable {
        /// Of the contradiction's members, and then of the rows that always hold.
        let constraints: [Constraint]
        /// Of each member, whether it is one of the rows that always hold.
        let alwaysHolds: [Bool]
    }

    /// Which of the constraints are needed, by position; nil where that was not asked before.
    func needed(_ question: Question) -> [Int]? { known.first { $0.question == question }?.needed }

    mutating func note(_ needed: [Int], for question: Question) { known.append((question, needed)) }
}
