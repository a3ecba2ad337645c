import AutoLayout
import FigureSolving
import Foundation

/// What `plumb solve` prints: one figure on one screen, in the documented JSON form.
public struct SolveAnswer: Encodable, Sendable {
    public var figure: String
    public var width: Double
    public var height: Double
    public var scale: Double
    /// As `--device` names it; nil for a screen that no device has.
    public var device: String?
    /// As `--text-size`, `--direction` and `--appearance` name them.
    public var textSize: String
    public var direction: String
    public var appearance: String
    public var views: [SolvedView]
    /// Nil unless the rows were asked for.
    public var systems: [System]?
    public var problems: [Problem]
    /// What the author expects at the screen's width; nil where nothing is expected.
    public var expectations: [ComparedSides]?
    /// Nil unless an edge or size was asked about.
    public var explanation: Reasons?
    /// The problems as the terminal shows them.
    public var accounts: [String] = []

    enum CodingKeys: String, CodingKey {
        case figure, width, height, scale, device, textSize, direction, appearance
        case views, systems, problems, expectations, explanation
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(figure, forKey: .figure)
        try container.encode(width, forKey: .width)
        try container.encode(height, forKey: .height)
        try container.encode(scale, forKey: .scale)
        try container.encode(device, forKey: .device)
        try container.encode(textSize, forKey: .textSize)
        try container.encode(direction, forKey: .direction)
        try container.encode(appearance, forKey: .appearance)
        try container.encode(views, forKey: .views)
        try container.encodeIfPresent(systems, forKey: .systems)
        try container.encode(problems, forKey: .problems)
        try container.encodeIfPresent(expectations, forKey: .expectations)
        try container.encodeIfPresent(explanation, forKey: .explanation)
    }

    /// A view with its frame, `[x, y, width, height]` in the screen's coordinates, points.
    public struct SolvedView: Encodable, Sendable {
        public var path: String
        public var type: String
        public var frame: [Double]
        public var lines: [String]?

        enum CodingKeys: String, CodingKey { case path, type, frame, lines }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(path, forKey: .path)
            try container.encode(type, forKey: .type)
            try container.encode(frame, forKey: .frame)
            try container.encode(lines, forKey: .lines)
        }
    }

    /// The rows a solver was given, and its answer.
    public struct System: Encodable, Sendable {
        public var variables: [String]
        public var constraints: [Row]
        public var solution: [String: Double]
    }

    /// `sum(coefficient × variable) op constant` at a priority.
    public struct Row: Encodable, Sendable {
        public var terms: [NamedTerm]
        public var op: String
        public var constant: Double
        public var priority: Double
        /// UIKit's name for a row it makes itself.
        public var identifier: String?
        public var source: String?
    }

    /// A pair of a variable's name and its coefficient.
    public struct NamedTerm: Encodable, Sendable {
        public var variable: String
        public var coefficient: Double

        public func encode(to encoder: any Encoder) throws {
            var pair = encoder.unkeyedContainer()
            try pair.encode(variable)
            try pair.encode(coefficient)
        }
    }

    /// Something the author must know.
    public struct Problem: Encodable, Sendable {
        public var kind: String
        /// A sentence; of a conflict below it what UIKit would print; then the explanation in plain words.
        public var message: String
        public var constraints: [String]
    }

    /// What the author expects, and both sides of it, points or lines.
    public struct ComparedSides: Encodable, Sendable {
        /// As it is written, without its widths.
        public var expectation: String
        /// Whether it must hold nowhere rather than everywhere.
        public var isNever: Bool
        /// The path of the screen or the component's instance in which it stands.
        public var root: String
        public var source: String?
        public var left: Double
        public var right: Double
        /// Whether it is as expected.
        public var isMet: Bool
    }

    /// Why an edge or size is what it is.
    public struct Reasons: Encodable, Sendable {
        public var subject: String
        public var value: Double
        /// The whole as sentences, one a line.
        public var text: String
        public var chain: [Reason]
    }

    /// A constraint that holds the value or pulls at it.
    public struct Reason: Encodable, Sendable {
        public var constraint: String
        public var sentence: String
        public var source: String?
        /// How far it is missed, points.
        public var miss: Double
        /// Whether the value would be the same without it, because others ask for the same.
        public var isReplaceable: Bool
        /// Those that would take its place.
        public var substitutes: [String]
    }

    /// The JSON text, with sorted keys, ending in a line feed.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

extension SolveAnswer {
    /// The answer for a solved tree; `isRounded` gives frames as UIKit would set them.
    public init(
        figure: String, tree: ViewTree, layout: Layout, screen: Screen, isRounded: Bool, withSystems: Bool,
        _ expectations: [LayoutExpectation] = []
    ) {
        let frames = isRounded ? layout.rounded(scale: screen.scale, in: tree).frames : layout.frames
        self.figure = figure
        width = screen.size.width
        height = screen.size.height
        scale = screen.scale
        device = screen.deviceDescription
        textSize = screen.contentSizeCategory.rawValue
        direction = screen.layoutDirection.rawValue
        appearance = screen.userInterfaceStyle.rawValue
        views = tree.views.indices.map { index in
            let frame = frames[index]
            return SolvedView(
                path: tree.path(of: ViewID(index)), type: tree.views[index].kind.typeName,
                frame: [frame.x, frame.y, frame.width, frame.height].map(\.withoutNoise),
                lines: layout.textLines[index]?.map { $0.text })
        }
        let compared = expectations.filter { $0.applies(at: screen.size.width) }.map {
            ComparedSides($0, in: layout, of: tree, on: screen)
        }
        self.expectations = expectations.isEmpty ? nil : compared
        systems = withSystems ? layout.systems.map(System.init) : nil
        explanation = layout.explanation.map { Reasons($0, in: tree) }
        accounts = layout.problems.map { $0.account(in: tree) }
        problems = layout.problems.map { problem in
            Problem(
                kind: problem.kind.rawValue, message: problem.account(in: tree, withSummary: true),
                constraints: problem.constraints.map { $0.source?.description ?? $0.description })
        }
    }
}

extension SolveAnswer.ComparedSides {
    init(_ expectation: LayoutExpectation, in layout: Layout, of tree: ViewTree, on screen: Screen) {
        self.expectation = expectation.text
        isNever = expectation.isNever
        root = tree.path(of: expectation.root)
        source = expectation.source?.description
        let (a, b) = (
            expectation.left.value(in: layout, of: tree, on: screen),
            expectation.right.value(in: layout, of: tree, on: screen)
        )
        (left, right) = (a.withoutNoise, b.withoutNoise)
        isMet = expectation.holds(for: a - b...a - b)
    }
}

extension SolveAnswer.System {
    init(_ system: SolvedSystem) {
        variables = system.variables
        constraints = system.rows.map { row in
            SolveAnswer.Row(
                terms: row.constraint.terms.map { term in
                    SolveAnswer.NamedTerm(
                        variable: system.variables[term.variable.index], coefficient: term.coefficient)
                },
                op: row.constraint.relation.rawValue, constant: row.constraint.constant,
                priority: row.constraint.priority, identifier: row.identifier,
                source: row.source?.description)
        }
        solution = Dictionary(
            zip(system.variables, system.solution.map(\.withoutNoise)), uniquingKeysWith: { first, _ in first })
    }
}

extension SolveAnswer.Reasons {
    init(_ explanation: Explanation, in tree: ViewTree) {
        subject = explanation.subject
        value = explanation.value.withoutNoise
        text = explanation.text(in: tree)
        chain = explanation.chain.map { step in
            SolveAnswer.Reason(
                constraint: step.constraint.description, sentence: step.constraint.sentence,
                source: step.constraint.source?.description, miss: step.miss.withoutNoise,
                isReplaceable: step.isReplaceable, substitutes: step.substitutes.map(\.description))
        }
    }
}

extension Double {
    /// Rounded to the ninth digit after the point: what a solution has behind that is the noise of its arithmetic.
    fileprivate var withoutNoise: Double {
        let scaled = (self * 1e9).rounded()
        return abs(scaled) < 0x1p53 ? scaled / 1e9 : self
    }
}
