import Foundation
import Synchronization

/// Runs `work` on a thread of its own with a stack of 512 MB, of which only what is used is ever real.
///
/// SwiftParser descends by recursion, for some constructs without a limit, and a thread of the test runner or of a
/// task has half a megabyte.
func withDeepStack(_ work: @escaping @Sendable () -> [CodeSpan]) -> [CodeSpan] {
    let done = DispatchSemaphore(value: 0)
    let result = Result()
    let thread = Thread {
        let spans = work()
        result.spans.withLock { $0 = spans }
        done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    done.wait()
    return result.spans.withLock { $0 }
}

private final class Result: Sendable {
    let spans = Mutex<[CodeSpan]>([])
}
