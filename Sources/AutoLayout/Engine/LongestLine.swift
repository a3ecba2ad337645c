/// A label of several lines that is measured by its longest line.
///
/// UIKit measures such a label twice: unbroken, and, when that has led to a width, broken in it. So a label with room beside
/// it is as wide as its longest line, and one whose width is given keeps that.
package struct LongestLine: Sendable {
    package var slot: Int
    package var label: Label
    /// The width in which it was broken, points.
    package var room: Double
    /// Of its longest line with the spaces that end it, points.
    var length: Double
    /// Of its text without breaks, points.
    var unbrokenWidth: Double

    /// As wide as it is measured, points: spaces at the end of a line take no more room than there is.
    var width: Double { min(room, length) }
}
