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
        let controls: [UIView] = [
            UISwitch(), UITextField(), UITextView(), UISlider(), UIStepper(),
            UISegmentedControl(items: ["One", "Two"]),
            UIProgressView(), UIActivityIndicatorView(style: .medium), UIPageControl(), UISearchBar(), UIDatePicker(),
            UIVisualEffectView(effect: nil), UIScrollView(), UINavigationBar(), UIView(),
        ]
        let stack = UIStackView(arrangedSubviews: [label, button, UIImageView(image: nil)] + controls)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        let (table, rows) = (UITableView(frame: root.bounds), WarmRows())
        (table.dataSource, table.delegate) = (rows, rows)
        root.addSubview(table)
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

/// One row.
private final class WarmRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "A text"
        cell.detailTextLabel?.text = "More of it"
        return cell
    }
}
