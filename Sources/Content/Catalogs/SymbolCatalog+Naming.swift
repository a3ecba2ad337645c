import FigureSolving

extension SymbolCatalog {
    /// Those that views show though nobody names them: arrows, marks, keys.
    private static let ofViews = [
        "chevron.left", "chevron.right", "chevron.down", "checkmark", "xmark.circle.fill", "magnifyingglass",
        "progress.indicator", "shift", "delete.left", "face.smiling", "globe", "mic",
    ]

    /// The symbols whose names stand between double quotes in a text, in the order of the table.
    /// Complexity: O(n), and once through the table.
    package func named(in utf8: [UInt8]) -> [String] {
        var quoted: Set<ArraySlice<UInt8>> = []
        let pieces = utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        let longestName = names.map(\.utf8.count).max() ?? 0
        for piece in pieces.dropFirst().dropLast() where piece.count <= longestName { quoted.insert(piece) }
        return names.filter { quoted.contains(Array($0.utf8)[...]) }
    }

    /// All symbols with their sizes; those that are not among `names` and that no view shows by itself with the drawing of a
    /// square.
    package func drawing(only names: [String]) -> [Symbol] {
        guard let square = symbols.first(where: { $0.name == "square" }) else { return symbols }
        let names = Set(names + Self.ofViews)
        return symbols.map { symbol in
            if names.contains(symbol.name) { return symbol }
            var plain = square
            (plain.name, plain.size) = (symbol.name, symbol.size)
            return plain
        }
    }
}
