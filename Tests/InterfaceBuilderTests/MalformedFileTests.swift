import Diagnostics
import InterfaceBuilder
import Testing

@Suite("A file that is no interface file")
struct MalformedFileTests {
    static let cases: [(text: String, message: String, line: Int, column: Int)] = [
        ("", "'a.xib' is no XML: no element found", 1, 1),
        ("hello", "'a.xib' is no XML: syntax error", 1, 1),
        ("<document>\n  <a></b>\n</document>", "'a.xib' is no XML: mismatched tag", 2, 8),
        ("<document>", "'a.xib' is no XML: no element found", 1, 11),
        ("<plist></plist>", "'a.xib' is no storyboard or xib of an iOS app", 1, 1),
        (
            "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
            "'a.xib' is no storyboard or xib of an iOS app",
            1, 1
        ),
        ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "'a.xib' has no view", 1, 1),
    ]

    @Test("says what it is and where", arguments: cases)
    func message(text: String, message: String, line: Int, column: Int) throws {
        let (notation, diagnostics) = importInterface(SourceFile(path: "a.xib", text: text))
        #expect(notation == nil)
        let diagnostic = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect(diagnostic.severity == .error)
        #expect(diagnostic.message == message)
        #expect([diagnostic.location.line, diagnostic.location.column] == [line, column])
    }

    @Test("may be nested without end")
    func depth() {
        let text = String(repeating: "<view>", count: 100_000)
        let (notation, diagnostics) = importInterface(SourceFile(path: "a.xib", text: text))
        #expect(notation == nil)
        #expect(diagnostics.first?.message == "'a.xib' is no XML: it is nested deeper than 300 elements")
    }
}
