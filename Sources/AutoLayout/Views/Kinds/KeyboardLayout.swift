import Scene

/// Where a keyboard's keys stand in its bounds; lengths are points.
///
/// The widths of a row's keys are parts of the keyboard's, so every edge grows evenly with it.
struct KeyboardLayout {
    struct Key {
        enum Face {
            case letter(String)
            case word(String)
            case symbol(String)
            case blank
        }

        var face: Face
        var frame: Rect
        /// Whether it does something else than to write.
        var isSpecial: Bool
    }

    private(set) var keys: [Key] = []

    /// From the keyboard's sides to the outermost keys.
    private static let sideMargin = 3.0
    /// Between two keys of a row.
    private static let gap = 6.0
    /// The part of a row's height that its keys take.
    private static let share = 0.78

    init(_ size: KeyboardSize, width: Double) {
        let rows = size.isPad ? Self.padRows : Self.phoneRows
        let columns = size.isPad ? 11.0 : 10
        let unit = (width - 2 * Self.sideMargin + Self.gap) / columns
        let height = size.keys / Double(rows.count)
        for (position, row) in rows.enumerated() {
            let inset = height * (1 - Self.share) / 2
            var x = Self.sideMargin
            for part in row {
                if let face = part.face {
                    let frame = Rect(
                        x: x, y: size.suggestions + height * Double(position) + inset,
                        width: part.units * unit - Self.gap, height: height * Self.share)
                    keys.append(Key(face: face, frame: frame, isSpecial: part.isSpecial))
                }
                x += part.units * unit
            }
        }
    }

    /// A key or, without a face, room in a row; as wide as so many letters.
    private struct Part {
        var face: Key.Face?
        var units: Double
        var isSpecial = false
    }

    private static func letters(_ text: String) -> [Part] {
        text.utf8.map { Part(face: .letter(String(decoding: [$0], as: UTF8.self)), units: 1) }
    }

    private static func room(_ units: Double) -> Part { Part(face: nil, units: units) }
    private static func special(_ face: Key.Face, _ units: Double) -> Part {
        Part(face: face, units: units, isSpecial: true)
    }

    private static let phoneRows: [[Part]] = [
        letters("qwertyuiop"),
        [room(0.5)] + letters("asdfghjkl"),
        [special(.symbol("shift"), 1.35), room(0.15)] + letters("zxcvbnm")
            + [room(0.15), special(.symbol("delete.left"), 1.35)],
        [
            special(.word("123"), 1.25), special(.symbol("face.smiling"), 1.25),
            Part(face: .word("space"), units: 5), special(.word("return"), 2.5),
        ],
    ]

    private static let padRows: [[Part]] = [
        letters("qwertyuiop") + [special(.symbol("delete.left"), 1)],
        [room(0.5)] + letters("asdfghjkl") + [special(.word("return"), 1.5)],
        [special(.symbol("shift"), 1)] + letters("zxcvbnm,.") + [special(.symbol("shift"), 1)],
        [
            special(.word(".?123"), 1), special(.symbol("globe"), 1), special(.symbol("mic"), 1),
            Part(face: .blank, units: 6), special(.word(".?123"), 1), special(.symbol("chevron.down"), 1),
        ],
    ]
}
