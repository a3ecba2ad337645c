import Foundation

/// A bar whose items may have views of their own, which stand in its row. `UIView.itemBar` names each class that is one.
protocol ItemBar: UIView {
    /// The views that it has taken from its items.
    var hostedViews: [UIView] { get set }
    /// All items that it shows.
    var shownItems: [UIBarButtonItem] { get }
    /// What stands in the place of its title.
    var titleView: UIView? { get }
}

extension UIView {
    /// The view itself where it is such a bar. Asking a program's class for its protocols takes many times as long.
    final var itemBar: (any ItemBar)? { self as? UINavigationBar ?? self as? UIToolbar }
}

extension ItemBar {
    /// Whether something in its row cannot be drawn by the bar itself, so that Auto Layout places all of it.
    var hasViews: Bool { titleView != nil || shownItems.contains { $0.wantsView } }

    /// Takes the views of its items for subviews, and lets go of those that it shows no longer.
    func takeItemViews() {
        let wanted = [titleView].compactMap { $0 } + shownItems.compactMap(\.customView)
        for view in hostedViews where view.superview === self && !wanted.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        for view in wanted where view.superview !== self { addSubview(view) }
        hostedViews = wanted
    }
}
