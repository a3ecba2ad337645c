package import AutoLayout
import Foundation
internal import Piecewise

extension FigureScreen {
    /// Lays out a screen of the usual views, and gives its tree: what the runtime has to find out once of types and
    /// conformances, and the engine's constants, are then there for every process that is forked.
    ///
    /// It leaves nothing behind that a program could see, and uses no run loop, which two processes would share.
    package static func warmUp() -> ViewTree? {
        let controller = UIViewController()
        let screen = FigureScreen(showing: controller)
        controller.loadViewIfNeeded()
        guard let root = controller.view else { return nil }
        let label = UILabel()
        label.text = "A text"
        label.numberOfLines = 0
        let button = UIButton(type: .system)
        button.setTitle("A title", for: .normal)
        let stack = UIStackView(arrangedSubviews: [label, button, UIImageView(image: nil), UISwitch(), UITextField()])
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        root.addSubview(UITableView(frame: root.bounds))
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8),
            stack.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        ])
        screen.solve()
        ScreenReading.forget()
        return screen.tree
    }
}
