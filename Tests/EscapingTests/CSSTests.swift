import Escaping
import Testing

@Suite("Text on its way into a stylesheet")
struct CSSTests {
    @Test(
        "is a quoted string that nothing in it ends",
        arguments: [
            ("picture-1.png", "\"picture-1\\2e png\""),
            ("a\"b", "\"a\\22 b\""),
            ("</style>", "\"\\3c \\2f style\\3e \""),
            ("\\\n", "\"\\5c \\a \""),
            ("\u{0}", "\"\\fffd \""),
        ])
    func cases(text: String, expected: String) { #expect(quotedForCSS(text) == expected) }
}

@Suite("Text on its way into an address")
struct AddressTests {
    @Test(
        "is percent-encoded where RFC 3986 asks for it",
        arguments: [
            ("a b.html#c", "a%20b.html#c"),
            ("ä?x=1&y='2'", "%C3%A4?x=1&amp;y=&#x27;2&#x27;"),
            ("50%25", "50%25"),
            ("\"><script>", "%22%3E%3Cscript%3E"),
        ])
    func cases(text: String, expected: String) { #expect(escapedAddress(text) == expected) }
}
