/// What the parser of the HTML Standard does with a tag, as far as `ExplicitPage` has to know.
struct HTMLTag: Sendable {
    var kind = PageElement.Kind.other
    var structure = Structure.none
    var rules: Rules = []

    /// What decides where an element may stand.
    enum Structure: Sendable {
        case none, html, head, body, paragraph, item, term, link, button, form
        case table, caption, columns, column, section, row, cell, select, options, option
        case svg, math
        /// An element of SVG or MathML that holds text alone.
        case words
    }

    struct Rules: OptionSet, Sendable {
        let rawValue: Int

        /// It has no end tag.
        static let isVoid = Rules(rawValue: 1)
        /// A paragraph does not end where it begins.
        static let isPhrasing = Rules(rawValue: 2)
        /// Its content is text in which no tag begins; entities are left as they are.
        static let isRawText = Rules(rawValue: 4)
        /// Its content is text in which no tag begins.
        static let isText = Rules(rawValue: 8)
        /// It may stand in a page's head.
        static let isMetadata = Rules(rawValue: 16)
        /// It ends SVG or MathML around it.
        static let endsForeign = Rules(rawValue: 32)
        /// An item or a term within it does not end those around it.
        static let holdsItems = Rules(rawValue: 64)
        /// The parser has rules of its own for it, which are not followed here.
        static let isSpecial = Rules(rawValue: 128)
    }
}

extension HTMLTag {
    /// The tags that are not ordinary elements; names are in lower case.
    static let named = NameTable<HTMLTag>(documents + blocks + tables + phrases + foreign + special)

    private static let documents: [(String, HTMLTag)] = [
        ("html", HTMLTag(structure: .html)), ("head", HTMLTag(structure: .head, rules: .endsForeign)),
        ("body", HTMLTag(structure: .body, rules: .endsForeign)),
        ("base", HTMLTag(kind: .base, rules: [.isVoid, .isMetadata])),
        ("link", HTMLTag(rules: [.isVoid, .isMetadata, .isPhrasing])),
        ("meta", HTMLTag(kind: .meta, rules: [.isVoid, .isMetadata, .endsForeign])),
        ("title", HTMLTag(structure: .words, rules: [.isText, .isMetadata])),
        ("style", HTMLTag(kind: .style, rules: [.isRawText, .isMetadata, .isPhrasing])),
        ("script", HTMLTag(rules: [.isRawText, .isMetadata, .isPhrasing])),
    ]

    private static let blocks: [(String, HTMLTag)] =
        (1...6).map { ("h\($0)", HTMLTag(kind: .heading($0), rules: .endsForeign)) }
        + ["ul", "ol", "dl", "menu", "blockquote"].map { ($0, HTMLTag(rules: [.holdsItems, .endsForeign])) }
        + ["section", "article", "aside", "nav", "main", "figure", "details", "fieldset"].map {
            ($0, HTMLTag(rules: .holdsItems))
        }
        + ["div", "pre", "center"].map { ($0, HTMLTag(rules: .endsForeign)) }
        + [
            ("hr", HTMLTag(rules: [.isVoid, .endsForeign])),
            ("p", HTMLTag(structure: .paragraph, rules: .endsForeign)),
            ("li", HTMLTag(structure: .item, rules: .endsForeign)),
            ("dt", HTMLTag(structure: .term, rules: .endsForeign)),
            ("dd", HTMLTag(structure: .term, rules: .endsForeign)),
            ("form", HTMLTag(kind: .form, structure: .form)),
        ]

    private static let tables: [(String, HTMLTag)] = [
        ("table", HTMLTag(structure: .table, rules: .endsForeign)), ("caption", HTMLTag(structure: .caption)),
        ("colgroup", HTMLTag(structure: .columns)), ("col", HTMLTag(structure: .column, rules: .isVoid)),
        ("thead", HTMLTag(structure: .section)), ("tbody", HTMLTag(structure: .section)),
        ("tfoot", HTMLTag(structure: .section)), ("tr", HTMLTag(structure: .row)),
        ("td", HTMLTag(structure: .cell, rules: .holdsItems)), ("th", HTMLTag(structure: .cell, rules: .holdsItems)),
    ]

    private static let phrases: [(String, HTMLTag)] =
        ["b", "code", "em", "i", "s", "small", "span", "strong", "sub", "sup", "u", "var"].map {
            ($0, HTMLTag(rules: [.isPhrasing, .endsForeign]))
        }
        + [
            "abbr", "audio", "bdi", "bdo", "cite", "data", "datalist", "del", "dfn", "ins", "kbd", "label", "map",
            "mark", "meter", "output", "picture", "progress", "q", "samp", "time", "video",
        ].map { ($0, HTMLTag(rules: .isPhrasing)) }
        + ["area", "input", "source", "track", "wbr"].map { ($0, HTMLTag(rules: [.isVoid, .isPhrasing])) }
        + ["br", "embed"].map { ($0, HTMLTag(rules: [.isVoid, .isPhrasing, .endsForeign])) }
        + [
            ("a", HTMLTag(kind: .link, structure: .link, rules: .isPhrasing)),
            ("img", HTMLTag(kind: .image, rules: [.isVoid, .isPhrasing, .endsForeign])),
            ("button", HTMLTag(structure: .button, rules: .isPhrasing)),
            ("object", HTMLTag(kind: .object, rules: .isPhrasing)),
            ("iframe", HTMLTag(rules: [.isRawText, .isPhrasing])),
            ("textarea", HTMLTag(rules: [.isText, .isPhrasing])),
            ("select", HTMLTag(structure: .select, rules: .isPhrasing)),
            ("optgroup", HTMLTag(structure: .options, rules: .isPhrasing)),
            ("option", HTMLTag(structure: .option, rules: .isPhrasing)),
        ]

    private static let foreign: [(String, HTMLTag)] =
        [
            ("svg", HTMLTag(structure: .svg, rules: .isPhrasing)),
            ("math", HTMLTag(structure: .math, rules: .isPhrasing)),
        ] + ["desc", "foreignobject", "mi", "mo", "mn", "ms", "mtext"].map { ($0, HTMLTag(structure: .words)) }

    private static let special: [(String, HTMLTag)] = [
        "annotation-xml", "applet", "basefont", "bgsound", "big", "command", "dir", "font", "frame", "frameset",
        "image",
        "isindex", "keygen", "listing", "marquee", "menuitem", "nobr", "noembed", "noframes", "noscript", "param",
        "plaintext", "rb", "rp", "rt", "rtc", "ruby", "strike", "template", "tt", "xmp",
    ].map { ($0, HTMLTag(rules: [.isSpecial, .endsForeign])) }
}
