import Synchronization

extension FileSystem {
    /// A disk that lives in memory, for tests: the given texts by path.
    public static func memory(_ texts: [String: String]) -> FileSystem {
        let store = MemoryStore(texts.mapValues { Array($0.utf8) })
        return FileSystem(
            read: { path in store.files.withLock { $0[path] } },
            files: { folder in
                let prefix = folder.isEmpty || folder == "." ? "" : folder + "/"
                return store.files.withLock { files in
                    files.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.sorted()
                }
            },
            exists: { path in
                store.files.withLock { files in files[path] != nil || files.keys.contains { $0.hasPrefix(path + "/") } }
            },
            write: { path, bytes in store.files.withLock { $0[path] = bytes } },
            remove: { path in store.files.withLock { $0[path] = nil } })
    }

    private final class MemoryStore: Sendable {
        let files: Mutex<[String: [UInt8]]>

        init(_ files: [String: [UInt8]]) { self.files = Mutex(files) }
    }
}
