import Foundation

/// The text of a view as it was set last, plain or with attributes: whichever of UIKit's two properties it is set by, neither calls the
/// other's setter, which a subclass may have overridden.
struct AssignedText {
    let plain: String?
    /// Nil for a plain text.
    let styled: NSAttributedString?

    init(_ plain: String?) { (self.plain, styled) = (plain, nil) }

    init(_ styled: NSAttributedString?) { (plain, self.styled) = (styled?.string, styled) }

    /// The same with a value for all of it, as UIKit changes a text with attributes whose view is given another font, say.
    func setting(_ key: NSAttributedString.Key, to value: Any?) -> AssignedText {
        guard let styled, let value else { return self }
        let text = NSMutableAttributedString(attributedString: styled)
        text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        return AssignedText(text)
    }

    /// The same with a change of all of its paragraphs that have a style.
    func changingParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> AssignedText {
        guard let styled else { return self }
        let text = NSMutableAttributedString(attributedString: styled)
        styled.enumerateAttributes(in: NSRange(location: 0, length: styled.length)) { attributes, range, _ in
            guard let old = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
            let style = NSMutableParagraphStyle()
            style.values = old.values
            change(style)
            text.addAttribute(.paragraphStyle, value: style, range: range)
        }
        return AssignedText(text)
    }

    /// As it is set, or else in one style; nil for none.
    func attributed(font: UIFont?, color: UIColor?) -> NSAttributedString? {
        if let styled { return styled }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font
        attributes[.foregroundColor] = color
        return plain.map { NSAttributedString(string: $0, attributes: attributes) }
    }
}
