import Scene

/// The keyboard that a screen shows, which UIKit keeps in a window of its own; nobody declares one.
public struct Keyboard: Hashable, Sendable, Serializable {
    public var size: KeyboardSize

    public init(size: KeyboardSize) { self.size = size }
}

extension ViewClass {
    static let keyboard = ViewClass(
        ViewContent(ViewKind.keyboard) { if case .keyboard(let keyboard) = $0 { keyboard } else { nil } },
        types: [
            ViewType("Keyboard", .keyboard(Keyboard(size: KeyboardSize(suggestions: 45, keys: 216, below: 75))))
        ],
        uiKit: UIKitClass("UIKeyboard"), surface: { _ in Surface(Keyboard.ground) }, draw: { $0.content(in: $1) })
}

extension Keyboard {
    /// Suggestions, the plates of the keys with their labels, and what lies below them.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let layout = KeyboardLayout(size, width: context.size.width)
        return ContentScene(
            suggestions(in: context) + layout.keys.flatMap { primitives(of: $0, context) } + footer(in: context))
    }

    // MARK: Keys

    private func primitives(of key: KeyboardLayout.Key, _ context: DrawingContext) -> [Primitive<Double>] {
        let plate = SceneBox(key.frame, Self.plate(key.isSpecial))
        switch key.face {
        case .letter(let letter): return [.box(plate), word(letter, Self.letterFont, in: key.frame, context)]
        case .word(let word): return [.box(plate), self.word(word, Self.wordFont, in: key.frame, context)]
        case .symbol(let name): return [.box(plate), symbol(name, in: key.frame)]
        case .blank: return [.box(plate)]
        }
    }

    private func word(_ text: String, _ font: Font, in frame: Rect, _ context: DrawingContext) -> Primitive<Double> {
        context.title(
            text, font: font, color: .label, in: frame, top: frame.y + (frame.height - font.lineHeight) / 2,
            lineBreakMode: .byClipping)
    }

    private func symbol(_ name: String, in frame: Rect, side: Double = 22) -> Primitive<Double> {
        let image = Image(name: "symbol:\(name)", size: Size(width: side, height: side), isTemplate: true)
        return .image(SceneImage(image, in: frame.centered(image.size), tint: .label))
    }

    private static let letterFont = Font.system(23)
    private static let wordFont = Font.system(16)

    // MARK: Above and below

    /// Three words, and lines between them.
    private func suggestions(in context: DrawingContext) -> [Primitive<Double>] {
        let words = ["I", "The", "We"]
        let width = context.size.width / Double(words.count)
        return words.enumerated().flatMap { index, text in
            let room = Rect(x: Double(index) * width, y: 0, width: width, height: size.suggestions)
            let line = Rect(
                x: room.x - 0.5, y: size.suggestions / 4, width: index == 0 ? 0 : 1, height: size.suggestions / 2)
            return [.box(SceneBox(line, Surface(.separator))), word(text, Self.wordFont, in: room, context)]
        }
    }

    /// Globe and microphone beside the home indicator, where a phone has one and stands upright.
    private func footer(in context: DrawingContext) -> [Primitive<Double>] {
        guard size.below > Self.leastFooter else { return [] }
        let y = context.size.height - size.below
        let rooms = [Self.footerMargin, context.size.width - Self.footerMargin - Self.footerSide].map {
            Rect(x: $0, y: y + 6, width: Self.footerSide, height: Self.footerSide)
        }
        return zip(["globe", "mic"], rooms).map { symbol($0, in: $1, side: 25) }
    }

    private static let leastFooter = 40.0
    private static let footerMargin = 22.0
    private static let footerSide = 34.0

    // MARK: Colours

    /// By eye, after iOS 17.
    fileprivate static let ground = grey(light: (0.82, 0.83, 0.85), dark: 0.17)

    private static func plate(_ isSpecial: Bool) -> Surface {
        Surface(
            isSpecial ? grey(light: (0.67, 0.69, 0.73), dark: 0.28) : grey(light: (1, 1, 1), dark: 0.42),
            cornerRadius: 5,
            shadows: [Surface.Shadow(distance: 1, blur: 0, color: Color.black.withAlpha(0.32))])
    }

    private static func grey(light: (Double, Double, Double), dark: Double) -> Color {
        Color(
            light: Color.Components(red: light.0, green: light.1, blue: light.2),
            dark: Color.Components(red: dark, green: dark, blue: dark))
    }
}
