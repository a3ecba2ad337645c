/// A step of reading YAML, at offsets of the excerpt.
struct YAMLEvent {
    enum Kind {
        case scalar(String, isQuoted: Bool)
        case sequenceStart, sequenceEnd
        case mappingStart, mappingEnd
        case alias
        case documentStart
        case end
        /// Stream and document ends, which mean nothing here.
        case other
    }

    var kind: Kind
    var range: Range<Int>
    /// An anchor or a tag stands before the value.
    var isDecorated = false
}

/// Why YAML could not be read on, at an offset of the excerpt.
struct YAMLProblem: Error {
    var message: String
    var offset: Int
}
