import Scene
import Testing

@testable import AutoLayout

@Suite("A colour")
struct ColorTests {
    /// In light and in dark surroundings.
    private static let table = """
        label: 000000 @1.00, FFFFFF @1.00
        secondaryLabel: 3C3C43 @0.60, EBEBF5 @0.60
        tertiaryLabel: 3C3C43 @0.30, EBEBF5 @0.30
        quaternaryLabel: 3C3C43 @0.18, EBEBF5 @0.16
        placeholderText: 3C3C43 @0.30, EBEBF5 @0.30
        separator: 3C3C43 @0.29, 545458 @0.60
        opaqueSeparator: C6C6C8 @1.00, 38383A @1.00
        link: 007AFF @1.00, 0984FF @1.00
        systemBackground: FFFFFF @1.00, 000000 @1.00
        secondarySystemBackground: F2F2F7 @1.00, 1C1C1E @1.00
        tertiarySystemBackground: FFFFFF @1.00, 2C2C2E @1.00
        systemGroupedBackground: F2F2F7 @1.00, 000000 @1.00
        secondarySystemGroupedBackground: FFFFFF @1.00, 1C1C1E @1.00
        tertiarySystemGroupedBackground: F2F2F7 @1.00, 2C2C2E @1.00
        systemFill: 787880 @0.20, 787880 @0.36
        secondarySystemFill: 787880 @0.16, 787880 @0.32
        tertiarySystemFill: 767680 @0.12, 767680 @0.24
        quaternarySystemFill: 747480 @0.08, 767680 @0.18
        systemRed: FF3B30 @1.00, FF453A @1.00
        systemOrange: FF9500 @1.00, FF9F0A @1.00
        systemYellow: FFCC00 @1.00, FFD60A @1.00
        systemGreen: 34C759 @1.00, 30D158 @1.00
        systemMint: 00C7BE @1.00, 63E6E2 @1.00
        systemTeal: 30B0C7 @1.00, 40C8E0 @1.00
        systemCyan: 32ADE6 @1.00, 64D2FF @1.00
        systemBlue: 007AFF @1.00, 0A84FF @1.00
        systemIndigo: 5856D6 @1.00, 5E5CE6 @1.00
        systemPurple: AF52DE @1.00, BF5AF2 @1.00
        systemPink: FF2D55 @1.00, FF375F @1.00
        systemBrown: A2845E @1.00, AC8E68 @1.00
        systemGray: 8E8E93 @1.00, 8E8E93 @1.00
        systemGray2: AEAEB2 @1.00, 636366 @1.00
        systemGray3: C7C7CC @1.00, 48484A @1.00
        systemGray4: D1D1D6 @1.00, 3A3A3C @1.00
        systemGray5: E5E5EA @1.00, 2C2C2E @1.00
        systemGray6: F2F2F7 @1.00, 1C1C1E @1.00
        tint: 007AFF @1.00, 0A84FF @1.00
        black: 000000 @1.00, 000000 @1.00
        darkGray: 555555 @1.00, 555555 @1.00
        gray: 808080 @1.00, 808080 @1.00
        lightGray: AAAAAA @1.00, AAAAAA @1.00
        white: FFFFFF @1.00, FFFFFF @1.00
        clear: 000000 @0.00, 000000 @0.00
        red: FF0000 @1.00, FF0000 @1.00
        green: 00FF00 @1.00, 00FF00 @1.00
        blue: 0000FF @1.00, 0000FF @1.00
        cyan: 00FFFF @1.00, 00FFFF @1.00
        yellow: FFFF00 @1.00, FFFF00 @1.00
        magenta: FF00FF @1.00, FF00FF @1.00
        orange: FF8000 @1.00, FF8000 @1.00
        purple: 800080 @1.00, 800080 @1.00
        brown: 996633 @1.00, 996633 @1.00
        """

    @Test("has UIKit's value in light and dark under UIKit's name")
    func values() {
        let found = Color.names.map { name -> String in
            guard let color = Color.named(name) else { return "\(name): none" }
            return "\(name): \(Self.text(color.light)), \(Self.text(color.dark))"
        }
        #expect(found.joined(separator: "\n") == Self.table)
    }

    @Test("is nil for a name that UIKit does not have", arguments: ["", "systemMauve", "Label", "systemBlue "])
    func unknown(name: String) {
        #expect(Color.named(name) == nil)
    }

    @Test("can be a grey, and can be made translucent")
    func made() {
        #expect(Self.text(Color(white: 0.8).light) == "CCCCCC @1.00")
        #expect(Self.text(Color.black.withAlpha(0.25).dark) == "000000 @0.25")
        #expect(Self.text(Color.label.components(in: .dark)) == "FFFFFF @1.00")
    }

    private static func text(_ color: Color.Components) -> String {
        let digits = Array("0123456789ABCDEF")
        var text = ""
        for part in [color.red, color.green, color.blue] {
            let value = Int((part * 255).rounded())
            text += "\(digits[value / 16])\(digits[value % 16])"
        }
        let hundredths = Int((color.alpha * 100).rounded())
        return "\(text) @\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
    }
}

@Suite("A tint")
struct TintTests {
    private static func tree(rootTint: Color?, middleTint: Color?) -> (tree: ViewTree, leaf: ViewID) {
        var root = View(name: "Screen", kind: .view)
        root.appearance.tintColor = rootTint
        var tree = ViewTree(root: root)
        var middle = View(name: "middle", kind: .view)
        middle.appearance.tintColor = middleTint
        let id = tree.addSubview(middle, to: ViewTree.rootID)
        let leaf = tree.addSubview(View(name: "leaf", kind: .view), to: id)
        return (tree, leaf)
    }

    @Test("is the nearest one above, else the system's blue")
    func inherited() {
        for (root, middle, expected) in [
            (nil, nil, Color.systemBlue), (.systemRed, nil, .systemRed), (.systemRed, .systemGreen, .systemGreen),
            (.systemRed, .tint, .systemRed),
        ] as [(Color?, Color?, Color)] {
            let (tree, leaf) = Self.tree(rootTint: root, middleTint: middle)
            #expect(tree.tint(of: leaf) == expected)
        }
    }

    @Test("takes the place of the colour that stands for it, with that one's opacity")
    func resolved() {
        let (tree, leaf) = Self.tree(rootTint: .systemRed, middleTint: nil)
        #expect(tree.resolved(.tint, in: leaf) == .systemRed)
        #expect(tree.resolved(Color.tint.withAlpha(0.5), in: leaf) == Color.systemRed.withAlpha(0.5))
        #expect(tree.resolved(.label, in: leaf) == .label)
    }
}
