import Escaping

extension Lesson {
    /// The body as one text, each open place filled by the caller.
    ///
    /// - Parameters:
    ///   - block: the HTML of a code block.
    ///   - image: the HTML of a picture; without it a plain `img`.
    ///   - address: the address a link shall have, not yet escaped; without it the one that was written.
    public func html(
        block: (CodeBlock) -> String, image: (Image) -> String = \.html, address: (Link) -> String = \.url
    ) -> String {
        var text = ""
        for segment in body {
            switch segment {
            case .html(let html): text += html
            case .block(let index): text += block(blocks[index])
            case .image(let index): text += image(images[index])
            case .address(let index): text += escapedAddress(address(links[index]))
            }
        }
        return text
    }
}

extension Lesson.Image {
    /// The picture as a plain `img`.
    public var html: String {
        let caption = title.isEmpty ? "" : " title=\"\(escaped(title))\""
        return "<img src=\"\(escapedAddress(url))\" alt=\"\(escaped(alt))\"\(caption)>"
    }
}
