import Foundation
import Lessons

extension CourseLesson {
    /// The page's address below the site's own: its path, percent-encoded where a browser would read it otherwise.
    public var pageAddress: String { addressOfFile(pagePath) }

    /// The address that a link of the lesson has on its page; one to another lesson leads to that lesson's page.
    package func address(of link: Lesson.Link) -> String {
        guard !link.url.contains("://") else { return link.url }
        let hash = link.url.firstIndex(of: "#") ?? link.url.endIndex
        guard link.url[..<hash].hasSuffix(".md") else { return link.url }
        return link.url[..<hash].dropLast(".md".count) + ".html" + link.url[hash...]
    }

    /// Where the document of one of its figures is, below the output folder.
    package func path(ofFigure name: String) -> String { "assets/figures/\(slug)/\(name).html" }

    /// The path below the content folder that an address in the lesson means; nil for one that leads elsewhere.
    package func path(ofFileAt address: String) -> String? {
        guard case .file(let path, _) = SiteAddressReader(baseURL: nil).destination(of: address, on: pagePath) else {
            return nil
        }
        return path
    }
}
