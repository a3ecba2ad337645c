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
            _ landscape: EdgeInsets, _ classes: String
        ) {
            (self.name, size, self.scale) = (name, Size(width: width, height: height), scale)
            portrait = EdgeInsets(top: top, bottom: bottom)
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
        Case("iPad 9.7\"", 768, 1024, 2, 20, 0, old, "RR RR"),
        Case("iPad 10.2\"", 810, 1080, 2, 20, 0, old, "RR RR"),
        Case("iPad 10.5\"", 834, 1112, 2, 20, 0, old, "RR RR"),
        Case("iPad Air", 820, 1180, 2, 24, 20, new, "RR RR"),
        Case("iPad Pro 11\"", 834, 1194, 2, 24, 20, new, "RR RR"),
        Case("iPad Pro 12.9\"", 1024, 1366, 2, 24, 20, new, "RR RR"),
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
            ("iPhone 13 Pro Max", 428), ("iPhone 16", 393), ("iPad Pro", 834),
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
        ])
    func notDescribed(_ description: String) { #expect(Screen.device(description) == nil) }
}
