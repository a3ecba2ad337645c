import Foundation

/// What a view's appearance may depend on besides its own values.
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}

public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    private var ownTraits: UITraitCollection?
    /// The figure's, which are read where a program asks for them alone.
    public var traitCollection: UITraitCollection {
        get { ownTraits ?? .current }
        set { ownTraits = newValue }
    }
    public var isSelected = false
    public var isHighlighted = false
    public var isFocused = false
    public var isDisabled = false
    public var isPinned = false

    public init(traitCollection: UITraitCollection) { ownTraits = traitCollection }
    init() {}
}

public struct UICellConfigurationState: UIConfigurationState, Hashable {
    private var ownTraits: UITraitCollection?
    /// The figure's, which are read where a program asks for them alone.
    public var traitCollection: UITraitCollection {
        get { ownTraits ?? .current }
        set { ownTraits = newValue }
    }
    public var isSelected = false
    public var isHighlighted = false
    public var isFocused = false
    public var isDisabled = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false

    public init(traitCollection: UITraitCollection) { ownTraits = traitCollection }
    init() {}
}

/// A view that is made from a configuration.
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}
