internal import AutoLayout
import Foundation
internal import Scene

open class UITextField: UIControl, UITextInput {
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    private var assignedText = AssignedText(nil as String?)
    private var assignedPlaceholder = AssignedText(nil as String?)
    open var text: String? {
        get { assignedText.plain }
        set { assignedText = AssignedText(newValue) }
    }
    open var attributedText: NSAttributedString? {
        get { assignedText.attributed(font: font, color: textColor) }
        set { assignedText = AssignedText(newValue) }
    }
    open var placeholder: String? {
        get { assignedPlaceholder.plain }
        set { assignedPlaceholder = AssignedText(newValue) }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { assignedPlaceholder.attributed(font: font, color: .placeholderText) }
        set { assignedPlaceholder = AssignedText(newValue) }
    }
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var adjustsFontForContentSizeCategory = false
    open var textColor: UIColor?
    open var textAlignment: NSTextAlignment = .natural
    open var borderStyle: BorderStyle = .none
    open var leftView: UIView? { didSet { replaceOverlay(oldValue) } }
    open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    open var rightView: UIView? { didSet { replaceOverlay(oldValue) } }
    open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    open var clearButtonMode: ViewMode = .never
    open var isSecureTextEntry = false
    open weak var delegate: (any UITextFieldDelegate)?
    open var keyboardType: UIKeyboardType = .default
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var textContentType: UITextContentType?
    open var enablesReturnKeyAutomatically = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var clearsOnBeginEditing = false
    open var background: UIImage? { didSet { background.leaveOutUnlessEmpty("UITextField") } }
    /// Of which the font and the colour are shown.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            if let own = defaultTextAttributes[.font] as? UIFont { font = own }
            if let own = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = own }
            let others = defaultTextAttributes.keys.filter { ![.font, .foregroundColor].contains($0) }
            leaveOut("UITextField", others.isEmpty, unless: true)
        }
    }
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    open var isEditing: Bool { isFirstResponder }
    open override var canBecomeFirstResponder: Bool { isEnabled }
    open var smartQuotesType: UITextSmartQuotesType = .default
    open var smartDashesType: UITextSmartDashesType = .default
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    open var inlinePredictionType: UITextInlinePredictionType = .default
    open var passwordRules: UITextInputPasswordRules?
    open var disabledBackground: UIImage?
    open var allowsEditingTextAttributes = false
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var clearsOnInsertion = false
    open var selectedTextRange: UITextRange?
    public final var wholeText: String {
        get { text ?? "" }
        set { text = newValue }
    }
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { text = text.map { String($0.dropLast()) } }
    /// Called by an author's own class alone, as are those below.
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Asked only whether a class of an author's own draws another text, which is told.
    open func drawText(in rect: CGRect) { passesDrawingOn = true }
    open func drawPlaceholder(in rect: CGRect) { passesDrawingOn = true }
    private var passesDrawingOn = false

    private func noteOwnDrawing() {
        guard !isOfModule(self) else { return }
        let draws: [(String, (CGRect) -> Void)] = [("drawText", drawText), ("drawPlaceholder", drawPlaceholder)]
        for (name, draw) in draws {
            passesDrawingOn = false
            _ = CGContext(shown: FieldProbe.bounds[0].size).drawing { draw(FieldProbe.bounds[0]) }
            leaveOut("UITextField", passesDrawingOn, unless: true, name)
        }
    }
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    /// A class of an author's own may put the text elsewhere, as far from the field's edges at any size.
    open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(in: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(in: bounds) }
    /// That of the text, unless a class of an author's own says another one.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { usualRect(of: leftView, isLeft: true, in: bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { usualRect(of: rightView, isLeft: false, in: bounds) }
    /// Called by an author's own class alone.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }

    override var kind: ViewKind {
        var field = usualField
        field.textInsets = ownTextInsets?.insets
        noteOwnDrawing()
        return .textField(field)
    }

    /// As it is in UIKit's own class.
    final var usualField: TextField {
        var field = TextField(font: (font ?? .systemFont(ofSize: 17)).font)
        field.text = text ?? ""
        field.placeholder = placeholder ?? ""
        let (own, color) = assignedPlaceholder.styled?.uniform ?? (nil, nil)
        field.placeholderColor = color?.color
        leaveOut("UITextField", own ?? font, unless: font, "attributedPlaceholder")
        if let textColor { field.textColor = textColor.color }
        field.textAlignment = sameCase(as: textAlignment, else: .natural)
        field.borderStyle = sameCase(as: borderStyle, else: .none)
        field.leftImage = image(in: leftView, shown: leftViewMode)
        field.rightImage = image(in: rightView, shown: rightViewMode)
        field.clearButtonMode = sameCase(as: clearButtonMode, else: .never)
        field.isSecureTextEntry = isSecureTextEntry
        field.isEnabled = isEnabled
        field.isEditing = isEditing
        return field
    }

    /// What an overlay shows: an image view's image, or the room of any other view.
    private func image(in view: UIView?, shown mode: ViewMode) -> Image? {
        guard let view, shows(mode) else { return nil }
        if draws(view), let image = (view as? UIImageView)?.image?.image { return image }
        let size = view.overlaySize
        return Image(name: "", size: Size(width: size.width, height: size.height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeOverlays()
    }
}
