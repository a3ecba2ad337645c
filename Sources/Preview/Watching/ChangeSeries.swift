/// The notes of changes that belong together, such as those of one save, and when they may be taken for complete.
struct ChangeSeries: Hashable {
    private var names: Set<String> = []
    /// Files that have gone and not come back; a save may be about to put a new one there.
    private var missing: Set<String> = []
    private var completions = 0
    /// Whether it has changed more than a file's content, such as a folder.
    private var isWide = false

    /// A file has been written to its end, or has come as a whole.
    mutating func note(written name: String) {
        names.insert(name)
        missing.remove(name)
        completions += 1
    }

    /// A file has gone from its place.
    mutating func note(gone name: String) {
        names.insert(name)
        missing.insert(name)
    }

    /// A file's attributes have changed.
    mutating func note(touched name: String) {
        names.insert(name)
    }

    /// Anything may have changed.
    mutating func noteAll() {
        isWide = true
    }

    /// How long nothing more must happen before the series counts as complete, in seconds: hardly at all for one
    /// finished save of one file, longer where more is likely to come.
    var quiet: Double {
        if !missing.isEmpty { return 0.05 }
        return names.count > 1 || completions > 1 || isWide ? 0.025 : 0.005
    }
}
