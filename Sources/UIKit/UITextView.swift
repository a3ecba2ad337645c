internal import AutoLayout
import Foundation

open class UITextView: UIScrollView, UITextInput {
    open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }
    public final let textContainer: NSTextContainer
    public private(set) final lazy var layoutManager: NSLayoutManager = makeLayoutManager()
    public private(set) final lazy var textStorage = NSTextStorage(string: text ?? "")
    private var assignedText = AssignedText("")
    open var text: String! {
        get { assignedText.plain ?? "" }
        set { assignedText = AssignedText(newValue) }
    }
    open var attributedText: NSAttributedString! {
        get { assignedText.attributed(font: font, color: textColor) ?? NSAttributedString(string: "") }
        set { assignedText = AssignedText(newValue) }
    }
    /// Like the colour and the alignment it changes all of a text with attributes that is there already.
    open var font: UIFont? = .systemFont(ofSize: 12) {
        didSet { assignedText = assignedText.setting(.font, to: font) }
    }
    open var adjustsFontForContentSizeCategory = false
    open var textColor: UIColor? {
        didSet { assignedText = assignedText.setting(.foregroundColor, to: textColor) }
    }
    open var textAlignment: NSTextAlignment = .natural {
        didSet { assignedText = assignedText.changingParagraphs { $0.alignment = textAlignment } }
    }
    open var isEditable = true
    open var isSelectable = true
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { leaveOut("UITextView", dataDetectorTypes, unless: []) }
    }
    open var keyboardType: UIKeyboardType = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var selectedRange = NSRange(location: 0, length: 0)
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { leaveOut("UITextView") } }
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var textContentType: UITextContentType?
    open var isSecureTextEntry = false
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var smartQuotesType: UITextSmartQuotesType = .default
    open var smartDashesType: UITextSmartDashesType = .default
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    open var inlinePredictionType: UITextInlinePredictionType = .default
    open var enablesReturnKeyAutomatically = false
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var usesStandardTextScaling = false
    open var isFindInteractionEnabled = false
    open var selectedTextRange: UITextRange?
    public final var wholeText: String {
        get { text ?? "" }
        set { text = newValue }
    }
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        self.textContainer.textView = self
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        textContainer.textView = self
    }

    private func makeLayoutManager() -> NSLayoutManager {
        let manager = NSLayoutManager()
        manager.addTextContainer(textContainer)
        return manager
    }

    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { text = text.map { String($0.dropLast()) } }
    /// The figure scrolls by itself.
    open func scrollRangeToVisible(_ range: NSRange) { leaveOut("UITextView") }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }

    override var kind: ViewKind {
        var view = TextView(font: (font ?? .systemFont(ofSize: 12)).font)
        view.text = text ?? ""
        let styled = assignedText.styled?.parts
        if let styled { view.setAttributedText(styled.runs) }
        if let textColor { view.textColor = textColor.color }
        view.textAlignment = sameCase(as: styled?.style?.values.alignment ?? textAlignment, else: .natural)
        view.isScrollEnabled = isScrollEnabled
        view.isEditing = isFirstResponder
        // The engine's view has UIKit's padding of 5 points; another one is part of the insets.
        let padding = textContainer.lineFragmentPadding - 5
        view.textContainerInset =
            UIEdgeInsets(
                top: textContainerInset.top, left: textContainerInset.left + padding,
                bottom: textContainerInset.bottom, right: textContainerInset.right + padding
            ).insets
        return .textView(view)
    }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    public static let all = UIDataDetectorTypes(rawValue: .max)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}
