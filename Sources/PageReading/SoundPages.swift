import Caching
import Files

/// The pages of a site without faults, as long as what they lead to stays.
package struct SoundPages: Hashable, Storable {
    package var names: Set<Fingerprint> = []

    package init(names: Set<Fingerprint> = []) { self.names = names }

    package func store(in writer: inout ByteWriter) {
        writer.write(names.sorted { ($0.high, $0.low) < ($1.high, $1.low) })
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let names: [Fingerprint] = try reader.read()
        self.names = Set(names)
    }
}
