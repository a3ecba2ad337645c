import Foundation
import Testing

@testable import UIKit

extension ModuleTests {
    /// The class that takes the place of Foundation's.
    @Suite("An attributed text") struct AttributedTextTests {
        /// `text[attributes]` for each range.
        private static func described(_ text: NSAttributedString) -> String {
            var words = ""
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
                let names = attributes.map { "\($0.key.rawValue)=\($0.value)" }.sorted()
                words += NSString(string: text.string).substring(with: range) + "\(names)"
            }
            return words.replacingOccurrences(of: "\"", with: "")
        }

        @Test("holds different fonts in ranges beside each other")
        func fonts() {
            let text = UIKit.NSMutableAttributedString()
            for size in [12.0, 14, 14] {
                text.append(
                    NSAttributedString(
                        string: "a🚢", attributes: [.font: UIFont.systemFont(ofSize: size), .kern: size]))
            }
            #expect(text.string == "a🚢a🚢a🚢" && text.length == 9)
            let sizes = [0, 3, 8].map { (text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
            #expect(sizes == [12, 14, 14])
            // The two fonts of 14 points are equal, so that their ranges are one.
            var range = NSRange(location: 0, length: 0)
            _ = text.attributes(at: 4, effectiveRange: &range)
            #expect(range == NSRange(location: 3, length: 6))
        }

        @Test("is changed range by range")
        func changes() {
            let text = UIKit.NSMutableAttributedString(string: "abcdef", attributes: [.kern: 1])
            text.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 2))
            #expect(Self.described(text) == "a[NSKern=1]bc[NSKern=2]def[NSKern=1]")
            text.removeAttribute(.kern, range: NSRange(location: 2, length: 2))
            #expect(Self.described(text) == "a[NSKern=1]b[NSKern=2]cd[]ef[NSKern=1]")
            text.replaceCharacters(in: NSRange(location: 1, length: 3), with: "XY")
            #expect(Self.described(text) == "a[NSKern=1]XY[NSKern=2]ef[NSKern=1]")
            text.deleteCharacters(in: NSRange(location: 0, length: 2))
            text.insert(NSAttributedString(string: "!"), at: 1)
            #expect(Self.described(text) == "Y[NSKern=2]![]ef[NSKern=1]")
            #expect(Self.described(text.attributedSubstring(from: NSRange(location: 1, length: 2))) == "![]e[NSKern=1]")
            #expect(Self.described(UIKit.NSMutableAttributedString(attributedString: text)) == Self.described(text))
        }

        @Test("becomes the runs of a label, one alone the label's own style")
        func runs() {
            let label = UILabel()
            let text = UIKit.NSMutableAttributedString(
                string: "Ada", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
            label.attributedText = text
            guard case .label(let plain) = label.kind else { return }
            #expect(plain.runs.isEmpty && plain.font.pointSize == 20)
            text.append(
                NSAttributedString(string: " b", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
            label.attributedText = text
            guard case .label(let mixed) = label.kind else { return }
            #expect(mixed.runs.map(\.text) == ["Ada", " b"] && mixed.runs.map(\.isUnderlined) == [false, true])
            #expect(mixed.font.runs.map(\.font.pointSize) == [20, 17])
        }
    }
}
