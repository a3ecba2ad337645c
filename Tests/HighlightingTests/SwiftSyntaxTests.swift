import Foundation
internal import SwiftIDEUtils
internal import SwiftParser
internal import SwiftSyntax
import Testing

@testable import Highlighting

/// The compiler's own parser looks at the same code: it knows the grammar, the highlighter only tokens and neighbours.
@Suite("Beside SwiftSyntax the highlighter")
struct SwiftSyntaxTests {
    /// Every sixth of the repository's files is read in `make test`, and each with `PLUMB_ALL_FILES`, as in `make verify`.
    private static let interval = ProcessInfo.processInfo.environment["PLUMB_ALL_FILES"] == nil ? 6 : 1

    @Test("colours every file of this repository alike, but for one token in two hundred")
    func ownSources() throws {
        var tokens = 0
        var different = 0
        let paths = try swiftFiles(["Sources", "Tests"]).sorted()
        for index in stride(from: 0, to: paths.count, by: Self.interval) {
            let path = paths[index]
            let utf8 = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
            let ours = classes(swiftSpans(of: utf8), of: utf8)
            let theirs = classes(syntaxSpans(of: utf8), of: utf8)
            for token in SwiftLexer.tokens(of: utf8) {
                tokens += 1
                if token.range.contains(where: { ours[$0] != theirs[$0] }) { different += 1 }
            }
        }
        #expect(tokens * Self.interval > 200_000)
        #expect(different * 200 < tokens, "\(different) of \(tokens)")
    }

    /// The class of each byte that shows.
    private func classes(_ spans: [CodeSpan], of utf8: [UInt8]) -> [CodeSpan.Kind?] {
        var classes: [CodeSpan.Kind?] = Array(repeating: nil, count: utf8.count)
        for span in spans { for index in span.range where utf8[index] > 0x20 { classes[index] = span.kind } }
        return classes
    }

    private func syntaxSpans(of utf8: [UInt8]) -> [CodeSpan] {
        Parser.parse(source: String(decoding: utf8, as: UTF8.self)).classifications.compactMap { classified in
            let range = classified.range.lowerBound.utf8Offset..<classified.range.upperBound.utf8Offset
            return kind(classified.kind, of: utf8, at: range).map { CodeSpan(range: range, kind: $0) }
        }
    }

    private func kind(_ kind: SyntaxClassification, of utf8: [UInt8], at range: Range<Int>) -> CodeSpan.Kind? {
        switch kind {
        case .keyword, .ifConfigDirective: .keyword
        case .type: .type
        case .attribute: .attribute
        case .argumentLabel: .label
        case .stringLiteral, .regexLiteral: .string
        case .integerLiteral, .floatLiteral: .number
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
        case .identifier: nameKind(in: utf8, at: range)
        default: nil
        }
    }

    private func nameKind(in utf8: [UInt8], at range: Range<Int>) -> CodeSpan.Kind? {
        if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(utf8[range.lowerBound]) { return .type }
        if range.upperBound < utf8.count, utf8[range.upperBound] == UInt8(ascii: "(") { return .function }
        return range.lowerBound > 0 && utf8[range.lowerBound - 1] == UInt8(ascii: ".") ? .property : nil
    }

    private func swiftFiles(_ folders: [String]) throws -> [String] {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: "/\(root)/\(folder)").filter { $0.hasSuffix(".swift") }
                .map { "/\(root)/\(folder)/\($0)" }
        }
    }
}
