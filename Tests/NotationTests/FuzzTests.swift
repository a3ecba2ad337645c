import Diagnostics
import Foundation
import SeededRandomness
import Testing

@testable import Notation

/// Whatever a block holds, reading and building it ends, with messages or without.
@Suite struct FuzzTests {
    /// Printed with each failure; the same seed makes the same texts.
    static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15

    static let globals: [DataValue.Field] = FixtureTests.globals

    /// Reads and builds a block; every message must stand in the text.
    private func survive(_ block: [UInt8], _ what: String) {
        var lesson = Lesson()
        lesson.append(block)
        let lineCount = block.count { $0 == UInt8(ascii: "\n") } + 1
        for message in lesson.messages(globals: Self.globals) {
            #expect(message.location.line <= lineCount, "\(what), seed \(Self.seed)")
            #expect(!message.message.isEmpty && !message.rendered.isEmpty)
        }
        var end = 0
        for token in tokens(of: block) {
            #expect(
                token.range.lowerBound >= end && token.range.upperBound <= block.count, "\(what), seed \(Self.seed)")
            end = token.range.upperBound
        }
    }

    @Test("Any bytes")
    func bytes() {
        var random = SeededGenerator(seed: Self.seed)
        for round in 0..<300 {
            let length = Int.random(in: 0...200, using: &random)
            survive((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }, "bytes \(round)")
        }
    }

    static let words =
        Symbol.allCases.map { $0.rawValue } + Keyword.allCases.map { $0.rawValue } + BuiltinType.names
        + Property.allCases.map { $0.rawValue } + AnchorName.names + Function.names + EnvironmentName.names
        + [
            "\n", "\n", "\n", "\"a\"", "\"\\(", "\"", "12", "0.5", "row", "Row", "super", "self", "song", ".high",
            ".red", "screen S {",
        ]
        + [
            "component Row(song) {", "header", "section", "remove", "height:", "as", "//", "/*", "…", "é", "{", "}",
            "{", "}",
        ]

    @Test("Any words of the notation")
    func words() {
        var random = SeededGenerator(seed: Self.seed &+ 1)
        for round in 0..<400 {
            var text = "screen S {\n"
            for _ in 0..<Int.random(in: 1...80, using: &random) {
                text += (Self.words.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "")
            }
            survive(Array(text.utf8), "words \(round): \(text)")
        }
    }

    @Test("Anything that was a lesson once")
    func mutations() throws {
        var random = SeededGenerator(seed: Self.seed &+ 2)
        let sources = try FixtureTests.names.map {
            Array(try Data(contentsOf: FixtureTests.folder.appendingPathComponent($0)))
        }
        for round in 0..<200 {
            guard var bytes = sources.randomElement(using: &random), let other = sources.randomElement(using: &random)
            else { return }
            for _ in 0..<Int.random(in: 1...8, using: &random) { mutate(&bytes, other, &random) }
            survive(bytes, "mutation \(round)")
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ other: [UInt8], _ random: inout SeededGenerator) {
        guard !bytes.isEmpty, !other.isEmpty else { return }
        let position = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, position + Int.random(in: 1...40, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(position..<end)
        case 2: bytes.insert(contentsOf: bytes[position..<end], at: Int.random(in: 0...bytes.count, using: &random))
        case 3:
            let start = Int.random(in: 0..<other.count, using: &random)
            bytes.insert(contentsOf: other[start..<min(other.count, start + 60)], at: position)
        default: bytes.insert(contentsOf: Array("{}()[]\"\\.=@".utf8).shuffled(using: &random).prefix(2), at: position)
        }
    }

    @Test("Any info string")
    func settings() {
        var random = SeededGenerator(seed: Self.seed &+ 3)
        let parts =
            SettingName.names + ["=", ",", "\"", "'", "\\", " ", "12", "-5", "iPad", "none", "é", "layout", "1e9"]
        for _ in 0..<500 {
            var info = "layout "
            for _ in 0..<Int.random(in: 0...12, using: &random) { info += parts.randomElement(using: &random) ?? "" }
            let file = SourceFile(path: "lesson.md", text: info)
            for message in FigureSettings.parse(info, in: file, at: 0).1 { #expect(!message.rendered.isEmpty) }
        }
    }
}
