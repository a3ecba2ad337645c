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
    /// The same facts of a page on which `placeholder` is called `name`.
    func naming(_ placeholder: String, _ name: String) -> PageFacts {
        var facts = self
        for (index, reference) in references.enumerated() where reference.address.hasSuffix(placeholder) {
            facts.references[index].address = reference.address.dropLast(placeholder.utf8.count) + name
            facts.references[index].place.tag = reference.place.tag.replacing(placeholder, with: name)
        }
        return facts
    }

    /// The files of the site that the page at `path` refers to besides pages, each once, sorted.
    func files(on path: String, _ reader: SiteAddressReader) -> [String] {
        let start: String =
            if let base, case .file(let place, _) = reader.destination(of: base, on: path) { place } else { path }
        let files = references.compactMap { reference -> String? in
            guard !reference.address.hasPrefix("#"), !reference.address.hasSuffix(".html"),
                case .file(let file, _) = reader.destination(of: reference.address, on: start)
            else { return nil }
            return file.hasSuffix(".html") ? nil : file
        }
        return distinct(files)
    }
}
