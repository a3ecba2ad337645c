import CHarfBuzz

/// A four-letter tag of OpenType, such as `wght`.
struct OpenTypeTag: Hashable, ExpressibleByStringLiteral {
    let rawValue: hb_tag_t

    init(stringLiteral letters: StaticString) {
        rawValue = letters.withUTF8Buffer { letters in letters.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) } }
    }
}
