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
    /// The left side of insets alone; nothing where the value is nil.
    case leftInset(String)
    /// `directionalLayoutMargins`, or `layoutMargins` for left and right.
    case margins
    /// `view.separatorStyle = value ? .singleLine : .none`.
    case question(String, yes: String, no: String)
    /// `view.rowHeight = value`, where `.automatic` has another name.
    case assignmentOrAutomatic(String, automatic: String)
    /// A method that an extension beside the code gives to UIKit.
    case support(SupportMethod)
    /// It is said where the view is put into its superview.
    case adding
    /// `superview.setCustomSpacing(value, after: view)`.
    case customSpacing

    /// A method that UIKit does not have.
    public enum SupportMethod: String, Hashable, Sendable, CaseIterable {
        case setGradient, setSegments
    }
}

/// UIKit's class for a kind of view, and how views of it are made.
public struct UIKitClass: Sendable {
    /// `UILabel`.
    public let name: String
    /// An expression that makes a view: `UILabel()`.
    public let initializer: String
    /// What a subclass passes to the designated initializer: `frame: .zero`.
    public let designatedArguments: String
    /// What a subclass says of itself to be like a view that `initializer` makes.
    public let subclassStatements: [String]
    /// Whether `init(coder:)` may fail.
    public let mayFailDecoding: Bool

    init(
        _ name: String, initializer: String? = nil, designatedArguments: String = "frame: .zero",
        subclassStatements: [String] = [], mayFailDecoding: Bool = true
    ) {
        self.name = name
        self.initializer = initializer ?? "\(name)()"
        self.designatedArguments = designatedArguments
        self.subclassStatements = subclassStatements
        self.mayFailDecoding = mayFailDecoding
    }
}
