import Scene

/// A width of an app in split view on an iPad, with its size class.
public struct SplitViewWidth: Hashable, Sendable {
    /// The iPad's upright width, points.
    public var deviceWidth: Double
    /// The iPad's upright height, points.
    public var deviceHeight: Double
    public var isLandscape: Bool
    /// Points.
    public var width: Double
    public var horizontalSizeClass: SizeClass

    /// Every width of split view and slide over, by device, on its side first, from narrow to wide.
    ///
    /// Source: Apple's Human Interface Guidelines, Multitasking, and its table of size classes.
    public static let all: [SplitViewWidth] =
        widths(on: 768, 1024, landscape: [320, 507], [694], portrait: [320, 438])
        + widths(on: 810, 1080, landscape: [320, 535], [750], portrait: [320, 480])
        + widths(on: 834, 1112, landscape: [320, 551], [782], portrait: [320, 504])
        + widths(on: 834, 1194, landscape: [375, 592], [809], portrait: [320, 504])
        + widths(on: 1024, 1366, landscape: [375], [678, 981], portrait: [375, 639])

    private static func widths(
        on width: Double, _ height: Double, landscape compact: [Double], _ regular: [Double], portrait: [Double]
    ) -> [SplitViewWidth] {
        func make(_ part: Double, _ isLandscape: Bool, _ sizeClass: SizeClass) -> SplitViewWidth {
            SplitViewWidth(
                deviceWidth: width, deviceHeight: height, isLandscape: isLandscape, width: part,
                horizontalSizeClass: sizeClass)
        }
        return compact.map { make($0, true, .compact) } + regular.map { make($0, true, .regular) }
            + portrait.map { make($0, false, .compact) }
    }

    /// The part of the iPad's screen, as high as the screen.
    var screen: Screen? {
        let size = Size(width: deviceWidth, height: deviceHeight)
        guard let device = DevicePreset.all.first(where: { $0.size == size }) else { return nil }
        var screen = device.screen(isLandscape: isLandscape)
        screen.size.width = width
        screen.horizontalSizeClass = horizontalSizeClass
        return screen
    }

    /// The height of the part, points.
    var height: Double { isLandscape ? deviceWidth : deviceHeight }
}
