import Content
import Escaping
import Lessons

/// A lesson as feeds show it: prose and code, absolute addresses, a line of text in place of each figure.
struct FeedContent {
    let lesson: CourseLesson
    let place: PublishedPlace

    var html: String {
        var index = -1
        let body = lesson.lesson.html(
            block: { block in
                index += 1
                return html(of: block, plan: lesson.plans.indices.contains(index) ? lesson.plans[index] : nil)
            },
            image: { image in
                var image = image
                image.url = place.absolute(lesson.address(ofFileAt: image.url), onPageAt: lesson.pagePath)
                if isVideo(image.url) { return "<a href=\"\(escaped(image.url))\">\(escaped(image.alt))</a>" }
                return image.isFigure ? image.figure(of: image.html, label: "") : image.html
            },
            address: { place.absolute(lesson.address(of: $0), onPageAt: lesson.pagePath) },
            linkText: { link, _ in escaped(lesson.linkTexts[link] ?? "") },
            quantity: { lesson.quantityHTML($0) })
        // Footnotes are the only addresses that the reader of lessons writes itself; in text the quote is escaped.
        return body.replacing("href=\"#", with: "href=\"\(escaped(page))#")
    }

    private var page: String { place.address(ofFile: lesson.pagePath) }

    private func html(of block: CodeBlock, plan: BlockPlan?) -> String {
        if block.kind == .data { return "" }
        let code = plan?.showsCode == false ? "" : "<pre><code>\(escaped(block.text))</code></pre>\n"
        if let diagram = plan?.diagram {
            let words = [diagram.caption, diagram.alternative].compactMap { $0 }.joined(separator: ": ")
            return code + "<p>\(escaped(words))</p>\n"
        }
        guard let figure = plan?.figure else { return code }
        let title = figure.settings.title ?? figure.screenName
        let words = figure.settings.caption.map { "\(title): \($0)" } ?? title
        return code + "<p><a href=\"\(escaped(page))\">Figure</a> · \(escaped(words))</p>\n"
    }
}
