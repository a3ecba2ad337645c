import Files

extension SiteLayout {
    /// One fingerprint of everything a build reads: settings, content, templates, and `tools`, the bytes of the program
    /// and the fonts.
    ///
    /// Complexity: O(n) in the bytes of all files, on as many threads as `workers`.
    public func inputs(from fileSystem: FileSystem, tools: [Fingerprint], workers: Int) -> Fingerprint {
        let files = [content, components, staticFiles, templates, ownTemplates].flatMap { folder in
            fileSystem.files(folder).map { join(folder, $0) }
        }
        let lines = concurrentMap([settings] + files, workers: workers, context: {}) { path, _ in
            "\(fileSystem.fingerprint(path) ?? Fingerprint([])) \(path)\n"
        }
        return Fingerprint((tools.map { "\($0)\n" } + lines).joined())
    }
}
