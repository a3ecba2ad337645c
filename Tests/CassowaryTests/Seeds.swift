import Foundation

/// The seeds of a random test: a few in `make test`, as many as `PLUMB_SOLVER_SEEDS` says in `make verify`.
func seeds(_ few: UInt64) -> ClosedRange<UInt64> {
    let given = ProcessInfo.processInfo.environment["PLUMB_SOLVER_SEEDS"].flatMap { UInt64($0) }
    return 1...max(1, given ?? few)
}
