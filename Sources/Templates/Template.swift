internal import CMustache
import Diagnostics

/// One parsed template.
final class Template {
    /// What is wrong with the template itself.
    let diagnostics: [Diagnostic]
    /// The template with its partials, as the renderer reads it.
    let expandedText: [UInt8]
    private let tags: [(tag: TemplateTag, file: SourceFile)]
    private let parsed: OpaquePointer?

    init(_ expansion: TemplateExpansion) {
        diagnostics = expansion.diagnostics.sorted()
        expandedText = expansion.text
        tags = expansion.tags
        parsed = expansion.text.withUnsafeBytes { bytes in
            mustache_template_new(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
        }
    }

    deinit {
        mustache_template_free(parsed)
    }

    /// Fills the template in.
    func render(_ value: TemplateValue) -> (String, [Diagnostic]) {
        let values = TemplateValues(value)
        let result = mustache_render(parsed, values.pointer)
        defer { mustache_result_free(result) }
        guard let text = result.text else { return ("", []) }
        let bytes = UnsafeRawBufferPointer(start: text, count: result.length)
        let problems = UnsafeBufferPointer(start: result.problems, count: result.problem_count)
        let found = problems.compactMap { diagnostic($0, in: value) }
        return (String(decoding: bytes, as: UTF8.self), found.sorted())
    }

    private func diagnostic(_ problem: mustache_problem, in value: TemplateValue) -> Diagnostic? {
        guard tags.indices.contains(Int(problem.tag)) else { return nil }
        let (tag, file) = tags[Int(problem.tag)]
        guard problem.kind == mustache_missing else {
            return Diagnostic(
                .error, "template-value", in: file, at: tag.range,
                message: "'\(tag.name)' is no text that could be printed",
                help: "open it as a section: {{#\(tag.name)}}…{{/\(tag.name)}}")
        }
        let near = nearestName(to: tag.name, among: value.names)
        let beside = value.names(beside: tag.name).joined(separator: ", ")
        return Diagnostic(
            .error, "missing-value", in: file, at: tag.range, message: "nothing here is named '\(tag.name)'",
            help: near.map { "did you mean '\($0)'?" }
                ?? (beside.isEmpty ? "" : "there are \(beside); ") + "docs/site.md lists the values that templates get")
    }
}

/// A value in the renderer's own form.
private final class TemplateValues {
    let pointer: OpaquePointer?

    init(_ value: TemplateValue) {
        pointer = mustache_values_new()
        if case .record(let entries) = value {
            for entry in entries { add(entry.value, entry.name) }
        }
    }

    deinit {
        mustache_values_free(pointer)
    }

    private func add(_ value: TemplateValue, _ name: String) {
        let count = name.utf8.count
        switch value {
        case .string(let text): mustache_add_string(pointer, name, count, text, text.utf8.count)
        case .bool(let isTrue): mustache_add_bool(pointer, name, count, isTrue)
        case .list(let elements):
            mustache_open_list(pointer, name, count)
            for element in elements { add(element, "") }
            mustache_close(pointer)
        case .record(let entries):
            mustache_open_record(pointer, name, count)
            for entry in entries { add(entry.value, entry.name) }
            mustache_close(pointer)
        }
    }
}

extension TemplateValue {
    /// The names that stand where one with dots would stand, `site.title` beside `site.owner`; none for one without dots.
    fileprivate func names(beside name: String) -> [String] {
        let owners = name.split(separator: ".").dropLast().map(String.init)
        guard !owners.isEmpty else { return [] }
        var owner = self
        for name in owners {
            guard case .record(let entries) = owner, let entry = entries.last(where: { $0.name == name }) else {
                return []
            }
            owner = entry.value
        }
        guard case .record(let entries) = owner else { return [] }
        return entries.map { (owners + [$0.name]).joined(separator: ".") }
    }

    /// Every name in the value, each once, in the order met: what a misspelled one may have meant.
    fileprivate var names: [String] {
        var names: [String] = []
        var known: Set<String> = []
        var rest = [self]
        while let value = rest.popLast(), names.count < 1000 {
            switch value {
            case .string, .bool: break
            case .list(let elements): rest += elements.prefix(1)
            case .record(let entries):
                for entry in entries where known.insert(entry.name).inserted { names.append(entry.name) }
                rest += entries.map(\.value)
            }
        }
        return names
    }
}
