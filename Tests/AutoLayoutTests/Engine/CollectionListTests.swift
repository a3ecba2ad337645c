import Scene
import Testing

@testable import AutoLayout

@Suite("A collection view with a list layout") struct CollectionListTests {
    /// One section with a header, rows and a footer, laid out on a screen 375 wide with two pixels a point.
    private static func frames(
        _ list: CollectionList, isEditing: Bool = false, _ cells: [TableViewCell]
    ) -> (frames: [String: Rect], types: [String: String], layout: Layout) {
        var stage = Stage(Size(width: 375, height: 800), scale: 2)
        var collection = CollectionView()
        (collection.list, collection.isEditing) = (list, isEditing)
        let view = stage.add("list", .collectionView(collection), to: ViewTree.rootID)
        for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            stage.tree.constraints.append(
                LayoutConstraint(
                    LayoutAnchor(LayoutItem(view), edge), .equal,
                    LayoutAnchor(LayoutItem(ViewTree.rootID), edge)))
        }
        var section = CollectionSection()
        section.header = stage.add("header", .tableViewCell(cell("Boats", .plainHeader)), to: view)
        section.items = cells.enumerated().map { stage.add("row[\($0)]", .tableViewCell($1), to: view) }
        section.footer = stage.add("footer", .tableViewCell(cell("Two", .plainFooter)), to: view)
        collection.sections = [section]
        stage.tree[view].kind = .collectionView(collection)
        stage.tree.completeTables(on: stage.screen)
        let layout = stage.layout()
        var (frames, types): ([String: Rect], [String: String]) = ([:], [:])
        for (index, view) in stage.tree.views.enumerated() {
            frames[stage.tree.path(of: ViewID(index))] = layout.frames[index]
            types[view.name] = view.kind.typeName
        }
        return (frames, types, layout)
    }

    private static func cell(
        _ text: String, _ style: ListContent.Style = .cell, _ accessories: [CellAccessory] = []
    ) -> TableViewCell {
        var cell = TableViewCell(isListCell: true)
        var content = ListContent()
        (content.style, content.text) = (style, text)
        (cell.content, cell.accessories) = (content, accessories)
        return cell
    }

    private static func frame(_ path: String, _ frames: [String: Rect]) -> Rect {
        frames.first { $0.key.hasSuffix(path) }?.value ?? .zero
    }

    @Test("has rows 44 high, with separators inside of them, and is called after what it is")
    func rows() {
        let (frames, types, layout) = Self.frames(
            CollectionList(.insetGrouped), [Self.cell("Avalon"), Self.cell("Bittern")])
        #expect(Self.frame("row[0]", frames).height == 44 && Self.frame("row[0]", frames).x == 16)
        #expect(Self.frame("row[1]", frames).y == Self.frame("row[0]", frames).maxY)
        #expect(layout.separators.map { $0.frame.maxY } == [Self.frame("row[0]", frames).maxY])
        #expect(types["list"] == "CollectionView" && types["row[0]"] == "CollectionViewListCell")
    }

    @Test("is as wide as itself where it is plain, its header 22 points below its top and above the texts of its rows")
    func plain() {
        let frames = Self.frames(CollectionList(.plain), [Self.cell("Avalon")]).frames
        #expect(Self.frame("header", frames) == Rect(x: 0, y: 22, width: 375, height: 28))
        #expect(Self.frame("header/textLabel", frames).x == Self.frame("row[0]/textLabel", frames).x)
        var closer = CollectionList(.plain)
        closer.headerTopPadding = 4
        #expect(Self.frame("header", Self.frames(closer, []).frames).y == 4)
    }

    @Test("has no separators where it is a sidebar, or is told so")
    func separators() {
        let rows = [Self.cell("Avalon"), Self.cell("Bittern")]
        var without = CollectionList(.plain)
        without.showsSeparators = false
        for list in [CollectionList(.sidebar), CollectionList(.sidebarPlain), without] {
            #expect(Self.frames(list, rows).layout.separators.isEmpty)
        }
    }

    @Test("ends its texts before accessories, of which a text stands before the others")
    func accessories() {
        let rows = [
            Self.cell("Avalon"), Self.cell("Bittern", .cell, [.disclosureIndicator]),
            Self.cell("Curlew", .cell, [.checkmark, .label("12")]),
        ]
        let frames = Self.frames(CollectionList(.plain), rows).frames
        #expect(Self.frame("row[0]/textLabel", frames).maxX == 359)
        #expect(abs(Self.frame("row[1]/textLabel", frames).maxX - (359 - 10.33 - 8)) < 1e-6)
        let label = Self.frame("row[2]/accessoryLabel", frames)
        #expect(label.maxX == 359 - 24 - 8)
        #expect(Self.frame("row[2]/textLabel", frames).maxX == label.x - 8)
    }

    @Test("moves the rows that have a control while it is edited")
    func editing() {
        let rows = [
            Self.cell("Avalon"), Self.cell("Bittern", .cell, [.delete]),
            Self.cell("Curlew", .cell, [.insert, .reorder]),
        ]
        let resting = Self.frames(CollectionList(.plain), rows).frames
        let edited = Self.frames(CollectionList(.plain), isEditing: true, rows).frames
        let texts = (0..<3).map { "row[\($0)]/textLabel" }
        #expect(texts.map { Self.frame($0, resting).x } == [16, 16, 16])
        #expect(texts.map { Self.frame($0, edited).x } == [16, 54, 54])
        #expect(texts.map { Self.frame($0, edited).maxX } == [359, 359, 315])
    }
}
