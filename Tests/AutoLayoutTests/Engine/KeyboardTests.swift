import Scene
import Testing

@testable import AutoLayout

@Suite("The keyboard's guide")
struct KeyboardTests {
    /// A bar of 50 points whose bottom is the guide's top, in the screen or in a view of it.
    private static func bar(isShown: Bool, in card: Rect? = nil, additional: Double = 0) -> (Stage, ViewID, ViewID) {
        var stage = Stage(safe: EdgeInsets(top: 47, bottom: 34))
        stage.screen.keyboard = isShown ? stage.screen.deviceKeyboard : nil
        stage.tree[Stage.root].additionalSafeAreaInsets.bottom = additional
        var parent = Stage.root
        if let card {
            parent = stage.add("card")
            stage.size(parent, card.width, card.height)
            stage.pin(parent, [.leading], to: Stage.root, plus: card.x)
            stage.pin(parent, [.top], to: Stage.root, plus: card.y)
        }
        let bar = stage.add("bar", to: parent)
        stage.pin(bar, [.leading, .trailing], to: LayoutItem(parent, .keyboard))
        let area = stage.add("area", to: parent)
        stage.pin(area, .edges, to: LayoutItem(parent, .keyboard))
        stage.tree.constraints.append(
            LayoutConstraint(
                LayoutAnchor(LayoutItem(bar), .bottom), .equal, LayoutAnchor(LayoutItem(parent, .keyboard), .top)))
        stage.tree.constraints.append(
            LayoutConstraint(LayoutAnchor(LayoutItem(bar), .height), .equal, constant: 50))
        stage.tree.addKeyboard(on: stage.screen)
        return (stage, bar, area)
    }

    @Test("begins at the end of the safe area while no keyboard is shown, with what a controller adds to that")
    func hidden() {
        for (additional, bottom) in [(0.0, 810.0), (49, 761)] {
            let (stage, bar, area) = Self.bar(isShown: false, additional: additional)
            let layout = stage.layout()
            expect(layout.frames[bar.index], Rect(0, bottom - 50, 390, 50))
            expect(layout.frames[area.index], Rect(0, bottom, 390, 844 - bottom))
            #expect(layout.problems.isEmpty)
            #expect(!stage.tree.views.contains { $0.name == "Keyboard" })
        }
    }

    @Test("begins at the keyboard's top while it is shown, and ends with the screen; the safe area stays")
    func shown() {
        let (stage, bar, area) = Self.bar(isShown: true, additional: 49)
        let layout = stage.layout()
        expect(layout.frames[bar.index], Rect(0, 844 - 336 - 50, 390, 50))
        expect(layout.frames[area.index], Rect(0, 508, 390, 336))
        expect(layout.frames[stage.tree.views.count - 1], Rect(0, 508, 390, 336))
        #expect(layout.guides[0].keyboard == 336)
        #expect(layout.guides[0].safeArea == EdgeInsets(top: 47, bottom: 83))
    }

    @Test(
        "of a view that ends above the screen's bottom is as much lower",
        arguments: [
            (Rect(20, 100, 300, 600), 408.0), (Rect(0, 0, 390, 844), 508.0), (Rect(0, 0, 390, 300), 300.0),
        ] as [(Rect, Double)])
    func inside(card: Rect, top: Double) {
        let (stage, _, area) = Self.bar(isShown: true, in: card)
        let layout = stage.layout()
        expect(layout.frames[area.index], Rect(card.x, card.y + top, card.width, card.height - top))
    }

    @Test(
        "is as high as the keyboard of the device",
        arguments: [
            ("iPhone SE 1", 253.0), ("iPhone SE", 260), ("iPhone 8 Plus", 271), ("iPhone X", 336), ("iPhone 14", 336),
            ("iPhone 17", 336), ("iPhone 11", 346), ("iPhone 14 Plus", 346), ("iPhone 17 Pro Max", 346),
            ("iPhone SE landscape", 200), ("iPhone 14 landscape", 209), ("iPad 9.7", 313), ("iPad 9.7 landscape", 398),
            ("iPad 9.7 landscape 507", 398), ("iPad Pro 11", 333), ("iPad Pro 11 landscape", 418),
            ("iPad Pro 12.9", 398), ("iPad Pro 12.9 landscape", 491), ("iPad Pro 12.9 portrait 639", 398),
            ("iPad Pro 12.9 landscape 375", 491),
        ])
    func heights(device: String, height: Double) throws {
        let screen = try #require(Screen.device(device))
        #expect(screen.deviceKeyboard.height == height)
        #expect(screen.deviceKeyboard.isPad == device.hasPrefix("iPad"))
    }

    @Test("has keys that fill its rows and do not overlap", arguments: ["iPhone SE 1", "iPhone 14", "iPad Pro 11"])
    func keys(device: String) throws {
        let screen = try #require(Screen.device(device))
        let keys = KeyboardLayout(screen.deviceKeyboard, width: screen.size.width).keys
        #expect(keys.count == (screen.deviceKeyboard.isPad ? 38 : 32))
        for (key, next) in zip(keys, keys.dropFirst()) where key.frame.y == next.frame.y {
            #expect(abs(next.frame.x - key.frame.maxX - 6) < 0.001 || next.frame.x > key.frame.maxX + 6)
        }
        #expect(abs((keys.map { $0.frame.maxX }.max() ?? 0) - (screen.size.width - 3)) < 0.001)
        #expect(keys.allSatisfy { $0.frame.x >= 2.999 && $0.frame.maxY < screen.deviceKeyboard.height })
    }
}
