internal import AutoLayout
import Foundation

open class UITextView: UIScrollView {
    open var text: String! = ""
    open var font: UIFont? = .systemFont(ofSize: 12)
    open var adjustsFontForContentSizeCategory = false
    open var textColor: UIColor?
    open var textAlignment: NSTextAlignment = .natural
    open var isEditable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

    override var kind: ViewKind {
        var view = TextView(font: (font ?? .systemFont(ofSize: 12)).font)
        view.text = text ?? ""
        if let textColor { view.textColor = textColor.color }
        view.textAlignment = sameCase(as: textAlignment, else: .natural)
        view.isScrollEnabled = isScrollEnabled
        view.textContainerInset = textContainerInset.insets
        return .textView(view)
    }
}
