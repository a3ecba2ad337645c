import Caching
import Files

/// What is known of a page without reading it.
package struct KnownPage: Sendable {
    /// Tells its facts from others; nil where nothing does.
    package var name: Fingerprint?
    /// Tells the names that fragments may lead to from others.
    package var anchors: Fingerprint
    /// What else is known of it.
    package var facts: @Sendable () -> PageFacts

    package init(name: Fingerprint?, anchors: Fingerprint, facts: @escaping @Sendable () -> PageFacts) {
        self.name = name
        self.anchors = anchors
        self.facts = facts
    }

    /// A page that has just been read.
    package init(_ facts: PageFacts) { self.init(name: nil, anchors: facts.anchorsName) { facts } }
}

extension PageFacts {
    /// Tells its anchors from others.
    package var anchorsName: Fingerprint { Fingerprint(anchors.sorted().joined(separator: "\n")) }
}
