import Scene

extension DevicePreset {
    /// Every known screen, the phones first, from small to large.
    ///
    /// Source: swift-snapshot-testing's view configurations and Apple's table of size classes; the safe area
    /// of iPhone 11 is what Interface Builder has for it since Xcode 13, where older versions have that of iPhone XR.
    /// docs/uikit.md says of each how sure it is.
    public static let all: [DevicePreset] = phones + pads

    private static let phones: [DevicePreset] = [
        homeButton("iPhone SE (1st generation)", ["iPhone SE 1", "iPhone 5s"], 320, 568, scale: 2),
        homeButton(
            "iPhone SE", ["iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6", "iPhone SE 2", "iPhone SE 3"],
            375, 667, scale: 2),
        homeButton(
            "iPhone 8 Plus", ["iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"], 414, 736, scale: 3, .plusPhone),
        notched("iPhone X", ["iPhone XS", "iPhone 11 Pro"], 375, 812, top: 44, corners: 39),
        notched("iPhone 12 mini", ["iPhone 13 mini"], 375, 812, top: 50, corners: 44),
        notched("iPhone XR", [], 414, 896, scale: 2, top: 44, corners: 41.5, .plusPhone),
        notched("iPhone 11", [], 414, 896, scale: 2, top: 48, corners: 41.5, .plusPhone),
        notched("iPhone XS Max", ["iPhone 11 Pro Max"], 414, 896, top: 44, corners: 39, .plusPhone),
        notched(
            "iPhone 14",
            ["iPhone", "iPhone 13", "iPhone 12", "iPhone 13 Pro", "iPhone 12 Pro", "iPhone 16e", "iPhone 17e"],
            390, 844, top: 47, corners: 47),
        notched(
            "iPhone 14 Plus", ["iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, top: 47, corners: 53, .plusPhone),
        notched("iPhone 15", ["iPhone 14 Pro", "iPhone 15 Pro", "iPhone 16"], 393, 852, top: 59, corners: 55),
        notched(
            "iPhone 15 Pro Max", ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 16 Plus"], 430, 932, top: 59,
            corners: 55, .plusPhone),
        notched(
            "iPhone 17", ["iPhone 16 Pro", "iPhone 17 Pro", "iPhone 18 Pro"], 402, 874, top: 62, corners: 62),
        notched("iPhone Air", [], 420, 912, top: 68, corners: 62, .plusPhone),
        notched(
            "iPhone 17 Pro Max", ["iPhone 16 Pro Max", "iPhone 18 Pro Max"], 440, 956, top: 62, corners: 62,
            .plusPhone),
        folding("iPhone Duo", ["iPhone Duo closed"], 466, 678, upright: EdgeInsets(bottom: 34, right: 84), .phone),
        folding("iPhone Duo open", [], 669, 951, upright: EdgeInsets(top: 82, bottom: 34), .unfolded),
    ]

    private static let pads: [DevicePreset] = [
        pad("iPad 9.7\"", ["iPad 9.7", "iPad mini", "iPad mini 5"], 768, 1024, top: 20),
        pad("iPad 10.2\"", ["iPad 10.2", "iPad (9th generation)"], 810, 1080, top: 20),
        pad("iPad 10.5\"", ["iPad 10.5", "iPad Pro 10.5"], 834, 1112, top: 20),
        pad(
            "iPad",
            [
                "iPad (10th generation)", "iPad (A16)", "iPad Air", "iPad Air 4", "iPad Air 5", "iPad Air 11\"",
                "iPad Air 11",
            ],
            820, 1180, top: 24, bottom: 20),
        pad("iPad Pro 11\"", ["iPad Pro 11", "iPad Pro"], 834, 1194, top: 24, bottom: 20),
        pad(
            "iPad Pro 12.9\"", ["iPad Pro 12.9", "iPad Air 13\"", "iPad Air 13"], 1024, 1366, top: 24, bottom: 20),
        pad(
            "iPad mini 8.3\"", ["iPad mini 8.3", "iPad mini 6", "iPad mini 7", "iPad mini (A17 Pro)"], 744, 1133,
            top: 24, bottom: 20),
        pad(
            "iPad Pro 11\" (M4)", ["iPad Pro 11 M4", "iPad Pro 11 M5"], 834, 1210, top: 24, bottom: 20),
        pad(
            "iPad Pro 13\"", ["iPad Pro 13", "iPad Pro 13 M4", "iPad Pro 13 M5"], 1032, 1376, top: 24, bottom: 20),
    ]

    private static func homeButton(
        _ name: String, _ aliases: [String], _ width: Double, _ height: Double, scale: Double, _ idiom: Idiom = .phone
    ) -> DevicePreset {
        DevicePreset(
            name: name, aliases: aliases, size: Size(width: width, height: height), scale: scale,
            portraitSafeArea: EdgeInsets(top: 20), landscapeSafeArea: .zero, cornerRadius: 0, idiom: idiom)
    }

    /// A phone without a home button: in landscape both sides have the notch's inset.
    private static func notched(
        _ name: String, _ aliases: [String], _ width: Double, _ height: Double, scale: Double = 3, top: Double,
        corners: Double, _ idiom: Idiom = .phone
    ) -> DevicePreset {
        DevicePreset(
            name: name, aliases: aliases, size: Size(width: width, height: height), scale: scale,
            portraitSafeArea: EdgeInsets(top: top, bottom: 34),
            landscapeSafeArea: EdgeInsets(left: top, bottom: 21, right: top), cornerRadius: corners, idiom: idiom)
    }

    /// One of the two screens of a phone that folds: bars stand at the right side, except on the tall inner screen.
    private static func folding(
        _ name: String, _ aliases: [String], _ width: Double, _ height: Double, upright: EdgeInsets, _ idiom: Idiom
    ) -> DevicePreset {
        DevicePreset(
            name: name, aliases: aliases, size: Size(width: width, height: height), scale: 3,
            portraitSafeArea: upright, landscapeSafeArea: EdgeInsets(bottom: 34, right: 84), cornerRadius: 55,
            idiom: idiom)
    }

    private static func pad(
        _ name: String, _ aliases: [String], _ width: Double, _ height: Double, top: Double, bottom: Double = 0
    ) -> DevicePreset {
        let insets = EdgeInsets(top: top, bottom: bottom)
        return DevicePreset(
            name: name, aliases: aliases, size: Size(width: width, height: height), scale: 2,
            portraitSafeArea: insets, landscapeSafeArea: insets, cornerRadius: bottom > 0 ? 18 : 0, idiom: .pad)
    }
}
