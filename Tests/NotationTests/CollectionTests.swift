import AutoLayout
import Testing

@testable import Notation

@Suite("Collection views") struct CollectionTests {
    private func collection(_ body: String) -> CollectionView? {
        guard
            case .collectionView(let collection)? = Lesson("screen S { CollectionView list { \(body) } }").view("list")?
                .kind
        else { return nil }
        return collection
    }

    @Test("have a flow layout until they are given another one")
    func flow() {
        let list = collection("itemSize = (100, 60); sectionInset.left = 8; scrollDirection = .horizontal")
        #expect(list?.flow.itemSize?.width == 100)
        #expect(list?.flow.sectionInset.left == 8)
        #expect(list?.flow.scrollDirection == .horizontal)
        #expect(collection("itemSize = .automatic")?.flow.itemSize == nil)
        #expect(collection("")?.layoutSections.isEmpty == true)
    }

    @Test("have the sections, groups and items of a compositional layout")
    func compositional() {
        let list = collection(
            """
            layout = [
                .section(
                    .horizontal(
                        width: .fractionalWidth(1), height: .estimated(80),
                        items: [
                            .item(width: .fractionalWidth(0.25), height: .fractionalHeight(1), insets: 4),
                            .vertical(width: 200, height: .absolute(80), items: [.item(width: 10, height: 20)], count: 2)
                        ],
                        spacing: 8),
                    spacing: 12, insets: (1, 2, 3, 4), orthogonalScrolling: .groupPaging)
            ]
            section { View a }
            """)
        let section = list?.layoutSections.first
        #expect(section?.spacing == 12)
        #expect(section?.insets.trailing == 4)
        #expect(section?.orthogonalScrolling == .groupPaging)
        #expect(section?.group.spacing == 8)
        #expect(section?.group.size.height == .estimated(80))
        #expect(section?.group.items.count == 2)
        guard case .group(let inner)? = section?.group.items.last else { return #expect(Bool(false)) }
        #expect(inner.count == 2)
        #expect(inner.size.width == .absolute(200))
        #expect(list?.sections.first?.scroller != nil)
    }

    @Test("are lists of rows with accessories")
    func lists() {
        let lesson = Lesson(
            """
            screen S { CollectionView list {
                layout = .list(.grouped, separators: false, headerTopPadding: 8)
                isEditing = true
                section {
                    header { CollectionViewListCell title { content = .groupedHeader; content.text = "Boats" } }
                    CollectionViewListCell row { content.text = "A"; accessories = [.label("3"), .disclosureIndicator] }
                }
            } }
            """)
        #expect(lesson.messages().map { $0.message } == [])
        guard case .tableView(let list)? = lesson.view("list")?.kind,
            case .tableViewCell(let row)? = lesson.view("row")?.kind
        else { return #expect(Bool(false)) }
        #expect(list.list?.appearance == .grouped && list.list?.headerTopPadding == 8)
        #expect(!list.showsSeparators && list.isEditing)
        #expect(row.accessories == [.label("3"), .disclosureIndicator])
        #expect(lesson.view("row")?.role == .cell && lesson.view("title")?.role == .sectionHeader)
    }

    static let listMistakes: [(body: String, message: String)] = [
        ("layout = .list", "'list' cannot take these values"),
        ("layout = .list(.inset)", "'.inset' is not a value of 'list'"),
        (
            "layout = .list(.plain); itemSize = 20",
            "'itemSize' belongs to the flow layout, and this CollectionView has another one"
        ),
        ("isEditing = true", "a CollectionView is edited as a list, and this one has another layout"),
        ("TableViewCell row", "a TableViewCell belongs into a TableView, not into a CollectionView"),
        (
            "layout = .list(.plain); CollectionViewListCell row { accessories = [.chevron] }",
            "'.chevron' is not a value of 'accessories'"
        ),
    ]

    @Test("say what is wrong with a list", arguments: listMistakes)
    func listMistake(body: String, message: String) {
        let messages = Lesson("screen S { CollectionView list { \(body) } }").messages().map { $0.message }
        #expect(messages == [message])
    }

    @Test("hold items, headers and footers in sections")
    func sections() {
        let lesson = Lesson(
            """
            screen S { CollectionView list {
                View loose
                section { header height: 40 { Label top }; for i in 0..<2 { View card }; footer { Label end } }
            } }
            """)
        #expect(lesson.messages().map { $0.message } == [])
        guard case .collectionView(let list)? = lesson.view("list")?.kind else { return #expect(Bool(false)) }
        #expect(list.sections.map(\.items.count) == [1, 2])
        #expect(list.sections[1].headerHeight == 40)
        #expect(list.sections[1].header != nil)
        #expect(list.sections[1].footer != nil)
    }
}
