import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting

@testable import UIKit

extension ModuleTests {
    /// Classes of an author's own that put the text of a label or field elsewhere.
    @Suite struct ClassTests {
        init() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
        }

        private class Padded: UILabel {
            let room = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: room)) }
        }

        /// Measures its text in the same room.
        private final class Measured: Padded {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let inner = super.textRect(
                    forBounds: bounds.inset(by: room), limitedToNumberOfLines: numberOfLines)
                return inner.inset(
                    by: UIEdgeInsets(top: -room.top, left: -room.left, bottom: -room.bottom, right: -room.right))
            }
        }

        private final class Underlined: UILabel {
            override func drawText(in rect: CGRect) {
                super.drawText(in: rect)
                UIRectFill(CGRect(x: 0, y: rect.maxY - 1, width: rect.width, height: 1))
            }
        }

        private func insets(_ label: UILabel) -> EdgeInsets? {
            guard case .label(let drawn) = label.kind else { return nil }
            return drawn.textInsets
        }

        @Test func aLabelDrawsItsTextInARoomOfItsOwn() {
            let (label, plain) = (Padded(), UILabel())
            (label.text, plain.text) = ("Harbour", "Harbour")
            #expect(insets(label) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
            #expect(FigureEnvironment.current.leftOut.isEmpty)
        }

        @Test func aLabelMeasuresItsTextInARoomOfItsOwn() {
            let (label, plain) = (Measured(), UILabel())
            (label.text, plain.text) = ("Harbour", "Harbour")
            let (size, bare) = (label.intrinsicContentSize, plain.intrinsicContentSize)
            #expect(size == CGSize(width: bare.width + 6, height: bare.height + 4))
            label.numberOfLines = 0
            #expect(label.intrinsicContentSize == size)
            #expect(FigureEnvironment.current.leftOut.isEmpty)
        }

        @Test func aLabelThatDrawsMoreOrCutsItsLinesIsTold() {
            #expect(insets(Underlined()) == .zero)
            #expect(FigureEnvironment.current.leftOut == ["drawText"])
            let cut = Padded()
            (cut.text, cut.numberOfLines) = ("Harbour", 0)
            #expect(insets(cut) == .zero)
        }

        private class Field: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                super.textRect(forBounds: bounds).inset(by: UIEdgeInsets(top: 0, left: 10, bottom: 6, right: 20))
            }
            override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: 12, y: 4, width: 24, height: bounds.height - 8)
            }
            override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
                super.rightViewRect(forBounds: bounds).offsetBy(dx: -5, dy: 0)
            }
        }

        @Test func aFieldPutsItsTextAndItsPlaceholderWhereItsClassSays() {
            let field = Field()
            (field.borderStyle, field.placeholder) = (.roundedRect, "Name")
            guard case .textField(let empty) = field.kind else { return }
            #expect(empty.textInsets == EdgeInsets(top: 0, left: 17, bottom: 6, right: 27))
            field.text = "Ada"
            guard case .textField(let filled) = field.kind else { return }
            #expect(filled.textInsets == empty.textInsets)
        }

        @Test func aFieldPutsWhatStandsBesideItsTextWhereItsClassSays() {
            let (field, left, right) = (Field(), UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)))
            (field.leftView, field.leftViewMode) = (left, .always)
            (field.rightView, field.rightViewMode) = (right, .always)
            let controller = UIViewController()
            field.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(field)
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                field.topAnchor.constraint(equalTo: controller.view.topAnchor),
                field.widthAnchor.constraint(equalToConstant: 200),
                field.heightAnchor.constraint(equalToConstant: 40),
            ])
            FigureScreen(showing: controller).appear()
            #expect(left.frame == CGRect(x: 12, y: 4, width: 24, height: 32))
            #expect(right.frame == CGRect(x: 165, y: 15, width: 30, height: 10))
        }

        private final class Sliding: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: bounds.width / 4, dy: 0) }
        }

        @Test func aRectangleThatKeepsToNoEdgeIsTold() {
            let field = Sliding()
            field.text = "Ada"
            _ = field.kind
            #expect(FigureEnvironment.current.leftOut == ["UITextField.textRect"])
        }
    }
}
