import Caching
import Diagnostics
import Files

/// What a build has said of a site, for the next one that finds nothing changed.
public struct BuildMessages: Sendable {
    public var diagnostics: [Diagnostic]
    public var skipped: [SkippedLesson]

    public init(diagnostics: [Diagnostic], skipped: [SkippedLesson]) {
        self.diagnostics = diagnostics
        self.skipped = skipped
    }
}

extension BuildCache {
    /// What a build from inputs of that fingerprint has said; nil where nobody knows.
    public func messages(from inputs: Fingerprint) -> BuildMessages? { find(messagesKey(inputs)) }

    /// Keeps what a build from inputs of that fingerprint has said.
    public func keep(_ messages: BuildMessages, from inputs: Fingerprint) { keep(messages, as: messagesKey(inputs)) }

    private func messagesKey(_ inputs: Fingerprint) -> Fingerprint {
        var writer = key("messages")
        writer.write(inputs)
        return Fingerprint(writer.bytes)
    }
}

extension BuildMessages: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(diagnostics, skipped) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) { (diagnostics, skipped) = try reader.read() }
}

extension SkippedLesson: Storable {
    package func store(in writer: inout ByteWriter) {
        let dates: [String] =
            switch reason {
            case .draft: []
            case .future(let date, let today): [date, today]
            }
        writer.write(path, title, pagePath, dates)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let dates: [String]
        (path, title, pagePath, dates) = try reader.read()
        switch dates.count {
        case 0: reason = .draft
        case 2: reason = .future(date: dates[0], today: dates[1])
        default: throw DamagedBytes()
        }
    }
}
