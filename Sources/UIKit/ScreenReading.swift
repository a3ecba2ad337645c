package import Piecewise

/// What a program has read of its screen so far, and how it has compared what it computes from that.
package enum ScreenReading {
    nonisolated(unsafe) package private(set) static var log = CertificateLog()

    /// Notes that the width, or something that may follow from it, was read.
    static func readPoints() { log.note(.points) }

    /// Notes that traits were read.
    static func readTraits() { log.note(.traits) }

    static func readOffset() { log.noteOffset() }

    /// Notes a comparison; before anything was read none can follow from the screen.
    static func compare(_ a: Double, _ b: Double) {
        if log.widthUse > .none || log.usesOffset { log.compare(a, b) }
    }
}
