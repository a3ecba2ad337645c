import Synchronization

/// The two fonts of every page: Inter, at any weight, and Noto Color Emoji. Safe to share between threads.
public final class FontLibrary: Sendable {
    let inter: FontFace
    let emoji: FontFace
    private let instances = Mutex<[Double: FontInstance]>([:])

    /// Finds both files below `folders` and reads them.
    ///
    /// Throws `FontError.missing`, which names the Debian package, or `FontError.unreadable`.
    public init(folders: [String] = FontFile.systemFolders) throws(FontError) {
        inter = try FontFace(file: .inter, path: FontFile.inter.path(in: folders))
        emoji = try FontFace(file: .notoColorEmoji, path: FontFile.notoColorEmoji.path(in: folders))
    }

    /// The face that `file` was read into.
    func face(_ file: FontFile) -> FontFace {
        switch file {
        case .inter: inter
        case .notoColorEmoji: emoji
        }
    }

    /// Inter at a weight of 100…900.
    func instance(_ value: Double) -> FontInstance {
        return instances.withLock { instances in
            if let known = instances[value] { return known }
            if instances.count >= 32 { instances.removeAll() }
            let made = FontInstance(face: inter, weight: value)
            instances[value] = made
            return made
        }
    }
}
