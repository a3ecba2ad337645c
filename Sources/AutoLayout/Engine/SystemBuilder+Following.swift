import Cassowary
import Diagnostics

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
    /// Whether rows made from `next` would differ by nothing but the sizes of contents.
    func canFollow(_ next: SystemState) -> Bool {
        guard problems.isEmpty, rows.count == movingRows.firstRootRow + 4, state.agreesOnInsets(with: next) else {
            return false
        }
        for slot in next.intrinsicSizes.indices {
            let (old, new) = (state.intrinsicSizes[slot], next.intrinsicSizes[slot])
            guard (old.width == nil) == (new.width == nil), (old.height == nil) == (new.height == nil) else {
                return false
            }
        }
        return !hasProportions
    }

    /// Brings the rows in line with `next` and the size imposed on the root; only after `canFollow`.
    mutating func follow(_ next: SystemState, imposing size: ImposedSize) -> ChangedRows {
        state = next
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

    /// Whether some stack view's rows have the sizes of contents as factors.
    private var hasProportions: Bool {
        for view in index.members(of: root) {
            if case .stackView(let stack) = tree[view].kind, stack.distribution == .fillProportionally { return true }
        }
        return false
    }
}
