import Escaping
import Testing

@Suite("Text on its way into markup")
struct MarkupTests {
    @Test(
        "is escaped where something could end it, and else stays",
        arguments: [
            ("plain", "Tom & <b>\"Jerry\"</b>'s", "Tom &amp; &lt;b&gt;&quot;Jerry&quot;&lt;/b&gt;'s"),
            ("nothing", "", ""),
            ("at both ends", "<>", "&lt;&gt;"),
            ("line ends", "a\tb\nc\r\nd", "a\tb\nc&#13;\nd"),
            ("other scripts", "Ünï, 日本, 👩‍👩‍👧 &", "Ünï, 日本, 👩‍👩‍👧 &amp;"),
            ("what is escaped already", "&amp;", "&amp;amp;"),
            ("controls", "a\u{0}\u{7F}\u{85}b", "a\u{FFFD}\u{FFFD}\u{FFFD}b"),
        ])
    func cases(name: String, text: String, expected: String) {
        #expect(escaped(text) == expected, "\(name)")
        #expect(escaped(text, as: .content) == expected.replacing("&quot;", with: "\""), "\(name)")
    }

    @Test("knows every character there is", arguments: MarkupPlace.allCases)
    func everyCharacter(place: MarkupPlace) {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let (text, expected) = (String(Character(scalar)), Self.reference(scalar, place))
            // Alone, and between others.
            guard escaped(text, as: place) != expected || escaped("a\(text)é", as: place) != "a\(expected)é" else {
                continue
            }
            Issue.record("U+\(String(value, radix: 16)) becomes \(escaped(text, as: place)), not \(expected)")
        }
    }

    /// By the definitions of the standards, scalar by scalar.
    private static func reference(_ scalar: Unicode.Scalar, _ place: MarkupPlace) -> String {
        switch scalar {
        case "&": return "&amp;"
        case "<": return "&lt;"
        case ">": return "&gt;"
        case "\"" where place == .attribute: return "&quot;"
        case "\r": return "&#13;"
        case "\t", "\n": return String(Character(scalar))
        default:
            let isControl = scalar.properties.generalCategory == .control
            return isControl || scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : String(Character(scalar))
        }
    }
}
