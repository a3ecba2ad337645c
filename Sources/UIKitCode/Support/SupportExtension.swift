/// An extension of UIKit that gives one name to what takes several lines.
enum SupportExtension: String, CaseIterable, Comparable {
    case priority, fontWeight, hexColor, textWidth, gradient, segments, sideImages, animating, date, titleFont,
        navigationItem, selectedTab, navigationContainer, tabContainer,
        screenBounds, scrolledBy, fitting, tableRows
    case shape, childControllers, cellShowing, cellContent, movableRows, editingStyles, editing, textRuns,
        textAttributes, flowLayout,
        compositionalLayout,
        collectionItems, listCellContent, listLayout, listItems, zooming

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
        case .zooming: "UIScrollView.setZoom"
        }
    }

    /// Each text is a function that is called, so that pages fetch those only that their figures need.
    var code: String {
        switch self {
        case .priority: Self.priorityCode()
        case .fontWeight: Self.fontWeightCode()
        case .hexColor: Self.hexColorCode()
        case .textWidth: Self.textWidthCode()
        case .gradient: Self.gradientCode()
        case .segments: Self.segmentsCode()
        case .sideImages: Self.sideImagesCode()
        case .animating: Self.animatingCode()
        case .date: Self.dateCode()
        case .titleFont: Self.titleFontCode()
        case .navigationContainer: Self.navigationContainerCode()
        case .tabContainer: Self.tabContainerCode()
        case .navigationItem: Self.navigationItemCode()
        case .selectedTab: Self.selectedTabCode()
        case .screenBounds: Self.screenBoundsCode()
        case .scrolledBy: Self.scrolledByCode()
        case .fitting: Self.fittingCode()
        case .tableRows: Self.tableRowsCode()
        case .shape: Self.shapeCode()
        case .childControllers: Self.childControllersCode()
        case .cellContent: Self.cellContentCode()
        case .movableRows: Self.movableRowsCode()
        case .editingStyles: Self.editingStylesCode()
        case .editing: Self.editingCode()
        case .textRuns: Self.textRunsCode()
        case .textAttributes: Self.textAttributesCode()
        case .flowLayout: Self.flowLayoutCode()
        case .compositionalLayout: Self.compositionalLayoutCode()
        case .collectionItems: Self.collectionItemsCode()
        case .listCellContent: Self.listCellContentCode()
        case .listLayout: Self.listLayoutCode()
        case .listItems: Self.listItemsCode()
        case .zooming: Self.zoomingCode()
        case .cellShowing: Self.cellShowingCode()
        }
    }
}
