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
    /// One of 1,000 widths in 320…1366, every value read.
    case sweep
    /// One change between 375 and 1024, every value read, with a width that gives way where it cannot be, as kiwi's does.
    case alternate
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
        case .sweep: return try time(edits: 1000) { sum += try built.edit(320 + 1046 * Double($0) / 999) }
        case .alternate:
            var yielding = try BuiltSystem(workload, widthPriority: 999.5)
            return try time(edits: 100) { sum += try yielding.edit($0 % 2 == 0 ? 375 : 1024) }
        case .readd:
            _ = try built.edit(1200)
            return try time(edits: 1) { _ in try built.removeAndAddAgain() }
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
