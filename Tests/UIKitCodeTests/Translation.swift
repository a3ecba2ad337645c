import Diagnostics
import Notation

@testable import UIKitCode

/// Layout blocks of a lesson as UIKit code; the one place where the tests touch the interface.
struct Translation {
    let code: UIKitCode
    let problems: [Diagnostic]

    /// Each text is one block; all of the last one's program is written.
    init(_ blocks: String..., globals: [DataValue.Field] = []) {
        var program = LayoutProgram()
        var programs: [LayoutProgram] = []
        var problems: [Diagnostic] = []
        for block in blocks {
            let file = SourceFile(path: "lesson.md", utf8: Array(block.utf8))
            problems += program.append(SourceExcerpt(whole: file))
            programs.append(program)
        }
        self.problems = problems
        code = UIKitTranslator(programs, globals: globals).code(in: program)
    }

    /// The lines of a class, without their margins.
    func lines(of name: String) -> [String] {
        let code = code.declarations.first { $0.name == name }?.code ?? ""
        return code.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }

    /// The statements of a class, each in one line.
    func statements(of name: String) -> [String] {
        var statements: [String] = []
        var isOpen = false
        for line in lines(of: name) {
            if isOpen, let last = statements.popLast() {
                statements.append(last + (last.hasSuffix("(") ? "" : " ") + line)
            } else {
                statements.append(line)
            }
            isOpen = line.hasSuffix("(") || isOpen && line.hasSuffix(",")
        }
        return statements
    }

    /// Why something could not be written.
    var failures: [String] { code.declarations.compactMap(\.failure) }
}
