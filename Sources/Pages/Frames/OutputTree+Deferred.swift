import Caching
import Files

extension OutputTree {
    /// Adds a file that is made of what lies in the cache under `names`, and of texts; where there are no names, it is made now.
    package mutating func add(
        _ path: String, from names: [Fingerprint]?, and texts: [String] = [], make: @escaping @Sendable () -> [UInt8]
    ) {
        guard let names else {
            self[path] = make()
            return
        }
        var name = ByteWriter()
        name.write(names, texts)
        promise(path, named: Fingerprint(name.bytes), make: make)
    }
}
