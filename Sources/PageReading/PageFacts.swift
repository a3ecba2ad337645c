import Content
import Diagnostics

/// What a page promises to other pages, what it asks of other files, and what is wrong with it by itself.
///
/// It follows from the page's bytes alone, so it can be kept as long as they are the same.
public struct PageFacts: Hashable, Sendable {
    /// The names that fragments may lead to.
    package var anchors: Set<String> = []
    /// Each address once, in the order met.
    package var references: [Reference] = []
    /// In the order met.
    package var findings: [Finding] = []
    /// What relative addresses start from instead of the page, where it says so.
    package var base: String?

    /// Of a page of which nothing is known.
    package init() {}

    /// Stands on pages for the stylesheet's name, which follows from the text of all pages.
    package static let stylesheet = "plumb-stylesheet-name.css"

    /// An address that the page expects something at.
    package struct Reference: Hashable, Sendable {
        /// As written, entities resolved.
        package var address: String
        package var place: Place
        /// Where it leads; nil as long as nobody has followed it.
        package var destination: SiteAddress?

        package init(address: String, place: Place, destination: SiteAddress? = nil) {
            self.address = address
            self.place = place
            self.destination = destination
        }
    }

    /// Something wrong with the page by itself.
    package struct Finding: Hashable, Sendable {
        package var fault: PageFault
        package var place: Place
    }

    /// Where something stands on a page.
    package struct Place: Hashable, Sendable {
        /// Counted from 1, in the emitted page.
        package var line: Int
        /// The tag as written, cut where it is long.
        package var tag: String
        /// The name of the figure around it.
        package var figure: String?

        package init(line: Int, tag: String, figure: String?) {
            self.line = line
            self.tag = tag
            self.figure = figure
        }
    }
}

extension PageFacts {
    /// The same facts with each address followed to where it leads from the page at `path`. Complexity: O(n).
    package func followed(from path: String, by reader: SiteAddressReader) -> PageFacts {
        var facts = self
        let start: String =
            if let base, case .file(let place, _) = reader.destination(of: base, on: path) { place } else { path }
        for (index, reference) in references.enumerated() {
            facts.references[index].destination = reader.destination(of: reference.address, on: start)
        }
        return facts
    }

    /// The files of the site that the page refers to besides pages, once its addresses are followed, each once, sorted.
    package var files: [String] {
        distinct(
            references.compactMap { reference in
                guard case .file(let path, _) = reference.destination, !path.hasSuffix(".html") else { return nil }
                return path
            })
    }
}

extension PageFacts.Reference {
    /// The same reference of a page on which `placeholder` is called `name`.
    package func naming(_ placeholder: String, _ name: String) -> PageFacts.Reference {
        var reference = self
        reference.address = address.replacing(placeholder, with: name)
        reference.place.tag = place.tag.replacing(placeholder, with: name)
        if case .file(let path, let fragment) = destination {
            reference.destination = .file(path: path.replacing(placeholder, with: name), fragment: fragment)
        }
        return reference
    }
}
