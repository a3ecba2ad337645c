// Constraints, fonts and colors, and what views ask of the window and of scroll views.
extension SupportExtension {
    @inline(never)
    static func priorityCode() -> String {
        """
        extension NSLayoutConstraint {
            func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
                self.priority = priority
                return self
            }
        }

        """
    }

    @inline(never)
    static func fontWeightCode() -> String {
        """
        extension UIFont {
            /// A text style in a weight of its own.
            static func preferredFont(forTextStyle style: TextStyle, weight: Weight) -> UIFont {
                let traits = [UIFontDescriptor.TraitKey.weight: weight]
                let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
                return UIFont(descriptor: descriptor.addingAttributes([.traits: traits]), size: 0)
            }
        }

        """
    }

    @inline(never)
    static func hexColorCode() -> String {
        """
        extension UIColor {
            /// A color from `#RRGGBB`.
            convenience init(hex: String) {
                let value = UInt32(hex.dropFirst().prefix(6), radix: 16) ?? 0
                let parts = [value >> 16, value >> 8, value].map { CGFloat($0 & 0xFF) / 255 }
                self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
            }
        }

        """
    }

    @inline(never)
    static func textWidthCode() -> String {
        """
        func textWidth(_ text: String, in font: UIFont?) -> CGFloat {
            let font = font ?? .systemFont(ofSize: 17)
            return NSString(string: text).size(withAttributes: [.font: font]).width
        }

        """
    }

    @inline(never)
    static func gradientCode() -> String {
        """
        /// Colors from top to bottom.
        final class GradientView: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }

            var colors: [UIColor] = [] {
                didSet { (layer as? CAGradientLayer)?.colors = colors.map(\\.cgColor) }
            }
        }

        extension UIView {
            func setGradient(_ colors: [UIColor]) {
                subviews.first { $0 is GradientView }?.removeFromSuperview()
                let gradient = GradientView(frame: bounds)
                gradient.colors = colors
                gradient.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                insertSubview(gradient, at: 0)
            }
        }

        """
    }

    @inline(never)
    static func screenBoundsCode() -> String {
        """
        extension UIView {
            /// The window's, or the main screen's for a view that is in none yet.
            var screenBounds: CGRect { window?.bounds ?? UIScreen.main.bounds }
            var screenSafeAreaInsets: UIEdgeInsets { window?.safeAreaInsets ?? .zero }
        }

        """
    }

    @inline(never)
    static func scrolledByCode() -> String {
        """
        extension UIScrollView {
            /// How far the content is from where it rests; negative when pulled down.
            var scrolledBy: CGFloat { contentOffset.y + adjustedContentInset.top }
        }

        """
    }

    @inline(never)
    static func zoomingCode() -> String {
        """
        /// The delegate of scroll views that zoom their first view.
        final class Zooming: NSObject, UIScrollViewDelegate {
            static let first = Zooming()

            func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
        }

        extension UIScrollView {
            /// Zooms its first view as soon as there is a layout.
            func setZoom(_ scale: CGFloat) {
                delegate = Zooming.first
                DispatchQueue.main.async { [self] in zoomScale = scale }
            }
        }

        """
    }
}
