extension Int: Storable {
    func store(in writer: inout ByteWriter) { writer.write(UInt64(bitPattern: Int64(self))) }

    init(from reader: inout ByteReader) throws(DamagedBytes) { self = Int(Int64(bitPattern: try reader.number())) }
}

extension Double: Storable {
    func store(in writer: inout ByteWriter) { writer.write(bitPattern) }

    init(from reader: inout ByteReader) throws(DamagedBytes) { self.init(bitPattern: try reader.number()) }
}

extension Bool: Storable {
    func store(in writer: inout ByteWriter) { writer.write(UInt64(self ? 1 : 0)) }

    init(from reader: inout ByteReader) throws(DamagedBytes) { self = try reader.number() != 0 }
}

extension String: Storable {
    func store(in writer: inout ByteWriter) { writer.write(utf8) }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(decoding: try reader.content(), as: UTF8.self)
    }
}

extension Optional: Storable where Wrapped: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(self != nil)
        if let self { writer.write(self) }
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
    }
}

extension Array: Storable where Element: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(UInt64(count))
        for element in self { writer.write(element) }
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self = []
        for _ in 0..<(try reader.count()) { append(try Element(from: &reader)) }
    }
}

extension Range: Storable where Bound == Int {
    func store(in writer: inout ByteWriter) {
        writer.write(lowerBound, upperBound)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        let (lower, upper) = (try Int(from: &reader), try Int(from: &reader))
        guard lower <= upper else { throw DamagedBytes() }
        self = lower..<upper
    }
}

extension Fingerprint: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(high)
        writer.write(low)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(high: try reader.number(), low: try reader.number())
    }
}
