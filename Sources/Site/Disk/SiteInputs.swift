extension SiteLayout {
    /// One fingerprint of everything a build reads: settings, content, templates, and `tools`, the bytes of the program
    /// and the fonts.
    ///
    /// Complexity: O(n) in the bytes of all files.
    public func inputs(from fileSystem: FileSystem, tools: [Fingerprint]) -> Fingerprint {
        var summary = tools.map { "\($0)\n" }.joined()
        summary += line(for: settings, fileSystem)
        for folder in [content, templates] {
            for name in fileSystem.files(folder) { summary += line(for: join(folder, name), fileSystem) }
        }
        return Fingerprint(summary)
    }

    private func line(for path: String, _ fileSystem: FileSystem) -> String {
        "\(Fingerprint(fileSystem.read(path) ?? [])) \(path)\n"
    }
}
