/// The functions of the notation.
package enum Function: String, Hashable, Sendable, CaseIterable {
    case min, max, abs, round, floor, ceil, sum, systemSpacing, textWidth, symbol, image, color

    static let names: [String] = allCases.map { $0.rawValue }

    /// What a function takes and gives.
    package struct Entry: Sendable {
        /// How its value is found.
        enum Evaluation: Sendable {
            /// Of two numbers or more the one before all others.
            case extreme(precedes: @Sendable (Double, Double) -> Bool)
            /// Of one number one that stays the same from `start` behind it to one further; nil for its magnitude.
            case rounded(@Sendable (Double) -> Double, start: Double?)
            /// A number times another.
            case scaled(by: Double)
            case sum, textWidth, symbol, image, color
        }

        package enum Result: Hashable, Sendable {
            case fixed(ValueType)
            /// A whole number where all arguments are.
            case likeArguments
            /// A whole number where all that is added is one.
            case likeElements
        }

        /// What stands for it in UIKit's code.
        package enum UIKitCall: Hashable, Sendable {
            /// Swift's function of the same name, with arguments that are whole numbers where all are.
            case sameName
            /// Swift's function of the same name, which takes no whole numbers.
            case sameNameWithNumbers
            /// Eight times the argument, or a constraint to the system's spacing.
            case systemSpacing
            /// The list's `reduce`.
            case reduce
            /// A function of our own that takes the font.
            case textWidth
            /// An initializer, with arguments of its own.
            case image, color
        }

        /// How it is called, for messages.
        var usage: String
        package var result: Result
        package var uiKit: UIKitCall
        var evaluation: Evaluation
    }

    /// The table of all functions. What each gives varies with what it is given, and with nothing else.
    package var entry: Entry {
        switch self {
        case .min: .extreme("min(a, b)") { $0 < $1 }
        case .max: .extreme("max(a, b)") { $0 > $1 }
        case .abs:
            Entry(
                usage: "abs(a)", result: .likeArguments, uiKit: .sameName,
                evaluation: .rounded({ $0.magnitude }, start: nil))
        case .round: .rounded("round(a)", start: -0.5) { $0.rounded() }
        case .floor: .rounded("floor(a)", start: 0) { $0.rounded(.down) }
        case .ceil: .rounded("ceil(a)", start: -1) { $0.rounded(.up) }
        case .sum:
            Entry(usage: "sum(songs, of: \"length\")", result: .likeElements, uiKit: .reduce, evaluation: .sum)
        case .systemSpacing:
            Entry(
                usage: "systemSpacing(2)", result: .fixed(.number), uiKit: .systemSpacing, evaluation: .scaled(by: 8))
        case .textWidth:
            Entry(
                usage: "textWidth(\"00:00\", font: .body)", result: .fixed(.number), uiKit: .textWidth,
                evaluation: .textWidth)
        case .symbol:
            Entry(
                usage: "symbol(\"plus\", scale: .small, weight: .semibold)", result: .fixed(.image), uiKit: .image,
                evaluation: .symbol)
        case .image:
            Entry(
                usage: "image(\"harbour\", renderingMode: .alwaysTemplate)", result: .fixed(.image), uiKit: .image,
                evaluation: .image)
        case .color:
            Entry(usage: "color(\"#42ABF5\")", result: .fixed(.color), uiKit: .color, evaluation: .color)
        }
    }

    /// How it is called, for messages.
    var usage: String { entry.usage }
}

extension Function.Entry {
    fileprivate static func extreme(
        _ usage: String, precedes: @escaping @Sendable (Double, Double) -> Bool
    ) -> Self {
        Self(usage: usage, result: .likeArguments, uiKit: .sameName, evaluation: .extreme(precedes: precedes))
    }

    fileprivate static func rounded(
        _ usage: String, start: Double, _ round: @escaping @Sendable (Double) -> Double
    ) -> Self {
        Self(
            usage: usage, result: .fixed(.number), uiKit: .sameNameWithNumbers,
            evaluation: .rounded(round, start: start))
    }
}
