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
                let prefix = path + "/"
                return store.files.withLock { files in
                    files[path] != nil || files.keys.contains { $0.hasPrefix(prefix) }
                }
            },
            write: { path, bytes in store.files.withLock { $0[path] = bytes } },
            remove: { path in store.files.withLock { $0[path] = nil } },
            folders: store.folders)
    }

    private final class MemoryStore: Sendable {
        let files: Mutex<[String: [UInt8]]>

        init(_ files: [String: [UInt8]]) { self.files = Mutex(files) }

        /// The same store, folder by folder; one process is always alone with it.
        var folders: FolderOperations {
            FolderOperations(
                everything: { folder in
                    self.files.withLock { $0.keys.filter { $0.hasPrefix(folder + "/") } }
                        .map { String($0.dropFirst(folder.utf8.count + 1)) }.sorted()
                },
                share: { path, second in self.files.withLock { $0[second] = $0[path] } },
                exchange: { folder, path in
                    let moved = [(folder + "/", path + "/"), (path + "/", folder + "/")]
                    self.files.withLock { files in
                        files = Dictionary(
                            uniqueKeysWithValues: files.map { name, bytes in
                                let way = moved.first { name.hasPrefix($0.0) }
                                return (way.map { $0.1 + name.dropFirst($0.0.count) } ?? name, bytes)
                            })
                    }
                },
                removeAll: { folder in
                    self.files.withLock { files in files = files.filter { !$0.key.hasPrefix(folder + "/") } }
                },
                links: { _ in [] }, resolved: { $0 }, scratch: { "scratch" },
                alone: { _, body in
                    body()
                    return true
                },
                inTurn: { _, body in body() })
        }
    }
}
