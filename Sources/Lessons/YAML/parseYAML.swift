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
