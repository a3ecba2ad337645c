import AutoLayout

/// The names of priorities.
package enum PriorityName {
    static let names = ["required", "high", "low", "fitting"]

    package static func value(of name: String) -> Double? {
        switch name {
        case "required": LayoutPriority.required.rawValue
        case "high", "defaultHigh": LayoutPriority.defaultHigh.rawValue
        case "low", "defaultLow": LayoutPriority.defaultLow.rawValue
        case "fitting", "fittingSizeLevel": LayoutPriority.fittingSizeLevel.rawValue
        default: nil
        }
    }
}
