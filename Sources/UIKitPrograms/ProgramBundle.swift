import Files

/// The files that a program finds in its main bundle, as Xcode copies those of a project.
public struct ProgramBundle: Hashable, Sendable {
    /// A file of the bundle.
    public struct File: Hashable, Sendable {
        /// In the bundle.
        public var name: String
        /// Where its bytes are.
        public var path: String
        /// Tells its bytes from others.
        public var content: String

        public init(name: String, path: String, content: String) {
            (self.name, self.path, self.content) = (name, path, content)
        }
    }

    /// In the order of their names.
    public var files: [File]

    public init(files: [File] = []) { self.files = files }

    /// The files right in a folder, and the colours of asset catalogues that lie there; what is compiled, Markdown and what
    /// cannot be read are left out.
    public init(filesIn folder: String, where isTaken: (String) -> Bool = { _ in true }, _ fileSystem: FileSystem) {
        files = fileSystem.files(folder).compactMap { place in
            let path = join(folder, place)
            guard let name = Self.colorSet(at: place) ?? Self.plainFile(at: place), isTaken(path),
                let content = fileSystem.fingerprint(path)?.description
            else { return nil }
            return File(name: name, path: path, content: content)
        }
    }

    private static func plainFile(at place: String) -> String? {
        place.contains("/") || place.hasSuffix(".md") || place.hasSuffix(".swift") ? nil : place
    }

    /// `Accent.colorset` for what says the colour `Accent` of a catalogue right in the folder.
    private static func colorSet(at place: String) -> String? {
        let parts = place.split(separator: "/")
        guard parts.count > 2, parts[0].hasSuffix(".xcassets"), parts.last == "Contents.json" else { return nil }
        return parts[parts.count - 2].hasSuffix(colorSetEnding) ? String(parts[parts.count - 2]) : nil
    }

    private static let colorSetEnding = ".colorset"

    /// The names of its colours, in the order of the files.
    var colors: [String] {
        files.filter { $0.name.hasSuffix(Self.colorSetEnding) }.map {
            String($0.name.dropLast(Self.colorSetEnding.count))
        }
    }

    /// What a program of this text may ask for: all files where it names bundles, else the colours that it names.
    public func part(for text: [UInt8]) -> ProgramBundle {
        if Self.holds(Self.bundleWord, in: text) { return self }
        let named = colors.filter { color in
            [color, "." + AssetSymbol.name(of: color, as: .color)].contains { Self.holds($0, in: text) }
        }
        return ProgramBundle(files: files.filter { file in named.contains { file.name == $0 + Self.colorSetEnding } })
    }

    /// Whether a program may ask for anything.
    public static func isAskedFor(in text: [UInt8]) -> Bool {
        [bundleWord, "Color", "localized:"].contains { holds($0, in: text) }
    }

    private static let bundleWord = "Bundle"

    private static func holds(_ word: String, in text: [UInt8]) -> Bool {
        text.firstOffset(of: Array(word.utf8), from: 0) != nil
    }

    /// Copies the files into `folder`, beside what an app says of itself.
    func write(into folder: String, _ fileSystem: FileSystem) throws {
        for file in files {
            guard let bytes = fileSystem.read(file.path) else { continue }
            try fileSystem.write(join(folder, file.name), bytes)
        }
        try fileSystem.write(join(folder, "Info.plist"), Array(Self.information.utf8))
    }

    private static let information = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>org.example.Lesson</string>
        <key>CFBundleName</key><string>Lesson</string>
        <key>CFBundleShortVersionString</key><string>1.0</string>
        <key>CFBundleVersion</key><string>1</string>
        </dict></plist>

        """
}
