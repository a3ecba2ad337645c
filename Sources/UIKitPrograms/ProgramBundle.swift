import Files
import Foundation

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

    /// The files right in a folder; what is compiled, Markdown and what cannot be read are left out.
    public init(filesIn folder: String, where isTaken: (String) -> Bool = { _ in true }, _ fileSystem: FileSystem) {
        files = fileSystem.files(folder).compactMap { name in
            let path = join(folder, name)
            guard !name.contains("/"), !name.hasSuffix(".md"), !name.hasSuffix(".swift"), isTaken(path),
                let content = fileSystem.fingerprint(path)?.description
            else { return nil }
            return File(name: name, path: path, content: content)
        }
    }

    /// Whether a program may ask for its bundle.
    public static func isNamed(in text: [UInt8]) -> Bool {
        Data(text).range(of: Data("Bundle".utf8)) != nil
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
