import Scene

/// What a view is, in UIKit's types without their prefix.
public enum ViewKind: Hashable, Sendable {
    case view
    case label(Label)
    case imageView(ImageView)
    case button(Button)
    case stackView(StackView)
    case scrollView(ScrollView)
    case tableView(TableView)
    case segmentedControl(SegmentedControl)

    /// The type's name in the notation and in `plumb solve`.
    public var typeName: String {
        switch self {
        case .view: "View"
        case .label: "Label"
        case .imageView: "ImageView"
        case .button: "Button"
        case .stackView: "StackView"
        case .scrollView: "ScrollView"
        case .tableView: "TableView"
        case .segmentedControl: "SegmentedControl"
        }
    }

    /// The hugging a view of this type has when made in code.
    public var defaultHugging: AxisPriorities {
        switch self {
        case .segmentedControl: AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
        default: AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
        }
    }
}

/// `UILabel`.
public struct Label: Hashable, Sendable {
    public var text: String = "" { didSet { font = font.setting(text) } }
    public var font: Font { didSet { font = font.setting(text) } }
    public var textColor: Color = .label
    public var textAlignment: TextAlignment = .natural
    /// 0 for any number.
    public var numberOfLines: Int = 1
    public var lineBreakMode: LineBreakMode = .byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    /// 0 for no limit.
    public var minimumScaleFactor: Double = 0

    public init(font: Font) { self.font = font }
}

public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    case natural, left, center, right, justified
}

public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// `UIImageView`.
public struct ImageView: Hashable, Sendable {
    public var image: Image?
    public var contentMode: ContentMode = .scaleToFill

    public init(image: Image? = nil) { self.image = image }
}

/// `UIButton` of type system, without a configuration.
public struct Button: Hashable, Sendable {
    public var title: String = "" { didSet { font = font.setting(title) } }
    public var font: Font { didSet { font = font.setting(title) } }
    public var image: Image?
    /// Nil for the tint colour.
    public var titleColor: Color?
    public var contentEdgeInsets: EdgeInsets = .zero
    public var imageEdgeInsets: EdgeInsets = .zero
    public var titleEdgeInsets: EdgeInsets = .zero

    public init(font: Font) { self.font = font }
}

/// `UIStackView`.
public struct StackView: Hashable, Sendable {
    public enum Distribution: String, Hashable, Sendable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case fill, leading, center, trailing, top, bottom, firstBaseline, lastBaseline
    }

    public var axis: Axis = .horizontal
    public var distribution: Distribution = .fill
    public var alignment: Alignment = .fill
    /// Points.
    public var spacing: Double = 0
    public var isLayoutMarginsRelativeArrangement = false
    public var isBaselineRelativeArrangement = false

    public init(axis: Axis = .horizontal) { self.axis = axis }
}

/// `UIScrollView`.
public struct ScrollView: Hashable, Sendable {
    public enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, CaseIterable {
        case automatic, scrollableAxes, never, always
    }

    public var contentInset: EdgeInsets = .zero
    public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
    public var alwaysBounceVertical = false

    public init() {}
}

/// `UITableView` of style plain.
public struct TableView: Hashable, Sendable {
    public var scrollView = ScrollView()
    /// Points; nil for rows that size themselves.
    public var rowHeight: Double?
    public var showsSeparators = true
    /// Nil for the cell's own margin.
    public var separatorInsetLeading: Double?
    /// The part before the rows; a view of role `tableHeader`.
    public var tableHeaderView: ViewID?
    public var tableFooterView: ViewID?
    public var sections: [TableSection] = []

    public init() {}
}

/// A section of a table: its header, which sticks to the top, and its rows.
public struct TableSection: Hashable, Sendable {
    public var header: ViewID?
    /// Points; nil for a header that sizes itself.
    public var headerHeight: Double?
    public var rows: [ViewID]

    public init(header: ViewID? = nil, headerHeight: Double? = nil, rows: [ViewID] = []) {
        self.header = header
        self.headerHeight = headerHeight
        self.rows = rows
    }
}

/// `UISegmentedControl`.
public struct SegmentedControl: Hashable, Sendable {
    public var segments: [String] = []
    public var selectedSegmentIndex: Int = 0
    public var apportionsSegmentWidthsByContent = false

    public init() {}
}
