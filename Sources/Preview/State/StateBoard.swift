import Foundation

/// The one place where the current state hangs: builds replace it, requests take it, event streams wait for it.
final class StateBoard: @unchecked Sendable {
    private let condition = NSCondition()
    private var state = PreviewState()
    private var isClosed = false

    /// The state now.
    var current: PreviewState {
        condition.withLock { state }
    }

    /// Hangs up a new state and wakes all who wait.
    func post(_ new: PreviewState) {
        condition.withLock {
            state = new
            condition.broadcast()
        }
    }

    /// Wakes all who wait, now and from now on.
    func close() {
        condition.withLock {
            isClosed = true
            condition.broadcast()
        }
    }

    /// What waiting ended with.
    enum Wake {
        case changed(PreviewState)
        case unchanged
        case closed
    }

    /// Waits until the state's version is not `version`, not longer than `seconds`.
    func wait(beyond version: Int, seconds: Double) -> Wake {
        let end = Date(timeIntervalSinceNow: seconds)
        condition.lock()
        defer { condition.unlock() }
        while !isClosed, state.version == version {
            guard condition.wait(until: end) else { break }
        }
        if isClosed { return .closed }
        return state.version == version ? .unchanged : .changed(state)
    }
}
