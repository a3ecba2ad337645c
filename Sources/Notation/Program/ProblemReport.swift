import Diagnostics

/// Collects messages, each once, up to a limit.
struct ProblemReport {
    private(set) var places: [(place: Place, diagnostic: Diagnostic)] = []
    private var seen: Set<Key> = []

    private struct Key: Hashable {
        var place: Place
        var identifier: String
        var message: String
    }

    /// Whether a further message would be kept; its suggestions need not be looked for otherwise.
    var isFull: Bool { places.count > Limits.diagnostics }
    var isEmpty: Bool { places.isEmpty }

    mutating func add(
        _ error: NotationError, _ place: Place, in excerpts: [SourceExcerpt], notes: [Diagnostic.Note] = []
    ) {
        guard !isFull, excerpts.indices.contains(place.block) else { return }
        var words = error.words
        guard seen.insert(Key(place: place, identifier: words.identifier, message: words.message)).inserted else {
            return
        }
        let isLast = places.count == Limits.diagnostics
        if isLast { words = NotationError.tooManyProblems(limit: Limits.diagnostics).words }
        let diagnostic = excerpts[place.block].diagnostic(
            .error, words.identifier, at: place.range, message: words.message, help: words.help,
            notes: isLast ? [] : notes)
        places.append((place, diagnostic))
    }

    /// Adds what another report holds.
    mutating func add(contentsOf other: ProblemReport) {
        for (place, diagnostic) in other.places where !isFull {
            let key = Key(place: place, identifier: diagnostic.identifier, message: diagnostic.message)
            if seen.insert(key).inserted { places.append((place, diagnostic)) }
        }
    }

    /// By place.
    var sorted: [Diagnostic] { places.map { $0.diagnostic }.sorted() }
}
