import Testing

@Suite("A section in UIKit")
struct SectionTests {
    @Test("that a loop makes begins by itself, and no other one does")
    func loops() {
        for type in ["TableView", "CollectionView"] {
            let translation = Translation(
                "screen S { \(type) t { for i in 1...2 { section { Label l { text = \"a\" } } } } }")
            #expect(translation.problems.isEmpty && translation.failures.isEmpty)
            let begun = translation.statements(of: "SViewController").filter { $0.hasSuffix(".beginSection()") }
            #expect(begun.count == 1, "\(begun)")
        }
    }
}

@Suite("A row in UIKit")
struct RowTests {
    @Test("is added with its editing style, which its table's delegate says")
    func editingStyle() {
        let translation = Translation(
            "screen S { TableView t { TableViewCell r { text = \"a\"; editingStyle = .insert } } }")
        #expect(translation.problems.isEmpty && translation.failures.isEmpty)
        #expect(translation.statements(of: "SViewController").contains("tRows.add(r, editingStyle: .insert)"))
    }

    @Test("of a list is held by an object that fills cells with it")
    func list() {
        let translation = Translation(
            "screen S { CollectionView c { layout = .list(.plain); CollectionViewListCell r { content.text = \"a\" } } }"
        )
        #expect(translation.problems.isEmpty && translation.failures.isEmpty)
        let statements = translation.statements(of: "SViewController")
        #expect(statements.contains("private let cItems = ListItems()"), "\(statements)")
        #expect(statements.contains("cItems.add(r)"))
    }
}

@Suite("A screen in a screen in UIKit")
struct ChildScreenTests {
    @Test("is a controller that is embedded")
    func child() {
        let translation = Translation("screen P { View v } screen S { P p { height == 64 } }")
        #expect(translation.problems.isEmpty && translation.failures.isEmpty)
        let statements = translation.statements(of: "SViewController")
        #expect(statements.contains("private(set) lazy var p = embed(PViewController())"), "\(statements)")
        #expect(statements.contains("view.addSubview(p)"))
    }

    @Test("is embedded in controllers of its own where it says what is on their bars")
    func bars() {
        let translation = Translation("screen P { title = \"P\" } screen S { P p { height == 64 } }")
        #expect(translation.problems.isEmpty && translation.failures.isEmpty)
        let statements = translation.statements(of: "SViewController")
        #expect(statements.contains("private(set) lazy var p = embed(PViewController().embedded)"), "\(statements)")
    }
}
