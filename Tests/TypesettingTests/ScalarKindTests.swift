import Testing

@testable import Paragraphs

@Suite("What is known of scalars without Unicode's tables")
struct ScalarKindTests {
    private static let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)

    @Test("is what the tables say, of every scalar")
    func tables() {
        let wrong = Self.scalars.filter { scalar in
            let properties = scalar.properties
            let isDigit = properties.numericType == .decimal
            return scalar.isLetter != properties.isAlphabetic
                || scalar.isLetterOrDigit != (properties.isAlphabetic || isDigit)
                || scalar.hasEmojiPresentation != properties.isEmojiPresentation
                || scalar.isEmojiModifier != properties.isEmojiModifier
                || scalar.isInvisible != (scalar.isControl || properties.isDefaultIgnorableCodePoint)
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20).map { String($0.value, radix: 16) })")
    }
}
