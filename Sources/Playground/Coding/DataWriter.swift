/// Writes what a page hands to its engine: whole numbers in as few bytes as they need, the lowest seven bits first.
package struct DataWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    mutating func write(_ number: Int) {
        var rest = UInt64(bitPattern: Int64((number << 1) ^ (number >> (Int.bitWidth - 1))))
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(_ number: Double) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> shift))
        }
    }

    mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write<Value>(_ values: [Value], _ body: (inout DataWriter, Value) -> Void) {
        write(values.count)
        for value in values { body(&self, value) }
    }
}

/// Reads what a `DataWriter` wrote; what is missing or damaged reads as nothing, and `isDamaged` tells.
struct DataReader {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var isDamaged = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func byte() -> UInt8 {
        guard position < bytes.count else {
            isDamaged = true
            return 0
        }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func int() -> Int {
        var (value, shift) = (UInt64(0), UInt64(0))
        while true {
            let next = byte()
            value |= UInt64(next & 0x7F) << shift
            shift += 7
            if next & 0x80 == 0 || shift > 63 { break }
        }
        return Int(truncatingIfNeeded: Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
    }

    mutating func double() -> Double {
        var pattern = UInt64(0)
        for shift in stride(from: UInt64(0), to: 64, by: 8) { pattern |= UInt64(byte()) << shift }
        return Double(bitPattern: pattern)
    }

    mutating func bool() -> Bool { byte() != 0 }

    mutating func string() -> String {
        let count = count()
        defer { position += count }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }

    mutating func array<Value>(_ element: (inout DataReader) -> Value) -> [Value] {
        var values: [Value] = []
        for _ in 0..<count() where !isDamaged { values.append(element(&self)) }
        return values
    }

    /// How many things follow, each of at least one byte.
    private mutating func count() -> Int {
        let count = int()
        if count < 0 || count > bytes.count - position { isDamaged = true }
        return isDamaged ? 0 : count
    }
}
