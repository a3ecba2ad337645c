import AutoLayout
import Scene

/// The device that a file was drawn for.
struct Canvas: Hashable, Sendable {
    /// Pixels a point; 2 where the file tells no device, as before Xcode 8.
    var scale: Double
    /// What the device's screen had free at its edges in the version that saved the file, points; nil where the file tells
    /// no device that is known.
    var safeArea: EdgeInsets?
    /// Of the device's screen as it is held, points; nil like the safe area.
    var size: Size?

    init(_ document: XMLElement) {
        scale = 2
        guard let device = document.child("device"), let id = device["id"] else { return }
        scale = id.hasPrefix("ipad") || Self.devicesOfTwoPixels.contains(id) ? 2 : 3
        guard let upright = Self.sizes[id], let match = DevicePreset.matching(upright) else { return }
        let isLandscape = device["orientation"] == "landscape"
        size = isLandscape ? Size(width: upright.height, height: upright.width) : upright
        var insets = match.device.screen(isLandscape: isLandscape).safeAreaInsets
        if !isLandscape, let top = Self.top(of: id, ofTools: document.toolsVersion) { insets.top = top }
        safeArea = insets
    }

    /// What is free above on a device that is held upright, where a version had it otherwise than the device has it, points.
    ///
    /// Source: saved frames that are tied to the safe area. Devices with a home button have none from Xcode 11 to 14 (17 views
    /// of 17, and 23 of 23 below a navigation bar), and 20 before (35 of 35) and since Xcode 15 (6 below a bar). Those with a
    /// notch have 44 up to Xcode 14.0 (109 of 109 without a bar), and an iPhone 11 has 48 since (60 of 60). The canvas 375 points
    /// wide has 47 in Xcode 14.1 to 14.3 (3 of 3) and 50 since Xcode 15 (4 of 4).
    private static func top(of id: String, ofTools toolsVersion: Double) -> Double? {
        switch id {
        case "retina3_5", "retina4_0", "retina4_7", "retina5_5":
            (15_000..<22_000).contains(toolsVersion) ? 0 : nil
        case "retina6_1": toolsVersion < 21_000 ? 44 : 48
        case "retina5_9": toolsVersion < 21_000 ? 44 : toolsVersion < 22_000 ? 47 : 50
        case "retina6_0", "retina6_5", "retina6_7": toolsVersion < 21_000 ? 44 : nil
        default: nil
        }
    }

    /// What a screen of a size of its own has free at its edges, points: as much as the device, but for sheets, which are as
    /// wide as it and lower by what the screen below them shows above. Nil where the device is not known.
    ///
    /// Source: saved frames; 23 of 24 views that are tied to the safe area of a sheet have none above, 10 of 10 the device's
    /// below where it is 54 lower, and 3 of 3 none where it is 10 lower. Sheets that are 20 lower are taken to have none, too.
    /// Views in container views begin at the canvas's top, so that shorter ones end above the home indicator: 4 of 4 have none
    /// below, of two authors, and 2 of 2 the device's above.
    func safeArea(ofFreeSize screen: Size, isEmbedded: Bool) -> EdgeInsets? {
        guard var insets = safeArea, let size else { return safeArea }
        let rest = size.height - screen.height
        if isEmbedded { insets.bottom = max(0, insets.bottom - max(0, rest)) }
        guard !isEmbedded, isSheet(screen) else { return insets }
        insets.top = 0
        if rest != 54 { insets.bottom = 0 }
        return insets
    }

    /// Whether a screen is a sheet over another one of an upright phone.
    func isSheet(_ screen: Size) -> Bool {
        guard let size, size.width < size.height, screen.width == size.width else { return false }
        return [10, 20, 54].contains(size.height - screen.height)
    }

    private static let devicesOfTwoPixels = ["retina3_5", "retina4_0", "retina4_7", "retina6_1"]

    /// Upright, points.
    private static let sizes: [String: Size] = [
        "retina3_5": Size(width: 320, height: 480), "retina4_0": Size(width: 320, height: 568),
        "retina4_7": Size(width: 375, height: 667), "retina5_5": Size(width: 414, height: 736),
        "retina5_9": Size(width: 375, height: 812), "retina6_1": Size(width: 414, height: 896),
        "retina6_5": Size(width: 414, height: 896), "retina6_0": Size(width: 390, height: 844),
        "retina6_7": Size(width: 428, height: 926), "retina6_12": Size(width: 393, height: 852),
        "retina6_72": Size(width: 430, height: 932), "retina6_3": Size(width: 402, height: 874),
        "ipad9_7": Size(width: 768, height: 1024),
        "ipad10_5": Size(width: 834, height: 1112), "ipad11_0rounded": Size(width: 834, height: 1194),
        "ipad12_9": Size(width: 1024, height: 1366), "ipad12_9rounded": Size(width: 1024, height: 1366),
        "ipad10_9rounded": Size(width: 820, height: 1180), "ipad10_2": Size(width: 810, height: 1080),
        "ipad8_3rounded": Size(width: 744, height: 1133),
    ]
}
