import Piecewise

/// Compares lengths, and keeps what came out where somebody asks for it: a program's lengths tell by themselves, those
/// of the engine are logged.
package protocol LengthComparing {
    associatedtype Length: BinaryFloatingPoint

    mutating func isGreater(_ a: Length, than b: Length) -> Bool
}

extension LengthComparing {
    /// The larger one of two lengths.
    mutating func larger(of a: Length, _ b: Length) -> Length { isGreater(a, than: b) ? a : b }
}

extension CertificateLog: LengthComparing {
    package mutating func isGreater(_ a: Double, than b: Double) -> Bool {
        compare(a, b)
        return a > b
    }
}
