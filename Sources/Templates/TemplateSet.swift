import Diagnostics

/// Templates that may contain each other, each read and parsed once.
///
/// The language is Mustache: `{{name}}` escaped, `{{{html}}}` as it is, `{{#section}}…{{/section}}`, `{{^inverted}}`,
/// `{{>partial}}`. What is missing is an error with its place, never silence. Source: mustache(5).
public final class TemplateSet {
    private let load: (String) -> SourceFile?
    private var files: [String: SourceFile] = [:]
    private var templates: [String: Template] = [:]

    /// A set whose files come from `load`, which gives nil for a name it does not know.
    public init(load: @escaping (String) -> SourceFile?) {
        self.load = load
    }

    /// Renders the template `name`; the text is as complete as the errors allow.
    public func render(_ name: String, with values: TemplateValue) -> (String, [Diagnostic]) {
        guard let template = template(name) else {
            let place = SourceLocation(path: name, line: 1, column: 1)
            return (
                "",
                [
                    Diagnostic(
                        .error, "missing-template", at: place, excerpt: "", message: "there is no template '\(name)'")
                ]
            )
        }
        guard template.diagnostics.isEmpty else { return ("", template.diagnostics) }
        return template.render(values)
    }

    /// The template `name` with its partials written out: what its text follows from besides values; empty for none.
    public func expandedText(of name: String) -> [UInt8] {
        template(name)?.expandedText ?? []
    }

    private func template(_ name: String) -> Template? {
        if let known = templates[name] { return known }
        guard let source = file(name) else { return nil }
        let template = Template(TemplateExpansion(name, source, load: file))
        templates[name] = template
        return template
    }

    private func file(_ name: String) -> SourceFile? {
        if let known = files[name] { return known }
        let file = load(name)
        files[name] = file
        return file
    }
}
