import Testing

@testable import AutoLayout

@Suite("The screen of a width and a height")
struct ScreenPresetTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let width: Double
        let height: Double?
        let expected: String
        var testDescription: String { "\(width) × \(height.map { "\($0)" } ?? "any")" }

        init(_ width: Double, _ expected: String) {
            (self.width, height, self.expected) = (width, nil, expected)
        }

        init(_ width: Double, _ height: Double, _ expected: String) {
            (self.width, self.height, self.expected) = (width, height, expected)
        }
    }

    /// Size, scale, safe area top, left, bottom, right, size classes.
    static let cases = [
        Case(320, "320x568@2 20 0 0 0 CR"), Case(375, "375x667@2 20 0 0 0 CR"), Case(390, "390x844@3 47 0 34 0 CR"),
        Case(393, "393x852@3 59 0 34 0 CR"), Case(414, "414x896@2 44 0 34 0 CR"), Case(428, "428x926@3 47 0 34 0 CR"),
        Case(430, "430x932@3 59 0 34 0 CR"), Case(768, "768x1024@2 20 0 0 0 RR"), Case(810, "810x1080@2 20 0 0 0 RR"),
        Case(820, "820x1180@2 24 0 20 0 RR"), Case(834, "834x1194@2 24 0 20 0 RR"),
        Case(1024, "1024x1366@2 24 0 20 0 RR"), Case(1180, "1180x820@2 24 0 20 0 RR"),
        Case(1194, "1194x834@2 24 0 20 0 RR"), Case(1366, "1366x1024@2 24 0 20 0 RR"),
        Case(1024, 768, "1024x768@2 20 0 0 0 RR"), Case(834, 1112, "834x1112@2 20 0 0 0 RR"),
        Case(414, 736, "414x736@3 20 0 0 0 CR"), Case(736, 414, "736x414@3 0 0 0 0 RC"),
        Case(375, 812, "375x812@3 44 0 34 0 CR"), Case(844, 390, "844x390@3 0 47 21 47 CC"),
        Case(896, 414, "896x414@2 0 44 21 44 RC"), Case(568, 320, "568x320@2 0 0 0 0 CC"),
        Case(390, 600, "390x600@3 47 0 34 0 CR"), Case(300, "300x568@2 20 0 0 0 CR"),
        Case(400, "400x852@3 59 0 34 0 CR"), Case(677, "677x932@3 59 0 34 0 CR"),
        Case(678, "678x1024@2 24 0 20 0 RR"), Case(679, "679x932@3 59 0 34 0 RR"),
        Case(2000, "2000x1366@2 24 0 20 0 RR"),
        Case(507, "507x768@2 20 0 0 0 CR"), Case(694, 768, "694x768@2 20 0 0 0 RR"),
        Case(639, "639x1366@2 24 0 20 0 CR"),
        Case(504, 1194, "504x1194@2 24 0 20 0 CR"), Case(320, 810, "320x810@2 20 0 0 0 CR"),
        Case(500, 479, "500x479@3 59 0 34 0 CC"), Case(0, "0x568@2 20 0 0 0 CR"),
    ]

    @Test("is a device's, or like the next narrower device's", arguments: cases)
    func preset(_ test: Case) {
        let screen = Screen.preset(width: test.width, height: test.height)
        let insets = screen.safeAreaInsets
        let numbers = [insets.top, insets.left, insets.bottom, insets.right].map { "\(Int($0))" }
        let classes = [screen.horizontalSizeClass, screen.verticalSizeClass].map { $0 == .compact ? "C" : "R" }
        let text =
            "\(Int(screen.size.width))x\(Int(screen.size.height))@\(Int(screen.scale)) "
            + "\(numbers.joined(separator: " ")) \(classes.joined())"
        #expect(text == test.expected)
    }

    @Test("takes any number", arguments: [-1, .nan, .infinity, 1e300])
    func anyNumber(_ number: Double) {
        #expect(Screen.preset(width: number).scale > 0)
        #expect(Screen.preset(width: number, height: number).scale > 0)
    }

    @Test(
        "has a side margin of 16 or 20",
        arguments: [(320.0, 16.0), (375, 16), (390, 16), (414, 20), (430, 20), (768, 20), (1366, 20)])
    func margin(width: Double, margin: Double) {
        #expect(Screen.preset(width: width).systemMinimumMargin == margin)
    }

    @Test("has a readable width that grows with the text size")
    func readable() {
        let widths = ContentSizeCategory.allCases.map { $0.readableWidth }
        #expect(widths == [560, 600, 632, 672, 744, 824, 896, 896, 896, 896, 896, 896])
    }

    @Test("of split view is regular in width from 678 points")
    func splitView() {
        #expect(SplitViewWidth.all.count == 25)
        for split in SplitViewWidth.all {
            #expect(split.horizontalSizeClass == (split.width >= 678 ? .regular : .compact))
            #expect(Screen.preset(width: split.width).horizontalSizeClass == split.horizontalSizeClass)
        }
    }
}
