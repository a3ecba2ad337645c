import Diagnostics
import Lessons

/// Reads the Swift of all lessons, and tells where it is none; a block whose info string says `fails` has to be wrong.
///
/// Lessons that an earlier check has read are not read again.
/// - Throws: `ProgramFailure` where nobody can read it.
public func checkSwift(
    of course: Course, with tools: BuildTools, asking reader: SwiftReader
) throws(ProgramFailure) -> [Diagnostic] {
    let known = course.lessons.map { lesson -> [Diagnostic]? in key(of: lesson, tools).flatMap { tools.cache.find($0) }
    }
    let unknown = zip(course.lessons, known).filter { $0.1 == nil }.map(\.0)
    let blocks = concurrentMap(unknown, workers: tools.workers, context: {}) { lesson, _ in
        defer { lesson.reading.letGo() }
        return lesson.lesson.blocks.filter(\.isSwift)
    }
    let mistakes = try reader.mistakes(blocks.flatMap { $0 }.map(\.excerpt.utf8))
    var rest = mistakes[...]
    var found = known.compactMap { $0 }.flatMap { $0 }
    for (lesson, blocks) in zip(unknown, blocks) {
        let own = zip(blocks, rest.prefix(blocks.count)).flatMap { $0.diagnostics(for: $1) }
        rest = rest.dropFirst(blocks.count)
        if let key = key(of: lesson, tools) { tools.cache.keep(own, as: key) }
        found += own
    }
    return distinct(found)
}

private func key(of lesson: CourseLesson, _ tools: BuildTools) -> Fingerprint? {
    guard let source = lesson.key else { return nil }
    var key = tools.cache.key("swift")
    key.write(source)
    return Fingerprint(key.bytes)
}

extension CodeBlock {
    fileprivate var isSwift: Bool {
        if case .code(let language, _) = kind { language.lowercased() == "swift" } else { false }
    }

    /// Whether the author means it to be no Swift.
    private var isMeantToFail: Bool { info.split { $0 == " " || $0 == "\t" }.dropFirst().contains("fails") }

    fileprivate func diagnostics(for mistakes: [SwiftMistake]) -> [Diagnostic] {
        guard isMeantToFail else { return mistakes.map { diagnostic(for: $0) } }
        guard mistakes.isEmpty else { return [] }
        return [
            excerpt.diagnostic(
                .error, "swift-works", at: 0..<1, message: "this code is said to fail, but it is Swift",
                help: "take 'fails' out of the line with the three backticks")
        ]
    }

    private func diagnostic(for mistake: SwiftMistake) -> Diagnostic {
        let lines = excerpt.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let above = lines.prefix(max(0, mistake.line - 1)).reduce(0) { $0 + $1.count + 1 }
        let end = excerpt.utf8.lastIndex { $0 > 0x20 } ?? 0
        let place = min(above + max(0, mistake.column - 1), end)
        return excerpt.diagnostic(
            .error, "swift", at: place..<place + 1, message: "this is no Swift: \(mistake.message)",
            help: "write 'swift fails' behind the three backticks if it is meant to be none")
    }
}
