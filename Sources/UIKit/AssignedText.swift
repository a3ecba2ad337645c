import Foundation

/// The text of a view as it was set last, plain or with attributes: whichever of UIKit's two properties it is set by, neither calls the
/// other's setter, which a subclass may have overridden.
struct AssignedText {
    let plain: String?
    /// Nil for a plain text.
    let styled: NSAttributedString?

    init(_ plain: String?) { (self.plain, styled) = (plain, nil) }

    init(_ styled: NSAttributedString?) { (plain, self.styled) = (styled?.string, styled) }

    /// As it is set, or else in one style; nil for none.
    func attributed(font: UIFont?, color: UIColor?) -> NSAttributedString? {
        if let styled { return styled }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font
        attributes[.foregroundColor] = color
        return plain.map { NSAttributedString(string: $0, attributes: attributes) }
    }
}
