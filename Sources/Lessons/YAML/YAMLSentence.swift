/// What is wrong with a YAML text, in words for its author, and what to write instead.
struct YAMLSentence {
    var message: String
    var help: String?

    /// The sentence for a mistake that libyaml found, by the line it stands in, the one above and the byte it stopped at.
    init(_ problem: YAMLProblem, line: String, above: String, byte: UInt8?) {
        let words = problem.message
        if words.contains("mapping values are not allowed"), let name = nameOfText(on: above, below: line) {
            message = "this line goes on with the text of '\(name)', since it is indented deeper than that line"
            help = "let it begin in the column of '\(name)'"
        } else if words.contains("mapping values are not allowed") {
            message = "a text with ': ' in it needs quotes"
            help = quotedValue(of: line).map { "write `\($0)`" } ?? "put the text in quotes"
        } else if words.contains("cannot start any token") {
            let isTab = byte == UInt8(ascii: "\t")
            message =
                isTab ? "a tab stands where YAML takes only spaces" : "no plain text can begin with this character"
            help = isTab ? "indent with spaces" : "put the text in quotes"
        } else if let known = Self.known.first(where: { words.contains($0.words) }) {
            (message, help) = (known.message, known.help)
        } else {
            (message, help) = (words, nil)
        }
    }

    private static let known: [(words: String, message: String, help: String)] = [
        ("found a tab character", "a tab stands where YAML takes only spaces", "indent with spaces"),
        ("could not find expected ':'", "a ':' is missing", "write 'name: value', with a space after the colon"),
        (
            "did not find expected '-' indicator", "this line is neither part of the list above nor indented under it",
            "let all '-' of a list begin in one column"
        ),
        (
            "did not find expected key", "this does not go on what stands above it",
            "let names of one level begin in one column; put a text with quotes in it in quotes"
        ),
        (
            "unexpected end of stream", "something opened above is never closed", "close the quotes, bracket or brace"
        ),
        (
            "did not find expected ',' or", "a list or mapping in brackets is never closed, or lacks a comma",
            "separate by commas and close the bracket or brace"
        ),
        ("UTF-8", "the text is not UTF-8 here", "save the file as UTF-8"),
        ("control characters", "an invisible control character stands here", "remove it"),
        ("escape", "no such escape exists", "write \\\\ for a backslash, or use single quotes"),
    ]
}

/// The name on a line `name: text`, where the line below it is indented deeper.
private func nameOfText(on line: String, below next: String) -> String? {
    let indent = { (line: String) in line.prefix { $0 == " " }.count }
    guard indent(next) > indent(line), let colon = line.firstRange(of: ": "),
        line[colon.upperBound...].contains(where: { !$0.isWhitespace })
    else { return nil }
    return line[..<colon.lowerBound].drop { $0 == " " || $0 == "-" }.description
}

/// A line `name: a: b` with quotes around its value; nil where it has none, or the value begins with a mark of its own.
private func quotedValue(of line: String) -> String? {
    let line = line.drop { $0 == " " || $0 == "-" }
    guard let colon = line.firstRange(of: ": ") else { return nil }
    var value = line[colon.upperBound...].drop { $0 == " " }
    while value.last?.isWhitespace == true { value.removeLast() }
    guard let first = value.first, !"\"'[{&*!|>@`".contains(first), !value.contains("\\") else { return nil }
    return "\(line[..<colon.lowerBound]): \"\(value.replacing("\"", with: "\\\""))\""
}
