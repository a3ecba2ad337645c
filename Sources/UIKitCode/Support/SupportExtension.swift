/// An extension of UIKit that gives one name to what takes several lines.
enum SupportExtension: String, CaseIterable, Comparable {
    case priority, fontWeight, hexColor, textWidth, gradient, segments, sideImages, animating, date, titleFont,
        navigationItem, selectedTab, navigationContainer, tabContainer,
        screenBounds, scrolledBy, fitting, tableRows
    case shape, childControllers, cellShowing, cellContent, movableRows, editingStyles, editing, textRuns,
        textAttributes, flowLayout,
        compositionalLayout,
        collectionItems, listCellContent, listLayout, listItems

    static func < (a: SupportExtension, b: SupportExtension) -> Bool {
        (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }

    /// The name under which it is listed.
    var name: String {
        switch self {
        case .priority: "NSLayoutConstraint.withPriority"
        case .fontWeight: "UIFont.preferredFont(forTextStyle:weight:)"
        case .hexColor: "UIColor.init(hex:)"
        case .textWidth: "textWidth"
        case .gradient: "UIView.setGradient"
        case .segments: "UISegmentedControl.setSegments"
        case .sideImages: "UITextField.setLeftImage"
        case .animating: "UIActivityIndicatorView.setAnimating"
        case .date: "UIDatePicker.setDate"
        case .titleFont: "UIButton.setTitleFont"
        case .navigationItem: "UINavigationBar.setTitle"
        case .selectedTab: "UITabBar.setSelectedItem"
        case .navigationContainer: "UIViewController.inNavigation"
        case .tabContainer: "UIViewController.inTabs"
        case .screenBounds: "UIView.screenBounds"
        case .scrolledBy: "UIScrollView.scrolledBy"
        case .fitting: "UITableView.fitHeaderAndFooter"
        case .tableRows: "TableRows"
        case .cellShowing: "UITableViewCell.init(showing:)"
        case .shape: "UIView.setShape"
        case .childControllers: "UIViewController.embed"
        case .cellContent: "UITableViewCell.listContent"
        case .movableRows: "TableRows.moveRow"
        case .editingStyles: "TableRows.editingStyle"
        case .editing: "UIResponder.setIsEditing"
        case .textRuns: "TextRun"
        case .textAttributes: "UILabel.setKern"
        case .flowLayout: "UICollectionView.flowLayout"
        case .compositionalLayout: "UICollectionView.setSections"
        case .collectionItems: "CollectionItems"
        case .listCellContent: "UICollectionViewListCell.listContent"
        case .listLayout: "UICollectionView.setList"
        case .listItems: "ListItems"
        }
    }

    var code: String {
        switch self {
        case .priority:
            """
            extension NSLayoutConstraint {
                func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
                    self.priority = priority
                    return self
                }
            }

            """
        case .fontWeight:
            """
            extension UIFont {
                /// A text style in a weight of its own.
                static func preferredFont(forTextStyle style: TextStyle, weight: Weight) -> UIFont {
                    let traits = [UIFontDescriptor.TraitKey.weight: weight]
                    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
                    return UIFont(descriptor: descriptor.addingAttributes([.traits: traits]), size: 0)
                }
            }

            """
        case .hexColor:
            """
            extension UIColor {
                /// A color from `#RRGGBB`.
                convenience init(hex: String) {
                    let value = UInt32(hex.dropFirst().prefix(6), radix: 16) ?? 0
                    let parts = [value >> 16, value >> 8, value].map { CGFloat($0 & 0xFF) / 255 }
                    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
                }
            }

            """
        case .textWidth:
            """
            func textWidth(_ text: String, in font: UIFont?) -> CGFloat {
                let font = font ?? .systemFont(ofSize: 17)
                return NSString(string: text).size(withAttributes: [.font: font]).width
            }

            """
        case .gradient:
            """
            /// Colors from top to bottom.
            final class GradientView: UIView {
                override class var layerClass: AnyClass { CAGradientLayer.self }

                var colors: [UIColor] = [] {
                    didSet { (layer as? CAGradientLayer)?.colors = colors.map(\\.cgColor) }
                }
            }

            extension UIView {
                func setGradient(_ colors: [UIColor]) {
                    subviews.first { $0 is GradientView }?.removeFromSuperview()
                    let gradient = GradientView(frame: bounds)
                    gradient.colors = colors
                    gradient.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    insertSubview(gradient, at: 0)
                }
            }

            """
        case .segments:
            """
            extension UISegmentedControl {
                func setSegments(_ titles: [String]) {
                    let selected = max(selectedSegmentIndex, 0)
                    removeAllSegments()
                    for (index, title) in titles.enumerated() {
                        insertSegment(withTitle: title, at: index, animated: false)
                    }
                    selectedSegmentIndex = selected
                }
            }

            """
        case .sideImages:
            """
            extension UITextField {
                func setLeftImage(_ image: UIImage?) {
                    leftView = image.map { UIImageView(image: $0) }
                    leftViewMode = .always
                }

                func setRightImage(_ image: UIImage?) {
                    rightView = image.map { UIImageView(image: $0) }
                    rightViewMode = .always
                }
            }

            """
        case .animating:
            """
            extension UIActivityIndicatorView {
                func setAnimating(_ isAnimating: Bool) {
                    if isAnimating { startAnimating() } else { stopAnimating() }
                }
            }

            """
        case .date:
            """
            extension UIDatePicker {
                /// A date such as `2026-05-17 09:41`.
                func setDate(_ text: String) {
                    let formatter = DateFormatter()
                    formatter.locale = Locale(identifier: "en_US_POSIX")
                    for format in ["yyyy-MM-dd HH:mm", "yyyy-MM-dd", "HH:mm"] {
                        formatter.dateFormat = format
                        if let date = formatter.date(from: text) { self.date = date }
                    }
                }
            }

            """
        case .titleFont:
            """
            extension UIButton {
                /// Of a button with a configuration.
                func setTitleFont(_ font: UIFont) {
                    configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                        var attributes = $0
                        attributes.font = font
                        return attributes
                    }
                }
            }

            """
        case .navigationContainer:
            """
            extension UIViewController {
                /// The controller on top of a navigation controller, above an empty one where a title for it is given.
                func inNavigation(
                    behind title: String? = nil, showsBar: Bool = true, showsToolbar: Bool = false
                ) -> UINavigationController {
                    let navigation = UINavigationController()
                    if let title {
                        let below = UIViewController()
                        below.title = title
                        navigation.viewControllers.append(below)
                    }
                    navigation.viewControllers.append(self)
                    navigation.isNavigationBarHidden = !showsBar
                    navigation.isToolbarHidden = !showsToolbar
                    return navigation
                }
            }

            """
        case .tabContainer:
            """
            extension UIViewController {
                /// The controller behind one of the tabs; the others are empty.
                func inTabs(_ items: [UITabBarItem], selected: Int = 0) -> UITabBarController {
                    let tabs = UITabBarController()
                    tabs.viewControllers = items.enumerated().map { index, item in
                        let controller = index == selected ? self : UIViewController()
                        controller.tabBarItem = item
                        return controller
                    }
                    tabs.selectedIndex = selected
                    return tabs
                }
            }

            """
        case .navigationItem:
            """
            extension UINavigationBar {
                /// The item that the bar shows.
                private var shownItem: UINavigationItem {
                    if let topItem { return topItem }
                    let item = UINavigationItem()
                    items = [item]
                    return item
                }

                func setTitle(_ title: String) { shownItem.title = title }
                func setPrompt(_ prompt: String) { shownItem.prompt = prompt }
                func setBackItem(_ title: String) { items = [UINavigationItem(title: title), shownItem] }
                func setLeftBarButtonItems(_ items: [UIBarButtonItem]) { shownItem.leftBarButtonItems = items }
                func setRightBarButtonItems(_ items: [UIBarButtonItem]) { shownItem.rightBarButtonItems = items }
            }

            """
        case .selectedTab:
            """
            extension UITabBar {
                /// Selects the item at a position; none where there is no such item.
                func setSelectedItem(_ position: Int) {
                    selectedItem = items?.indices.contains(position) == true ? items?[position] : nil
                }
            }

            """
        case .screenBounds:
            """
            extension UIView {
                /// The window's, or the main screen's for a view that is in none yet.
                var screenBounds: CGRect { window?.bounds ?? UIScreen.main.bounds }
                var screenSafeAreaInsets: UIEdgeInsets { window?.safeAreaInsets ?? .zero }
            }

            """
        case .scrolledBy:
            """
            extension UIScrollView {
                /// How far the content is from where it rests; negative when pulled down.
                var scrolledBy: CGFloat { contentOffset.y + adjustedContentInset.top }
            }

            """
        case .fitting:
            """
            extension UITableView {
                /// A table asks its header and footer for no height; the least that fits is given to them.
                func fitHeaderAndFooter() {
                    if let header = tableHeaderView, fit(header) { tableHeaderView = header }
                    if let footer = tableFooterView, fit(footer) { tableFooterView = footer }
                }

                private func fit(_ view: UIView) -> Bool {
                    let target = CGSize(width: bounds.width, height: 0)
                    let size = view.systemLayoutSizeFitting(
                        target, withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel)
                    if view.frame.size == size { return false }
                    view.frame.size = size
                    return true
                }
            }

            """
        case .tableRows: tableRows
        case .shape: Self.shapeCode
        case .childControllers:
            """
            extension UIViewController {
                /// Makes a controller a child of this one, whose view stands among this one's.
                func embed(_ child: UIViewController) -> UIView {
                    addChild(child)
                    child.didMove(toParent: self)
                    return child.view
                }
            }

            """
        case .cellContent:
            """
            extension UITableViewCell {
                /// The configuration whose texts and image are set one by one.
                var listContent: UIListContentConfiguration {
                    get { contentConfiguration as? UIListContentConfiguration ?? .cell() }
                    set { contentConfiguration = newValue }
                }
            }

            """
        case .movableRows:
            """
            extension TableRows {
                func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
                    self.tableView(tableView, cellForRowAt: indexPath).showsReorderControl
                }

                func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to target: IndexPath) {}
            }

            """
        case .editingStyles:
            """
            extension TableRows {
                /// A cell with a control of its own while the table is edited, which the cell's tag keeps.
                func add(_ cell: UITableViewCell, editingStyle: UITableViewCell.EditingStyle) {
                    cell.tag = editingStyle.rawValue + 1
                    add(cell)
                }

                func tableView(
                    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
                ) -> UITableViewCell.EditingStyle {
                    let tag = self.tableView(tableView, cellForRowAt: indexPath).tag
                    return UITableViewCell.EditingStyle(rawValue: tag - 1) ?? .delete
                }
            }

            """
        case .editing:
            """
            extension UIResponder {
                /// Begins to edit as soon as there is a window.
                func setIsEditing(_ isEditing: Bool) {
                    DispatchQueue.main.async { [self] in
                        if isEditing { becomeFirstResponder() } else { resignFirstResponder() }
                    }
                }
            }

            """
        case .textRuns: Self.textRunsCode
        case .textAttributes: Self.textAttributesCode
        case .flowLayout: Self.flowLayoutCode
        case .compositionalLayout: Self.compositionalLayoutCode
        case .collectionItems: Self.collectionItemsCode
        case .listCellContent: Self.listCellContentCode
        case .listLayout: Self.listLayoutCode
        case .listItems: Self.listItemsCode
        case .cellShowing:
            """
            extension UITableViewCell {
                /// A cell filled by one view, which keeps the cell's margins.
                convenience init(showing view: UIView) {
                    self.init(style: .default, reuseIdentifier: nil)
                    view.translatesAutoresizingMaskIntoConstraints = false
                    view.preservesSuperviewLayoutMargins = true
                    contentView.addSubview(view)
                    NSLayoutConstraint.activate([
                        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                        view.topAnchor.constraint(equalTo: contentView.topAnchor),
                        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    ])
                }
            }

            """
        }
    }

    private var tableRows: String {
        """
        /// The rows of a short table, made once; a long one would dequeue its cells.
        final class TableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
            private struct Section {
                var header: UIView?
                var headerHeight = UITableView.automaticDimension
                var footer: UIView?
                var cells: [UITableViewCell] = []
            }

            private var sections: [Section] = []
            var didScroll: () -> Void = {}

            func beginSection() { sections.append(Section()) }

            func setHeader(_ view: UIView, height: CGFloat = UITableView.automaticDimension) {
                sections[sections.count - 1].header = view
                sections[sections.count - 1].headerHeight = height
            }

            func setFooter(_ view: UIView) { sections[sections.count - 1].footer = view }

            func add(_ cell: UITableViewCell) { sections[sections.count - 1].cells.append(cell) }

            func numberOfSections(in tableView: UITableView) -> Int { sections.count }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                sections[section].cells.count
            }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                sections[indexPath.section].cells[indexPath.row]
            }

            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                sections[section].header
            }

            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                let isEmpty = sections[section].header == nil && tableView.style == .plain
                return isEmpty ? 0 : sections[section].headerHeight
            }

            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
                sections[section].footer
            }

            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
                let isEmpty = sections[section].footer == nil && tableView.style == .plain
                return isEmpty ? 0 : UITableView.automaticDimension
            }

            func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }
        }

        """
    }
}
