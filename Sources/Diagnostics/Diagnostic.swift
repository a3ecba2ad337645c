/// One message to the author: what is wrong, where, and the way out.
public struct Diagnostic: Hashable, Sendable {
    /// How bad it is: an error stops publishing, a warning does not.
    public enum Severity: String, Hashable, Sendable {
        case error, warning, note
    }

    public var severity: Severity
    /// A short stable name for the kind of problem, such as `unknown-view`.
    public var identifier: String
    /// Where the problem begins.
    public var location: SourceLocation
    /// How many columns the caret line underlines, in UTF-8 bytes; at least 1.
    public var length: Int
    /// The line of the file at `location`, as the author wrote it.
    public var excerpt: String
    /// What is wrong, one sentence without a full stop at the end.
    public var message: String
    /// What to write instead, where that is known.
    public var help: String?
    /// Further places that matter, such as the first of two equal names.
    public var notes: [Note]

    /// A further place that belongs to a problem.
    public struct Note: Hashable, Sendable {
        public var location: SourceLocation
        public var message: String

        public init(location: SourceLocation, message: String) {
            self.location = location
            self.message = message
        }
    }

    /// A message whose excerpt is known.
    public init(
        _ severity: Severity = .error, _ identifier: String, at location: SourceLocation,
        length: Int = 1, excerpt: String, message: String, help: String? = nil, notes: [Note] = []
    ) {
        self.severity = severity
        self.identifier = identifier
        self.location = location
        self.length = max(1, length)
        self.excerpt = excerpt
        self.message = message
        self.help = help
        self.notes = notes
    }

    /// A message about the UTF-8 offsets `range` of `file`.
    public init(
        _ severity: Severity = .error, _ identifier: String, in file: SourceFile, at range: Range<Int>,
        message: String, help: String? = nil, notes: [Note] = []
    ) {
        let location = file.location(of: range.lowerBound)
        self.init(
            severity, identifier, at: location, length: range.count,
            excerpt: file.text(of: location), message: message, help: help, notes: notes)
    }
}

extension Diagnostic: Comparable {
    /// The order in which messages are listed: by place, then by message.
    public static func < (a: Diagnostic, b: Diagnostic) -> Bool {
        if a.location != b.location { return a.location < b.location }
        return a.message < b.message
    }
}
