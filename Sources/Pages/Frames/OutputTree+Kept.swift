import Caching
import Files

extension OutputTree {
    /// Adds a file that is made of what the cache has under `keys`, and of texts; where there are no keys, it is made now.
    package mutating func add(
        _ path: String, from keys: [Fingerprint]?, and texts: [String] = [], make: @escaping @Sendable () -> [UInt8]
    ) {
        if let keys {
            promise(path, named: Fingerprint((keys.map(\.description) + texts).joined(separator: "\n")), make: make)
        } else {
            self[path] = make()
        }
    }
}
