import Caching
import Content
import Diagnostics
import Files

/// Graphviz's `dot`, which draws diagrams.
struct DotProgram: Sendable {
    private let programs: ProgramRunner?
    private let cache: BuildCache

    init(_ tools: BuildTools) { (programs, cache) = (tools.runner, tools.cache) }

    /// What became of a diagram.
    enum Answer: Hashable, Sendable {
        /// SVG as `dot` writes it, and what it warns of.
        case picture([UInt8], warnings: [String])
        /// What is wrong with the code, and the line of it where that is known, counted from 1.
        case mistake(String, line: Int?)
        /// It took too much time or memory.
        case tooMuch
        case missing
    }

    /// The picture of some code, drawn once for each code.
    func picture(of code: [UInt8]) -> Answer {
        var key = cache.key("diagram")
        key.write(Self.arguments)
        key.write(code[...])
        let name = Fingerprint(key.bytes)
        if let known: StoredFile = cache.find(name), let bytes = known.bytes { return .picture(bytes, warnings: []) }
        let answer = run(code)
        if case .picture(let bytes, let warnings) = answer, warnings.isEmpty { cache.keep(StoredFile(bytes), as: name) }
        return answer
    }

    /// A diagram gets ten seconds of processor time and a gibibyte. It may read no file: that is what Graphviz does for
    /// servers, by whose variable it knows them.
    private func run(_ code: [UInt8]) -> Answer {
        let limits = "ulimit -t 10; ulimit -v 1048576 2>/dev/null; exec dot \"$@\""
        let call = ProgramCall(
            "sh", ["-c", limits, "sh"] + Self.arguments, in: "/", input: code,
            environment: [("SERVER_NAME", "plumb"), ("GV_FILE_PATH", nil), ("LC_ALL", "C.UTF-8")])
        guard let result = try? programs?.run(call), result.status != 127 else { return .missing }
        let complaints = result.complaint.split(whereSeparator: \.isNewline).map(String.init)
        if result.status == 0 {
            return .picture(result.output, warnings: complaints.filter { $0.hasPrefix("Warning: ") })
        }
        guard let mistake = complaints.first(where: { $0.hasPrefix("Error: ") }) else { return .tooMuch }
        return .mistake(Self.words(of: mistake), line: Self.line(in: mistake))
    }

    /// Text is measured in the font of the pages; nothing lies behind the picture.
    private static let arguments =
        ["-Tsvg", "-Gbgcolor=transparent"] + ["-G", "-N", "-E"].map { $0 + "fontname=Inter" }

    /// `Error: <stdin>: syntax error in line 3 near '->'` without what is no news.
    private static func words(of complaint: String) -> String {
        var words = complaint[...]
        for start in ["Error: ", "<stdin>: "] where words.hasPrefix(start) { words = words.dropFirst(start.count) }
        guard let place = words.firstRange(of: " in line ") else { return String(words) }
        return String(words[..<place.lowerBound] + words[place.upperBound...].drop { $0.isNumber })
    }

    private static func line(in complaint: String) -> Int? {
        complaint.firstRange(of: " in line ").flatMap { Int(complaint[$0.upperBound...].prefix { $0.isNumber }) }
    }
}
