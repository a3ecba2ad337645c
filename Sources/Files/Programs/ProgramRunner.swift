/// The one seam to other programs: starts one, and waits for its end or goes on beside it.
public struct ProgramRunner: Sendable {
    /// - Throws: `ProgramFailure` where it cannot be started; a program that ends badly is a result.
    public var run: @Sendable (ProgramCall) throws(ProgramFailure) -> ProgramResult

    /// - Throws: `ProgramFailure` where it cannot be started.
    public var start: @Sendable (ProgramCall) throws(ProgramFailure) -> RunningProgram

    public init(
        run: @escaping @Sendable (ProgramCall) throws(ProgramFailure) -> ProgramResult,
        start: @escaping @Sendable (ProgramCall) throws(ProgramFailure) -> RunningProgram = {
            call throws(ProgramFailure) in
            throw ProgramFailure(name: call.name, isMissing: true, reason: "nothing can be started")
        }
    ) {
        (self.run, self.start) = (run, start)
    }
}

/// A program with all that it is given.
public struct ProgramCall: Sendable {
    /// Found along `PATH`.
    public var name: String
    public var arguments: [String]
    /// The folder it runs in.
    public var folder: String
    /// What it reads from standard input.
    public var input: [UInt8]
    /// Variables beside those of this program; nil takes one away.
    public var environment: [(name: String, value: String?)]

    public init(
        _ name: String, _ arguments: [String], in folder: String = ".", input: [UInt8] = [],
        environment: [(name: String, value: String?)] = []
    ) {
        self.name = name
        self.arguments = arguments
        self.folder = folder
        self.input = input
        self.environment = environment
    }
}

/// How a program ended and what it said.
public struct ProgramResult: Sendable {
    /// Its exit code; 128 and the signal's number for one that was killed.
    public var status: Int
    public var output: [UInt8]
    /// What it wrote to standard error.
    public var complaint: String

    public init(status: Int, output: [UInt8] = [], complaint: String = "") {
        self.status = status
        self.output = output
        self.complaint = complaint
    }

    /// Its output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
}

/// A program that could not be started.
public struct ProgramFailure: Error, Hashable, Sendable {
    public var name: String
    /// Whether no such program is installed.
    public var isMissing: Bool
    /// The operating system's own words.
    public var reason: String

    public init(name: String, isMissing: Bool, reason: String) {
        self.name = name
        self.isMissing = isMissing
        self.reason = reason
    }
}
