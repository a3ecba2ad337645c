import AutoLayout
import Testing

@Suite("What copies of a view share")
struct SharedAppearanceTests {
    private static let plain = View(name: "plain", kind: .view)

    @Test("A view that is written to leaves its copies, and new views, as they are")
    func copies() {
        let plain = Self.plain
        var changed = plain
        changed.appearance.alpha = 0.5
        changed.bars.navigation = NavigationBar()
        let copy = changed
        changed.appearance.alpha = 0.25
        #expect(plain.appearance.alpha == 1)
        #expect(plain.bars == ScreenBars())
        #expect(copy.appearance.alpha == 0.5)
        #expect(changed.appearance.alpha == 0.25)
        #expect(View(name: "plain", kind: .view) == plain)
    }

    @Test("Views that say the same apart are equal, with equal hashes; others are not")
    func equality() {
        var (one, other) = (Self.plain, Self.plain)
        one.appearance.alpha = 0.5
        #expect(one != other)
        other.appearance.alpha = 0.5
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
    }

    @Test("A view takes the looks of another one, or loses its own, and nothing else")
    func looks() {
        var one = Self.plain
        one.appearance.cornerRadius = 4
        one.isHidden = true
        var other = Self.plain
        other.takeAppearance(of: one)
        #expect(other.appearance.cornerRadius == 4)
        #expect(!other.isHidden)
        other.removeAppearance()
        #expect(other == Self.plain)
    }
}
