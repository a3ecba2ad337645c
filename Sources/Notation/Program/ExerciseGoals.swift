import Diagnostics

/// What a layout block expects, apart from the block: the goals of the exercise that it begins.
public struct ExerciseGoals: Sendable {
    /// Each as its author wrote it, without `expect`, in one line.
    public private(set) var texts: [String] = []
    /// Where each stands, as `LayoutExpectation.source` says it.
    public private(set) var places: [SourceLocation] = []
    /// Of those that do not stand directly in a screen or component, UTF-8 offsets in the block.
    package private(set) var misplaced: [Range<Int>] = []
    private let block: SourceExcerpt
    private var lines: [SourceExcerpt.Line] = []

    /// Complexity: O(n) in the block's length.
    public init(of block: SourceExcerpt) {
        self.block = block
        for declaration in Parser.parse(block.utf8, block: 0).declarations {
            if case .definition(let definition) = declaration { add(definition) }
        }
    }

    /// A block that adds them to whatever defines the same screens and components, each at its place in the lesson; nil
    /// without goals.
    public var excerpt: SourceExcerpt? { texts.isEmpty ? nil : SourceExcerpt(file: block.file, lines: lines) }

    private mutating func add(_ definition: Definition) {
        var own: [Range<Int>] = []
        for member in definition.body.members {
            if case .expectation = member.content { own.append(member.place.range) }
            for body in member.bodies { misplaced += body.placesOfExpectations }
        }
        if own.isEmpty { return }
        let start = definition.place.range.lowerBound
        addLine("\(definition.kind.rawValue) \(definition.name.text) {", at: start)
        addLine("...", at: start)
        for range in own { addGoal(range) }
        addLine("}", at: start)
    }

    private mutating func addGoal(_ range: Range<Int>) {
        places.append(block.location(of: range.lowerBound))
        var offset = range.lowerBound
        for line in block.utf8[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            addLine(String(decoding: line, as: UTF8.self), at: offset)
            offset += line.count + 1
        }
        let words = block.utf8[range].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        texts.append(words.dropFirst().map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))
    }

    private mutating func addLine(_ text: String, at offset: Int) {
        lines.append(SourceExcerpt.Line(utf8: Array(text.utf8), fileOffset: block.fileOffset(of: offset)))
    }
}
