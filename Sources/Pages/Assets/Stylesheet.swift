import Content
import Figures
import Files

/// The one stylesheet of a site.
package struct Stylesheet {
    let theme: SiteSettings.Theme
    /// The rules of the theme's `.css` files.
    let themeRules: String
    /// The file name of the text font, beside the stylesheet's own folder.
    let textFont: String?

    /// Joins the theme's stylesheets: `theme.css`, then what the site has beside it, in the order of their names.
    package init(theme: SiteSettings.Theme, _ layout: SiteLayout, _ fileSystem: FileSystem, textFont: String?) {
        let others = layout.themeFiles(in: "theme", fileSystem).filter { $0.hasSuffix(".css") && $0 != "theme.css" }
        let parts = (["theme.css"] + others).compactMap {
            fileSystem.read(layout.themeFile("theme/" + $0, in: fileSystem))
        }
        self.theme = theme
        themeRules = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
        self.textFont = textFont
    }

    /// Fonts first, then what figures share, then the look of the pages, then the author's colours.
    package var text: String {
        fontFace + figureStylesheet + "\n" + themeRules + "\n" + accent
    }

    /// San Francisco's vertical metrics over Inter's glyphs, as the engine measures them.
    static let metrics = "ascent-override:95.2148%;descent-override:24.1211%;line-gap-override:0%"

    private var fontFace: String {
        guard let textFont else { return "" }
        return "@font-face{font-family:\"Plumb Inter\";src:url(\"\(textFont)\") format(\"woff2\");"
            + "font-weight:100 900;font-display:block;\(Self.metrics)}\n"
    }

    private var accent: String {
        guard let light = theme.accent else { return "" }
        return ":root{--accent:light-dark(\(light),\(theme.accentDark ?? light))}\n"
    }

    /// The face of a page's emoji; a page names its own subset.
    package static func emojiFace(_ url: String) -> String {
        "@font-face{font-family:\"Plumb Emoji\";src:url(\"\(url)\") format(\"woff2\");font-display:block}"
    }
}
