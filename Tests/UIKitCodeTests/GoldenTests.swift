import Diagnostics
import Foundation
import Notation
import Testing

@testable import UIKitCode

/// Each `NAME.layout` in `Fixtures` and the code that becomes of it, `NAME.uikit`; blocks stand between lines of `---`.
///
/// A code that is missing is written, and the test fails: it is to be read before it counts.
@Suite struct GoldenTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".layout") }.map { String($0.dropLast(".layout".count)) }.sorted()
    }

    static let globals: [DataValue.Field] = [
        DataValue.Field(
            name: "people",
            value: .list([
                person("Ada", [DataValue.Field(name: "city", value: .string("London"))]), person("Grace", []),
            ]))
    ]

    private static func person(_ name: String, _ more: [DataValue.Field]) -> DataValue {
        .record(
            [
                DataValue.Field(name: "name", value: .string(name)),
                DataValue.Field(name: "photo", value: .string("photo")),
                DataValue.Field(name: "age", value: .number(36)),
            ] + more)
    }

    @Test("A lesson's blocks become the code that a reader would write", arguments: names)
    func golden(_ name: String) throws {
        let source = try String(contentsOf: Self.folder.appendingPathComponent("\(name).layout"), encoding: .utf8)
        var program = LayoutProgram()
        var programs: [LayoutProgram] = []
        for block in source.components(separatedBy: "---\n") {
            let file = SourceFile(path: "\(name).layout", utf8: Array(block.utf8))
            #expect(program.append(SourceExcerpt(whole: file)).isEmpty)
            programs.append(program)
        }
        let code = UIKitTranslator(programs, globals: Self.globals).code(in: program).file
        let place = Self.folder.appendingPathComponent("\(name).uikit")
        guard let expected = try? String(contentsOf: place, encoding: .utf8) else {
            try code.write(to: place, atomically: true, encoding: .utf8)
            Issue.record("\(place.lastPathComponent) is new")
            return
        }
        #expect(code == expected)
    }
}
