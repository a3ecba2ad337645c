import Caching
import Files

extension OutputTree {
    /// Adds a file that is made of what lies in the cache under `names`, and of texts; where there are no names, it is made now.
    package mutating func add(
        _ path: String, from names: [Fingerprint]?, and texts: [String] = [], make: @escaping @Sendable () -> [UInt8]
    ) {
        if let names {
            promise(path, named: Fingerprint((names.map(\.description) + texts).joined(separator: "\n")), make: make)
        } else {
            self[path] = make()
        }
    }
}
