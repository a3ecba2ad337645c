import Notation
import SeededRandomness

/// Layout blocks made at random: everything that the notation has, in ways that mean something, data included.
struct RandomBlocks {
    var random: SeededGenerator

    static let globals: [DataValue.Field] = [
        DataValue.Field(
            name: "songs",
            value: .list([
                song([DataValue.Field(name: "cover", value: .record([field("image", "harbour"), size]))]),
                song([field("artist", "Ada")]),
            ])),
        DataValue.Field(name: "owner", value: .record([field("name", "Grace")])),
    ]

    private static let size = DataValue.Field(name: "width", value: .number(120.5))

    private static func field(_ name: String, _ text: String) -> DataValue.Field {
        DataValue.Field(name: name, value: .string(text))
    }

    private static func song(_ more: [DataValue.Field]) -> DataValue {
        .record([field("title", "Blue"), DataValue.Field(name: "number", value: .number(3))] + more)
    }

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private mutating func one(of texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    /// A lesson's block: values, components that use one another, and a screen.
    mutating func block() -> String {
        """
        let gap = \(one(of: ["8", "4 * 2", "regular ? 16 : 8", "max(4, screen.width / 50)"]))
        let accent = \(one(of: [".systemRed", "color(\"#42ABF5\")", "dark ? .white : .black"]))
        component Tag(words)\(one(of: ["", ": Label", ": View"])) {
            height == \(number()) @ \(priority())
        }
        component Row(song, offset)\(one(of: ["", ": HStack", ": VStack"])) {
            \(body(depth: 2, names: ["song"], isRow: true))
        }
        screen Home {
            let offset = list.contentOffset.y
            \(one(of: ["TableView", "ScrollView"])) list {
                edges == super.safeArea.edges
            }
            \(table())
            Row first(songs[0], offset) { leading == super.leading; top == super.top - min(offset, 0) }
            \(body(depth: 3, names: [], isRow: false))
        }

        """
    }

    private mutating func table() -> String {
        guard chance(60) else { return "View nothing" }
        return """
            TableView rows {
                \(one(of: ["rowHeight = 44", "rowHeight = .automatic", "separators = compact"]))
                header { Tag top("top") }
                for (i, song) in songs { Row row(song, i * 2) }
                section { header height: \(number()) { Label more { text = "More" } }  if regular { Tag last("last") } }
                footer { View end { height == 40 } }
            }
            """
    }

    /// Statements of a view's body.
    private mutating func body(depth: Int, names: [String], isRow: Bool) -> String {
        var lines: [String] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) { lines.append(statement(depth: depth, names: names)) }
        if isRow {
            lines.append(
                "if let cover = song.cover { ImageView cover { image = cover.image; width == cover.width * 0.5 } }")
            lines.append("Label artist\(serial()) { text = song.artist ?? owner.name }")
        }
        return lines.joined(separator: "\n")
    }

    private var count = 0
    private mutating func serial() -> String {
        count += 1
        return "\(count)"
    }

    private mutating func statement(depth: Int, names: [String]) -> String {
        guard depth > 0 else { return view(names) }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return "when \(condition()) { \(statement(depth: depth - 1, names: names)) } else { \(view(names)) }"
        case 1: return "if \(condition()) { \(view(names)) } else if landscape { \(view(names)) }"
        case 2: return "for (i, item) in songs { \(view(["item"])) }"
        case 3: return "for word in [\"a\", \"b\"] { Tag tag\(serial())(word) }"
        case 4:
            let name = "stack\(serial())"
            return
                "\(one(of: ["HStack", "VStack", "StackView"])) \(name) { spacing = gap; \(properties("HStack", names)); "
                + "\(statement(depth: depth - 1, names: names)) }"
        case 5: return "let side\(serial()) = \(number())"
        default: return view(names)
        }
    }

    private mutating func view(_ names: [String]) -> String {
        let type = one(of: ["View", "Label", "ImageView", "Button", "SegmentedControl", "Label", "View"])
        return "\(type) view\(serial()) { \(properties(type, names)); \(constraint()) }"
    }

    private mutating func properties(_ type: String, _ names: [String]) -> String {
        var statements = [
            "alpha = \(one(of: ["0.5", "regular ? 1 : 0.5"]))", "isHidden = \(condition())",
            "cornerRadius = \(number())",
            "backgroundColor = \(color())", "hugging.horizontal = \(priority())", "margins.leading = \(number())",
            "borderColor = \(color())", "zPosition = \(number())", "gradient = [.clear, \(color())]",
            "compression = \(priority())", "margins = (1, \(number()), 3, 4)", "tintColor = accent",
        ]
        switch type {
        case "Label":
            statements = [
                "text = \(text(names))", "font = \(font())", "textColor = \(color())", "numberOfLines = 0",
                "textAlignment = \(one(of: [".center", "rtl ? .left : .right"]))", "text = gap",
            ]
        case "ImageView":
            statements = ["image = \(one(of: ["\"harbour\"", "symbol(\"link\", textStyle: .body)", "nil"]))"]
            statements.append("contentMode = .scaleAspectFill")
        case "Button": statements = ["title = \(text(names))", "font = \(font())", "contentInsets = \(number())"]
        case "SegmentedControl": statements = ["segments = [\(text(names)), \"b\"]; selectedSegmentIndex = 1"]
        case "HStack": statements += ["alignment = .center", "distribution = .fillEqually"]
        default: break
        }
        return statements.shuffled(using: &random).prefix(3).joined(separator: "; ")
    }

    private mutating func text(_ names: [String]) -> String {
        guard let name = names.first, chance(70) else {
            return one(of: ["\"a \\\"b\\\"\"", "\"\\(gap) and \\(2)\"", "12"])
        }
        return one(of: ["\(name).title", "\"\\(\(name).number). \\(\(name).title)\"", "\(name).number", "owner.name"])
    }

    private mutating func constraint() -> String {
        one(of: [
            "width == \(number())", "height <= width * \(number()) + 1 @ \(priority())", "center == super",
            "leading == super.margins.leading + \(number())", "top >= super.safeArea.top - \(number())",
            "size == (\(number()), 20)", "edges == super.edges.inset(\(number()))", "width == super.readable.width / 2",
            "width == (regular ? super.width : super.height) @ \(priority())", "centerX == super.trailing * 0.5",
            "width >= textWidth(\"00\")", "self.bottom == super.bottom", "left == super.right - \(number()) * 2",
        ])
    }

    private mutating func number() -> String {
        one(of: ["8", "0.5", "gap", "gap * 2 + 1", "1 / screen.scale", "round(gap)", "songs.count * 4", "-(2 + 3)"])
    }

    private mutating func condition() -> String {
        one(of: [
            "regular", "!landscape", "dark && ltr", "screen.width > 500", "songs.count > 1", "textSize >= .xLarge",
        ])
    }

    private mutating func priority() -> String {
        one(of: [".high", ".low - 1", "990", ".required", "regular ? .high : 1"])
    }

    private mutating func color() -> String {
        one(of: [
            "accent", ".separator", ".black.withAlpha(0.5)", "color(white: 0.5)", "accent.withAlpha(0.5)",
            "color(light: .white, dark: .black)", "dark ? .systemRed : accent",
        ])
    }

    private mutating func font() -> String {
        one(of: [".body", ".title2.bold", ".system(16)", ".caption1.emphasized"])
    }
}
