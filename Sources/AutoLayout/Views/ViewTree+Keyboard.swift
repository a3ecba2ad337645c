import Cassowary
import Scene

extension ViewTree {
    /// Adds the keyboard that the screen shows: in front of everything, along the screen's bottom.
    public mutating func addKeyboard(on screen: Screen) {
        guard let size = screen.keyboard else { return }
        // Authors' names begin with a small letter.
        var view = View(name: "Keyboard", kind: .keyboard(Keyboard(size: size)))
        view.appearance.zPosition = Self.keyboardPosition
        let keyboard = LayoutItem(addSubview(view, to: Self.rootID))
        let root = LayoutItem(Self.rootID)
        constraints += [LayoutAttribute.left, .right, .bottom].map {
            LayoutConstraint(LayoutAnchor(keyboard, $0), .equal, LayoutAnchor(root, $0))
        }
        constraints.append(LayoutConstraint(LayoutAnchor(keyboard, .height), .equal, constant: size.height))
    }

    /// The level of the window in which UIKit keeps the keyboard.
    private static let keyboardPosition = 10_000_000.0
}
