import Scene
import Testing

@testable import AutoLayout

@Suite("A collection view") struct CollectionTests {
    /// A collection view as large as a screen, with items that size themselves by what is in them.
    private struct Grid {
        var stage: Stage
        let list: ViewID
        var items: [ViewID] = []

        init(_ width: Double, _ collection: CollectionView = CollectionView(), isMirrored: Bool = false) {
            stage = Stage(Size(width: width, height: 600))
            if isMirrored { stage.screen.layoutDirection = .rightToLeft }
            list = stage.add("list", .collectionView(collection))
            for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
                stage.constrain(list[attribute], .equal, Stage.root[attribute])
            }
        }

        private mutating func change(_ body: (inout CollectionView) -> Void) {
            guard case .collectionView(var collection) = stage.tree[list].kind else { return }
            body(&collection)
            stage.tree[list].kind = .collectionView(collection)
        }

        mutating func section(scroller: Bool = false) {
            var section = CollectionSection()
            if scroller { section.scroller = stage.add("scroller", .scrollView(ScrollView()), to: list) }
            change { $0.sections.append(section) }
        }

        mutating func header(height: Double) {
            let id = stage.add("header", to: list)
            change {
                $0.sections[$0.sections.count - 1].header = id
                $0.sections[$0.sections.count - 1].headerHeight = height
            }
        }

        mutating func item(width: Double? = nil, height: Double? = nil) {
            guard case .collectionView(let collection) = stage.tree[list].kind else { return }
            let id = stage.add("item\(items.count)", to: collection.sections.last?.scroller ?? list)
            if let width { stage.constrain(id[.width], .equal, plus: width) }
            if let height { stage.constrain(id[.height], .equal, plus: height) }
            change { $0.sections[$0.sections.count - 1].items.append(id) }
            items.append(id)
        }

        func frames() -> [Rect] {
            let layout = stage.layout()
            #expect(layout.problems.isEmpty)
            return items.map { layout.frames[$0.index] }
        }
    }

    @Test(
        "puts as many items of one size in a line as fit, and spreads what is left over",
        arguments: [
            (320.0, 3, 10.0), (329.9, 3, 14.95), (340.0, 3, 20.0), (430.0, 4, 10.0), (439.0, 4, 13.0),
        ])
    func lines(width: Double, columns: Int, gap: Double) {
        var grid = Grid(width)
        grid.section()
        var collection = CollectionView()
        collection.flow.itemSize = Size(width: 100, height: 40)
        collection.sections = [CollectionSection()]
        grid.stage.tree[grid.list].kind = .collectionView(collection)
        for _ in 0..<5 { grid.item() }
        let frames = grid.frames()
        for (index, frame) in frames.enumerated() {
            let (row, column) = (Double(index / columns), Double(index % columns))
            expect(frame, Rect(column * (100 + gap), row * 50, 100, 40))
        }
    }

    @Test("lets items size themselves, and centers the lower ones of a line")
    func selfSizing() {
        var collection = CollectionView()
        collection.flow.itemSize = nil
        collection.flow.sectionInset = EdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
        var grid = Grid(300, collection)
        grid.section()
        for (width, height) in [(100.0, 30.0), (120.0, 50.0), (90.0, 20.0)] { grid.item(width: width, height: height) }
        let frames = grid.frames()
        expect(frames[0], Rect(20, 18, 100, 30))
        expect(frames[1], Rect(160, 8, 120, 50))
        // As if a second one of 90 stood beside it.
        expect(frames[2], Rect(20, 68, 90, 20))
    }

    @Test("has headers above its sections, and scrolls as far as they reach")
    func headers() {
        var collection = CollectionView()
        collection.flow.itemSize = Size(width: 200, height: 100)
        var grid = Grid(320, collection)
        for _ in 0..<2 {
            grid.section()
            grid.header(height: 30)
            grid.item()
        }
        let layout = grid.stage.layout()
        expect(layout.frames[grid.items[0].index], Rect(60, 30, 200, 100))
        expect(layout.frames[grid.items[1].index], Rect(60, 160, 200, 100))
        #expect(layout.scrollStates.first?.contentSize == Size(width: 320, height: 260))
    }

    private static func section(
        _ group: CollectionLayoutGroup, _ change: (inout CollectionLayoutSection) -> Void = { _ in }
    ) -> CollectionLayoutSection {
        var section = CollectionLayoutSection(group: group)
        change(&section)
        return section
    }

    private static let half = CollectionLayoutItem.item(
        CollectionItemSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
        insets: DirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 6))

    @Test("lays groups of parts out, from right to left the other way round", arguments: [false, true])
    func groups(isMirrored: Bool) {
        var collection = CollectionView()
        let group = CollectionLayoutGroup(
            .horizontal, CollectionItemSize(width: .fractionalWidth(1), height: .absolute(60)), [Self.half])
        collection.layoutSections = [
            Self.section(group) {
                $0.spacing = 10
                $0.insets = DirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
            }
        ]
        var grid = Grid(340, collection, isMirrored: isMirrored)
        grid.section()
        for _ in 0..<3 { grid.item() }
        let frames = grid.frames()
        expect(frames[0], Rect(isMirrored ? 176 : 24, 7, 140, 56))
        expect(frames[1], Rect(isMirrored ? 26 : 174, 7, 140, 56))
        expect(frames[2], Rect(isMirrored ? 176 : 24, 77, 140, 56))
    }

    @Test("measures what is estimated, and the tallest of a row makes its height")
    func estimates() {
        var collection = CollectionView()
        let item = CollectionLayoutItem.item(
            CollectionItemSize(width: .fractionalWidth(0.5), height: .estimated(44)), insets: .zero)
        let group = CollectionLayoutGroup(
            .horizontal, CollectionItemSize(width: .fractionalWidth(1), height: .estimated(44)), [item], count: 2)
        collection.layoutSections = [Self.section(group)]
        var grid = Grid(300, collection)
        grid.section()
        for height in [30.0, 70.0, 20.0] { grid.item(height: height) }
        let frames = grid.frames()
        expect(frames[0], Rect(0, 0, 150, 30))
        expect(frames[1], Rect(150, 0, 150, 70))
        expect(frames[2], Rect(0, 70, 150, 20))
    }

    @Test("lets a section scroll sideways by itself")
    func orthogonal() {
        var collection = CollectionView()
        let item = CollectionLayoutItem.item(
            CollectionItemSize(width: .fractionalWidth(1), height: .fractionalHeight(1)), insets: .zero)
        let group = CollectionLayoutGroup(
            .horizontal, CollectionItemSize(width: .fractionalWidth(0.8), height: .absolute(90)), [item])
        collection.layoutSections = [
            Self.section(group) {
                $0.orthogonalScrolling = .groupPaging
                $0.spacing = 8
                $0.insets = DirectionalEdgeInsets(top: 4, leading: 16, bottom: 6, trailing: 16)
            },
            Self.section(group),
        ]
        var grid = Grid(332, collection)
        grid.section(scroller: true)
        for _ in 0..<3 { grid.item() }
        grid.section()
        grid.item()
        let layout = grid.stage.layout()
        expect(layout.frames[grid.items[2].index], Rect(16 + 2 * 248, 4, 240, 90))
        expect(layout.frames[grid.items[3].index], Rect(0, 100, 0.8 * 332, 90))
        #expect(layout.scrollStates.map(\.contentSize).last == Size(width: 32 + 3 * 240 + 16, height: 100))
    }
}
