import Scene

/// Which characters are set in which weight.
struct CharacterUse {
    private var scalars: [Double: Set<Unicode.Scalar>] = [:]
    /// A bit for each character of ASCII.
    private var ascii: [Double: ASCIISet] = [:]
    private var clusters: Set<String> = []

    /// Notes a character of running text.
    mutating func note(_ character: Character, weight: FontWeight) {
        scalars[weight.rawValue, default: []].formUnion(character.unicodeScalars)
    }

    /// Notes a text of ASCII alone.
    mutating func note(ascii text: String, weight: FontWeight) {
        var found = ascii[weight.rawValue] ?? ASCIISet()
        for byte in text.utf8 { found.insert(byte) }
        ascii[weight.rawValue] = found
    }

    /// Notes a cluster drawn as an emoji.
    mutating func noteEmoji(_ character: Character) {
        clusters.insert(String(character))
    }

    /// Adds what another preview uses.
    mutating func formUnion(_ other: CharacterUse) {
        for (weight, used) in other.scalars { scalars[weight, default: []].formUnion(used) }
        for (weight, used) in other.ascii { ascii[weight, default: ASCIISet()].formUnion(used) }
        clusters.formUnion(other.clusters)
    }

    /// By weight, ascending.
    var text: [UsedText] {
        Set(scalars.keys).union(ascii.keys).sorted().map { weight in
            var characters = String.UnicodeScalarView()
            let plain = ascii[weight].map { $0.scalars } ?? []
            characters.append(contentsOf: scalars[weight, default: []].union(plain).sorted())
            return UsedText(weight: weight, characters: String(characters))
        }
    }

    /// In the order of their code points.
    var emoji: [String] { clusters.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) } }
}

/// Characters of ASCII, a bit for each.
private struct ASCIISet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }

    mutating func formUnion(_ other: ASCIISet) {
        low |= other.low
        high |= other.high
    }

    var scalars: [Unicode.Scalar] {
        (UInt8(0)..<128).filter { byte in
            let half = byte < 64 ? low : high
            return half >> UInt64(byte & 63) & 1 == 1
        }.map { Unicode.Scalar($0) }
    }
}
