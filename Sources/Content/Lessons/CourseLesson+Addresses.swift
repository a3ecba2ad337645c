import Foundation
import Lessons

extension CourseLesson {
    /// The page's address below the site's own: its path, percent-encoded where a browser would read it otherwise.
    public var pageAddress: String { addressOfFile(pagePath) }

    /// The address that a link of the lesson has on its page; one to another lesson leads to that lesson's page.
    package func address(of link: Lesson.Link) -> String { address(written: link.url) }

    /// The same for the address of a link as it is written.
    package func address(written url: String) -> String {
        guard !url.contains("://") else { return url }
        let hash = url.firstIndex(of: "#") ?? url.endIndex
        guard url[..<hash].hasSuffix(".md") else { return address(ofFileAt: url) }
        return address(ofFileAt: url[..<hash].dropLast(".md".count) + ".html" + url[hash...])
    }

    /// The address on the lesson's page of what an address in its file leads to.
    package func address(ofFileAt address: String) -> String {
        guard let version, let first = address.utf8.first, !"#?/".utf8.contains(first) else { return address }
        let end = address.firstIndex { "?#".contains($0) } ?? address.endIndex
        let reader = SiteAddressReader(baseURL: nil)
        guard case .file(let path, _) = reader.destination(of: String(address[..<end]), on: version.file + ".html")
        else { return address }
        let target = version.languages.target(of: path, inLessonAt: version.file, of: version.edition)
        return relativeAddress(ofFile: target, onPageAt: pagePath) + address[end...]
    }

    /// Where the document of one of its figures is, below the output folder.
    package func path(ofFigure name: String) -> String { "assets/figures/\(slug)/\(name).html" }

    /// The path below the content folder that an address in the lesson means; nil for one that leads elsewhere.
    package func path(ofFileAt address: String) -> String? {
        let address = self.address(ofFileAt: address)
        guard case .file(let path, _) = SiteAddressReader(baseURL: nil).destination(of: address, on: pagePath) else {
            return nil
        }
        return path
    }
}
