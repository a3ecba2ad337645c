/// A CSS value in the making: words and numbers one after the other, one string at the end.
struct CSSWriter {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    /// Enough for any formula of a few numbers; what goes beyond is left out.
    private static let capacity = 192

    private init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

    /// What `body` writes.
    static func text(_ body: (inout CSSWriter) -> Void) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            var writer = CSSWriter(buffer)
            body(&writer)
            return String(decoding: buffer[..<writer.count], as: UTF8.self)
        }
    }

    /// Writes a word as it stands.
    mutating func write(_ word: StaticString) {
        word.withUTF8Buffer { for byte in $0 { write(byte) } }
    }

    /// Writes a number with at most six decimals, no exponent, no trailing zeros; 0 for what is no number.
    mutating func write(_ number: Double) {
        guard number.isFinite else { return write(UInt8(ascii: "0")) }
        let millionths = Int64((min(abs(number), 1e9) * 1e6).rounded())
        if number < 0, millionths > 0 { write(UInt8(ascii: "-")) }
        write(digits: millionths / 1_000_000, from: Self.leadingPower(of: millionths / 1_000_000))
        var decimals = millionths % 1_000_000
        guard decimals != 0 else { return }
        write(UInt8(ascii: "."))
        var power: Int64 = 100_000
        while decimals > 0 {
            write(UInt8(ascii: "0") + UInt8(decimals / power))
            decimals %= power
            power /= 10
        }
    }

    /// Writes two hexadecimal digits, or the one that both are.
    mutating func write(hexadecimal byte: UInt8, isShort: Bool) {
        if !isShort { write(Self.digit(byte >> 4)) }
        write(Self.digit(byte & 15))
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    /// Writes a length in pixels, as `pixels(_:)` says it.
    mutating func write(pixels length: Double) {
        guard !isZero(length) else { return write("0") }
        write(length)
        write("px")
    }

    private mutating func write(digits number: Int64, from leading: Int64) {
        var (rest, power) = (number, leading)
        while power > 0 {
            write(UInt8(ascii: "0") + UInt8(rest / power))
            rest %= power
            power /= 10
        }
    }

    /// The greatest power of ten that is no more than a number, 1 for 0.
    private static func leadingPower(of number: Int64) -> Int64 {
        var power: Int64 = 1
        while power <= number / 10 { power *= 10 }
        return power
    }

    private mutating func write(_ byte: UInt8) {
        guard count < buffer.count else { return }
        buffer[count] = byte
        count += 1
    }
}

/// `number` as CSS writes it: at most six decimals, no exponent, no trailing zeros; 0 for what is no number.
func css(_ number: Double) -> String { CSSWriter.text { $0.write(number) } }

/// A length in pixels; `0` needs no unit.
func pixels(_ length: Double) -> String {
    isZero(length) ? "0" : CSSWriter.text { $0.write(pixels: length) }
}

/// Whether nothing of a number is left when it is written.
private func isZero(_ number: Double) -> Bool { !number.isFinite || (abs(number) * 1e6).rounded() == 0 }
