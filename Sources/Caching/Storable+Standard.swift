import Files

extension Int: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(UInt64(bitPattern: Int64(self))) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self = Int(Int64(bitPattern: try reader.number()))
    }
}

extension Double: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(bitPattern) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) { self.init(bitPattern: try reader.number()) }
}

extension Bool: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(UInt64(self ? 1 : 0)) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) { self = try reader.number() != 0 }
}

extension String: Storable {
    package func store(in writer: inout ByteWriter) {
        var text = self
        text.withUTF8 { writer.write($0) }
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(decoding: try reader.content(), as: UTF8.self)
    }
}

extension Optional: Storable where Wrapped: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(self != nil)
        if let self { writer.write(self) }
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
    }
}

extension Array: Storable where Element: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(UInt64(count))
        for element in self { writer.write(element) }
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self = []
        for _ in 0..<(try reader.count()) { append(try Element(from: &reader)) }
    }
}

extension Range: Storable where Bound == Int {
    package func store(in writer: inout ByteWriter) {
        writer.write(lowerBound, upperBound)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let (lower, upper) = (try Int(from: &reader), try Int(from: &reader))
        guard lower <= upper else { throw DamagedBytes() }
        self = lower..<upper
    }
}

extension Fingerprint: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(high)
        writer.write(low)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(high: try reader.number(), low: try reader.number())
    }
}
