import Scene

/// An iPhone or iPad: its screen upright and on its side.
public struct DevicePreset: Hashable, Sendable {
    /// What the device is called, such as `iPhone 14`.
    public var name: String
    /// Other devices and shorter names for the same screen.
    public var aliases: [String]
    /// The upright size, points.
    public var size: Size
    /// Pixels per point.
    public var scale: Double
    /// Points, upright.
    public var portraitSafeArea: EdgeInsets
    /// Points, on its side.
    public var landscapeSafeArea: EdgeInsets
    /// Of the glass, points; 0 for a screen with corners.
    public var cornerRadius: Double
    public var idiom: Idiom

    /// Which size classes a device has.
    public enum Idiom: String, Hashable, Sendable {
        /// Compact in width either way.
        case phone
        /// A large phone: regular in width when it lies on its side.
        case plusPhone
        /// The inner screen of a phone that folds: regular both ways.
        case unfolded
        /// Regular both ways.
        case pad

        /// Whether it is regular in height on its side, too.
        var isAlwaysHigh: Bool {
            switch self {
            case .phone, .plusPhone: false
            case .unfolded, .pad: true
            }
        }
    }

    /// The screen of the device, upright unless `isLandscape`.
    public func screen(isLandscape: Bool = false) -> Screen {
        Screen(
            size: isLandscape ? Size(width: size.height, height: size.width) : size, scale: scale,
            safeAreaInsets: isLandscape ? landscapeSafeArea : portraitSafeArea,
            horizontalSizeClass: horizontalSizeClass(isLandscape: isLandscape),
            verticalSizeClass: isLandscape && !idiom.isAlwaysHigh ? .compact : .regular)
    }

    private func horizontalSizeClass(isLandscape: Bool) -> SizeClass {
        switch idiom {
        case .phone: .compact
        case .plusPhone: isLandscape ? .regular : .compact
        case .unfolded, .pad: .regular
        }
    }
}
