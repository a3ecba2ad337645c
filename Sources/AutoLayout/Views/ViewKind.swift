import Piecewise

/// What a view is, in UIKit's types without their prefix, with the values that only views of its kind have.
public indirect enum ViewKind: Hashable, Sendable, Serializable {
    case view
    case label(Label)
    case imageView(ImageView)
    case button(Button)
    case stackView(StackView)
    case scrollView(ScrollView)
    case tableView(TableView)
    case collectionView(CollectionView)
    case tableViewCell(TableViewCell)
    case tableViewHeaderFooterView(TableViewHeaderFooterView)
    case segmentedControl(SegmentedControl)
    case `switch`(Switch)
    case textField(TextField)
    case textView(TextView)
    case slider(Slider)
    case stepper(Stepper)
    case progressView(ProgressView)
    case activityIndicator(ActivityIndicator)
    case pageControl(PageControl)
    case searchBar(SearchBar)
    case datePicker(DatePicker)
    case visualEffectView(VisualEffectView)
    case navigationBar(NavigationBar)
    case tabBar(TabBar)
    case toolbar(Toolbar)
    case keyboard(Keyboard)
    case layoutGuide(AddedLayoutGuide)

    /// What all views of this kind have in common.
    public var viewClass: ViewClass {
        switch self {
        case .view: .view
        case .label: .label
        case .imageView: .imageView
        case .button(let button): button.isCustom ? .customButton : .button
        case .stackView: .stackView
        case .scrollView: .scrollView
        case .tableView(let table): table.list == nil ? .tableView : .collectionList
        case .collectionView: .collectionView
        case .tableViewCell(let cell): cell.isListCell ? .collectionViewListCell : .tableViewCell
        case .tableViewHeaderFooterView: .tableViewHeaderFooterView
        case .segmentedControl: .segmentedControl
        case .switch: .switch
        case .textField: .textField
        case .textView: .textView
        case .slider: .slider
        case .stepper: .stepper
        case .progressView: .progressView
        case .activityIndicator: .activityIndicator
        case .pageControl: .pageControl
        case .searchBar: .searchBar
        case .datePicker: .datePicker
        case .visualEffectView: .visualEffectView
        case .navigationBar: .navigationBar
        case .tabBar: .tabBar
        case .toolbar: .toolbar
        case .keyboard: .keyboard
        case .layoutGuide: .layoutGuide
        }
    }

    /// The type's name in the notation and in `plumb solve`.
    public var typeName: String { viewClass.name }
}

extension ViewClass {
    /// Every kind that a block may name, in the order in which messages list them.
    public static let all = named.map { $0.viewClass() }

    /// The names of each kind's types, its own first, in the order of `all`; a kind is made when it is first asked for,
    /// since most blocks have views of a few.
    package static let named: [(types: [String], viewClass: @Sendable () -> ViewClass)] = [
        (["View"], { .view }), (["Label"], { .label }), (["ImageView"], { .imageView }), (["Button"], { .button }),
        (["StackView", "HStack", "VStack"], { .stackView }), (["ScrollView"], { .scrollView }),
        (["TableView"], { .tableView }), (["CollectionView"], { .collectionView }),
        (["SegmentedControl"], { .segmentedControl }), (["Switch"], { .switch }), (["TextField"], { .textField }),
        (["TextView"], { .textView }), (["Slider"], { .slider }), (["Stepper"], { .stepper }),
        (["ProgressView"], { .progressView }), (["ActivityIndicator"], { .activityIndicator }),
        (["PageControl"], { .pageControl }), (["CustomButton"], { .customButton }), (["SearchBar"], { .searchBar }),
        (["DatePicker"], { .datePicker }), (["VisualEffectView"], { .visualEffectView }),
        (["NavigationBar"], { .navigationBar }), (["TabBar"], { .tabBar }), (["Toolbar"], { .toolbar }),
        (["TableViewCell"], { .tableViewCell }), (["TableViewHeaderFooterView"], { .tableViewHeaderFooterView }),
        (["CollectionViewListCell"], { .collectionViewListCell }), (["LayoutGuide"], { .layoutGuide }),
    ]
}
