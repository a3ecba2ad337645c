internal import AutoLayout
import Foundation

/// A guide that tracks edges of the screen; nothing here is tracked but the keyboard.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// From the keyboard's top to the view's bottom; while no keyboard is shown, from the end of the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// A keyboard in a figure is docked.
    open var followsUndockedKeyboard = false
    /// Whether the guide ends with the safe area while no keyboard is shown; a figure's always does.
    public final var usesBottomSafeArea: Bool { true }
    open var keyboardDismissPadding: CGFloat = 0

    convenience init(of view: UIView) { self.init(.keyboard, of: view) }
}
