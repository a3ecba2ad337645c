import Testing

@testable import FigureDrawing

@Suite("Letters that figures cannot join")
struct UnjoinedLettersTests {
    @Test(
        "are those of scripts whose letters take their shape from their neighbours, each once",
        arguments: [
            ("Hello, Ωmega, Привет", []), ("המעבורת מאחרת", []), ("日本語 한국어 🎉", []), ("٤٤، 44", []),
            ("كل كل A", ["ك", "ل"]), ("नमस्ते", ["न", "म", "स्ते"]), ("ﻻ", ["ﻻ"]),
        ] as [(String, [String])])
    func letters(text: String, letters: [String]) {
        #expect(FigureLetters.unjoined(in: text).map(String.init) == letters)
    }
}
