internal import AutoLayout
package import Piecewise

/// What a program has read of its screen so far, and how it has compared what it computes from that.
package enum ScreenReading {
    nonisolated(unsafe) package private(set) static var log = CertificateLog()
    /// What was given to nonlinear functions, up to a number of values.
    nonisolated(unsafe) package private(set) static var nonlinearArguments: Set<Double> = []
    private static let mostNonlinearArguments = 512

    /// As if nothing had been read yet.
    package static func forget() { (log, nonlinearArguments, readsFrames) = (CertificateLog(), [], false) }

    /// Notes that the width, or something that may follow from it, was read.
    static func readPoints() { log.note(.points) }

    /// Whether the frame of a view was read that stands in a controller's, which may follow from any text.
    nonisolated(unsafe) private(set) static var readsFrames = false

    /// Notes that a frame was read.
    static func readFrame() {
        readPoints()
        readsFrames = true
    }

    /// Notes what frames follow from.
    static func append(_ decisions: CertificateLog) { log.append(decisions) }

    /// Notes that traits were read.
    static func readTraits() { log.note(.traits) }

    /// The least margin at the sides of a controller's view on the screen, points, which is noted as read.
    static func systemMinimumMargin() -> Double {
        let screen = FigureEnvironment.current.screen
        readPoints()
        log.compare(screen.size.width, Screen.leastWidthOfWideMargins)
        return screen.systemMinimumMargin
    }

    static func readOffset() { log.noteOffset() }

    /// Notes a comparison; before anything was read none can follow from the screen.
    static func compare(_ a: Double, _ b: Double) {
        if hasRead { log.compare(a, b) }
    }

    /// Notes an outcome that holds between two numbers.
    static func note(_ outcome: Int, _ value: Double, from lower: Double, to upper: Double) {
        if hasRead { log.note(outcome, value, from: lower, to: upper) }
    }

    /// Notes what a nonlinear function is given.
    static func nonlinear(_ value: Double) -> Double {
        if hasRead, nonlinearArguments.count < mostNonlinearArguments { nonlinearArguments.insert(value) }
        return value
    }

    private static var hasRead: Bool { log.widthUse > .none || log.usesOffset }
}
