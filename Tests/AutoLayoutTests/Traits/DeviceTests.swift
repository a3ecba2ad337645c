import Diagnostics
import Foundation
import Scene
import Testing

@testable import AutoLayout

@Suite("A device")
struct DeviceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let size: Size
        let scale: Double
        let portrait: EdgeInsets
        let landscape: EdgeInsets
        /// Horizontal and vertical, upright, then on its side.
        let classes: String
        var testDescription: String { name }

        init(
            _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double, _ bottom: Double,
            _ landscape: EdgeInsets, _ classes: String, right: Double = 0
        ) {
            (self.name, size, self.scale) = (name, Size(width: width, height: height), scale)
            portrait = EdgeInsets(top: top, bottom: bottom, right: right)
            (self.landscape, self.classes) = (landscape, classes)
        }
    }

    private static func sides(_ inset: Double) -> EdgeInsets { EdgeInsets(left: inset, bottom: 21, right: inset) }
    private static let old = EdgeInsets(top: 20)
    private static let new = EdgeInsets(top: 24, bottom: 20)

    static let cases = [
        Case("iPhone SE 1", 320, 568, 2, 20, 0, .zero, "CR CC"),
        Case("iPhone 8", 375, 667, 2, 20, 0, .zero, "CR CC"),
        Case("iPhone 8 Plus", 414, 736, 3, 20, 0, .zero, "CR RC"),
        Case("iPhone X", 375, 812, 3, 44, 34, sides(44), "CR CC"),
        Case("iPhone 12 mini", 375, 812, 3, 50, 34, sides(50), "CR CC"),
        Case("iPhone XR", 414, 896, 2, 44, 34, sides(44), "CR RC"),
        Case("iPhone 11", 414, 896, 2, 48, 34, sides(48), "CR RC"),
        Case("iPhone XS Max", 414, 896, 3, 44, 34, sides(44), "CR RC"),
        Case("iPhone 14", 390, 844, 3, 47, 34, sides(47), "CR CC"),
        Case("iPhone 14 Plus", 428, 926, 3, 47, 34, sides(47), "CR RC"),
        Case("iPhone 15", 393, 852, 3, 59, 34, sides(59), "CR CC"),
        Case("iPhone 14 Pro Max", 430, 932, 3, 59, 34, sides(59), "CR RC"),
        Case("iPhone 17", 402, 874, 3, 62, 34, sides(62), "CR CC"),
        Case("iPhone Air", 420, 912, 3, 68, 34, sides(68), "CR RC"),
        Case("iPhone 16 Pro Max", 440, 956, 3, 62, 34, sides(62), "CR RC"),
        Case("iPhone Duo", 466, 678, 3, 0, 34, EdgeInsets(bottom: 34, right: 84), "CR CC", right: 84),
        Case("iPhone Duo open", 669, 951, 3, 82, 34, EdgeInsets(bottom: 34, right: 84), "RR RR"),
        Case("iPad 9.7\"", 768, 1024, 2, 20, 0, old, "RR RR"),
        Case("iPad 10.2\"", 810, 1080, 2, 20, 0, old, "RR RR"),
        Case("iPad 10.5\"", 834, 1112, 2, 20, 0, old, "RR RR"),
        Case("iPad Air", 820, 1180, 2, 24, 20, new, "RR RR"),
        Case("iPad Pro 11\"", 834, 1194, 2, 24, 20, new, "RR RR"),
        Case("iPad Pro 12.9\"", 1024, 1366, 2, 24, 20, new, "RR RR"),
        Case("iPad mini 6", 744, 1133, 2, 24, 20, new, "RR RR"),
        Case("iPad Pro 11 M4", 834, 1210, 2, 24, 20, new, "RR RR"),
        Case("iPad Pro 13", 1032, 1376, 2, 24, 20, new, "RR RR"),
    ]

    @Test("has a screen upright and on its side", arguments: cases)
    func screens(_ test: Case) throws {
        let device = try #require(DevicePreset.named(test.name))
        let (upright, onSide) = (device.screen(), device.screen(isLandscape: true))
        #expect(upright.size == test.size)
        #expect(onSide.size == Size(width: test.size.height, height: test.size.width))
        #expect([upright.scale, onSide.scale] == [test.scale, test.scale])
        #expect(upright.safeAreaInsets == test.portrait)
        #expect(onSide.safeAreaInsets == test.landscape)
        #expect("\(Self.classes(upright)) \(Self.classes(onSide))" == test.classes)
    }

    private static func classes(_ screen: Screen) -> String {
        [screen.horizontalSizeClass, screen.verticalSizeClass].map { $0 == .compact ? "C" : "R" }.joined()
    }

    @Test("is listed once")
    func complete() {
        #expect(DevicePreset.all.count == Self.cases.count)
        #expect(Set(DevicePreset.names).count == DevicePreset.names.count)
    }

    @Test(
        "is found by name and alias, capitals or not",
        arguments: [
            ("iphone se", 375.0), ("IPHONE 14", 390), ("iPhone", 390), ("iPad", 820), ("ipad mini", 768),
            ("iPhone 13 Pro Max", 428), ("iPhone 16", 393), ("iPad Pro", 834), ("iPhone 18 Pro", 402),
            ("iPhone 17e", 390),
            ("iPad Air 13", 1024), ("iPad mini (A17 Pro)", 744), ("iPhone 18 Pro Max", 440), ("iPad (A16)", 820),
        ])
    func lookup(name: String, width: Double) {
        #expect(DevicePreset.named(name)?.size.width == width)
    }

    @Test("is not found by any other name", arguments: ["", "iPhone 3G", "iPhone 14 ", "ïPad"])
    func unknown(name: String) {
        #expect(DevicePreset.named(name) == nil)
    }

    @Test("every name leads to a device")
    func names() {
        for name in DevicePreset.names { #expect(DevicePreset.named(name) != nil) }
    }

    @Test(
        "is described upright, on its side, or by the part that split view gives",
        arguments: [
            ("iPhone 14", "390x844 CR"), ("iPhone 14 landscape", "844x390 CC"), ("iPhone 14 portrait", "390x844 CR"),
            ("iPhone 14 Plus landscape", "926x428 RC"), ("iPad 9.7 landscape", "1024x768 RR"),
            ("iPad 10.2 landscape 535", "535x810 CR"), ("iPad 10.2 portrait 480", "480x1080 CR"),
            ("iPad Pro 12.9 landscape 678", "678x1024 RR"), ("iPad 10.5 landscape 782", "782x834 RR"),
        ])
    func described(_ description: String, _ expected: String) throws {
        let screen = try #require(Screen.device(description))
        #expect("\(Int(screen.size.width))x\(Int(screen.size.height)) \(Self.classes(screen))" == expected)
        #expect(DevicePreset.described(by: description) != nil)
    }

    @Test(
        "is not described by other words",
        arguments: [
            "iPhone 3G landscape", "landscape", "iPad 10.2 landscape 536", "iPad landscape 535", "iPad landscape 1 2",
            "iPhone 14 sheet", "iPhone 14 sheet small", "iPhone Duo open landscape sheet medium", "iPad sheet medium",
            "iPhone 14 popover 320x400", "iPad popover 320", "iPad popover 0x10", "sheet medium", "iPad form",
            "iPhone 14 sheet medium sheet medium",
        ])
    func notDescribed(_ description: String) { #expect(Screen.device(description) == nil) }

    @Test(
        "is what something is presented over",
        arguments: [
            ("iPhone 14 sheet large", "390x787 CR 0 34"), ("iPhone SE sheet large", "375x637 CR 0 0"),
            ("iPhone X sheet large", "375x758 CR 0 34"), ("iPhone 14 sheet medium", "390x422 CR 0 34"),
            ("iPhone 14 sheet 300", "390x334 CR 0 34"), ("iPhone 14 sheet 2000", "390x787 CR 0 34"),
            ("iPhone 14 page sheet", "390x787 CR 0 34"), ("iPad page sheet", "712x1112 CR 0 0"),
            ("iPad landscape column primary", "320x820 CR 24 20"),
            ("iPad landscape column secondary", "860x820 RR 24 20"), ("iPad column secondary", "820x1180 RR 24 20"),
            ("iPhone 14 landscape sheet medium", "844x390 CC 0 21"),
            ("iPhone 8 Plus landscape form sheet", "736x414 RC 0 0"),
            ("iPhone 14 form sheet", "390x787 CR 0 34"), ("iPad form sheet", "540x620 CR 0 0"),
            ("iPad landscape form sheet", "540x620 CR 0 0"), ("iPad popover 320x400", "320x400 CR 0 0"),
        ])
    func presented(_ description: String, _ expected: String) throws {
        let screen = try #require(Screen.device(description))
        let insets = screen.safeAreaInsets
        #expect(
            "\(Int(screen.size.width))x\(Int(screen.size.height)) \(Self.classes(screen)) "
                + "\(Int(insets.top)) \(Int(insets.bottom))" == expected)
        #expect(DevicePreset.described(by: description) != nil)
        #expect(DevicePreset.presentation(in: description) != nil)
    }

    @Test("stands in docs/uikit.md as it is here; RECORD_REFERENCE=1 writes the table anew")
    func reference() throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/uikit.md")
        var text = try String(contentsOf: url, encoding: .utf8)
        let marker = "<!-- devices -->\n"
        let start = try #require(text.range(of: marker)?.upperBound)
        let end = try #require(text.range(of: "\n\nHow sure", range: start..<text.endIndex)?.lowerBound)
        let table = Self.table
        if ProcessInfo.processInfo.environment["RECORD_REFERENCE"] != nil {
            text.replaceSubrange(start..<end, with: table)
            try text.write(to: url, atomically: true, encoding: .utf8)
        } else {
            #expect(text[start..<end] == table)
        }
    }

    private static var table: String {
        let heading = [
            "device", "also", "points", "scale", "safe area upright", "`landscape`", "corners", "classes",
        ]
        let rows = DevicePreset.all.map { device in
            let (upright, onSide) = (device.screen(), device.screen(isLandscape: true))
            return [
                device.name, device.aliases.joined(separator: ", "),
                "\(number(device.size.width)) × \(number(device.size.height))", "@\(number(device.scale))x",
                insets(device.portraitSafeArea), insets(device.landscapeSafeArea), number(device.cornerRadius),
                "\(classes(upright)) \(classes(onSide))",
            ]
        }
        let lines = ([heading] + rows).map { "| \($0.joined(separator: " | ")) |" }
        return ([lines[0], "|" + String(repeating: "---|", count: heading.count)] + lines.dropFirst())
            .joined(separator: "\n")
    }

    private static func insets(_ insets: EdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map { number($0) }.joined(separator: ", ")
    }
}
