import Escaping

extension Lesson {
    /// The body as one text, each open place filled by the caller.
    ///
    /// - Parameters:
    ///   - block: the HTML of a code block.
    ///   - prose: finished HTML, among it what authors have written as such, as it shall stand.
    ///   - image: the HTML of a picture; without it a plain `img`.
    ///   - address: the address a link shall have, not yet escaped; without it the one that was written.
    ///   - linkText: the HTML of the text that a link was left without, by its place in `links` and how many UTF-8 bytes
    ///     stand before it; without it none.
    ///   - calloutTitle: the usual title of a kind of callout, not yet escaped.
    ///   - quantity: the HTML of a number that is asked for, by its place in `quantities`; without it the question.
    ///   - verdict: the HTML behind a choice of a prediction, by its place among the choices of all; without it nothing.
    public func html(
        block: (CodeBlock) -> String, prose: (String) -> String = { $0 }, image: (Image) -> String = \.html,
        address: (Link) -> String = \.url,
        linkText: (Int, _ offset: Int) -> String = { _, _ in "" },
        calloutTitle: (Callout) -> String = \.englishTitle, quantity: ((Int) -> String)? = nil,
        verdict: (Int) -> String = { _ in "" }
    ) -> String {
        var text = ""
        for segment in body {
            switch segment {
            case .html(let html): text += prose(html)
            case .block(let index): text += block(blocks[index])
            case .image(let index): text += image(images[index])
            case .address(let index): text += escapedAddress(address(links[index]))
            case .linkText(let index): text += linkText(index, text.utf8.count)
            case .calloutTitle(let kind): text += escaped(calloutTitle(kind))
            case .verdict(let index): text += verdict(index)
            case .quantity(let index): text += quantity?(index) ?? quantities[index].html
            }
        }
        return text
    }
}

extension Lesson.Callout {
    /// Its usual title in English.
    public var englishTitle: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension Lesson.Quantity {
    /// The question as it was written.
    public var html: String { "<code>=\(escaped(question))</code>" }
}

extension Lesson.Image {
    /// The picture as a plain `img`, without its caption.
    public var html: String {
        let hint = title.isEmpty || isFigure ? "" : " title=\"\(escaped(title))\""
        let id = isFigure ? "" : name.map { " id=\"\(escaped($0))\"" } ?? ""
        let style = width.map { " style=\"width:\($0)\"" } ?? ""
        return "<img src=\"\(escapedAddress(url))\" alt=\"\(escaped(alt))\"\(hint)\(id)\(style)>"
    }

    /// A figure of the picture, whose HTML is given, with its caption.
    ///
    /// - Parameter label: what counts it, not yet escaped; may be empty.
    public func figure(of picture: String, label: String) -> String {
        let id = name.map { " id=\"\(escaped($0))\"" } ?? ""
        let number = label.isEmpty ? "" : "<span class=\"Label\">\(escaped(label))</span> "
        return """
            <figure class="picture"\(id)>\(picture)
            <figcaption>\(number)\(escaped(title))</figcaption>
            </figure>
            """
    }
}
