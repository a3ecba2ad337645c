internal import AutoLayout
import Foundation

extension UINavigationController {
    /// Shows the bar of a controller's search below the navigation bar, and gives its height, which is 0 without one.
    func placeSearchBar(of top: UIViewController) -> CGFloat {
        let bar = isNavigationBarHidden ? nil : top.navigationItem.searchController?.searchBar
        if let shown = shownSearchBar, shown !== bar {
            shown.isInBar = false
            shown.removeFromSuperview()
        }
        shownSearchBar = bar
        guard let bar else { return 0 }
        if bar.superview !== view { add(bar) }
        return bar.heightInBar
    }

    /// Its field stands at the margins of the navigation bar.
    private func add(_ bar: UISearchBar) {
        bar.isInBar = true
        bar.layer.zPosition = CGFloat(ViewTree.barPosition)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        let side = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: side.leadingAnchor, constant: 8),
            bar.trailingAnchor.constraint(equalTo: side.trailingAnchor, constant: -8),
            bar.topAnchor.constraint(equalTo: navigationBar.bottomAnchor),
            bar.heightAnchor.constraint(equalToConstant: bar.heightInBar),
        ])
    }
}
