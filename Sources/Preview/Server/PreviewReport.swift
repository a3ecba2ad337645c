import Diagnostics

/// What the preview tells its terminal.
public enum PreviewReport: Sendable {
    case built(Build)
    /// The kernel gives no more watches; changes are found within a second instead of at once.
    case watchesByScanning

    /// One run of the generator.
    public struct Build: Sendable {
        /// The number of the build that is served now.
        public var number: Int
        /// Whether that is this one; otherwise it had errors, or changed nothing.
        public var isNew: Bool
        public var result: PreviewBuild
        /// What the check of its files found.
        public var warnings: [Diagnostic]
        public var seconds: Double

        /// Whether errors keep it from being shown.
        public var hasErrors: Bool { !result.isSound }
    }
}

/// Why a preview cannot start.
public enum PreviewError: Error, Hashable, Sendable {
    /// Another process, known by its number where the system tells, has the port.
    case portBusy(port: Int, owner: Int?)
    /// None of the ports that are tried without a named one is free.
    case noFreePort(ClosedRange<Int>)
    /// The system's own words.
    case system(port: Int, reason: String)
}
