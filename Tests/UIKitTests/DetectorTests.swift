import Foundation
import Testing
import UIKit

extension ModuleTests {
    /// What a text names.
    @Suite struct DetectorTests {
        // Foundation's own names are deprecated on Linux.
        private let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
        private let number = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

        private func found(_ types: NSTextCheckingResult.CheckingType, in text: String) throws -> [NSTextCheckingResult]
        {
            let detector = try NSDataDetector(types: types.rawValue)
            return detector.matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
        }

        @Test func addressesAreFoundWithoutTheStopBehindThem() throws {
            let text = "See https://swift.org/a?b=1, www.example.com and mail@example.com. Not this.one"
            let links = try found(link, in: text)
            #expect(
                links.compactMap(\.url?.absoluteString) == [
                    "https://swift.org/a?b=1", "http://www.example.com", "mailto:mail@example.com",
                ])
            #expect(links.allSatisfy { $0.resultType == link && $0.phoneNumber == nil })
            #expect(links.map(\.range.location) == [4, 29, 49])
        }

        @Test func telephoneNumbersHaveSevenDigitsAndMore() throws {
            let numbers = try found(number, in: "Call +1 (555) 123-4567 or 12 34, not a1234567")
            #expect(numbers.compactMap(\.phoneNumber) == ["+1 (555) 123-4567"])
            #expect(numbers.first?.range == NSRange(location: 5, length: 17))
        }

        @Test func whatIsNotAskedForIsNotFound() throws {
            #expect(try found(number, in: "https://swift.org").isEmpty)
            #expect(try found([link, number], in: "https://swift.org/5551234567").count == 1)
        }
    }
}
