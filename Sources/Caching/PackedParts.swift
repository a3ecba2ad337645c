import Files

/// Many short parts in one, so that a build reads one file where it would read a thousand.
struct PackedParts: Sendable {
    private let bytes: ArraySlice<UInt8>
    /// Where in the bytes each of them stands.
    private let places: [Fingerprint: Range<Int>]

    /// The longest part that is packed, in bytes; longer ones are few.
    static let longest = 1 << 16
    /// How many parts a build may read from files of their own before they are packed: the pack is written as a whole.
    static let mostUnpacked = 64

    /// None.
    init() { (bytes, places) = ([], [:]) }

    /// What lies packed in a folder; none where that is damaged.
    init(in folder: CacheFolder, as key: Fingerprint) {
        self = folder.read(key).flatMap { try? PackedParts($0) } ?? PackedParts()
    }

    /// Complexity: O(n) in the number of parts.
    init(_ bytes: ArraySlice<UInt8>) throws(DamagedBytes) {
        var reader = ByteReader(bytes)
        let count = try reader.count()
        var places: [Fingerprint: Range<Int>] = [:]
        places.reserveCapacity(count)
        for _ in 0..<count {
            let key = try Fingerprint(from: &reader)
            let part = try reader.content()
            places[key] = part.startIndex..<part.endIndex
        }
        (self.bytes, self.places) = (bytes, places)
    }

    subscript(key: Fingerprint) -> ArraySlice<UInt8>? { places[key].map { bytes[$0] } }

    /// The bytes of a pack with `others`, and with what is packed here; without what of that is not in `used` where it is more
    /// than the rest.
    func bytes(using used: Set<Fingerprint>, with others: [Fingerprint: [UInt8]]) -> [UInt8] {
        let isMostlyOld = places.keys.count { !used.contains($0) } > used.count
        let kept = places.keys.filter { others[$0] == nil && (!isMostlyOld || used.contains($0)) }
        let keys = (kept + others.keys).sorted { ($0.high, $0.low) < ($1.high, $1.low) }
        var writer = ByteWriter()
        writer.write(UInt64(keys.count))
        for key in keys {
            writer.write(key)
            writer.write(others[key]?[...] ?? self[key] ?? [])
        }
        return writer.bytes
    }
}
