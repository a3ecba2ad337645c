/// A word as a shell takes it for one, in quotes only where it needs them.
func shellQuoted(_ word: String) -> String {
    let isPlain =
        !word.isEmpty
        && word.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || "0123456789-_./,:+@%".unicodeScalars.contains(scalar)
        }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
}
