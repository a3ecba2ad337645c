import Diagnostics
import Lessons

/// The colours, fonts and widths of a site's pages, as far as its settings choose them; nil for the theme's own.
public struct Theme: Hashable, Sendable {
    /// Links and marks.
    public var accent: ThemeColor?
    /// What pages are written on.
    public var paper: ThemeColor?
    /// The text.
    public var ink: ThemeColor?
    /// The fonts of the text, as CSS lists them.
    public var font: String?
    /// The fonts of code, as CSS lists them.
    public var codeFont: String?
    /// The file of the text's first font, below the folder of files that are published as they are.
    public var fontFile: String?
    /// Where the settings name that file.
    package var fontFilePlace: SettingPlace?
    /// How wide the text is, CSS pixels.
    public var textWidth: Double?
    /// How large the text is, CSS pixels.
    public var textSize: Double?

    /// A theme that leaves all to the one that comes with the program.
    public init() {}
}

/// Where a setting's value stands, for what only later turns out to be wrong with it.
package struct SettingPlace: Hashable, Sendable {
    package var location: SourceLocation
    /// In UTF-8 bytes.
    package var length: Int
    package var excerpt: String
}

/// A colour for light surroundings and one for dark ones, in hexadecimal.
public struct ThemeColor: Hashable, Sendable {
    public var light: String
    public var dark: String
}

extension Theme {
    /// The theme's own colours, as `theme.css` has them.
    static let usual = (
        accent: ThemeColor(light: "#b3360d", dark: "#ff9166"), paper: ThemeColor(light: "#ffffff", dark: "#131416"),
        sunk: ThemeColor(light: "#f6f5f3", dark: "#1b1c1f"), ink: ThemeColor(light: "#1c1d20", dark: "#e8e8ea")
    )

    /// Between the paper and the text, where the settings choose one of them: what areas, lines and edges are drawn in, and
    /// less important text, which can be read on all of these areas.
    package var shades: [(name: String, color: ThemeColor)] {
        guard paper != nil || ink != nil else { return [] }
        let (paper, ink) = (surroundings, ink ?? Self.usual.ink)
        func mixed(_ share: Double) -> ThemeColor {
            ThemeColor(
                light: paper.light.mixed(with: ink.light, share: share),
                dark: paper.dark.mixed(with: ink.dark, share: share))
        }
        let (area, text) = (mixed(0.04), mixed(0.7))
        let quiet = ThemeColor(light: text.light.readable(on: area.light), dark: text.dark.readable(on: area.dark))
        return [("sunk", area), ("line", mixed(0.13)), ("outline", mixed(0.28)), ("quiet", quiet)]
    }

    /// What lies a little deeper than the paper, such as code and callouts.
    var sunk: ThemeColor { shades.first { $0.name == "sunk" }?.color ?? Self.usual.sunk }

    /// The paper of pages, which browsers surround them with.
    package var surroundings: ThemeColor { paper ?? Self.usual.paper }
}

extension SettingsReader {
    private static let themeKeys = [
        "accent", "accentDark", "paper", "paperDark", "ink", "inkDark", "font", "codeFont", "fontFile", "textWidth",
        "textSize",
    ]

    /// The theme, its colours held against what they stand on, the paper and the areas sunk into it: text needs 4.5:1 (WCAG
    /// 2.2, 1.4.3).
    mutating func theme(_ node: YAMLNode?) -> Theme {
        expect(node, keys: Self.themeKeys)
        var theme = Theme()
        theme.paper = pair(node, "paper", usual: Theme.usual.paper)
        let paper = theme.surroundings
        theme.ink = readable(node, "ink", usual: Theme.usual.ink, on: [paper], isTinted: false)
        // The areas follow from the text's own colour.
        theme.ink = readable(
            node, "ink", usual: Theme.usual.ink, on: [paper, theme.sunk], isTinted: false, isHeld: true)
        theme.accent = readable(
            node, "accent", usual: Theme.usual.accent, on: [paper, theme.sunk], isTinted: true, isHeld: true)
        theme.font = fonts(node?["font"])
        theme.codeFont = fonts(node?["codeFont"])
        theme.fontFile = fontFile(node?["fontFile"], of: theme.font)
        theme.fontFilePlace = theme.fontFile == nil ? nil : node?["fontFile"].map(place(of:))
        theme.textWidth = length(node?["textWidth"], within: 320...1200, suchAs: "textWidth: 640")
        theme.textSize = length(node?["textSize"], within: 14...28, suchAs: "textSize: 18")
        return theme
    }

    /// A colour and its dark twin; one that is not said is the theme's own.
    private mutating func pair(_ node: YAMLNode?, _ name: String, usual: ThemeColor) -> ThemeColor? {
        let (light, dark) = (color(node, name), color(node, name + "Dark"))
        guard light != nil || dark != nil else { return nil }
        return ThemeColor(light: light ?? usual.light, dark: dark ?? usual.dark)
    }

    /// A colour of text; without a dark twin it gets one that can be read, made of the light one or of the usual one.
    ///
    /// - Parameter isHeld: whether what cannot be read is told.
    private mutating func readable(
        _ node: YAMLNode?, _ name: String, usual: ThemeColor, on grounds: [ThemeColor], isTinted: Bool,
        isHeld: Bool = false
    ) -> ThemeColor? {
        let (light, dark) = (known(node, name, isHeld), known(node, name + "Dark", isHeld))
        let (lights, darks) = (grounds.map(\.light), grounds.map(\.dark))
        guard light != nil || dark != nil else {
            // The paper or the areas are others than the theme's own colours were made for.
            let chosen = ["paper", "paperDark", "ink", "inkDark"].contains { node?[$0] != nil }
            let others = ThemeColor(light: usual.light.readable(onAll: lights), dark: usual.dark.readable(onAll: darks))
            return chosen && others != usual ? others : nil
        }
        if isHeld {
            if let light { hold(light, named: name, in: node, against: lights) }
            if let dark { hold(dark, named: name + "Dark", in: node, against: darks) }
        }
        return ThemeColor(
            light: light ?? usual.light.readable(onAll: lights),
            dark: dark ?? (isTinted ? light ?? usual.dark : usual.dark).readable(onAll: darks))
    }

    /// A colour of the settings; what is wrong with it is told once.
    private mutating func known(_ node: YAMLNode?, _ name: String, _ isHeld: Bool) -> String? {
        let before = diagnostics
        defer { if !isHeld { diagnostics = before } }
        return color(node, name)
    }

    private mutating func hold(_ color: String, named name: String, in node: YAMLNode?, against grounds: [String]) {
        let ratios = grounds.compactMap { ground in color.contrast(to: ground).map { (ground, $0) } }
        guard let range = node?[name]?.range, let (paper, ratio) = ratios.min(by: { $0.1 < $1.1 }),
            ratio < HexColor.leastContrast
        else { return }
        diagnostics.append(
            Diagnostic(
                .warning, "low-contrast", in: file, at: range,
                message: "\(color) on \(paper) has a contrast of \(rounded(ratio)):1; text needs 4.5:1",
                help: "the nearest that can be read is \(name): \"\(color.readable(onAll: grounds))\""))
    }

    private func rounded(_ ratio: Double) -> String { number((ratio * 10).rounded(.down) / 10) }

    /// A list of fonts; nothing in it can end the rule that it is put into.
    private mutating func fonts(_ node: YAMLNode?) -> String? {
        guard let node else { return nil }
        let names = (node.string ?? "").split(separator: ",", omittingEmptySubsequences: false).map { name in
            name.split { $0 == " " || $0 == "\"" || $0 == "'" }.joined(separator: " ")
        }
        let isNamed = names.allSatisfy { name in
            !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || " -".contains($0) }
        }
        guard isNamed else {
            report(
                "wrong-setting", at: node.range, "this setting is a list of the names of fonts",
                help: "font: Literata, Georgia, serif")
            return nil
        }
        let generic = [
            "serif", "sans-serif", "monospace", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
        ]
        return names.map { generic.contains($0) ? $0 : "\"\($0)\"" }.joined(separator: ", ")
    }

    private mutating func fontFile(_ node: YAMLNode?, of font: String?) -> String? {
        guard let node, let path = text(node) else { return nil }
        let isFont = [".woff2", ".woff", ".ttf", ".otf"].contains { path.hasSuffix($0) }
        let isPath = path.allSatisfy { $0.isLetter || $0.isNumber || "/._- ".contains($0) }
        if isFont, isPath, !path.hasPrefix("/"), !path.contains(".."), font != nil { return path }
        report(
            "wrong-setting", at: node.range, "this setting is the file in 'static/' of the first font in 'font'",
            help: "font: Literata, serif and fontFile: fonts/literata.woff2")
        return nil
    }

    private mutating func length(
        _ node: YAMLNode?, within range: ClosedRange<Double>, suchAs example: String
    ) -> Double? {
        guard let node else { return nil }
        if let length = node.number, range.contains(length) { return length }
        report(
            "wrong-setting", at: node.range,
            "this setting is a number of pixels from \(number(range.lowerBound)) to \(number(range.upperBound))",
            help: example)
        return nil
    }
}
