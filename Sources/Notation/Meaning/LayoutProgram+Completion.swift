import AutoLayout

/// The names that could stand where a reader writes.
package struct Completion: Hashable, Sendable {
    /// Where the word begins that is being written, a UTF-8 offset in the block's code.
    package var start: Int
    /// Those that begin as the word does, the likeliest first.
    package var names: [String]
}

extension LayoutProgram {
    /// The names that could stand at an offset of a block whose code is joined to this program: behind a dot what the view before
    /// it has, at the beginning of a statement properties, anchors, types and components, elsewhere views, values and functions.
    ///
    /// Complexity: O(n) in the code, and in the names of the program.
    package func completion(in code: [UInt8], at offset: Int) -> Completion {
        let place = WritingPlace(in: code, at: min(max(0, offset), code.count))
        var names: [String] = []
        for name in candidates(at: place, in: code) where name.utf8.starts(with: place.word.utf8) && name != place.word
        {
            if !names.contains(name) { names.append(name) }
        }
        return Completion(start: place.start, names: Array(names.prefix(Self.completionLimit)))
    }

    private static let completionLimit = 40

    private func candidates(at place: WritingPlace, in code: [UInt8]) -> [String] {
        switch place.context {
        case .nothing: return []
        case .priority: return PriorityName.names
        case .member: return AnchorName.names + LayoutGuide.notationNames
        case .statement:
            let properties = type(around: place).map { $0.propertyNames(isScreen: place.isInScreen) } ?? []
            let components = syntax.definitions.filter { $0.kind == .component }.map { $0.name.text }
            let inside = properties + AnchorName.names + BuiltinType.names + components + Self.statements
            return place.header.isEmpty ? ["screen", "component", "let"] : inside
        case .expression:
            return viewNames(in: code) + ["super"] + EnvironmentName.names + Function.names
        }
    }

    private static let statements = ["if", "for", "let", "expect", "when", "else"]

    /// The type of the view in whose braces something is written; nil outside of all.
    private func type(around place: WritingPlace) -> BuiltinType? {
        guard let first = place.header.first else { return nil }
        if first == "screen" { return .view }
        let name = first == "component" ? place.base ?? "View" : first
        if let type = BuiltinType(rawValue: name) { return type }
        let component = syntax.definitions.first { $0.kind == .component && $0.name.text == name }
        return component.map { $0.base.flatMap { BuiltinType(rawValue: $0.text) } ?? .view }
    }

    /// The views and values that the code names, then those of the program.
    private func viewNames(in code: [UInt8]) -> [String] {
        var names: [String] = []
        for declaration in Parser.parse(code, block: 0).declarations {
            switch declaration {
            case .definition(let definition): names += Self.names(in: definition)
            case .binding(let binding): names.append(binding.name.text)
            }
        }
        return names + syntax.definitions.flatMap { Self.names(in: $0) }
    }

    private static func names(in definition: Definition) -> [String] {
        definition.body.declaredViews.compactMap { $0.name?.text } + (definition.parameters ?? []).map { $0.text }
    }
}

/// Where in a block's code somebody writes.
private struct WritingPlace {
    enum Context { case nothing, priority, member, statement, expression }

    private(set) var context = Context.nothing
    /// What is written of the word, and where it begins.
    let word: String
    let start: Int
    /// The words before the brace around, such as `Label title`; empty outside of all.
    private(set) var header: [String] = []
    /// What a component's header names behind its colon.
    private(set) var base: String?

    var isInScreen: Bool { header.first == "screen" }

    init(in code: [UInt8], at offset: Int) {
        var start = offset
        while start > 0, Self.isInWord(code[start - 1]) { start -= 1 }
        self.start = start
        word = String(decoding: code[start..<offset], as: UTF8.self)
        let lineStart = code[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = code[lineStart..<start]
        guard !Self.isInTextOrComment(line) else { return }
        findHeader(in: code, before: start)
        context = Self.context(line, isAtStart: line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    }

    private static func context(_ line: ArraySlice<UInt8>, isAtStart: Bool) -> Context {
        if isAtStart { return .statement }
        let before = line.reversed().first { $0 != UInt8(ascii: " ") }
        switch before {
        case UInt8(ascii: "."):
            let owner = line.dropLast().last
            if let owner, isInWord(owner) || owner == UInt8(ascii: "]") { return .member }
            return .priority
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return .statement
        case let byte? where isInWord(byte): return .nothing
        case nil, _?: return .expression
        }
    }

    /// Whether a line goes on within a text, or is a comment.
    private static func isInTextOrComment(_ line: ArraySlice<UInt8>) -> Bool {
        var isText = false
        var last: UInt8 = 0
        for byte in line {
            if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isText.toggle() }
            if !isText, byte == UInt8(ascii: "/"), last == byte { return true }
            last = byte
        }
        return isText
    }

    /// Finds the words before the innermost brace that is open.
    private mutating func findHeader(in code: [UInt8], before end: Int) {
        var depth = 0
        var index = end
        while index > 0 {
            index -= 1
            if code[index] == UInt8(ascii: "}") { depth += 1 }
            guard code[index] == UInt8(ascii: "{") else { continue }
            depth -= 1
            guard depth < 0 else { continue }
            let stops: [UInt8] = [UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")]
            let start = code[..<index].lastIndex { stops.contains($0) }.map { $0 + 1 } ?? 0
            let words = code[start..<index].split { !Self.isInWord($0) }.map { String(decoding: $0, as: UTF8.self) }
            // What stands in a condition or a loop belongs to the view around.
            if ["if", "else", "for", "when"].contains(words.first ?? "") {
                depth = 0
                continue
            }
            header = words
            base = code[start..<index].contains(UInt8(ascii: ":")) ? words.last : nil
            return
        }
    }

    private static func isInWord(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit }
}
