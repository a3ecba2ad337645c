import Content
import Figures

/// The one stylesheet of a site.
package struct Stylesheet {
    let theme: SiteSettings.Theme
    /// `theme.css` of the templates.
    let themeRules: String
    /// The file name of the text font, beside the stylesheet's own folder.
    let textFont: String?

    package init(theme: SiteSettings.Theme, themeRules: String, textFont: String?) {
        self.theme = theme
        self.themeRules = themeRules
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
    static func emojiFace(_ url: String) -> String {
        "@font-face{font-family:\"Plumb Emoji\";src:url(\"\(url)\") format(\"woff2\");font-display:block}"
    }
}
