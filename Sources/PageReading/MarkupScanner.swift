/// Cuts a page into tags, comments and texts as the HTML Standard does (section 13.2.5); what is written in another way than
/// usual it does not know.
struct MarkupScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var index = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// What begins here.
    enum Kind {
        case text, comment, startTag, endTag, unknown
    }

    var isAtEnd: Bool { index >= bytes.count }

    var kind: Kind {
        guard byte(0) == UInt8(ascii: "<") else { return .text }
        switch byte(1) {
        case UInt8(ascii: "!"):
            return byte(2) == UInt8(ascii: "-") && byte(3) == UInt8(ascii: "-") ? .comment : .unknown
        case UInt8(ascii: "/"): return isLetter(byte(2)) ? .endTag : .unknown
        case let next: return isLetter(next) ? .startTag : .unknown
        }
    }

    private func byte(_ distance: Int) -> UInt8 {
        index + distance < bytes.count ? bytes[index + distance] : 0
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased(byte))
    }

    /// What the Standard's parser changes or drops before it reads.
    private func isChanged(_ byte: UInt8) -> Bool { byte == 0 || byte == 0x0D }

    private mutating func skipSpace() {
        while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    }

    /// Skips `<!doctype html>`, in whatever case; false where the page does not begin with it.
    mutating func skipDocumentType() -> Bool {
        let name: StaticString = "<!doctype html>"
        let isFirst = name.withUTF8Buffer { name in
            bytes.count >= name.count && name.indices.allSatisfy { lowercased(bytes[$0]) == name[$0] }
        }
        if isFirst { index = name.utf8CodeUnitCount }
        return isFirst
    }

    /// Skips a comment; false for one whose end is not plain.
    mutating func skipComment() -> Bool {
        index += 4
        if byte(0) == UInt8(ascii: ">") || (byte(0) == UInt8(ascii: "-") && byte(1) == UInt8(ascii: ">")) {
            return false
        }
        while index < bytes.count {
            if byte(0) == UInt8(ascii: "-"), byte(1) == UInt8(ascii: "-") {
                if byte(2) == UInt8(ascii: ">") {
                    index += 3
                    return true
                }
                if byte(2) == UInt8(ascii: "!") { return false }
            }
            index += 1
        }
        return false
    }
}

extension MarkupScanner {
    /// The text up to the next tag or comment; nil where the parser would change it.
    mutating func text() -> Range<Int>? {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            if isChanged(bytes[index]) { return nil }
            index += 1
        }
        return start..<index
    }

    /// The text up to the end tag of that name; nil where it never comes or is not plain.
    mutating func text(before name: Range<Int>, isRaw: Bool) -> Range<Int>? {
        let start = index
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "<") {
                // A script may comment its own end tag out.
                if isRaw, self.byte(1) == UInt8(ascii: "!") { return nil }
                let end = index + 2 + name.count
                if self.byte(1) == UInt8(ascii: "/"), end < bytes.count, isSame(index + 2..<end, name),
                    isSpace(bytes[end]) || bytes[end] == UInt8(ascii: ">") || bytes[end] == UInt8(ascii: "/")
                {
                    return start..<index
                }
            }
            if isChanged(byte) { return nil }
            index += 1
        }
        return nil
    }

    /// Whether two names are the same but for their case.
    func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { lowercased(bytes[$0]) == lowercased(bytes[$1]) }
    }

    /// Reads an end tag; gives where its name stands, nil where it is more than that.
    mutating func endTagName() -> Range<Int>? {
        index += 2
        let name = readName()
        skipSpace()
        guard byte(0) == UInt8(ascii: ">") else { return nil }
        index += 1
        return name
    }

    /// Reads the name at the beginning of a start tag.
    mutating func startTagName() -> Range<Int>? {
        index += 1
        let name = readName()
        return isSpace(byte(0)) || byte(0) == UInt8(ascii: ">") || byte(0) == UInt8(ascii: "/") ? name : nil
    }

    private mutating func readName() -> Range<Int> {
        let start = index
        while index < bytes.count {
            let byte = bytes[index]
            if byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "<") {
                break
            }
            index += 1
        }
        return start..<index
    }
}

extension MarkupScanner {
    /// Reads the rest of a start tag; gives whether it ends with `/>`, nil where it is written in an unusual way.
    mutating func readAttributes(into attributes: inout HTMLAttributes, isForeign: Bool) -> Bool? {
        while true {
            skipSpace()
            switch byte(0) {
            case UInt8(ascii: ">"):
                index += 1
                return false
            case UInt8(ascii: "/"):
                guard byte(1) == UInt8(ascii: ">") else { return nil }
                index += 2
                return true
            default:
                guard readAttribute(into: &attributes, isForeign: isForeign) else { return nil }
            }
        }
    }

    private mutating func readAttribute(into attributes: inout HTMLAttributes, isForeign: Bool) -> Bool {
        let start = index
        while index < bytes.count, let isPart = isPartOfName(bytes[index], isForeign) {
            guard isPart else { break }
            index += 1
        }
        let range = start..<index
        guard !range.isEmpty, index < bytes.count, isPartOfName(bytes[index], isForeign) != nil else { return false }
        let name = isOfScripts(range) ? nil : HTMLAttributes.Name.named.value(at: range, of: bytes)
        skipSpace()
        guard byte(0) == UInt8(ascii: "=") else {
            if let name { attributes.append(name, "") }
            return true
        }
        index += 1
        skipSpace()
        guard let value = readValue() else { return false }
        guard let name, !name.isStyle || bytes[value].contains(UInt8(ascii: "(")) else { return true }
        guard let text = resolved(value) else { return false }
        attributes.append(name, text)
        return true
    }

    /// Whether an attribute is for scripts alone: `data-view`.
    private func isOfScripts(_ name: Range<Int>) -> Bool {
        let start = name.lowerBound
        return name.count > 5 && bytes[start + 4] == UInt8(ascii: "-") && bytes[start] == UInt8(ascii: "d")
            && bytes[start + 1] == UInt8(ascii: "a") && bytes[start + 2] == UInt8(ascii: "t")
            && bytes[start + 3] == UInt8(ascii: "a") && name.count != HTMLAttributes.Name.figure.rawValue.utf8.count
    }

    /// Whether a byte belongs to an attribute's name or ends it; nil for one that is unusual there.
    private func isPartOfName(_ byte: UInt8, _ isForeign: Bool) -> Bool? {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), 0x20, 0x0A, 0x09, 0x0C: false
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), 0..<0x20: nil
        // A name of SVG in another namespace loses its prefix.
        case UInt8(ascii: ":") where isForeign: nil
        default: true
        }
    }

    /// Where the value of an attribute stands, without its quotes.
    private mutating func readValue() -> Range<Int>? {
        let quote = byte(0)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return readBareValue() }
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != quote {
            if isChanged(bytes[index]) { return nil }
            index += 1
        }
        let end = index
        guard end < bytes.count else { return nil }
        index += 1
        let next = byte(0)
        return isSpace(next) || next == UInt8(ascii: ">") || next == UInt8(ascii: "/") ? start..<end : nil
    }

    private mutating func readBareValue() -> Range<Int>? {
        let start = index
        while index < bytes.count, !isSpace(bytes[index]), bytes[index] != UInt8(ascii: ">") {
            switch bytes[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "`"), 0:
                return nil
            default: index += 1
            }
        }
        return index < bytes.count && index > start ? start..<index : nil
    }
}
