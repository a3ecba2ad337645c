import Piecewise

/// As `NSTextAlignment`.
public enum TextAlignment: String, Hashable, Sendable, Serializable, CaseIterable {
    case natural, left, center, right, justified
}

/// As `NSLineBreakMode`.
public enum LineBreakMode: String, Hashable, Sendable, Serializable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
