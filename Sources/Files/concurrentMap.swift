import Dispatch
import Synchronization

/// `transform` of each element, on all cores, in the order of the elements; each worker makes its own `context`.
///
/// Complexity: O(n) calls, as many at once as there are cores.
package func concurrentMap<Element: Sendable, Context, Result: Sendable>(
    _ elements: [Element], workers: Int, context: @escaping @Sendable () -> Context,
    _ transform: @escaping @Sendable (Element, Context) -> Result
) -> [Result] {
    [Result](unsafeUninitializedCapacity: elements.count) { results, count in
        // Each index is taken once, so that no two threads write to one place.
        nonisolated(unsafe) let start = results.baseAddress
        let next = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: max(1, min(workers, elements.count))) { _ in
            let own = context()
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < elements.count else { return }
                start?.advanced(by: index).initialize(to: transform(elements[index], own))
            }
        }
        count = elements.count
    }
}
