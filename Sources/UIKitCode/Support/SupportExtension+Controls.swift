// Controls.
extension SupportExtension {
    @inline(never)
    static func segmentsCode() -> String {
        """
        extension UISegmentedControl {
            func setSegments(_ titles: [String]) {
                let selected = max(selectedSegmentIndex, 0)
                removeAllSegments()
                for (index, title) in titles.enumerated() {
                    insertSegment(withTitle: title, at: index, animated: false)
                }
                selectedSegmentIndex = selected
            }
        }

        """
    }

    @inline(never)
    static func sideImagesCode() -> String {
        """
        extension UITextField {
            func setLeftImage(_ image: UIImage?) {
                leftView = image.map { UIImageView(image: $0) }
                leftViewMode = .always
            }

            func setRightImage(_ image: UIImage?) {
                rightView = image.map { UIImageView(image: $0) }
                rightViewMode = .always
            }
        }

        """
    }

    @inline(never)
    static func animatingCode() -> String {
        """
        extension UIActivityIndicatorView {
            func setAnimating(_ isAnimating: Bool) {
                if isAnimating { startAnimating() } else { stopAnimating() }
            }
        }

        """
    }

    @inline(never)
    static func dateCode() -> String {
        """
        extension UIDatePicker {
            /// A date such as `2026-05-17 09:41`.
            func setDate(_ text: String) {
                let formatter = DateFormatter()
                formatter.locale = Locale(identifier: "en_US_POSIX")
                for format in ["yyyy-MM-dd HH:mm", "yyyy-MM-dd", "HH:mm"] {
                    formatter.dateFormat = format
                    if let date = formatter.date(from: text) { self.date = date }
                }
            }
        }

        """
    }

    @inline(never)
    static func titleFontCode() -> String {
        """
        extension UIButton {
            /// Of a button with a configuration.
            func setTitleFont(_ font: UIFont) {
                configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                    var attributes = $0
                    attributes.font = font
                    return attributes
                }
            }
        }

        """
    }
}
