import Foundation

/// How many seeds `make verify` asks for.
private let given = ProcessInfo.processInfo.environment["PLUMB_SOLVER_SEEDS"].flatMap { UInt64($0) }

/// Whether the slow proofs are to run too.
let isVerifying = given != nil

/// The seeds of a random test: a few in `make test`, as many as `PLUMB_SOLVER_SEEDS` says in `make verify`.
func seeds(_ few: UInt64) -> ClosedRange<UInt64> { 1...max(1, given ?? few) }
