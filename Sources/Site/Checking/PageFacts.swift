/// What a page promises to other pages, what it asks of other files, and what is wrong with it by itself.
///
/// It follows from the page's bytes alone, so it can be kept as long as they are the same.
public struct PageFacts: Hashable, Sendable {
    /// The names that fragments may lead to.
    var anchors: Set<String> = []
    /// Each address once, in the order met.
    var references: [Reference] = []
    /// In the order met.
    var findings: [Finding] = []
    /// What relative addresses start from instead of the page, where it says so.
    var base: String?

    /// An address that the page expects something at.
    struct Reference: Hashable, Sendable {
        /// As written, entities resolved.
        var address: String
        var place: Place
        /// Where it leads; nil as long as nobody has followed it.
        var destination: SiteAddress?
    }

    /// Something wrong with the page by itself.
    struct Finding: Hashable, Sendable {
        var fault: PageFault
        var place: Place
    }

    /// Where something stands on a page.
    struct Place: Hashable, Sendable {
        /// Counted from 1, in the emitted page.
        var line: Int
        /// The tag as written, cut where it is long.
        var tag: String
        /// The name of the figure around it.
        var figure: String?
    }
}

extension PageFacts {
    /// The same facts with each address followed to where it leads from the page at `path`. Complexity: O(n).
    func followed(from path: String, by reader: SiteAddressReader) -> PageFacts {
        var facts = self
        let start: String =
            if let base, case .file(let place, _) = reader.destination(of: base, on: path) { place } else { path }
        for (index, reference) in references.enumerated() {
            facts.references[index].destination = reader.destination(of: reference.address, on: start)
        }
        return facts
    }

    /// The files of the site that the page refers to besides pages, once its addresses are followed, each once, sorted.
    var files: [String] {
        distinct(
            references.compactMap { reference in
                guard case .file(let path, _) = reference.destination, !path.hasSuffix(".html") else { return nil }
                return path
            })
    }
}

extension PageFacts.Reference {
    /// The same reference of a page on which `placeholder` is called `name`.
    func naming(_ placeholder: String, _ name: String) -> PageFacts.Reference {
        var reference = self
        reference.address = address.replacing(placeholder, with: name)
        reference.place.tag = place.tag.replacing(placeholder, with: name)
        if case .file(let path, let fragment) = destination {
            reference.destination = .file(path: path.replacing(placeholder, with: name), fragment: fragment)
        }
        return reference
    }
}
