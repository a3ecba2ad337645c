import Cassowary
import Diagnostics
import Scene

/// Where a builder's rows stand that change when only texts or the root's size do.
struct MovingRows {
    /// The pull of a view's content along an axis: hugging, then compression resistance.
    struct ContentRows {
        var slot: Int
        var axis: Axis
        var first: Int
    }

    var contentRows: [ContentRows] = []
    /// The root's two origins, then its width and height.
    var firstRootRow = 0
}

/// The rows that differ from the pass before.
struct ChangedRows {
    /// By their constant alone.
    var constants: [Int] = []
    /// By their priority too.
    var shapes: [Int] = []
}

extension SystemBuilder {
    /// Solves the rows as they are made from `next` and the size imposed on the root; false where more would differ than
    /// the sizes of contents.
    mutating func follow(_ next: SystemState, imposing size: ImposedSize, in running: inout RunningSystem) -> Bool {
        guard canFollow(next) else { return false }
        // So that they change in place.
        running.releaseRows()
        let changed = update(next, imposing: size)
        running.solve(self, changed: changed)
        return true
    }

    /// Whether rows made from `next` would be the same but for float noise.
    func holds(for next: SystemState) -> Bool {
        state.intrinsicSizes == next.intrinsicSizes && state.agrees(with: next, on: insetUses)
    }

    private func canFollow(_ next: SystemState) -> Bool {
        guard problems.isEmpty, !hasProportions, rows.count == movingRows.firstRootRow + 4,
            state.agrees(with: next, on: insetUses)
        else { return false }
        for slot in next.intrinsicSizes.indices {
            let (old, new) = (state.intrinsicSizes[slot], next.intrinsicSizes[slot])
            guard (old.width == nil) == (new.width == nil), (old.height == nil) == (new.height == nil) else {
                return false
            }
        }
        return true
    }

    private mutating func update(_ next: SystemState, imposing size: ImposedSize) -> ChangedRows {
        state.intrinsicSizes = next.intrinsicSizes
        var changed = ChangedRows()
        for content in movingRows.contentRows {
            let natural = state.intrinsicSizes[content.slot]
            guard let length = content.axis == .horizontal ? natural.width : natural.height else { continue }
            for row in [content.first, content.first + 1] where rows[row].constraint.constant != length {
                rows[row].constraint.constant = length
                changed.constants.append(row)
            }
        }
        let width = movingRows.firstRootRow + 2
        impose(size.width, size.widthPriority, size.widthIdentifier, onRow: width, &changed)
        impose(size.height, size.heightPriority, size.heightIdentifier, onRow: width + 1, &changed)
        return changed
    }

    private mutating func impose(
        _ length: Double, _ priority: LayoutPriority, _ identifier: String, onRow row: Int, _ changed: inout ChangedRows
    ) {
        rows[row].identifier = identifier
        if rows[row].constraint.priority != priority.rawValue {
            changed.shapes.append(row)
        } else if rows[row].constraint.constant != length {
            changed.constants.append(row)
        }
        rows[row].constraint.priority = priority.rawValue
        rows[row].constraint.constant = length
    }

}
