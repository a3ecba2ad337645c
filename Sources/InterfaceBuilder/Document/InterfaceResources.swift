import AutoLayout
import Scene

/// What a whole file tells of its views: the sizes of pictures, and whose UIKit measured them.
struct InterfaceResources: Hashable, Sendable {
    /// The natural size of each picture by name, points; symbols are left out.
    var images: [String: Size]
    /// The box of each symbol by name: its shape alone, in whatever size.
    var symbols: [String: Size]
    /// Of Interface Builder: 9000 and more since Xcode 7, 13000 since 9, 14800 since 11, 17000 since 12, 19000 since 13,
    /// 21000 since 14.1, 24000 since 26; 32700 in files that Apple's own builds have written.
    var toolsVersion: Double
    /// Of the canvas: pixels a point.
    var scale: Double
    /// Whether the file is for iPads alone.
    var isForTablets = false
}

extension InterfaceResources {
    /// The natural size of a control where that version's UIKit has another than today's, points.
    ///
    /// Source: frames saved by it, for each control of three files at least; for search bars since Xcode 26 of one, and
    /// before Xcode 9 of two, and for page controls of Xcode 16 of two.
    func naturalSize(of view: InterfaceView) -> (width: Double?, height: Double?)? {
        switch view.tag {
        case "switch" where isFromXcode26On: (61, 28)
        case "slider" where (23_700..<32_000).contains(toolsVersion): (nil, isFromXcode26On ? 34 : 33)
        case "progressView" where toolsVersion < 17_000: (nil, 2)
        case "pageControl" where toolsVersion < 17_000:
            (view.element.number("numberOfPages").map { 16 * $0 - 9 }, 37)
        case "pageControl" where toolsVersion < 19_000:
            (view.element.number("numberOfPages").map { 18 * $0 + 68 }, 28)
        case "pageControl" where (23_000..<24_000).contains(toolsVersion):
            (view.element.number("numberOfPages").map { 18 * $0 + (scale == 3 ? 19 : 20) }, 26)
        case "stepper" where !isFromXcode11On: (94, 29)
        // An empty field; of others the width is their text's.
        case "textField" where view.isEmptyField: naturalFieldHeight(of: view).map { (25, $0) }
        case "searchBar" where toolsVersion < 13_000: (nil, 44)
        case "searchBar" where (18_000..<21_000).contains(toolsVersion): (nil, 51)
        case "searchBar" where isFromXcode26On: (nil, 64)
        // On a phone before Xcode 7; 9 of 9 of one author, and on an iPad 216 (2 of 2).
        case "pickerView" where isOldPhone, "datePicker" where isOldPhone: (320, 162)
        case "button" where Self.infoButtons.contains(view.element["buttonType"] ?? ""): infoSize(of: view)
        default: nil
        }
    }

    /// Of an info button and others with a symbol of their type: with a configuration 50 × 34 (8 of 8, of two authors), else 25 × 24
    /// up to Xcode 12 (4 of 5, of three authors), and a circle of 25⅔ points since (3 of 3, of two), which Xcode 13 is taken to have.
    private func infoSize(of view: InterfaceView) -> (width: Double?, height: Double?) {
        if view.element.child(key: "configuration") != nil { return (50, 34) }
        let side = scale == 3 ? 25.67 : 26
        return toolsVersion < 19_000 ? (25, 24) : (side, side)
    }

    /// Whether Xcode 26 wrote the file, or a later one. Since then sliders have no alignment rect insets: none of 18 that two
    /// authors saved, and all 10 of Xcode 16.4.
    var isFromXcode26On: Bool { (24_000..<32_000).contains(toolsVersion) }

    /// The height of a control whose width is its text's, where that version's UIKit has another than today's, points.
    func naturalHeight(of view: InterfaceView) -> Double? {
        switch view.tag {
        case "segmentedControl" where !isFromXcode11On: 28
        case "textField" where !view.isEmptyField: naturalFieldHeight(of: view)
        default: nil
        }
    }

    /// Before Xcode 11; with a line as saved at 17 points by one file of Xcode 8 (3 of 3).
    private func naturalFieldHeight(of view: InterfaceView) -> Double? {
        let size = view.element.child(key: "fontDescription")?.number("pointSize") ?? 17
        return switch view.element["borderStyle"] {
        case "roundedRect" where !isFromXcode11On && size <= 17: 30
        case "line" where !isFromXcode11On: Font.system(size).lineHeight.rounded(.up) + 4
        default: nil
        }
    }

    private var isOldPhone: Bool { toolsVersion < 9_000 && !isForTablets }

    private var isFromXcode11On: Bool { toolsVersion >= 14_800 }

    private static let infoButtons = ["infoLight", "infoDark", "detailDisclosure", "contactAdd"]

    /// What margins at the sides of a screen are more than today's, points: in Xcode 6 they are 16 at every width.
    ///
    /// Source: 11 saved views of two authors on its canvas of 600 points; all 31 since Xcode 7 have today's.
    func marginDifference(on screen: Size) -> Double {
        guard toolsVersion < 7_000 else { return 0 }
        return 16 - Screen.preset(width: screen.width, height: screen.height).systemMinimumMargin
    }

    /// Whether cells have margins of their own, as since Xcode 9; before, 8 all round as other views.
    var hasCellMargins: Bool { toolsVersion >= 13_000 }

    /// The font of a configured button's title where no other is said, points; nil for today's.
    var configuredTitleSize: Double? { toolsVersion < 21_000 ? 14 : nil }
}

extension InterfaceView {
    /// Whether it is a text field with neither a text nor a placeholder.
    fileprivate var isEmptyField: Bool {
        (element["text"] ?? "").isEmpty && (element["placeholder"] ?? "").isEmpty
            && !element.children.contains { ["text", "placeholder"].contains($0["key"] ?? "") }
    }
}
