import Diagnostics

/// What the compiler said of code that does not compile.
///
/// Of names that are near to one that is not there it says the nearest, in the message. The compiler itself says one there, which may be
/// one of C's, and several in notes.
public struct CompilerComplaint {
    /// What the compiler is called with, so that it writes as is read here, and looks for near names: without a limit for none.
    public static let arguments = ["-diagnostic-style", "llvm", "-typo-correction-limit", "50"]

    private var messages: [Message] = []

    public init(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let message = Message(line) {
                messages.append(message)
            } else if messages.isEmpty {
                messages.append(Message(place: "", kind: "", text: String(line)))
            } else {
                messages[messages.count - 1].below.append(line)
            }
        }
        messages = Self.corrected(messages)
    }

    /// As the compiler would have written it.
    public var text: String { messages.map(\.lines).joined(separator: "\n") }

    private static func corrected(_ messages: [Message]) -> [Message] {
        var rest = messages[...]
        var result: [Message] = []
        while let message = rest.popFirst() {
            let notes = rest.prefix { $0.offeredName != nil }
            let isCorrected = message.kind == "error" && message.names != nil && !notes.isEmpty
            if isCorrected { rest = rest.dropFirst(notes.count) }
            result.append(isCorrected ? message.corrected(by: notes) : message)
        }
        return result
    }

    // MARK: Types

    /// Says the near names of types that are not there: `ask` gives what the compiler says of a file, UTF-8, and is called at most
    /// once.
    public mutating func nameNearTypes<Failure>(
        asking ask: ([UInt8]) throws(Failure) -> String
    ) throws(Failure) {
        guard let question else { return }
        complete(with: CompilerComplaint(try ask(Array(question.utf8))))
    }

    /// A file that names in expressions the types that are not there; nil where none is missing.
    ///
    /// The compiler looks for a near name where one stands in an expression, and not where it stands for a type.
    var question: String? {
        let types = distinct(messages.compactMap(\.missingType))
        guard !types.isEmpty else { return nil }
        return "import Foundation\nimport UIKit\nfunc types() {\n" + types.map { "    _ = \($0).self\n" }.joined()
            + "}\n"
    }

    /// Says the near names of types that the compiler said when it was asked the question.
    mutating func complete(with answer: CompilerComplaint) {
        let names = answer.messages.compactMap(\.names)
        for index in messages.indices {
            guard let type = messages[index].missingType else { continue }
            messages[index].propose(names.first { $0.wrong == type }?.near)
        }
    }
}

/// A line `place: kind: text`, and what stands below it up to the next one.
private struct Message {
    var place: Substring
    /// `error`, `warning` or `note`; empty where nothing is one.
    var kind: Substring
    var text: String
    var below: [Substring] = []

    init(place: Substring, kind: Substring, text: String) { (self.place, self.kind, self.text) = (place, kind, text) }

    init?(_ line: Substring) {
        guard let match = line.firstMatch(of: #/: (error|warning|note): /#) else { return nil }
        self.init(
            place: line[..<match.range.lowerBound], kind: match.1, text: String(line[match.range.upperBound...]))
    }

    var lines: String { ([kind.isEmpty ? text[...] : "\(place): \(kind): \(text)"] + below).joined(separator: "\n") }

    /// The name that is not there, and the one that is said to be near.
    var names: (wrong: String, near: String?)? {
        text.firstMatch(of: #/(?:cannot find|no member) (?:type )?'(\w+)'(?:.*; did you mean '(\w+)'\?)?/#)
            .map { (String($0.1), $0.2.map(String.init)) }
    }

    /// The name that a note offers, or only points at.
    var offeredName: String? {
        guard kind == "note" else { return nil }
        return text.wholeMatch(of: #/did you mean '(\w+)'\?|'(\w+)' declared here/#).map { String($0.1 ?? $0.2 ?? "") }
    }

    var missingType: String? {
        guard kind == "error" else { return nil }
        return text.wholeMatch(of: #/cannot find type '(\w+)' in scope/#).map { String($0.1) }
    }

    /// With the nearest of the names that notes offer, but for those of C's headers, which no lesson means, and for types and
    /// old functions (`NSHeight`) where a property is meant.
    func corrected(by notes: ArraySlice<Message>) -> Message {
        var message = self
        message.text.replace(#/; did you mean '\w+'\?$/#, with: "")
        // Below the line and its mark the name stands once more.
        message.below = Array(below.prefix(2))
        guard let wrong = names?.wrong else { return message }
        let known = notes.filter { !$0.place.contains(".h:") }.compactMap(\.offeredName)
            .filter { $0.first?.isUppercase == wrong.first?.isUppercase }
        message.propose(nearestName(to: wrong, among: known))
        return message
    }

    mutating func propose(_ name: String?) {
        if let name { text += "; did you mean '\(name)'?" }
    }
}
