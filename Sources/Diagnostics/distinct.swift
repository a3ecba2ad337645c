/// Each text once, sorted.
package func distinct(_ texts: [String]) -> [String] { Set(texts).sorted() }

/// Each message once, in the order of their places.
package func distinct(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen = Set<Diagnostic>()
    return diagnostics.sorted().filter { seen.insert($0).inserted }
}
