/// A piece of code and the CSS class that colours it.
struct CodeSpan {
    /// UTF-8 offsets.
    var range: Range<Int>
    var kind: Kind

    /// What a reader tells apart by colour; the raw value is the CSS class.
    enum Kind: String {
        case keyword = "k"
        case type = "t"
        case component = "o"
        case view = "i"
        case environment = "m"
        case function = "f"
        case property = "p"
        case anchor = "r"
        case value = "v"
        case label = "l"
        case attribute = "a"
        case string = "s"
        case number = "n"
        case comment = "c"
        case ellipsis = "e"
        case unknown = "u"

        /// Whether it has the colour of plain code, so that an element of its own would only weigh.
        var isPlain: Bool { self == .property || self == .label }
    }
}
