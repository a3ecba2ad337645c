// Texts with attributes.
extension SupportExtension {
    @inline(never)
    static func textRunsCode() -> String {
        """
        /// A part of a text with what it has of its own.
        struct TextRun {
            var text: String
            var font: UIFont?
            var isBold = false
            var attributes: [NSAttributedString.Key: Any] = [:]

            init(
                _ text: String, font: UIFont? = nil, isBold: Bool = false, color: UIColor? = nil, kern: CGFloat? = nil,
                isUnderlined: Bool = false, isStruckThrough: Bool = false, link: String? = nil
            ) {
                self.text = text
                self.font = font
                self.isBold = isBold
                attributes[.foregroundColor] = color
                attributes[.kern] = kern
                if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
                if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
                attributes[.link] = link.flatMap { URL(string: $0) }
            }

            /// The part in a text of this font.
            func attributed(in surrounding: UIFont) -> NSAttributedString {
                var own = font ?? surrounding
                if isBold, let bold = own.fontDescriptor.withSymbolicTraits(.traitBold) {
                    own = UIFont(descriptor: bold, size: 0)
                }
                return NSAttributedString(
                    string: text, attributes: attributes.merging([.font: own]) { _, font in font })
            }
        }

        extension [TextRun] {
            func joined(in font: UIFont) -> NSAttributedString {
                let text = NSMutableAttributedString(string: "")
                for run in self { text.append(run.attributed(in: font)) }
                return text
            }
        }

        extension UILabel {
            /// Sets the text from parts, in the label's own font unless they have theirs.
            func setAttributedText(_ runs: [TextRun]) { attributedText = runs.joined(in: font) }
        }

        extension UIButton {
            /// Sets the title from parts, in the button's own font unless they have theirs.
            func setAttributedTitle(_ runs: [TextRun]) {
                let own = configuration == nil ? titleLabel?.font : .preferredFont(forTextStyle: .body)
                setAttributedTitle(runs.joined(in: own ?? .systemFont(ofSize: 15)), for: .normal)
            }
        }

        extension UITextView {
            /// Sets the text from parts, in the view's own font and color unless they have theirs.
            func setAttributedText(_ runs: [TextRun]) {
                let colored = runs.map { run in
                    var run = run
                    run.attributes[.foregroundColor] = run.attributes[.foregroundColor] ?? textColor
                    return run
                }
                attributedText = colored.joined(in: font ?? .systemFont(ofSize: 12))
            }
        }

        """
    }

    @inline(never)
    static func textAttributesCode() -> String {
        """
        extension UILabel {
            /// Sets its text with so much room behind each character, where a part of it has none of its own.
            func setKern(_ kern: CGFloat) {
                change { text, all in
                    text.enumerateAttribute(.kern, in: all) { own, range, _ in
                        if own == nil { text.addAttribute(.kern, value: kern, range: range) }
                    }
                }
            }

            /// Sets its text with so much room between lines.
            func setLineSpacing(_ spacing: CGFloat) {
                changeParagraphs { $0.lineSpacing = spacing }
            }

            /// Sets its text in lines that are so many times as high as its font's.
            func setLineHeightMultiple(_ multiple: CGFloat) {
                changeParagraphs { $0.lineHeightMultiple = multiple }
            }

            private func changeParagraphs(_ body: (NSMutableParagraphStyle) -> Void) {
                change { text, all in
                    let own = text.length > 0 ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
                    let style = NSMutableParagraphStyle()
                    style.setParagraphStyle(own as? NSParagraphStyle ?? .default)
                    style.alignment = textAlignment
                    style.lineBreakMode = lineBreakMode
                    body(style)
                    text.addAttribute(.paragraphStyle, value: style, range: all)
                }
            }

            private func change(_ body: (_ text: NSMutableAttributedString, _ all: NSRange) -> Void) {
                let words = attributedText ?? NSAttributedString(string: text ?? "")
                let styled = NSMutableAttributedString(attributedString: words)
                body(styled, NSRange(location: 0, length: styled.length))
                attributedText = styled
            }
        }

        """
    }
}
