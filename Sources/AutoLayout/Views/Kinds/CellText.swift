import Scene

/// What an author sets of a text that UIKit makes in a row; nil for what its style has.
public struct CellText: Hashable, Sendable, Serializable {
    public var font: Font?
    public var color: Color?
    public var alignment: TextAlignment?
    public var numberOfLines: Int?

    public init() {}
}

extension Label {
    mutating func take(_ look: CellText) {
        font = look.font ?? font
        textColor = look.color ?? textColor
        textAlignment = look.alignment ?? textAlignment
        numberOfLines = look.numberOfLines ?? numberOfLines
    }
}
