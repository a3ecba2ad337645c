/// An element of a page, as far as a page's facts follow from it.
struct PageElement {
    var kind: Kind
    var attributes: HTMLAttributes
    /// Where its tag stands in the page, as UTF-8 offsets; empty for an element that the page does not write.
    var tag: Range<Int>

    /// Which element it is, where that matters.
    enum Kind: Hashable {
        case link, image, base, style, meta, object, form, other
        /// A heading of a level from 1 to 6.
        case heading(Int)

        init(name: String) {
            self = Array(name.utf8).withUnsafeBufferPointer {
                HTMLTag.named.value(at: 0..<$0.count, of: $0)?.kind ?? .other
            }
        }
    }
}
