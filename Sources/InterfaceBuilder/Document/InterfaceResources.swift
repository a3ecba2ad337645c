import Scene

/// What a whole file tells of its views: the sizes of pictures, and whose UIKit measured them.
struct InterfaceResources: Hashable, Sendable {
    /// The natural size of each picture by name, points; symbols are left out.
    var images: [String: Size]
    /// Of Interface Builder: 13000 and more since Xcode 9, 15000 since 11, 19000 since 13, 21000 since 14.1, 24000 since
    /// 26.
    var toolsVersion: Double
}

extension InterfaceResources {
    /// The natural size of a control where that version's UIKit has another than today's, points.
    ///
    /// Source: frames saved by it, for each control of three files at least.
    func naturalSize(of view: InterfaceView) -> (width: Double?, height: Double?)? {
        switch view.tag {
        case "switch" where toolsVersion >= 24_000: (61, 28)
        case "stepper" where toolsVersion < 15_000: (94, 29)
        case "searchBar" where (19_000..<21_000).contains(toolsVersion): (nil, 51)
        case "textField"
        where toolsVersion < 15_000 && view.element["borderStyle"] == "roundedRect"
            && view.element.child(key: "fontDescription")?.number("pointSize") == 14:
            (nil, 30)
        case "button" where Self.infoButtons.contains(view.element["buttonType"] ?? ""): (25, 24)
        default: nil
        }
    }

    private static let infoButtons = ["infoLight", "infoDark", "detailDisclosure", "contactAdd"]

    /// Whether cells have margins of their own, as since Xcode 9; before, 8 all round as other views.
    var hasCellMargins: Bool { toolsVersion >= 13_000 }

    /// The font of a configured button's title where no other is said, points; nil for today's.
    var configuredTitleSize: Double? { toolsVersion < 21_000 ? 14 : nil }
}
