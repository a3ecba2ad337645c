internal import AutoLayout
import Foundation

open class UITextView: UIScrollView {
    open var text: String! = ""
    open var font: UIFont? = .systemFont(ofSize: 12)
    open var adjustsFontForContentSizeCategory = false
    open var textColor: UIColor?
    open var textAlignment: NSTextAlignment = .natural
    open var isEditable = true
    open var isSelectable = true
    open var attributedText: NSAttributedString! { didSet { text = attributedText?.string ?? "" } }
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var keyboardType: UIKeyboardType = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var selectedRange = NSRange(location: 0, length: 0)
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
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

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let all = UIDataDetectorTypes(rawValue: .max)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}
