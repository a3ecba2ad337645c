import Files
import UIKitCode
import UIKitPrograms

extension SwiftReader {
    /// Reads with the Swift compiler, which holds each code against `uiKit`, a file that declares UIKit as far as lessons
    /// use it.
    static func typeMistakes(
        in file: [UInt8], against uiKit: String, _ programs: ProgramRunner
    ) throws(ProgramFailure) -> [PlacedMistake] {
        let result = try typeCheck(file, against: uiKit, programs)
        var complaint = CompilerComplaint(result.complaint)
        try complaint.nameNearTypes { (question) throws(ProgramFailure) in
            try typeCheck(question, against: uiKit, programs).complaint
        }
        let mistakes = complaint.text.split(separator: "\n").compactMap { placedMistake(in: $0) }
        guard mistakes.isEmpty, result.status != 0 else { return mistakes.filter { !$0.isExcuse } }
        let reason = result.complaint.split(separator: "\n").first.map(String.init) ?? "it ends with \(result.status)"
        throw ProgramFailure(name: "swiftc", isMissing: false, reason: reason)
    }

    private static func typeCheck(
        _ file: [UInt8], against uiKit: String, _ programs: ProgramRunner
    ) throws(ProgramFailure) -> ProgramResult {
        try programs.run(
            ProgramCall(
                "swiftc",
                [
                    "-frontend", "-typecheck", "-suppress-warnings", "-swift-version", "5", "-module-name", "UIKit",
                    "-primary-file", "-", uiKit,
                ] + CompilerComplaint.arguments, input: file))
    }

    /// A mistake and the file that its place is in.
    public struct PlacedMistake: Hashable, Sendable {
        public var file: String
        public var mistake: SwiftMistake

        /// Whether the compiler only says that it has given up, or that statements belong into a function.
        fileprivate var isExcuse: Bool {
            mistake.message.contains("in reasonable time") || mistake.message.hasSuffix("not allowed at the top level")
        }
    }

    /// `code-3:2:7: error: cannot find 'a' in scope`.
    private static func placedMistake(in text: Substring) -> PlacedMistake? {
        let parts = text.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, parts[3] == " error", let line = Int(parts[1]), let column = Int(parts[2]) else {
            return nil
        }
        let message = String(parts[4].drop { $0 == " " })
        return PlacedMistake(
            file: String(parts[0]), mistake: SwiftMistake(line: line, column: column, message: message))
    }
}

/// Programs of layout blocks in one file, each in a space of its own; what they extend of UIKit's stands there once.
struct UIKitFile {
    private var text = "import UIKit\n"
    private var extensions: [String: String] = [:]
    private var count = 0

    /// Adds a program; the files that mistakes name are `program-N-M`, N counted from 0, M the declaration.
    mutating func add(_ code: UIKitCode) {
        text += "enum Program\(count) {\n"
        for (index, declaration) in code.declarations.enumerated() {
            if declaration.kind == .extension {
                extensions[declaration.name] = declaration.code
                continue
            }
            let word = declaration.kind == .constant ? "static " : ""
            text += "#sourceLocation(file: \"program-\(count)-\(index)\", line: 1)\n\(word)\(declaration.code)"
        }
        text += "}\n"
        count += 1
    }

    /// The whole file.
    var utf8: [UInt8] {
        var whole = text
        for (name, code) in extensions.sorted(by: { $0.key < $1.key }) {
            whole += "#sourceLocation(file: \"\(name.replacing("\"", with: ""))\", line: 1)\n\(code)"
        }
        return Array(whole.utf8)
    }

    /// The program and the declaration that a mistake's file names.
    static func place(of file: String) -> (program: Int, declaration: Int)? {
        let parts = file.split(separator: "-")
        guard parts.count == 3, parts[0] == "program", let program = Int(parts[1]), let declaration = Int(parts[2])
        else { return nil }
        return (program, declaration)
    }
}
