import Content
import Diagnostics
import Figures
import Files

/// The one stylesheet of a site.
package struct Stylesheet {
    let theme: Theme
    /// The rules of the theme's `.css` files.
    let themeRules: String
    /// The file name of the text font, beside the stylesheet's own folder.
    let textFont: String?

    /// The theme's own stylesheets, one a subject, in their order: of two rules that are as specific the later one wins.
    package static let subjects = [
        "theme", "header", "search", "lists", "lesson", "blocks", "exercises", "code", "previews", "highlighting",
        "comparisons", "course", "columns", "stage", "readers", "contents", "overlays", "documents", "editor",
    ].map { $0 + ".css" }

    /// Joins the theme's stylesheets, then what the site has beside them, in the order of their names.
    package init(theme: Theme, _ layout: SiteLayout, _ fileSystem: FileSystem, textFont: String?) {
        let others = layout.themeFiles(in: "theme", fileSystem).filter {
            $0.hasSuffix(".css") && !Self.subjects.contains($0)
        }
        let parts = (Self.subjects + others).compactMap {
            fileSystem.read(layout.themeFile("theme/" + $0, in: fileSystem))
        }
        self.theme = theme
        themeRules = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
        self.textFont = textFont
    }

    /// Fonts first, then what figures share, then the look of the pages, then what the author's settings choose.
    package var text: String {
        fontFace + figureStylesheet + "\n" + themeRules + "\n" + chosen
    }

    /// San Francisco's vertical metrics over Inter's glyphs, as the engine measures them.
    static let metrics = "ascent-override:95.2148%;descent-override:24.1211%;line-gap-override:0%"

    private var fontFace: String {
        guard let textFont else { return "" }
        return "@font-face{font-family:\"Plumb Inter\";src:url(\"\(textFont)\") format(\"woff2\");"
            + "font-weight:100 900;font-display:block;\(Self.metrics)}\n"
    }

    /// What the settings say of colours, fonts and widths.
    private var chosen: String {
        func color(_ name: String, _ color: ThemeColor?) -> String? {
            color.map { "--\(name):light-dark(\($0.light),\($0.dark))" }
        }
        let wash = theme.accent.map { "--accent-wash:light-dark(\($0.light)0f,\($0.dark)17)" }
        let properties = [
            color("paper", theme.paper), color("ink", theme.ink), color("accent", theme.accent), wash,
            theme.font.map { "--text:\($0)" }, theme.codeFont.map { "--code:\($0)" },
            theme.textWidth.map { "--measure:\(number($0 / 16))rem" },
        ].compactMap { $0 }
        // Readers who ask for more contrast get the theme's.
        let shades = theme.shades.compactMap { color($0.name, $0.color) }.joined(separator: ";")
        let between = shades.isEmpty ? "" : "@media not (prefers-contrast:more){:root{\(shades)}}\n"
        // In units that follow the size that a reader has set.
        let size = theme.textSize.map { "body{font-size:\(number($0 / 16))rem}\n" } ?? ""
        return chosenFace + (properties.isEmpty ? "" : ":root{\(properties.joined(separator: ";"))}\n") + between + size
    }

    /// The face of the text's first font, where the site brings its file along.
    private var chosenFace: String {
        guard let file = theme.fontFile, let family = theme.font?.split(separator: ",").first else { return "" }
        return "@font-face{font-family:\(family);src:url(\"../\(addressOfFile(file))\");font-weight:100 900;"
            + "font-display:swap}\n"
    }

    /// The face of a page's emoji; a page names its own subset.
    package static func emojiFace(_ url: String) -> String {
        "@font-face{font-family:\"Plumb Emoji\";src:url(\"\(url)\") format(\"woff2\");font-display:block}"
    }
}
