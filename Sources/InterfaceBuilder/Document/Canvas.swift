import AutoLayout
import Scene

/// The device that a file was drawn for.
struct Canvas: Hashable, Sendable {
    /// Pixels a point; 2 where the file tells no device, as before Xcode 8.
    var scale: Double
    /// Of the device's screen, points; nil where the file tells no device that is known.
    var safeArea: EdgeInsets?

    init(_ document: XMLElement) {
        guard let device = document.child("device"), let id = device["id"] else {
            (scale, safeArea) = (2, nil)
            return
        }
        scale = id.hasPrefix("ipad") || Self.devicesOfTwoPixels.contains(id) ? 2 : 3
        let match = Self.sizes[id].flatMap { DevicePreset.matching($0) }
        safeArea = match?.device.screen(isLandscape: device["orientation"] == "landscape").safeAreaInsets
    }

    private static let devicesOfTwoPixels = ["retina3_5", "retina4_0", "retina4_7", "retina6_1"]

    /// Upright, points.
    private static let sizes: [String: Size] = [
        "retina3_5": Size(width: 320, height: 480), "retina4_0": Size(width: 320, height: 568),
        "retina4_7": Size(width: 375, height: 667), "retina5_5": Size(width: 414, height: 736),
        "retina5_9": Size(width: 375, height: 812), "retina6_1": Size(width: 414, height: 896),
        "retina6_5": Size(width: 414, height: 896), "retina6_0": Size(width: 390, height: 844),
        "retina6_7": Size(width: 428, height: 926), "retina6_12": Size(width: 393, height: 852),
        "retina6_72": Size(width: 430, height: 932), "ipad9_7": Size(width: 768, height: 1024),
        "ipad10_5": Size(width: 834, height: 1112), "ipad11_0rounded": Size(width: 834, height: 1194),
        "ipad12_9": Size(width: 1024, height: 1366), "ipad12_9rounded": Size(width: 1024, height: 1366),
        "ipad10_9rounded": Size(width: 820, height: 1180), "ipad10_2": Size(width: 810, height: 1080),
        "ipad8_3rounded": Size(width: 744, height: 1133),
    ]
}
