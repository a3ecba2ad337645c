import Diagnostics
import Foundation
import Testing

@testable import Notation

/// Every file in `Fixtures` says beside each faulty line what must be said about it: `// error: message => help`.
/// Where no comment fits, the line above says `// error below: …`.
@Suite struct FixtureTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".layout") }.sorted()
    }

    static let globals: [DataValue.Field] = [
        DataValue.Field(
            name: "song",
            value: [
                "title": "Blue", "length": 215, "cover": nil, "tags": ["slow", "piano"], "artist": ["name": "Ada"],
            ]),
        DataValue.Field(name: "songs", value: [["title": "Blue"], ["title": "Green"]]),
    ]

    @Test("Each mistake is reported beside its line and nothing else is", arguments: names)
    func fixture(_ name: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
        let said = Lesson(text).messages(globals: Self.globals).map { message in
            "\(message.location.line): \(message.message)\(message.help.map { " => \($0)" } ?? "")"
        }
        #expect(said.sorted() == Self.expectations(in: text).sorted())
    }

    private static func expectations(in text: String) -> [String] {
        var expectations: [String] = []
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            for part in line.components(separatedBy: "// error").dropFirst() {
                let isBelow = part.hasPrefix(" below: ")
                guard isBelow || part.hasPrefix(": ") else { continue }
                let message = part.dropFirst(isBelow ? 8 : 2).trimmingCharacters(in: .whitespaces)
                expectations.append("\(index + (isBelow ? 2 : 1)): \(message)")
            }
        }
        return expectations
    }
}
