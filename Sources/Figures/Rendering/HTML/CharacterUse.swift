import Scene

/// Which characters are set in which weight.
struct CharacterUse {
    private var scalars: [Double: Set<Unicode.Scalar>] = [:]
    private var clusters: Set<String> = []

    /// Notes a character of running text.
    mutating func note(_ character: Character, weight: FontWeight) {
        scalars[weight.rawValue, default: []].formUnion(character.unicodeScalars)
    }

    /// Notes a cluster drawn as an emoji.
    mutating func noteEmoji(_ character: Character) {
        clusters.insert(String(character))
    }

    /// Adds what another preview uses.
    mutating func formUnion(_ other: CharacterUse) {
        for (weight, used) in other.scalars { scalars[weight, default: []].formUnion(used) }
        clusters.formUnion(other.clusters)
    }

    /// By weight, ascending.
    var text: [UsedText] {
        scalars.keys.sorted().map { weight in
            var characters = String.UnicodeScalarView()
            characters.append(contentsOf: scalars[weight, default: []].sorted())
            return UsedText(weight: weight, characters: String(characters))
        }
    }

    /// In the order of their code points.
    var emoji: [String] { clusters.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) } }
}
