/// The rules of a page's figures. Steps of one screen are much alike: what several figures declare stands once, under one
/// class, and each figure's HTML is written with the page's classes.
public struct PageStyle {
    private var fixed = ""
    private var rules: [LiveRule] = []
    /// The page's class for what a rule declares; rules are looked up without their names.
    private var names: [LiveRule: String] = [:]
    /// The widths that can be chosen without a script, points.
    private var widths: Set<Double> = []

    /// The style of a page without figures.
    public init() {}

    /// Adds a figure's rules, and gives its HTML for this page. Linear in both.
    public mutating func add(_ figure: FigureMarkup) -> String {
        fixed += figure.css
        widths.formUnion(figure.presets)
        var classes: [String: String] = [:]
        for rule in figure.rules { classes[rule.name] = name(of: rule) }
        return figure.opening + renamed(figure.live, classes) + figure.rest
    }

    private mutating func name(of rule: LiveRule) -> String {
        let unnamed = LiveRule(name: "", first: rule.first, changes: rule.changes)
        if let known = names[unnamed] { return known }
        let name = SharedStyle.word(rules.count)
        names[unnamed] = name
        rules.append(LiveRule(name: name, first: rule.first, changes: rule.changes))
        return name
    }

    /// The rules; free of `<`, so that a `<style>` element can hold them.
    public var text: String { fixed + (rules.isEmpty ? "" : ".Live{\n\(rules.text)}\n") + presetRules }

    /// Without a script the chosen radio button alone gives the width; with one, no browser need look for it at each step.
    private var presetRules: String {
        guard !widths.isEmpty else { return "" }
        let rules = widths.sorted().map { css($0) }.map { width in
            ".Live:has([value=\"\(width)\"]:checked){--width:\(width)!important}\n"
        }
        return "@media (scripting:none){\n\(rules.joined())}\n"
    }
}

/// The elements of `html` with other names for their classes; a class without one keeps its own. Texts and values hold no
/// `<`, so that what looks like an attribute in them is none.
private func renamed(_ html: String, _ names: [String: String]) -> String {
    let attribute = Array(" class=\"".utf8)
    let bytes = Array(html.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isInTag = false
    var index = 0
    while index < bytes.count {
        if bytes[index] == UInt8(ascii: "<") { isInTag = true }
        if bytes[index] == UInt8(ascii: ">") { isInTag = false }
        guard isInTag, bytes[index] == attribute[0], bytes[index...].starts(with: attribute) else {
            result.append(bytes[index])
            index += 1
            continue
        }
        let start = index + attribute.count
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
        let classes = String(decoding: bytes[start..<end], as: UTF8.self).split(separator: " ").map(String.init)
        result += attribute + Array(classes.map { names[$0] ?? $0 }.joined(separator: " ").utf8)
        index = end
    }
    return String(decoding: result, as: UTF8.self)
}
