import Piecewise

/// The pixels of a screen, on which UIKit sets texts and images.
package struct PixelGrid {
    /// Pixels per point.
    var scale: Double

    /// Float noise that must not cost a pixel, as a part of one.
    private static let tolerance = 1e-6

    /// The least whole number of pixels that holds `length`, both in points.
    package func roundedUp(_ length: Double) -> Double {
        guard scale > 0, length.isFinite else { return length }
        return (length * scale - Self.tolerance).rounded(.up) / scale
    }

    /// The same, with the lengths between which it stays the same.
    func roundedUp(_ length: Double, noting trace: inout CertificateLog) -> Double {
        let rounded = roundedUp(length)
        guard trace.isRecording, scale > 0, length.isFinite, abs(rounded * scale) < 1e15 else { return rounded }
        let pixels = (rounded * scale).rounded()
        let upper = (pixels + Self.tolerance) / scale
        trace.notePixels(Int(pixels), length, from: upper - 1 / scale, to: upper)
        return rounded
    }

    /// The nearest pixel, halves up, in points.
    func nearest(_ position: Double) -> Double {
        guard scale > 0, position.isFinite else { return position }
        return (position * scale + 0.5 + Self.tolerance).rounded(.down) / scale
    }

    /// One pixel a point: UIKit measures buttons in whole points.
    package static let wholePoints = PixelGrid(scale: 1)
}
