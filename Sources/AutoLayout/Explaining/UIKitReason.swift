/// The messages of UIKit's exceptions for invalid constraints.
///
/// Source: crash reports.
public enum UIKitReason {
    /// Of a position without another one, or with a multiplier of 0.
    public static let unpairedLocation =
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in pairs"
    /// Of a size tied to a position, or a horizontal position to a vertical one.
    public static let invalidPairing = "Invalid pairing of layout attributes"
    /// Of leading tied to left, and the like.
    public static let mixedDirections =
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    /// Of a constant that is no number.
    public static let notFinite = "Constant is not finite! That's illegal."
    /// Of a priority out of range.
    public static let priority =
        "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    /// Of views without a common ancestor; the anchors as `NSLayoutAnchor` describes itself.
    public static func noCommonAncestor(_ first: String, _ second: String) -> String {
        "Unable to activate constraint with anchors \(first) and \(second) because they have no common ancestor.  "
            + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    }
}
