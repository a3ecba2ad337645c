import Diagnostics

/// Reads YAML or JSON; without a value there is a message why, except that an empty text has neither.
///
/// Of YAML only what needs no explanation is read: mappings, sequences and scalars, without anchors, aliases and tags.
/// Every name stands once. Values are typed when asked for, by the core schema of YAML 1.2.2.
public func parseYAML(_ excerpt: SourceExcerpt) -> (YAMLNode?, [Diagnostic]) {
    guard let reader = YAMLReader(excerpt.utf8) else { return (nil, []) }
    var builder = YAMLBuilder(excerpt)
    do throws(YAMLProblem) {
        while builder.take(try reader.next()) {}
    } catch {
        builder.fail(error)
    }
    return (builder.root, builder.diagnostics)
}

/// What to write instead, for the messages of libyaml that authors meet.
func way(outOf message: String) -> String? {
    let ways = [
        ("mapping values are not allowed", "put a text that contains ': ' in quotes"),
        ("cannot start any token", "indent with spaces, not tabs; put a text that begins with @, ` or % in quotes"),
        ("could not find expected ':'", "write 'name: value', with a space after the colon"),
        (
            "did not find expected key",
            "let names of one level begin in one column; put a text with quotes in it in quotes"
        ),
        ("unexpected end of stream", "close the quotes, bracket or brace"),
        ("did not find expected ',' or", "separate by commas and close the bracket or brace"),
        ("UTF-8", "save the file as UTF-8"),
        ("control characters", "remove the invisible character"),
        ("escape", "write \\\\ for a backslash, or use single quotes"),
    ]
    return ways.first { message.contains($0.0) }?.1
}
