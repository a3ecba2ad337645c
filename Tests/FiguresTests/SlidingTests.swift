import AutoLayout
import Scene
import Testing

@testable import Figures

@Suite("Content wider than its scroll view")
struct SlidingTests {
    /// A scroll view 100 × 50 with content of a size, in which one view stands.
    private static func scene(
        _ width: Double, _ height: Double = 50, isPaged: Bool = false, constraint: LayoutConstraint? = nil
    ) -> Scene {
        var scene = Scene()
        var scroll = ScrollView()
        scroll.isPagingEnabled = isPaged
        let id = scene.add("scroll", .scrollView(scroll), at: Rect(x: 0, y: 0, width: 100, height: 50))
        scene.add("page", at: Rect(x: 0, y: 0, width: width - 10, height: height), to: id)
        scene.layout.scrollStates = [
            Layout.ScrollState(
                view: id, contentOffset: .zero, contentSize: Size(width: width, height: height),
                adjustedContentInset: .zero)
        ]
        scene.tree.constraints = constraint.map { [$0] } ?? []
        return scene
    }

    @Test("is scrolled sideways by the browser, as far as the content reaches")
    func sideways() {
        let html = Self.scene(250).html()
        #expect(html.contains("class=\"Slides\"") && html.contains("tabindex=\"0\""), "\(html)")
        #expect(html.contains("<span style=\"left:250px;width:0;top:50px;height:0\"></span>"), "\(html)")
    }

    @Test("and higher is scrolled both ways")
    func bothWays() {
        #expect(Self.scene(250, 90).html().contains("class=\"Roams\""))
    }

    @Test("stops at each page where it is told")
    func pages() {
        let html = Self.scene(250, isPaged: true).html()
        #expect(html.contains("class=\"Slides Pages\""), "\(html)")
        for left in ["", "left:100px;", "left:200px;"] {
            #expect(html.contains("<span style=\"\(left)width:1px;height:1px\"></span>"), "\(left) in \(html)")
        }
        #expect(!html.contains("left:300px"))
    }

    @Test("is no wider than its scroll view where nothing can be scrolled")
    func still() {
        #expect(Self.scene(100).html().contains("class=\"Clips\""))
        #expect(Self.scene(100.3).html().contains("class=\"Clips\""), "rounding")
    }

    @Test("stays as it was solved where a view outside hangs on a place in it, and not on a size")
    func crossing() {
        let (outside, page) = (LayoutItem(ViewTree.rootID), LayoutItem(ViewID(2)))
        let tied = LayoutConstraint(LayoutAnchor(page, .leading), .equal, LayoutAnchor(outside, .leading))
        let sized = LayoutConstraint(LayoutAnchor(page, .width), .equal, LayoutAnchor(outside, .width))
        let own = LayoutConstraint(
            LayoutAnchor(page, .leading), .equal, LayoutAnchor(LayoutItem(ViewID(1), .content), .leading))
        let beside = LayoutConstraint(
            LayoutAnchor(LayoutItem(ViewID(1)), .leading), .equal, LayoutAnchor(outside, .leading))
        #expect(Self.scene(250, constraint: beside).html().contains("class=\"Slides\""))
        #expect(Self.scene(250, constraint: tied).html().contains("class=\"Clips\""))
        #expect(Self.scene(250, constraint: sized).html().contains("class=\"Slides\""))
        #expect(Self.scene(250, constraint: own).html().contains("class=\"Slides\""))
    }
}
