import Foundation

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A command of a menu, which nobody chooses.
open class UICommand: UIMenuElement {
    public final let action: Selector?

    public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
        self.action = action
        super.init(title: title, image: image)
    }
}

/// A key that nobody presses.
open class UIKeyCommand: UICommand {
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"

    public final let input: String?
    public final let modifierFlags: UIKeyModifierFlags
    open var discoverabilityTitle: String?
    open var wantsPriorityOverSystemBehavior = false

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil
    ) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, image: image, action: action)
    }
}

/// What builds the menus of an app; a figure has none.
public protocol UIMenuBuilder: AnyObject {
    func insertChild(_ menu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ menu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menu over a selection, which nobody opens.
open class UIMenuController: NSObject {
    nonisolated(unsafe) private static let only = UIMenuController()

    open class var shared: UIMenuController { only }
    open var menuItems: [UIMenuItem]?
    open var isMenuVisible: Bool { false }
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    open func hideMenu(from targetView: UIView? = nil) {}
    open func hideMenu() {}
}

open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// What the program copied itself; nobody else puts anything there.
open class UIPasteboard: NSObject, @unchecked Sendable {
    public static let general = UIPasteboard()

    open var string: String?
    open var strings: [String]?
    open var image: UIImage?
    open var url: URL?
    open var color: UIColor?
    open var hasStrings: Bool { string != nil || strings?.isEmpty == false }
    open var hasImages: Bool { image != nil }
    open var hasURLs: Bool { url != nil }
}
