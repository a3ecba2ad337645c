import Foundation

/// A folder of a test's own, gone with it.
final class ScratchFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "plumb-preview-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of something in it.
    subscript(name: String) -> String { path + "/" + name }

    /// Writes a file in place, with the folders above it.
    func write(_ text: String, to name: String) throws {
        let folder = (self[name] as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]))
    }

    /// Writes beside and renames over, as most editors do.
    func replace(_ name: String, with text: String) throws {
        try write(text, to: name + "~new")
        try move(name + "~new", to: name)
    }

    /// Renames, over what stands there.
    func move(_ name: String, to target: String) throws {
        guard rename(self[name], self[target]) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: self[name])
    }
}
