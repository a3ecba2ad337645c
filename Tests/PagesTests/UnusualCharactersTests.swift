import Testing

@testable import Pages

@Suite("The characters that a font's subset may lack")
struct UnusualCharactersTests {
    @Test(
        "are whole characters, each once",
        arguments: [
            ("plain <b>", []), ("aä bä", ["ä"]), ("1️⃣ and 1", ["1️⃣"]), ("👨‍👩‍👧x👍🏽", ["👍🏽", "👨‍👩‍👧"]), ("e\u{301}", ["e\u{301}"]),
            ("日本", ["日", "本"]), ("", []),
        ])
    func characters(text: String, expected: [String]) {
        #expect(unusualCharacters(in: Array(text.utf8)) == expected.sorted())
    }
}
