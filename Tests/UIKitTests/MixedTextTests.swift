import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting

@testable import UIKit

extension ModuleTests {
    /// Texts whose parts differ, by Apple's documentation of `UILabel`, `UITextView` and `NSParagraphStyle`.
    @Suite struct MixedTextTests {
        init() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
        }

        /// Lines of 12, 40 and 12 points.
        private func text(_ style: NSParagraphStyle? = nil) -> NSAttributedString {
            let text = UIKit.NSMutableAttributedString()
            for (line, size) in [("Small\n", 12.0), ("Large\n", 40), ("small", 12)] {
                var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size)]
                attributes[.paragraphStyle] = style
                text.append(NSAttributedString(string: line, attributes: attributes))
            }
            return text
        }

        private let heights: CGFloat = [12, 40, 12].map { UIFont.systemFont(ofSize: $0).lineHeight }.reduce(0, +)

        private func label(_ text: NSAttributedString) -> UILabel {
            let label = UILabel()
            (label.numberOfLines, label.attributedText) = (0, text)
            return label
        }

        @Test func eachLineIsAsHighAsItsFont() {
            #expect(abs(label(text()).intrinsicContentSize.height - heights) <= 0.5)
        }

        @Test func eachLineIsSoManyTimesAsHighAsItsFont() {
            let style = NSMutableParagraphStyle()
            style.lineHeightMultiple = 1.5
            #expect(abs(label(text(style)).intrinsicContentSize.height - 1.5 * heights) <= 0.5)
        }

        @Test func aStyleOfOneParagraphLeavesTheOthersAlone() {
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = 100
            let mixed = UIKit.NSMutableAttributedString(attributedString: text())
            mixed.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 6))
            let rest = heights - UIFont.systemFont(ofSize: 12).lineHeight
            #expect(abs(label(mixed).intrinsicContentSize.height - 100 - rest) <= 0.5)
        }

        @Test func whatIsMeasuredIsAsHighAsItsLines() {
            let room = text().boundingRect(
                with: CGSize(width: 300, height: 1000), options: .usesLineFragmentOrigin, context: nil)
            #expect(abs(room.height - heights) < 1e-6)
            #expect(abs(text().size().height - heights) < 1e-6)
            #expect(room.width == text().size().width)
        }

        @Test func fontColorAndAlignmentThatAreSetLaterHoldForAllOfIt() {
            let style = NSMutableParagraphStyle()
            (style.lineSpacing, style.alignment) = (4, .right)
            let label = label(text(style))
            (label.font, label.textColor, label.textAlignment) = (.systemFont(ofSize: 20), .systemRed, .center)
            guard case .label(let drawn) = label.kind else { return }
            #expect(drawn.font.runs.allSatisfy { $0.font.pointSize == 20 } && drawn.font.pointSize == 20)
            #expect(drawn.textColor == UIColor.systemRed.color)
            #expect(drawn.textAlignment == .center && drawn.lineSpacing == 4)
            #expect(style.alignment == .right)
        }

        @Test func aTextThatIsSetLaterKeepsItsOwnStyles() {
            let label = UILabel()
            (label.font, label.textAlignment) = (.systemFont(ofSize: 20), .center)
            let style = NSMutableParagraphStyle()
            style.alignment = .right
            label.attributedText = text(style)
            guard case .label(let drawn) = label.kind else { return }
            #expect(drawn.font.runs.map(\.font.pointSize) == [12, 40, 12] && drawn.textAlignment == .right)
        }

        @Test func aTextViewChangesAllOfItsText() {
            let view = UITextView()
            view.attributedText = text()
            (view.font, view.textColor) = (.systemFont(ofSize: 17), .systemRed)
            guard case .textView(let drawn) = view.kind else { return }
            #expect(drawn.runs.map(\.font?.pointSize) == [17])
            #expect(drawn.runs.map(\.color) == [UIColor.systemRed.color])
        }

        @Test func paragraphsThatDifferAreTold() {
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            let mixed = UIKit.NSMutableAttributedString(attributedString: text())
            mixed.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 6))
            _ = label(mixed).kind
            #expect(FigureEnvironment.current.leftOut == ["NSParagraphStyle.alignment"])
        }

        @Test func attributesOfADictionaryStayThoseOfAnAttributedString() {
            let style = NSUnderlineStyle.single
            let container = AttributeContainer([
                .underlineStyle: style.rawValue, .baselineOffset: 3, .link: "https://a.example",
            ])
            let text = UIKit.NSAttributedString(AttributedString("a", attributes: container))
            #expect(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == style.rawValue)
            #expect(text.attribute(.baselineOffset, at: 0, effectiveRange: nil) as? CGFloat == 3)
            #expect(text.attribute(.link, at: 0, effectiveRange: nil) as? URL == URL(string: "https://a.example"))
        }
    }
}
