/// A width that an app has beside another one on an iPad, with the size class UIKit gives it there.
public struct SplitViewWidth: Hashable, Sendable {
    /// The iPad's upright width, points.
    public var deviceWidth: Double
    public var isLandscape: Bool
    /// Points.
    public var width: Double
    public var horizontalSizeClass: SizeClass

    /// Every width of split view and slide over, by device, on its side first, from narrow to wide.
    ///
    /// Source: Apple's Human Interface Guidelines, Multitasking, and its table of size classes.
    public static let all: [SplitViewWidth] =
        widths(on: 768, landscape: [320, 507], [694], portrait: [320, 438])
        + widths(on: 810, landscape: [320, 535], [750], portrait: [320, 480])
        + widths(on: 834, landscape: [320, 551], [782], portrait: [320, 504])
        + widths(on: 834, landscape: [375, 592], [809], portrait: [320, 504])
        + widths(on: 1024, landscape: [375], [678, 981], portrait: [375, 639])

    private static func widths(
        on device: Double, landscape compact: [Double], _ regular: [Double], portrait: [Double]
    ) -> [SplitViewWidth] {
        compact.map {
            SplitViewWidth(deviceWidth: device, isLandscape: true, width: $0, horizontalSizeClass: .compact)
        }
            + regular.map {
                SplitViewWidth(deviceWidth: device, isLandscape: true, width: $0, horizontalSizeClass: .regular)
            }
            + portrait.map {
                SplitViewWidth(deviceWidth: device, isLandscape: false, width: $0, horizontalSizeClass: .compact)
            }
    }
}
