import Escaping

/// What a figure has besides its live preview, as a document of its own: its fixed previews and itself in words. A page
/// links to it, and its script takes from it what a reader asks for, or all where a browser cannot draw the live preview.
public struct FigureDocument: Hashable, Sendable {
    /// What a screen reader calls the figure.
    public var title: String
    /// The fixed previews, and the table of words.
    public var body: String
    /// The rules of the previews, scoped by the figure's name; free of `<`.
    public var css: String

    /// The fragment that shows the previews alone; that of the words is their own identifier.
    static let previews = "previews"

    /// Stands before the rules; more of them, such as an emoji font's, go behind it.
    public static let rulesStart = "<style>"

    /// A document of what was written before.
    public init(title: String, body: String, css: String) {
        self.title = title
        self.body = body
        self.css = css
    }

    /// The whole document.
    ///
    /// - Parameters:
    ///   - language: of the site, for the `lang` attribute.
    ///   - base: from the document to the folder of its page, whose addresses the previews have.
    ///   - stylesheet: the site's, from that folder.
    public func html(language: String, base: String, stylesheet: String) -> String {
        """
        <!doctype html>
        <html lang="\(escaped(language))">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="robots" content="noindex">
        <base href="\(escaped(base))">
        <title>\(escaped(title))</title>
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="\(escaped(stylesheet))">
        \(Self.rulesStart)\(css)</style>
        </head>
        <body class="alone">
        <main>
        <h1>\(escaped(title))</h1>
        \(body)
        </main>
        </body>
        </html>

        """
    }
}
