import Foundation

public protocol UIKeyInput: AnyObject {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// A place in a text, in UTF-16 units from its beginning.
open class UITextPosition: NSObject {
    final let offset: Int

    init(offset: Int) { self.offset = offset }

    public override init() { offset = 0 }
}

open class UITextRange: NSObject {
    let (from, to): (UITextPosition, UITextPosition)

    init(_ from: UITextPosition, _ to: UITextPosition) { (self.from, self.to) = (from, to) }

    public override init() { (from, to) = (UITextPosition(), UITextPosition()) }

    open var start: UITextPosition { from }
    open var end: UITextPosition { to }
    open var isEmpty: Bool { from.offset == to.offset }
}

/// A part of a selection; nobody selects anything in a figure.
open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
}

public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

open class UITextInputPasswordRules: NSObject {
    public final let passwordRulesDescriptor: String

    public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

/// A text that a program may ask for its positions and change.
public protocol UITextInput: UIKeyInput {
    var wholeText: String { get set }
    var selectedTextRange: UITextRange? { get set }
}

extension UITextInput {
    public var hasText: Bool { !wholeText.isEmpty }
    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    public var endOfDocument: UITextPosition { UITextPosition(offset: wholeText.utf16.count) }
    public var markedTextRange: UITextRange? { nil }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }

    /// Nil beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return place >= 0 && place <= endOfDocument.offset ? UITextPosition(offset: place) : nil
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    public func text(in range: UITextRange) -> String? {
        let text = wholeText as NSString
        guard range.from.offset <= range.to.offset, range.to.offset <= text.length else { return nil }
        return text.substring(with: NSRange(range.from.offset..<range.to.offset))
    }

    public func replace(_ range: UITextRange, withText text: String) {
        let whole = wholeText as NSString
        guard range.from.offset <= range.to.offset, range.to.offset <= whole.length else { return }
        wholeText = whole.replacingCharacters(in: NSRange(range.from.offset..<range.to.offset), with: text)
    }
}

/// Room that a program keeps in a text for what is still being made; a figure shows none.
open class UITextPlaceholder: NSObject {
    open var rects: [UITextSelectionRect] { [] }
}

extension UITextInput {
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
        leaveOut("UITextInput")
        return UITextPlaceholder()
    }

    public func remove(_ textPlaceholder: UITextPlaceholder) {}
}

/// Finds no mistakes: there is no dictionary.
open class UITextChecker: NSObject {
    open class var availableLanguages: [String] { [] }

    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
