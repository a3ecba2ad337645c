import Piecewise
import Scene
import Testing

@testable import AutoLayout

@Suite("A screen in other controllers")
struct ScreenBarsTests {
    /// A screen with a table over all of it, scrolled by `offset`, and a box in each corner of the safe area.
    private static func stage(
        _ size: Size = Size(width: 390, height: 844), _ safe: EdgeInsets = EdgeInsets(top: 47, bottom: 34),
        offset: Double = 0, _ change: (inout ScreenBars) -> Void
    ) -> (stage: Stage, table: ViewID, box: ViewID) {
        var stage = Stage(size, safe: safe)
        stage.screen.scrolledBy = offset
        if size.width > size.height { stage.screen.verticalSizeClass = .compact }
        change(&stage.tree[Stage.root].bars)
        let table = stage.add("table", .tableView(TableView()))
        stage.pin(table, .edges, to: Stage.root)
        let box = stage.add("box")
        stage.pin(box, .edges, to: LayoutItem(Stage.root, .safeArea))
        var trace = CertificateLog.off
        stage.tree.addBars(on: stage.screen, noting: &trace)
        return (stage, table, box)
    }

    private static func frame(of name: String, in stage: Stage, _ layout: Layout) -> Rect? {
        stage.tree.views.firstIndex { $0.name == name }.map { layout.frames[$0] }
    }

    private static func titled(_ bars: inout ScreenBars, large: Bool = false, prompt: String = "") {
        bars.changeNavigation {
            $0.title = "Boats"
            $0.prefersLargeTitles = large
            $0.prompt = prompt
        }
    }

    @Test("has a navigation bar below the status bar, and that much less safe area")
    func navigation() throws {
        for (prompt, height) in [("", 44.0), ("Granville", 74)] {
            let (stage, _, box) = Self.stage { Self.titled(&$0, prompt: prompt) }
            let layout = stage.layout()
            expect(try #require(Self.frame(of: "NavigationBar", in: stage, layout)), Rect(0, 47, 390, height))
            expect(layout.frames[box.index], Rect(0, 47 + height, 390, 844 - 47 - height - 34))
        }
    }

    @Test("has tabs above the home indicator, and a toolbar above these")
    func bottomBars() throws {
        let (stage, _, box) = Self.stage { bars in
            bars.changeTabs { $0.items = [BarItem(title: "Boats"), BarItem(title: "People")] }
            bars.toolbar = Toolbar()
        }
        #expect(stage.tree[Stage.root].bars.tabs?.selectedItem == 0)
        let layout = stage.layout()
        expect(try #require(Self.frame(of: "TabBar", in: stage, layout)), Rect(0, 761, 390, 49))
        expect(try #require(Self.frame(of: "Toolbar", in: stage, layout)), Rect(0, 717, 390, 44))
        expect(layout.frames[box.index], Rect(0, 47, 390, 670))
    }

    /// A child controller's view from `top` to the screen's bottom, with a box over its safe area.
    private static func child(top: Double, _ change: (inout View) -> Void) -> (stage: Stage, box: ViewID) {
        var stage = Stage(Size(width: 390, height: 844), safe: EdgeInsets(top: 47, bottom: 34))
        let child = stage.add("child")
        change(&stage.tree[child])
        stage.pin(child, [.leading, .trailing, .bottom], to: Stage.root)
        stage.tree.constraints.append(
            LayoutConstraint(
                LayoutAnchor(LayoutItem(child), .top), .equal, LayoutAnchor(LayoutItem(Stage.root), .top),
                constant: top))
        let box = stage.add("box", to: child)
        stage.pin(box, .edges, to: LayoutItem(child, .safeArea))
        var trace = CertificateLog.off
        stage.tree.addBars(on: stage.screen, noting: &trace)
        return (stage, box)
    }

    @Test(
        "is also a child, whose bars lie in its view, below what of the screen's safe area reaches into it",
        arguments: [(0.0, 47.0), (30, 47), (400, 400)])
    func child(top: Double, barTop: Double) throws {
        let (stage, box) = Self.child(top: top) { view in
            Self.titled(&view.bars)
            view.bars.changeTabs { $0.items = [BarItem(title: "Boats")] }
            view.bars.toolbar = Toolbar()
            view.additionalSafeAreaInsets = EdgeInsets(top: 10, bottom: 20)
        }
        let layout = stage.layout()
        expect(try #require(Self.frame(of: "NavigationBar", in: stage, layout)), Rect(0, barTop, 390, 44))
        expect(try #require(Self.frame(of: "TabBar", in: stage, layout)), Rect(0, 761, 390, 49))
        expect(try #require(Self.frame(of: "Toolbar", in: stage, layout)), Rect(0, 717, 390, 44))
        expect(layout.frames[box.index], Rect(0, barTop + 54, 390, 697 - barTop - 54))
        let ground = try #require(Self.frame(of: "NavigationBarBackground", in: stage, layout))
        expect(ground, Rect(0, top, 390, barTop + 44 - top))
    }

    @Test("has lower bars, and no large title, where the height is compact")
    func compact() throws {
        let (stage, _, box) = Self.stage(
            Size(width: 844, height: 390), EdgeInsets(left: 47, bottom: 21, right: 47)
        ) { bars in
            Self.titled(&bars, large: true)
            bars.changeTabs { $0.items = [BarItem(title: "Boats")] }
        }
        let layout = stage.layout()
        expect(try #require(Self.frame(of: "NavigationBar", in: stage, layout)), Rect(0, 0, 844, 32))
        expect(try #require(Self.frame(of: "TabBar", in: stage, layout)), Rect(0, 337, 844, 32))
        expect(layout.frames[box.index], Rect(47, 32, 750, 305))
    }

    @Test(
        "loses a large title as it is scrolled, and not its table's place at rest",
        arguments: [
            (-40.0, 136.0, 0.0, 0.0), (0, 96, 0, 0), (30, 66, 0, 0), (48, 48, 0.5, 1), (52, 44, 1, 1), (300, 44, 1, 1),
        ])
    func largeTitle(offset: Double, height: Double, ground: Double, title: Double) throws {
        let (stage, table, box) = Self.stage(offset: offset) { Self.titled(&$0, large: true) }
        let layout = stage.layout()
        expect(try #require(Self.frame(of: "NavigationBar", in: stage, layout)), Rect(0, 47, 390, height))
        expect(
            try #require(Self.frame(of: "NavigationBarBackground", in: stage, layout)), Rect(0, 0, 390, 47 + height))
        expect(
            try #require(Self.frame(of: "LargeTitle", in: stage, layout)), Rect(0, 91, 390, height - 44))
        expect(layout.frames[box.index], Rect(0, 143, 390, 844 - 143 - 34))
        #expect(layout.scrollStates.first { $0.view == table }?.contentOffset.y == offset - 143)
        let alphas = ["NavigationBarBackground", "TitleLabel"].map { name in
            stage.tree.views.first { $0.name == name }?.appearance.alpha
        }
        #expect(alphas == [ground, title])
    }

    @Test(
        "holds a plain table's section header below the bar that is left",
        arguments: [(0.0, 143.0), (30, 113), (52, 91), (200, 91), (-20, 163)])
    func stickyHeader(offset: Double, top: Double) {
        var (stage, table, _) = Self.stage(offset: offset) { Self.titled(&$0, large: true) }
        var content = TableView()
        let header = stage.tree.addSubview(View(name: "header", kind: .view, role: .sectionHeader), to: table)
        let rows = (0..<30).map { row in
            stage.tree.addSubview(View(name: "row\(row)", kind: .view, role: .cell), to: table)
        }
        content.rowHeight = 44
        content.sections = [TableSection(header: header, headerHeight: 28, rows: rows)]
        stage.tree[table].kind = .tableView(content)
        expect(stage.layout().frames[header.index], Rect(0, top, 390, 28))
    }
}
