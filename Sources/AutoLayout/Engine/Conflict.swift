import Cassowary
import Diagnostics

/// Required rows that contradict each other.
///
/// Which one UIKit gives up is not specified; here it is always the same one: the last that asks for a content's size,
/// as Interface Builder does, then the last that the author wrote, then the last of a stack view's, never a size that
/// the surroundings impose.
struct Conflict {
    /// The rows by position, ascending.
    let members: [Int]
    /// The row to give up; nil where there is none.
    let victim: Int?

    init(rows members: [Int], in rows: [SystemRow]) {
        let members = members.sorted()
        self.members = members
        func last(_ rank: Int) -> Int? { members.last { Self.rank(of: rows[$0]) == rank } }
        victim = last(-1) ?? last(0) ?? last(1) ?? last(2) ?? members.last
    }

    /// Whether a row may be given up: it is neither imposed by the surroundings, nor says that a size is not below 0.
    ///
    /// Rows that may not can always be satisfied together.
    static func mayYield(_ row: SystemRow) -> Bool { rank(of: row) < 2 }

    private static func rank(of row: SystemRow) -> Int {
        guard let identifier = row.identifier else { return 0 }
        switch identifier {
        case Identifier.hugging, Identifier.compressionResistance: return -1
        case Identifier.encapsulatedWidth, Identifier.encapsulatedHeight, Identifier.temporaryWidth,
            Identifier.temporaryHeight, Identifier.rootOrigin, Identifier.contentOrigin, Identifier.collectionPlace,
            "UISV-hiding":
            return 3
        case Identifier.nonNegative: return 2
        default: return 1
        }
    }
}
