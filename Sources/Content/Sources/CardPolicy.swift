/// What a build does with social cards.
public enum CardPolicy: Hashable, Sendable {
    case painted
    /// Each is painted when somebody asks for its file.
    case paintedOnDemand
    case leftOut
}
