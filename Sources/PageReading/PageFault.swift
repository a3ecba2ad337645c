import Diagnostics

/// What can be wrong with an emitted page.
package enum PageFault: Hashable, Sendable {
    /// Nothing in the site is at the path that an address leads to.
    case missingFile(path: String)
    /// The page at `path` has nothing that the fragment names; nil for the page that asks.
    case missingAnchor(String, path: String?)
    /// The address begins with a slash, or climbs, beyond the site's own folder.
    case aboveSite(address: String)
    case duplicateIdentifier(String)
    /// `attribute` names an element that the page does not have.
    case unknownIdentifier(String, attribute: String)
    case pictureWithoutAlternative(address: String)
    case pictureWithoutSize(address: String)
    case secondTitle(String)
    case skippedLevel(heading: String, level: Int, previous: Int)
    case emptyHeading(level: Int)
    case emptyLink(address: String)
    /// A page of another site that does not answer as it should.
    case deadLink(address: String, LinkFailure)
}

extension PageFault {
    /// The kinds of addresses that lead nowhere in the site.
    package static let linkIdentifiers = ["broken-link", "broken-anchor", "address-above-site"]

    /// The stable name of the kind of problem.
    package var identifier: String {
        switch self {
        case .missingFile: "broken-link"
        case .missingAnchor: "broken-anchor"
        case .aboveSite: "address-above-site"
        case .duplicateIdentifier: "duplicate-id"
        case .unknownIdentifier: "unknown-id"
        case .pictureWithoutAlternative: "missing-alt"
        case .pictureWithoutSize: "missing-size"
        case .secondTitle: "second-title"
        case .skippedLevel: "skipped-level"
        case .emptyHeading: "empty-heading"
        case .emptyLink: "empty-link"
        case .deadLink: "dead-link"
        }
    }

    /// One sentence about it.
    package var message: String {
        switch self {
        case .missingFile(let path): "nothing in the site is at '\(path)'"
        case .missingAnchor(let name, nil): "nothing on this page is named '#\(name)'"
        case .missingAnchor(let name, let path?): "nothing on '\(path)' is named '#\(name)'"
        case .aboveSite(let address): "'\(address)' leads out of the site's own folder"
        case .duplicateIdentifier(let id): "two elements of the page are named '\(id)'"
        case .unknownIdentifier(let id, let attribute): "'\(attribute)' names '\(id)', which is not on the page"
        case .pictureWithoutAlternative(let address): "the picture '\(address)' has no description"
        case .pictureWithoutSize(let address): "the picture '\(address)' has no width and height; the page would jump"
        case .secondTitle(let text): "'\(text)' is a second heading of level 1; the page's title is the first"
        case .skippedLevel(let heading, let level, let previous):
            "the heading '\(heading)' is of level \(level) below one of level \(previous)"
        case .emptyHeading(let level): "a heading of level \(level) is empty"
        case .deadLink(let address, let failure): "'\(address)' \(failure.words)"
        case .emptyLink(let address): "the link to '\(address)' has no text"
        }
    }

    /// The way out, where the fault alone shows it.
    package var help: String? {
        switch self {
        case .aboveSite: "write the address relative to the page, or in full with 'https://'"
        case .pictureWithoutAlternative: "write alt=\"what it shows\", or alt=\"\" for a picture that says nothing"
        case .pictureWithoutSize: "give its width and height in pixels"
        case .secondTitle: "name the page with 'title: …' in the front matter alone, and begin its sections with '##'"
        case .skippedLevel(_, _, let previous): "use '\(String(repeating: "#", count: previous + 1))'"
        case .emptyLink: "write what it leads to between the brackets"
        case .missingFile, .missingAnchor, .duplicateIdentifier, .unknownIdentifier, .emptyHeading, .deadLink: nil
        }
    }

    /// What another site answers may be its own passing trouble; all else is the author's to mend.
    package var severity: Diagnostic.Severity {
        if case .deadLink(_, let failure) = self, !failure.isLasting { return .warning }
        return .error
    }
}
