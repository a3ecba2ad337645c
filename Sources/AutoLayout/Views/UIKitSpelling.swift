/// How code of UIKit's sets a property, with `value` for what it is set to.
public enum UIKitSpelling: Hashable, Sendable {
    /// `view.layer.cornerRadius = value`.
    case assignment(String)
    /// `view.layer.borderColor = value.cgColor`.
    case cgColor(String)
    /// `view.setTitle(value, for: .normal)`.
    case callForNormalState(String)
    /// `view.setContentHuggingPriority(value, for: .horizontal)`.
    case callForEachAxis(String)
    /// `view.contentEdgeInsets = UIEdgeInsets(…)`, or one side of it.
    case edgeInsets(String)
    /// `additionalSafeAreaInsets = UIEdgeInsets(…)` of the view controller, or one side of it.
    case insetsOfController(String)
    /// `navigationItem.prompt = value` of the view controller.
    case controller(String)
    /// It is said where the controller is put into another one.
    case container
    /// The left side of insets alone; nothing where the value is nil.
    case leftInset(String)
    /// `directionalLayoutMargins`, or `layoutMargins` for left and right.
    case margins
    /// `view.separatorStyle = value ? .singleLine : .none`.
    case question(String, yes: String, no: String)
    /// `view.rowHeight = value`, where `.automatic` is a member of a type.
    case assignmentOrAutomatic(String, type: String, member: String)
    /// `button.configuration = .filled()`, with a function for each of `members`.
    case assignmentOfCall(String, members: [String])
    /// `view.effect = UIBlurEffect(style: value)`.
    case assignmentOfWrapped(String, type: String, label: String)
    /// `button.configuration?.contentInsets = NSDirectionalEdgeInsets(…)`.
    case directionalInsets(String)
    /// `view.layer.shadowOffset = CGSize(…)`, or its height alone.
    case offset(String)
    /// A method that an extension beside the code gives to UIKit.
    case support(SupportMethod)
    /// `override var intrinsicContentSize: CGSize` of the view's class.
    case overriding(String, type: String)
    /// An argument of the initializer, of the same name.
    case initializer
    /// It is said where the view is put into its superview.
    case adding
    /// It is said where the row is put into its table, whose delegate says it.
    case addingRow
    /// `stack.spacing = value`, where the system's is `UIStackView.spacingUseSystem`.
    case spacing
    /// `superview.setCustomSpacing(value, after: view)`, with the same.
    case customSpacing

    /// A method that UIKit does not have.
    public enum SupportMethod: String, Hashable, Sendable, CaseIterable {
        case setGradient, setSegments, setLeftImage, setRightImage, setAnimating, setDate, setTitleFont
        case setTitle, setPrompt, setBackItem, setLeftBarButtonItems, setRightBarButtonItems, setSelectedItem
        case setItemSize, setSections, setAttributedText, setKern, setLineSpacing, setLineHeightMultiple
        case setIsEditing, setZoom, setAttributedTitle, setShape, setFillColor, setStrokeColor, setLineWidth
    }
}

extension UIKitSpelling {
    /// The last name of UIKit's in it, such as `cornerRadius` or `setTitle`; nil where UIKit has none of its own.
    package var lastName: String? {
        switch self {
        case .assignment(let path), .cgColor(let path), .callForNormalState(let path), .callForEachAxis(let path),
            .edgeInsets(let path), .insetsOfController(let path), .leftInset(let path), .question(let path, _, _),
            .assignmentOrAutomatic(let path, _, _), .assignmentOfCall(let path, _),
            .assignmentOfWrapped(let path, _, _),
            .directionalInsets(let path), .offset(let path), .overriding(let path, _), .controller(let path):
            path.split(separator: ".").last.map { String($0) }
        case .support(let method): method.rawValue
        case .margins, .initializer, .adding, .addingRow, .spacing, .customSpacing, .container: nil
        }
    }
}

/// UIKit's class for a kind of view, and how views of it are made.
public struct UIKitClass: Sendable {
    /// `UILabel`.
    public let name: String
    /// What the initializer is given: `UIButton(type: .system)`.
    public let initializerArguments: [UIKitSetting]
    /// What the initializer is given where one of these is set as a property; none where none can be.
    public let styledArguments: [UIKitSetting]
    /// What a subclass passes to the designated initializer besides its frame.
    public let designatedArguments: [UIKitSetting]
    /// What a subclass calls for the normal state to be like a view that the initializer makes, each with an argument.
    public let subclassCalls: [UIKitSetting]
    /// The property whose view holds the subviews; nil where the view itself does.
    public let subviewHolder: String?
    /// Whether `init(coder:)` may fail.
    public let mayFailDecoding: Bool

    init(
        _ name: String, initializerArguments: [UIKitSetting] = [], styledArguments: [UIKitSetting] = [],
        designatedArguments: [UIKitSetting] = [],
        subclassCalls: [UIKitSetting] = [], subviewHolder: String? = nil, mayFailDecoding: Bool = true
    ) {
        self.name = name
        self.initializerArguments = initializerArguments
        self.styledArguments = styledArguments
        self.designatedArguments = designatedArguments
        self.subclassCalls = subclassCalls
        self.subviewHolder = subviewHolder
        self.mayFailDecoding = mayFailDecoding
    }
}

/// A property, an argument or a method with what it is given.
public struct UIKitSetting: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
        /// `.vertical`.
        case member(String)
        case bool(Bool)
        /// `nil`.
        case nothing
        /// `UICollectionViewFlowLayout()`.
        case made(String)
    }

    public let name: String
    public let value: Value

    init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }
}
