/// What something depends on of the screen's width.
public enum WidthUse: Int, Comparable, Sendable, Serializable {
    case none
    /// The size class, and whether the width exceeds the height.
    case traits
    case points

    public static func < (a: WidthUse, b: WidthUse) -> Bool { a.rawValue < b.rawValue }
}
