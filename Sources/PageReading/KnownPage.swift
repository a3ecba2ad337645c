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

/// The pages of a site without faults, as long as what they lead to stays.
package struct SoundPages: Hashable, Storable {
    package var names: Set<Fingerprint> = []

    package init(names: Set<Fingerprint> = []) { self.names = names }

    package func store(in writer: inout ByteWriter) {
        writer.write(names.sorted { ($0.high, $0.low) < ($1.high, $1.low) })
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let names: [Fingerprint] = try reader.read()
        self.names = Set(names)
    }
}
