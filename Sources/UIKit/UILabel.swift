internal import AutoLayout
import Foundation
internal import Scene

open class UILabel: UIView {
    open var text: String?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment: NSTextAlignment = .natural
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false

    override var kind: ViewKind {
        var label = Label(font: (font ?? .systemFont(ofSize: 17)).font)
        label.text = text ?? ""
        label.textColor = (textColor ?? .label).color
        label.textAlignment = sameCase(as: textAlignment, else: .natural)
        label.lineBreakMode = sameCase(as: lineBreakMode, else: .byTruncatingTail)
        label.numberOfLines = numberOfLines
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumScaleFactor
        return .label(label)
    }
}
