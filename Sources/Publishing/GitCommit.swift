import Files

/// One publication as a commit, in the form that `git fast-import` reads.
struct GitCommit {
    let edition: Edition
    let changes: SiteChanges
    /// Name, address, time and zone, as git writes them.
    let author: String
    /// The commit it follows; nil for a new branch.
    let parent: String?

    /// The commands that make the commit and let `reference` name it; files that stay are not in them.
    func stream(to reference: String) -> [UInt8] {
        var stream = "commit \(reference)\ncommitter \(author)\n".utf8Bytes + data(message.utf8Bytes)
        if let parent { stream += "from \(parent)\n".utf8Bytes }
        for path in changes.added + changes.changed { stream += file(path, edition.tree[path] ?? []) }
        stream += file(OutputManifest.name, edition.manifest.text.utf8Bytes)
        for path in changes.removed { stream += "D \(Self.quoted(path))\n".utf8Bytes }
        return stream + "\n".utf8Bytes
    }

    private var message: String {
        "\(edition.title)\n\n\(changes.added.count) added, \(changes.changed.count) changed, "
            + "\(changes.removed.count) removed\n"
    }

    private func file(_ path: String, _ bytes: [UInt8]) -> [UInt8] {
        "M 100644 inline \(Self.quoted(path))\n".utf8Bytes + data(bytes)
    }

    private func data(_ bytes: [UInt8]) -> [UInt8] {
        "data \(bytes.count)\n".utf8Bytes + bytes + "\n".utf8Bytes
    }

    /// A path in quotes as in C, so that no character of it ends a command.
    private static func quoted(_ path: String) -> String {
        let inner = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(inner)\""
    }
}

extension String {
    fileprivate var utf8Bytes: [UInt8] { Array(utf8) }
}
