// Texts with attributes.
extension SupportExtension {
    static let textAttributesCode = """
        extension UILabel {
            /// Sets its text with so much room behind each character.
            func setKern(_ kern: CGFloat) { setAttribute(.kern, kern) }

            /// Sets its text with so much room between lines.
            func setLineSpacing(_ spacing: CGFloat) {
                let style = NSMutableParagraphStyle()
                style.alignment = textAlignment
                style.lineBreakMode = lineBreakMode
                style.lineSpacing = spacing
                setAttribute(.paragraphStyle, style)
            }

            private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
                let words = attributedText ?? NSAttributedString(string: text ?? "")
                let styled = NSMutableAttributedString(attributedString: words)
                styled.addAttribute(key, value: value, range: NSRange(location: 0, length: styled.length))
                attributedText = styled
            }
        }

        """
}
