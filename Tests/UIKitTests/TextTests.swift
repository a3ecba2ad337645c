import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting

@testable import UIKit

extension ModuleTests {
    /// Lines of paragraph styles, by Apple's documentation, and what is told of the rest.
    @Suite struct TextTests {
        private func useScreen(_ direction: LayoutDirection = .leftToRight) throws {
            var screen = Screen.preset(width: 390)
            screen.layoutDirection = direction
            FigureEnvironment.current = FigureEnvironment(
                screen: screen, measurer: Typesetter(library: try FontLibrary()))
        }

        /// A label of two lines at 20 points of type.
        private func label(_ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
            let style = NSMutableParagraphStyle()
            change(style)
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(
                string: "One\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
            return label
        }

        private let lineHeight = UIFont.systemFont(ofSize: 20).lineHeight

        @Test func linesAreSoManyTimesAsHigh() throws {
            try useScreen()
            let height = label { $0.lineHeightMultiple = 1.5 }.intrinsicContentSize.height
            #expect(abs(height - 2 * 1.5 * lineHeight) <= 1 / UIScreen.main.scale)
            #expect(FigureEnvironment.current.leftOut.isEmpty)
        }

        @Test func linesHaveTheLeastAndTheGreatestHeight() throws {
            try useScreen()
            #expect(label { $0.minimumLineHeight = 30 }.intrinsicContentSize.height == 60)
            #expect(label { ($0.maximumLineHeight, $0.lineSpacing) = (20, 3) }.intrinsicContentSize.height == 43)
        }

        @Test func roomIsAboveTheFirstLine() throws {
            try useScreen()
            guard case .label(let plain) = label({ _ in }).kind,
                case .label(let high) = label({ $0.minimumLineHeight = 40 }).kind
            else { return }
            let rise = 40 - Double(lineHeight)
            #expect(abs(high.font.ascender - plain.font.ascender - rise) < 1e-9)
            #expect(high.font.descender == plain.font.descender)
        }

        @Test func whatIsNotLaidOutIsTold() throws {
            try useScreen()
            let style = NSMutableParagraphStyle()
            (style.headIndent, style.paragraphSpacing) = (8, 4)
            let text = UILabel()
            text.attributedText = NSAttributedString(
                string: "a", attributes: [.paragraphStyle: style, .baselineOffset: 3])
            _ = text.kind
            #expect(
                FigureEnvironment.current.leftOut == [
                    "NSAttributedString.Key.baselineOffset", "NSParagraphStyle.paragraphSpacing",
                    "NSParagraphStyle.headIndent",
                ])
        }

        @Test func italicFontsAreThereAndTold() throws {
            try useScreen()
            let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
            #expect(descriptor?.symbolicTraits == .traitBold)
            #expect(FigureEnvironment.current.leftOut == ["UIFontDescriptor.traitItalic"])
        }

        @Test(arguments: [
            (LayoutDirection.leftToRight, UISemanticContentAttribute.forceRightToLeft, true),
            (.leftToRight, .forceLeftToRight, false), (.rightToLeft, .playback, true),
            (.rightToLeft, .forceRightToLeft, false), (.rightToLeft, .unspecified, false),
        ])
        func anotherDirectionIsTold(
            direction: LayoutDirection, attribute: UISemanticContentAttribute, isTold: Bool
        ) throws {
            try useScreen(direction)
            UIView().semanticContentAttribute = attribute
            #expect(FigureEnvironment.current.leftOut == (isTold ? ["UIView.semanticContentAttribute"] : []))
        }

        @Test func aHighlightedLabelHasItsOwnColor() throws {
            try useScreen()
            let text = UILabel()
            (text.highlightedTextColor, text.isHighlighted) = (.systemGreen, true)
            guard case .label(let drawn) = text.kind else { return }
            #expect(drawn.textColor == UIColor.systemGreen.color)
        }

        @Test func aPlaceholderHasTheColorOfItsAttributes() throws {
            try useScreen()
            let field = UITextField()
            field.attributedPlaceholder = NSAttributedString(
                string: "Name", attributes: [.foregroundColor: UIColor.systemRed])
            guard case .textField(let drawn) = field.kind else { return }
            #expect(drawn.placeholderColor == UIColor.systemRed.color)
        }
    }
}
