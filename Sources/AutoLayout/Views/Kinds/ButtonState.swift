import Piecewise

/// What a button is besides being there, as `UIControl.State`.
public struct ButtonState: Hashable, Sendable, Serializable {
    public var isEnabled = true
    /// Whether a finger is on it.
    public var isHighlighted = false
    public var isSelected = false

    public init() {}
}
