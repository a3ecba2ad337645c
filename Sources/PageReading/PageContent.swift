import Caching

/// What a build needs of a page only when the page has changed, or what it leads to has.
package struct PageContent: Sendable {
    /// What belongs to it alone, such as what its template makes of it.
    package var text: [UInt8]
    /// Of the whole page, the stylesheet under the name that stands for it.
    package var facts: PageFacts

    package init(text: [UInt8], facts: PageFacts) {
        self.text = text
        self.facts = facts
    }
}

extension PageContent: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(text[...])
        writer.write(facts)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        text = Array(try reader.content())
        facts = try reader.read()
    }
}
