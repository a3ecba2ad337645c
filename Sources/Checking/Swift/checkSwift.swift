import Content
import Diagnostics
import Files
import Lessons
import UIKitCode

/// Reads the Swift of all lessons, and reports errors; a block whose info string says `fails` has to have one.
///
/// Blocks that say `complete` or what they rely on, and the UIKit code of layout blocks, are held against UIKit's types
/// too. Lessons that an earlier check has read are not read again. Where one of the `others`, mistakes that are known
/// already, lies in a lesson's layout blocks, these are left out.
/// - Throws: `ProgramFailure` where nobody can read it.
public func checkSwift(
    of course: Course, with tools: BuildTools, asking reader: SwiftReader, besides others: [Diagnostic] = []
) throws(ProgramFailure) -> [Diagnostic] {
    let lessons = course.lessons.filter(\.isTranslated)
    let wrong = others.filter { $0.severity == .error }.map(\.location)
    let mistakes = lessons.map { lesson in wrong.filter { $0.path == lesson.path } }
    let keys = zip(lessons, mistakes).map { $1.isEmpty ? key(of: $0, reader, tools) : nil }
    let known = keys.map { key -> [Diagnostic]? in key.flatMap { tools.cache.find($0) } }
    let unknown = lessons.indices.filter { known[$0] == nil }
    let read = concurrentMap(
        unknown.map { (lessons[$0], mistakes[$0]) }, workers: tools.workers, context: {}
    ) { pair, _ in
        defer { pair.0.releaseReading() }
        return LessonSwift(pair.0, mistakes: pair.1)
    }
    var found = known.compactMap { $0 }.flatMap { $0 }
    let answers = try SwiftCheck(lessons: read, reader: reader, workers: tools.workers).diagnostics()
    for (index, own) in zip(unknown, answers) {
        if let key = keys[index] { tools.cache.keep(own, as: key) }
        found += own
    }
    return distinct(found)
}

private func key(of lesson: CourseLesson, _ reader: SwiftReader, _ tools: BuildTools) -> Fingerprint? {
    guard let source = lesson.key else { return nil }
    var key = tools.cache.key("swift")
    key.write(source)
    key.write(reader.uiKit?.description ?? "")
    return Fingerprint(key.bytes)
}

/// What is wrong with the Swift of some lessons.
private struct SwiftCheck: Sendable {
    let lessons: [LessonSwift]
    let reader: SwiftReader
    let workers: Int

    /// For each lesson what is wrong with it.
    func diagnostics() throws(ProgramFailure) -> [[Diagnostic]] {
        var found = try grammar()
        for (index, more) in try types().enumerated() { found[index] += more }
        for (index, more) in try layouts().enumerated() { found[index] += more }
        return found
    }

    private func grammar() throws(ProgramFailure) -> [[Diagnostic]] {
        var rest = try reader.mistakes(lessons.flatMap(\.fragments).map(\.excerpt.utf8))[...]
        return lessons.map { lesson in
            defer { rest = rest.dropFirst(lesson.fragments.count) }
            return zip(lesson.fragments, rest).flatMap { $0.diagnostics(for: $1) }
        }
    }

    /// Complete blocks stand alone or in their surroundings, each a file of its own.
    private func types() throws(ProgramFailure) -> [[Diagnostic]] {
        let blocks = lessons.flatMap(\.complete)
        let answers = concurrentMap(blocks, workers: workers, context: {}) { block, _ in
            Result { () throws(ProgramFailure) in try block.typeDiagnostics(asking: reader) }
        }
        var found: [[Diagnostic]] = []
        for answer in answers { found.append(try answer.get()) }
        var rest = found[...]
        return lessons.map { lesson in
            defer { rest = rest.dropFirst(lesson.complete.count) }
            return rest.prefix(lesson.complete.count).flatMap { $0 }
        }
    }

    /// The code of all layout blocks is read in one go.
    private func layouts() throws(ProgramFailure) -> [[Diagnostic]] {
        var file = UIKitFile()
        let programs = lessons.indices.flatMap { index in lessons[index].layouts.map { (lesson: index, code: $0) } }
        for program in programs { file.add(program.code) }
        var found: [[Diagnostic]] = lessons.map { _ in [] }
        guard !programs.isEmpty else { return found }
        for mistake in try reader.typeMistakes(file.utf8) {
            guard let place = UIKitFile.place(of: mistake.file), programs.indices.contains(place.program) else {
                continue
            }
            let (lesson, code) = programs[place.program]
            found[lesson].append(lessons[lesson].diagnostic(of: mistake, in: code, declaration: place.declaration))
        }
        return found
    }
}

extension CodeBlock {
    /// What is wrong with the types, or with what the block says that it relies on.
    fileprivate func typeDiagnostics(asking reader: SwiftReader) throws(ProgramFailure) -> [Diagnostic] {
        let surroundings = swiftSettings.surroundings
        let found = try reader.typeMistakes(surroundings?.file(around: excerpt.utf8) ?? excerpt.utf8)
        if let surroundings, let first = found.first(where: { $0.file == SwiftSettings.Surroundings.fileName }) {
            return [diagnostic(for: first.mistake, in: surroundings)]
        }
        return diagnostics(for: found.filter { $0.file == "<stdin>" }.map(\.mistake))
    }

    private func diagnostic(
        for mistake: SwiftMistake, in surroundings: SwiftSettings.Surroundings
    ) -> Diagnostic {
        let range = infoOffset + surroundings.range.lowerBound..<infoOffset + surroundings.range.upperBound
        return Diagnostic(
            .error, "swift-given", in: excerpt.file, at: range,
            message: "the declarations that this code relies on do not compile: \(mistake.message)",
            help: "write the class as in=UIViewController, and names with types as "
                + "given=\"title, note: UILabel; func arrange(for size: CGSize)\"")
    }

    fileprivate func diagnostics(for mistakes: [SwiftMistake]) -> [Diagnostic] {
        guard swiftSettings.isMeantToFail else { return mistakes.map { diagnostic(for: $0) } }
        guard mistakes.isEmpty else { return [] }
        return [
            excerpt.diagnostic(
                .error, "swift-works", at: 0..<1,
                message: "this code is marked 'fails', but "
                    + (swiftSettings.isComplete ? "it compiles" : "its syntax is correct"),
                help: "remove 'fails' from the line with the three backticks")
        ]
    }

    private func diagnostic(for mistake: SwiftMistake) -> Diagnostic {
        let lines = excerpt.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let above = lines.prefix(max(0, mistake.line - 1)).reduce(0) { $0 + $1.count + 1 }
        let end = excerpt.utf8.lastIndex { $0 > 0x20 } ?? 0
        let place = min(above + max(0, mistake.column - 1), end)
        let intended = "if the error is intended, write 'swift fails' after the three backticks"
        if swiftSettings.isComplete {
            return excerpt.diagnostic(
                .error, "swift-types", at: place..<place + 1, message: "this code does not compile: \(mistake.message)",
                help: [help(for: mistake.message), intended].compactMap { $0 }.joined(separator: "; "))
        }
        return excerpt.diagnostic(
            .error, "swift", at: place..<place + 1, message: "syntax error: \(mistake.message)",
            help: intended)
    }

    /// How the block says that it is a part of something; nil where it does, and the mistake is in what it has itself.
    private func help(for message: String) -> String? {
        guard swiftSettings.surroundings != nil else {
            return "if it is part of something larger, say of what: in=UIViewController given=\"title: UILabel\""
        }
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.first == "cannot find ", parts.count > 1 else { return nil }
        return "what stands elsewhere is declared after the three backticks: given=\"\(parts[1]): UIView\""
    }
}
