import Foundation

/// The CPU time that this process has used, in milliseconds.
func processTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
}

/// The memory that this process holds, in megabytes.
func residentMegabytes() -> Double {
    let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return words.count > 1 ? (Double(words[1]) ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6 : 0
}

/// What can be measured, in milliseconds of CPU time.
enum Measurement: String, CaseIterable {
    /// Building the system and solving it for the first time.
    case build
    /// One of 1,000 widths in 320…1366, every value read, the first time that these widths come.
    case sweep
    /// The same once the pieces are known.
    case sweepAgain = "sweep-again"
    /// One change between 375 and 1024, every value read, without pieces from before and with a width that gives way
    /// where it cannot be, as kiwi's does.
    case alternateFirst = "alternate-first"
    /// The same once the pieces are known.
    case alternate
    /// Every piece between 320 and 1366.
    case map
    /// Removing 20 constraints and adding them again.
    case readd

    func run(_ workload: Workload, _ built: inout BuiltSystem) throws -> Double {
        switch self {
        case .build:
            let start = processTime()
            let other = try BuiltSystem(workload)
            let spent = processTime() - start
            withExtendedLifetime(other) {}
            return spent
        case .sweep:
            try built.forget()
            return try time(edits: 1000) { sum += try built.edit(320 + 1046 * Double($0) / 999) }
        case .sweepAgain:
            return try time(edits: 1000) { sum += try built.edit(320 + 1046 * Double($0) / 999) }
        case .alternateFirst: return try timeOfWalks(workload)
        case .alternate:
            for width in [375.0, 1024] { sum += try built.edit(width) }
            return try time(edits: 1000) { sum += try built.edit($0 % 2 == 0 ? 375 : 1024) }
        case .map:
            try built.forget()
            return try time(edits: 1) { _ in pieceCount = try built.solver.pieces(over: 320...1366).count }
        case .readd:
            try built.forget()
            return try time(edits: 1) { _ in try built.removeAndAddAgain() }
        }
    }

    /// The time from each of two widths to the other, each time from a copy that knows no pieces.
    private func timeOfWalks(_ workload: Workload) throws -> Double {
        let widths = [375.0, 1024]
        let ends = try widths.map { width in
            var built = try BuiltSystem(workload, widthPriority: 999.5)
            try built.forget(at: width)
            return built
        }
        return try time(edits: 20) {
            var built = ends[$0 % 2]
            sum += try built.edit(widths[1 - $0 % 2])
        }
    }

    private func time(edits: Int, _ edit: (Int) throws -> Void) rethrows -> Double {
        let start = processTime()
        for number in 0..<edits { try edit(number) }
        return (processTime() - start) / Double(edits)
    }
}

/// Where the values that are read end up, so that reading them is not optimised away.
nonisolated(unsafe) var sum = 0.0

/// How many pieces the last map had.
nonisolated(unsafe) var pieceCount = 0
