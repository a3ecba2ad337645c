import Files

/// The one seam to the Swift compiler: finds syntax errors in pieces of code, and type errors in a file.
public struct SwiftReader: Sendable {
    /// For each code what is wrong with it.
    /// - Throws: `ProgramFailure` where nobody can read it.
    public var mistakes: @Sendable (_ codes: [[UInt8]]) throws(ProgramFailure) -> [[SwiftMistake]]
    /// What is wrong with the types of a file that uses UIKit.
    /// - Throws: `ProgramFailure` where nobody can read it.
    public var typeMistakes: @Sendable (_ file: [UInt8]) throws(ProgramFailure) -> [PlacedMistake]
    /// Tells one description of UIKit from another.
    public var uiKit: Fingerprint?

    public init(
        mistakes: @escaping @Sendable ([[UInt8]]) throws(ProgramFailure) -> [[SwiftMistake]],
        typeMistakes: @escaping @Sendable ([UInt8]) throws(ProgramFailure) -> [PlacedMistake] = { _ in [] },
        uiKit: Fingerprint? = nil
    ) {
        self.mistakes = mistakes
        self.typeMistakes = typeMistakes
        self.uiKit = uiKit
    }
}

/// An error in a piece of Swift.
public struct SwiftMistake: Hashable, Sendable {
    /// In the code, counted from 1; columns in UTF-8. What is missing at its end is missed beyond its last line.
    public var line: Int
    public var column: Int
    /// In the compiler's words.
    public var message: String
}

extension SwiftReader {
    /// Reads with the Swift compiler's parser: grammar alone, no types, so that a code may name what stands elsewhere.
    ///
    /// All codes are read in one go, each as a file of its own name; those that a message names are then read alone, so
    /// that a bracket that is missing in one is not told of another. Types are held against the file `uiKit`, which
    /// declares UIKit.
    public static func compiler(
        _ programs: ProgramRunner, uiKit: String, in fileSystem: FileSystem = .disk
    ) -> SwiftReader {
        SwiftReader(
            mistakes: { codes throws(ProgramFailure) in
                var found: [[SwiftMistake]] = Array(repeating: [], count: codes.count)
                guard !codes.isEmpty else { return found }
                let suspects = try read(Array(codes.enumerated()), programs).map(\.code)
                for index in Set(suspects).sorted() where codes.indices.contains(index) {
                    found[index] = try read([(index, codes[index])], programs).filter(\.isError).map(\.mistake)
                }
                return found
            },
            typeMistakes: { file throws(ProgramFailure) in try typeMistakes(in: file, against: uiKit, programs) },
            uiKit: fileSystem.fingerprint(uiKit))
    }

    /// A line of the compiler's.
    private struct Message {
        var code: Int
        var isError: Bool
        var mistake: SwiftMistake
    }

    private static func read(
        _ codes: [(offset: Int, element: [UInt8])], _ programs: ProgramRunner
    ) throws(ProgramFailure) -> [Message] {
        var input: [UInt8] = []
        for (index, code) in codes {
            input += "#sourceLocation(file: \"\(fileName)\(index)\", line: 1)\n".utf8
            input += code
            input += "\n".utf8
        }
        let call = ProgramCall(
            "swiftc", ["-frontend", "-parse", "-diagnostic-style", "llvm", "-module-name", "lesson", "-"], input: input)
        let last = codes.last?.offset ?? 0
        return try programs.run(call).complaint.split(separator: "\n").compactMap { message(in: $0, last: last) }
    }

    private static let fileName = "plumb-code-"

    /// `plumb-code-3:2:7: error: expected expression`; the end of all, which has no name, is that of the last code.
    private static func message(in text: Substring, last: Int) -> Message? {
        let parts = text.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, var line = Int(parts[1]), let column = Int(parts[2]) else { return nil }
        var code = last
        if parts[0] == "<stdin>" {
            line = .max
        } else if parts[0].hasPrefix(fileName), let number = Int(parts[0].dropFirst(fileName.count)) {
            code = number
        } else {
            return nil
        }
        return Message(
            code: code, isError: parts[3] == " error",
            mistake: SwiftMistake(line: line, column: column, message: String(parts[4].drop { $0 == " " })))
    }
}
