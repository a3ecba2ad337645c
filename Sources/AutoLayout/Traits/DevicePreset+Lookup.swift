import Scene

extension DevicePreset {
    /// The device of that name or alias, capitals and small letters alike; nil where there is none.
    public static func named(_ name: String) -> DevicePreset? {
        let wanted = folded(name)
        if let device = all.first(where: { folded($0.name) == wanted }) { return device }
        return all.first { device in device.aliases.contains { folded($0) == wanted } }
    }

    /// Every name that `named(_:)` knows, each device's own before its aliases.
    public static var names: [String] {
        all.flatMap { [$0.name] + $0.aliases }
    }

    /// The first device of exactly that size upright or on its side, points, and which of the two it is.
    package static func matching(_ size: Size) -> (device: DevicePreset, isLandscape: Bool)? {
        for device in all {
            if device.size == size { return (device, false) }
            if device.size == Size(width: size.height, height: size.width) { return (device, true) }
        }
        return nil
    }

    /// The device that a width in points stands for where no height is given.
    static func representing(width: Double) -> DevicePreset? {
        representatives.first { $0.size.width == width }
    }

    /// The device with the greatest upright width not above `width`, points; the narrowest where all are wider.
    static func nearest(width: Double) -> DevicePreset? {
        let known = representatives.filter { !newest.contains($0.name) }
        let fitting = known.filter { $0.size.width <= width }
        return fitting.max { $0.size.width < $1.size.width } ?? known.min { $0.size.width < $1.size.width }
    }

    /// Devices that stand for their own width alone: a width between those of devices has meant an older one since
    /// before they were here, and the pages that name it shall stay as they are.
    private static let newest = [
        "iPhone 17", "iPhone Air", "iPhone 17 Pro Max", "iPad mini 8.3\"", "iPad Pro 13\"",
    ]

    /// One device for each width. Where several share one: the home button at 375, the one-inch-larger XR at 414, the
    /// Pro at 834.
    private static let representatives: [DevicePreset] = all.filter {
        ![
            "iPhone 8 Plus", "iPhone X", "iPhone 12 mini", "iPhone XS Max", "iPad 10.5\"", "iPad Pro 11\" (M4)",
            "iPhone Duo", "iPhone Duo open",
        ].contains($0.name)
    }

    /// ASCII letters made small; names have no others.
    private static func folded(_ name: String) -> [UInt8] {
        name.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
    }
}
