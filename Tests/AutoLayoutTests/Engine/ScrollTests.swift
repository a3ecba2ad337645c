import Scene
import Testing

@testable import AutoLayout

@Suite struct ScrollTests {
    /// A header that rides on scrolled content and grows when pulled, above content that is `height` high.
    private struct Profile {
        var stage: Stage
        var header: ViewID
        var scroll: ViewID
        var content: ViewID

        init(_ size: Size, scale: Double, safeTop: Double, content height: Double, scrolledBy: Double = 0) {
            stage = Stage(size, scale: scale, safe: EdgeInsets(top: safeTop, bottom: 34))
            stage.screen.scrolledBy = scrolledBy
            let headerHeight = max(1, size.width / 750) * 250
            header = stage.add(
                "header", .imageView(ImageView(image: Image(name: "header", size: Size(width: 750, height: 250)))))
            var behaviour = ScrollView()
            behaviour.contentInset.top = headerHeight
            scroll = stage.add("scroll", .scrollView(behaviour))
            content = stage.add("content", to: scroll)
            stage.pin(scroll, .edges, to: Stage.root)
            stage.pin(header, [.leading, .trailing], to: Stage.root)
            stage.constrain(header[.bottom], .equal, content[.top])
            stage.constrain(header[.top], .atMost, scroll[.top])
            stage.constrain(header[.height], plus: headerHeight + safeTop, at: .defaultHigh)
            stage.constrain(header[.height], .atLeast, plus: headerHeight + safeTop)
            stage.constrain(content[.top], .equal, scroll[.content, .top])
            stage.constrain(content[.bottom], .equal, scroll[.content, .bottom])
            stage.constrain(content[.height], plus: height)
            let guide = LayoutItem(scroll, size.width > 414 ? .readableContent : .layoutMargins)
            stage.tree[scroll].layoutMargins.leading = 16
            stage.tree[scroll].layoutMargins.trailing = 16
            stage.pin(content, [.leading, .trailing, .width], to: guide)
        }
    }

    @Test("that is zoomed has content so many times as large, whose frame stays")
    func zoom() throws {
        var stage = Stage(Size(width: 300, height: 400))
        var zoomed = ScrollView()
        (zoomed.maximumZoomScale, zoomed.zoomScale) = (3, 2)
        let scroll = stage.add("scroll", .scrollView(zoomed))
        let map = stage.add("map", to: scroll)
        stage.pin(scroll, .edges, to: Stage.root)
        stage.pin(map, .edges, to: LayoutItem(scroll, .content))
        stage.constrain(map[.width], plus: 500)
        stage.constrain(map[.height], plus: 250)
        stage.tree.zoomContents()
        let layout = stage.layout()
        #expect(layout.scrollStates.first?.contentSize == Size(width: 1000, height: 500))
        #expect(layout.frames[map.index].size == Size(width: 500, height: 250))
        #expect(stage.tree[map].appearance.transform == Transform([.zoom(2)]))
    }

    private static let positions: [(Double, Rect)] = [
        (0, Rect(0, 0, 390, 297)), (-1, Rect(0, 0, 390, 298)), (-120, Rect(0, 0, 390, 417)),
        (60, Rect(0, -60, 390, 297)), (400, Rect(0, -400, 390, 297)),
    ]

    @Test(arguments: positions) func headerRidesOnTheContent(scrolledBy: Double, expected: Rect) throws {
        let profile = Profile(
            Size(width: 390, height: 844), scale: 3, safeTop: 47, content: 1093.6667, scrolledBy: scrolledBy)
        let layout = profile.stage.layout()
        expect(layout.frames[profile.header.index], expected)
        expect(layout.frames[profile.content.index], Rect(16, 297 - scrolledBy, 358, 1093.6667))
        let state = try #require(layout.scrollStates.first)
        #expect(state.view == profile.scroll)
        #expect(abs(state.contentOffset.y - (scrolledBy - 297)) < 1e-9)
        #expect(state.adjustedContentInset == EdgeInsets(top: 297, bottom: 34))
        #expect(abs(state.contentSize.height - 1093.6667) < 1e-6)
    }

    private static let tablets: [(Size, Double, Rect, Rect)] = [
        (Size(width: 768, height: 1024), 20, Rect(0, 0, 768, 276), Rect(48, 276, 672, 1091.5)),
        (Size(width: 820, height: 1180), 24, Rect(0, 0, 820, 297.5), Rect(74, 297.5, 672, 1091.5)),
        (Size(width: 1024, height: 768), 20, Rect(0, 0, 1024, 361.5), Rect(176, 361.5, 672, 1091.5)),
    ]

    @Test(arguments: tablets) func regularWidthsAreReadable(size: Size, safeTop: Double, header: Rect, content: Rect) {
        let profile = Profile(size, scale: 2, safeTop: safeTop, content: 1091.5)
        let layout = profile.stage.layout().rounded(scale: 2, in: profile.stage.tree)
        expect(layout.frames[profile.header.index], header)
        expect(layout.frames[profile.content.index], content)
    }

    @Test func ownEdgesMeanTheContentForViewsInside() {
        var stage = Stage()
        let scroll = stage.add("scroll", .scrollView(ScrollView()))
        stage.pin(scroll, .edges, to: Stage.root)
        let content = stage.add("content", to: scroll)
        stage.pin(content, .edges, to: scroll)
        stage.constrain(content[.width], .equal, scroll[.width])
        stage.constrain(content[.height], plus: 2000)
        let layout = stage.layout()
        expect(layout.frames[scroll.index], Rect(0, 0, 390, 844))
        expect(layout.frames[content.index], Rect(0, 0, 390, 2000))
        #expect(layout.scrollStates[0].contentSize == Size(width: 390, height: 2000))
    }

    @Test func ownCentresMeanTheFrameForViewsInside() {
        var stage = Stage(Size(width: 414, height: 896))
        let scroll = stage.add("scroll", .scrollView(ScrollView()))
        stage.pin(scroll, .edges, to: Stage.root)
        let content = stage.add("content", to: scroll)
        stage.constrain(content[.leading], .equal, scroll[.leading], plus: 20)
        stage.constrain(content[.trailing], .equal, scroll[.trailing], plus: -20)
        stage.pin(content, [.centerX, .top, .bottom], to: scroll)
        stage.constrain(content[.height], plus: 100)
        let layout = stage.layout()
        expect(layout.frames[content.index], Rect(20, 0, 374, 100))
        #expect(layout.scrollStates[0].contentSize == Size(width: 414, height: 100))
    }

    @Test func contentThatFitsLeavesTheSafeAreaAlone() {
        for (height, inset) in [(700.0, 0.0), (900, 47)] {
            var stage = Stage(safe: EdgeInsets(top: 47))
            let scroll = stage.add("scroll", .scrollView(ScrollView()))
            stage.pin(scroll, .edges, to: Stage.root)
            let content = stage.add("content", to: scroll)
            stage.pin(content, .edges, to: LayoutItem(scroll, .content))
            stage.constrain(content[.width], .equal, scroll[.frame, .width])
            stage.constrain(content[.height], plus: height)
            let layout = stage.layout()
            #expect(layout.scrollStates[0].adjustedContentInset.top == inset)
            expect(layout.frames[content.index], Rect(0, inset, 390, height))
        }
    }

    private static let behaviours: [(ScrollView.ContentInsetAdjustmentBehavior, Bool, Double)] = [
        (.never, false, 0), (.never, true, 0), (.always, false, 47),
        (.automatic, true, 47), (.automatic, false, 0), (.scrollableAxes, true, 47),
    ]

    @Test(arguments: behaviours) func behaviourDecidesOnTheInset(
        behaviour: ScrollView.ContentInsetAdjustmentBehavior, bounces: Bool, inset: Double
    ) {
        var stage = Stage(safe: EdgeInsets(top: 47))
        var scroll = ScrollView()
        scroll.contentInsetAdjustmentBehavior = behaviour
        scroll.alwaysBounceVertical = bounces
        let view = stage.add("scroll", .scrollView(scroll))
        stage.pin(view, .edges, to: Stage.root)
        #expect(stage.layout().scrollStates[0].adjustedContentInset.top == inset)
    }

    @Test func frameGuideStaysWhileContentScrolls() {
        var stage = Stage()
        stage.screen.scrolledBy = 150
        let scroll = stage.add("scroll", .scrollView(ScrollView()))
        stage.pin(scroll, .edges, to: Stage.root)
        let content = stage.add("content", to: scroll)
        stage.pin(content, .edges, to: LayoutItem(scroll, .content))
        stage.size(content, 390, 2000)
        let badge = stage.add("badge", to: scroll)
        stage.pin(badge, [.trailing, .bottom], to: LayoutItem(scroll, .frame))
        stage.size(badge, 40, 40)
        let layout = stage.layout()
        expect(layout.frames[badge.index], Rect(350, 804, 40, 40))
        expect(layout.frames[content.index], Rect(0, -150, 390, 2000))
    }

    @Test func onlyTheFirstScrollViewIsScrolled() {
        var stage = Stage()
        stage.screen.scrolledBy = 50
        var tops: [Double] = []
        var contents: [ViewID] = []
        for name in ["first", "second"] {
            let scroll = stage.add(name, .scrollView(ScrollView()))
            stage.pin(scroll, .edges, to: Stage.root)
            let content = stage.add("content", to: scroll)
            stage.pin(content, .edges, to: scroll)
            stage.size(content, 390, 1000)
            contents.append(content)
        }
        let layout = stage.layout()
        for content in contents { tops.append(layout.frames[content.index].y) }
        #expect(tops == [-50, 0])
    }
}
