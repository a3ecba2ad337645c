import Piecewise

/// The pixels of a screen, to which UIKit rounds texts and images.
package struct PixelGrid {
    /// Pixels per point.
    var scale: Double

    /// `length` rounded up to whole pixels, in points.
    package func roundedUp(_ length: Double) -> Double {
        guard scale > 0, length.isFinite else { return length }
        return (length * scale - Tolerance.pixel).rounded(.up) / scale
    }

    /// The same; records the interval of lengths with the same result.
    func roundedUp(_ length: Double, noting trace: inout CertificateLog) -> Double {
        let rounded = roundedUp(length)
        guard trace.isRecording, scale > 0, length.isFinite, abs(rounded * scale) < 1e15 else { return rounded }
        let pixels = (rounded * scale).rounded()
        let upper = (pixels + Tolerance.pixel) / scale
        trace.notePixels(Int(pixels), length, from: upper - 1 / scale, to: upper)
        return rounded
    }

    /// The nearest pixel, halves rounded up, in points.
    func nearest(_ position: Double) -> Double {
        guard scale > 0, position.isFinite else { return position }
        return (position * scale + 0.5 + Tolerance.pixel).rounded(.down) / scale
    }

    /// One pixel per point: UIKit measures buttons in whole points.
    package static let wholePoints = PixelGrid(scale: 1)
}
