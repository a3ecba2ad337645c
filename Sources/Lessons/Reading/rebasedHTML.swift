import Escaping

/// What leads from the folder of one file to that of another, `../shared/`; empty where both are the same.
func wayToFolder(of path: String, fromFolderOf other: String) -> String {
    let (there, here) = (path.split(separator: "/").dropLast(), other.split(separator: "/").dropLast())
    let shared = zip(there, here).prefix { $0 == $1 }.count
    let names = Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared).map(String.init)
    let way = names.map { name in
        name.replacing("%", with: "%25").replacing("#", with: "%23").replacing("?", with: "%3F") + "/"
    }
    return escapedAddress(way.joined())
}

/// Raw HTML whose relative addresses, those of pictures and links among them, are below a folder. Complexity: O(n).
func rebasedHTML(_ html: String, below folder: String) -> String {
    var reader = AddressRebasing(html, folder: folder)
    return reader.rebased()
}

/// Reads tags only as far as it must know where the value of an attribute begins and ends. Source: HTML, 13.2.5.
private struct AddressRebasing {
    private let html: [UInt8]
    private let folder: String
    private var position = 0
    private var output: [UInt8] = []

    /// Attributes whose value is an address.
    private static let addresses = ["src", "href", "poster", "data", "action", "formaction", "cite"]

    init(_ html: String, folder: String) {
        self.html = Array(html.utf8)
        self.folder = folder
    }

    mutating func rebased() -> String {
        while position < html.count {
            let isTag = html[position] == UInt8(ascii: "<") && position + 1 < html.count && isLetter(html[position + 1])
            if html[position...].starts(with: Array("<!--".utf8)) {
                copyComment()
            } else if isTag {
                copyTag()
            } else {
                copy()
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private mutating func copy() {
        output.append(html[position])
        position += 1
    }

    private mutating func copyComment() {
        repeat { copy() } while position < html.count && !output.suffix(3).elementsEqual("-->".utf8)
    }

    private mutating func copyTag() {
        while position < html.count, !isSpace(html[position]), html[position] != UInt8(ascii: ">") { copy() }
        while position < html.count, html[position] != UInt8(ascii: ">") {
            if isSpace(html[position]) || html[position] == UInt8(ascii: "/") { copy() } else { copyAttribute() }
        }
    }

    private mutating func copyAttribute() {
        let start = position
        // A name may begin with any sign, `=` among them.
        repeat {
            copy()
        } while position < html.count && !isSpace(html[position])
            && !"=/>".utf8.contains(html[position])
        let name = String(decoding: html[start..<position], as: UTF8.self).lowercased()
        copySpaces()
        guard position < html.count, html[position] == UInt8(ascii: "=") else { return }
        copy()
        copySpaces()
        guard position < html.count else { return }
        let quote = "\"'".utf8.contains(html[position]) ? html[position] : nil
        if quote != nil { copy() }
        let value = value(until: quote)
        position += value.count
        output += rebased(String(decoding: value, as: UTF8.self), of: name).utf8
        if quote != nil, position < html.count { copy() }
    }

    private mutating func copySpaces() {
        while position < html.count, isSpace(html[position]) { copy() }
    }

    private func value(until quote: UInt8?) -> ArraySlice<UInt8> {
        html[position...].prefix { byte in
            if let quote { byte != quote } else { !isSpace(byte) && byte != UInt8(ascii: ">") }
        }
    }

    private func rebased(_ value: String, of name: String) -> String {
        if Self.addresses.contains(name) { return rebased(value) }
        guard name == "srcset" else { return value }
        // Each address may have a width or a scale behind it.
        return value.split(separator: ",").map { part in
            let words = part.split(separator: " ").map(String.init)
            return ([words.first.map { rebased($0) } ?? ""] + words.dropFirst()).joined(separator: " ")
        }.joined(separator: ", ")
    }

    /// An address with a scheme, from the root or within the page stays as it is.
    private func rebased(_ address: String) -> String {
        let trimmed = address.drop { $0.isWhitespace }
        let scheme = trimmed.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
        let isRelative = trimmed.first.map { !"/#?".contains($0) } ?? false
        guard isRelative, !trimmed.dropFirst(scheme.count).hasPrefix(":") else { return address }
        return folder + trimmed
    }

    private func isSpace(_ byte: UInt8) -> Bool { " \t\n\r\u{C}".utf8.contains(byte) }

    private func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
