import Scene

extension Screen {
    /// The screen that a width, and perhaps a height, in points stand for.
    ///
    /// A device of that size upright or on its side; with a width alone, the device that has it upright, the iPad that
    /// has it on its side, or the part of an iPad's screen that has it in split view. Any other size takes scale and
    /// safe area of the next narrower device, and its height where none is given; it is regular in width from 678
    /// points and compact in height below 480.
    public static func preset(width: Double, height: Double? = nil) -> Screen {
        if let exact = exactPreset(width: width, height: height) { return exact }
        var screen = DevicePreset.nearest(width: width)?.screen() ?? Screen(size: Size(width: width, height: 0))
        screen.size = Size(width: width, height: height ?? screen.size.height)
        screen.horizontalSizeClass = width >= leastRegularWidth ? .regular : .compact
        screen.verticalSizeClass = screen.size.height < leastRegularHeight ? .compact : .regular
        return screen
    }

    private static func exactPreset(width: Double, height: Double?) -> Screen? {
        if let height {
            if let match = DevicePreset.matching(Size(width: width, height: height)) {
                return match.device.screen(isLandscape: match.isLandscape)
            }
            return SplitViewWidth.all.first { $0.width == width && $0.height == height }?.screen
        }
        if let device = DevicePreset.representing(width: width) { return device.screen() }
        if let pad = DevicePreset.all.first(where: { $0.idiom == .pad && $0.size.height == width }) {
            return pad.screen(isLandscape: true)
        }
        return SplitViewWidth.all.first { $0.width == width }?.screen
    }

    /// The narrowest regular width of split view, points: half of the 12.9-inch iPad on its side.
    public static let leastRegularWidth = 678.0
    /// Every phone on its side is lower, every device upright is higher.
    private static let leastRegularHeight = 480.0
}
