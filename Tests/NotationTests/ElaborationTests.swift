import AutoLayout
import Scene
import Testing

@testable import Notation

@Suite struct ElaborationTests {
    static let feed: [DataValue.Field] = [
        DataValue.Field(
            name: "feed",
            value: [
                "posts": [
                    [
                        "author": ["name": "Ada Byron", "picture": "avatar"], "words": "Numbers first", "age": 2,
                        "photo": ["image": "cover", "width": 300, "height": 200],
                    ],
                    ["author": ["name": "Grace", "picture": nil], "age": 11, "photo": nil, "sharedBy": "Ada Byron"],
                ]
            ])
    ]

    @Test("A cell is built for each item of the data, with the parts that the item has")
    func cells() {
        let lesson = Lesson(
            """
            component SharedBy(name): HStack {
                Label who { text = "shared by \\(name)" }
            }
            component Post(post) {
                margins = 12
                ImageView face {
                    image = post.author.picture
                    size == 48
                    leading == super.margins.leading
                    bottom <= super.margins.bottom
                }
                VStack column {
                    leading == face.trailing + 10
                    trailing == super.margins.trailing
                    Label author { text = post.author.name; width == column.width }
                    if let words = post.words { Label body { text = words; numberOfLines = 0 } }
                    if let photo = post.photo {
                        ImageView shot {
                            image = photo.image
                            width == photo.width @ .high
                            height == width * (photo.height / photo.width)
                            when regular { width <= column.width * 0.7 } else { width <= column.width }
                        }
                    }
                    if let name = post.sharedBy { SharedBy badge(name) }
                }
            }
            """,
            """
            component Post(post) {
                ...
                View line { leading == column.leading; height == 1 / screen.scale; backgroundColor = .separator }
            }
            screen Feed {
                TableView list {
                    edges == super.safeArea.edges
                    for post in feed.posts { Post row(post) }
                }
            }
            """)
        #expect(
            lesson.listing(globals: Self.feed) == """
                View Feed (root)
                TableView Feed/list
                View Feed/list/row[0] (cell)
                ImageView Feed/list/row[0]/face
                StackView Feed/list/row[0]/column
                Label Feed/list/row[0]/column/author
                Label Feed/list/row[0]/column/body
                ImageView Feed/list/row[0]/column/shot
                View Feed/list/row[0]/line
                View Feed/list/row[1] (cell)
                ImageView Feed/list/row[1]/face
                StackView Feed/list/row[1]/column
                Label Feed/list/row[1]/column/author
                StackView Feed/list/row[1]/column/badge
                Label Feed/list/row[1]/column/badge/who
                View Feed/list/row[1]/line
                list.leading == Feed.safeArea.leading
                list.trailing == Feed.safeArea.trailing
                list.top == Feed.safeArea.top
                list.bottom == Feed.safeArea.bottom
                face.width == 48
                face.height == 48
                face.leading == row[0].margins.leading
                face.bottom <= row[0].margins.bottom
                column.leading == face.trailing + 10
                column.trailing == row[0].margins.trailing
                author.width == column.width
                shot.width == 300 @ 750
                shot.height == 0.666667 * shot.width
                shot.width <= column.width
                line.leading == column.leading
                line.height == 0.333333
                face.width == 48
                face.height == 48
                face.leading == row[1].margins.leading
                face.bottom <= row[1].margins.bottom
                column.leading == face.trailing + 10
                column.trailing == row[1].margins.trailing
                author.width == column.width
                line.leading == column.leading
                line.height == 0.333333

                """)
        let wide = lesson.constraints(on: .tablet, globals: Self.feed)
        #expect(wide.contains("shot.width <= 0.7 * column.width\n"))
        #expect(lesson.view("list/row[1]/column/badge/who", globals: Self.feed)?.text == "shared by Ada Byron")
    }

    @Test("A header that rides on what is scrolled")
    func stretchyHeader() {
        let lesson = Lesson(
            """
            screen Artist {
                let tall = max(1, screen.width / 600) * 300
                ImageView banner {
                    leading == super.leading
                    trailing == super.trailing
                    bottom == words.top
                    top <= page.top
                    height == tall + screen.safeArea.top @ .high
                    height >= tall + screen.safeArea.top
                }
                ScrollView page {
                    edges == super.edges
                    contentInset.top = tall
                    View words {
                        top == page.content.top
                        bottom == page.content.bottom
                        when regular { width == super.readable.width } else { width == super.frame.width - 32 }
                    }
                }
            }
            """)
        #expect(
            lesson.constraints() == """
                banner.leading == Artist.leading
                banner.trailing == Artist.trailing
                banner.bottom == words.top
                banner.top <= page.top
                banner.height == 347 @ 750
                banner.height >= 347
                page.leading == Artist.leading
                page.trailing == Artist.trailing
                page.top == Artist.top
                page.bottom == Artist.bottom
                words.top == page.content.top
                words.bottom == page.content.bottom
                words.width == page.frame.width - 32

                """)
        guard case .scrollView(let page)? = lesson.view("page")?.kind else {
            Issue.record("no scroll view")
            return
        }
        #expect(page.contentInset == EdgeInsets(top: 300))
        #expect(page.alwaysBounceVertical)
        #expect(lesson.constraints(on: .tablet).contains("words.width == page.readable.width\n"))
    }

    @Test("A table has a header, sections with headers, loose rows and a footer")
    func table() {
        let lesson = Lesson(
            """
            component Row(n): HStack { Label number { text = n; width >= textWidth("00") } }
            screen Numbers {
                TableView list {
                    rowHeight = 40
                    separators = false
                    separatorInset = 16
                    Row first(0)
                    header { View top }
                    section {
                        header height: 20 + 8 { Label title }
                        for n in [1, 2] { Row row(n) }
                    }
                    Row last(3)
                    section { View only }
                    footer { View end }
                }
            }
            """)
        #expect(
            lesson.listing() == """
                View Numbers (root)
                TableView Numbers/list
                StackView Numbers/list/first (cell)
                Label Numbers/list/first/number
                View Numbers/list/top (tableHeader)
                Label Numbers/list/title (sectionHeader)
                StackView Numbers/list/row[0] (cell)
                Label Numbers/list/row[0]/number
                StackView Numbers/list/row[1] (cell)
                Label Numbers/list/row[1]/number
                StackView Numbers/list/last (cell)
                Label Numbers/list/last/number
                View Numbers/list/only (cell)
                View Numbers/list/end (tableFooter)
                number.width >= 17
                number.width >= 17
                number.width >= 17
                number.width >= 17

                """)
        guard case .tableView(let list)? = lesson.view("list")?.kind else {
            Issue.record("no table")
            return
        }
        #expect(list.sections.map { $0.rows.map { $0.index } } == [[2], [6, 8], [10], [12]])
        #expect(list.sections.map { $0.headerHeight } == [nil, 28, nil, nil])
        #expect(list.tableHeaderView == ViewID(4))
        #expect(list.tableFooterView == ViewID(13))
        #expect(list.rowHeight == 40 && !list.showsSeparators && list.separatorInset == EdgeInsets(left: 16))
    }

    @Test("Every view and constraint knows its line")
    func sources() {
        let lesson = Lesson("screen S {\n    View a {\n        size == 5; top == super.top\n    }\n}\n")
        let tree = lesson.elaborated().tree
        #expect(
            tree?.constraints.map { $0.source?.description } == ["lesson.md:3:9", "lesson.md:3:9", "lesson.md:3:20"])
        #expect(tree?.views.map { $0.source?.description } == ["lesson.md:1:1", "lesson.md:2:5"])
    }
}

extension View {
    /// What a label says.
    var text: String? {
        if case .label(let label) = kind { label.text } else { nil }
    }
}
