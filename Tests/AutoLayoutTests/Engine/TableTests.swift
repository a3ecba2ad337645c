import Scene
import Testing

@testable import AutoLayout

@Suite struct TableTests {
    /// A table in the safe area, as wide as the screen or two thirds of it.
    static func table(_ stage: inout Stage, _ table: TableView = TableView(), share: Double = 1) -> ViewID {
        let list = stage.add("list", .tableView(table))
        stage.constrain(list[.width], .equal, Stage.root[.width], times: share)
        stage.constrain(list[.centerX], .equal, Stage.root[.centerX])
        stage.pin(list, [.top, .bottom], to: LayoutItem(Stage.root, .safeArea))
        return list
    }

    /// Adds a row to the last section.
    static func row(_ stage: inout Stage, in list: ViewID) -> ViewID {
        guard case .tableView(var table) = stage.tree[list].kind else { return list }
        let count = table.sections.reduce(0) { $0 + $1.rows.count }
        let row = stage.add("row[\(count)]", to: list, role: .cell)
        if table.sections.isEmpty { table.sections = [TableSection()] }
        table.sections[table.sections.count - 1].rows.append(row)
        stage.tree[list].kind = .tableView(table)
        return row
    }

    struct Tweet: Sendable {
        var width: Double
        var scale: Double
        var isRegular = false
        var lines: Int
        var hasMedia: Bool
        var rowHeight: Double
    }

    static let tweets = [
        Tweet(width: 390, scale: 3, lines: 0, hasMedia: true, rowHeight: 680.0 / 3),
        Tweet(width: 390, scale: 3, lines: 5, hasMedia: true, rowHeight: 347),
        Tweet(width: 375, scale: 2, lines: 0, hasMedia: true, rowHeight: 218),
        Tweet(width: 375, scale: 2, lines: 5, hasMedia: true, rowHeight: 338.5),
        Tweet(width: 375, scale: 2, lines: 4, hasMedia: false, rowHeight: 135.5),
        Tweet(width: 414, scale: 2, lines: 4, hasMedia: false, rowHeight: 135.5),
        Tweet(width: 768, scale: 2, isRegular: true, lines: 0, hasMedia: true, rowHeight: 332.5),
        Tweet(width: 768, scale: 2, isRegular: true, lines: 4, hasMedia: false, rowHeight: 135.5),
        Tweet(width: 820, scale: 2, isRegular: true, lines: 5, hasMedia: true, rowHeight: 475),
        Tweet(width: 820, scale: 2, isRegular: true, lines: 4, hasMedia: false, rowHeight: 135.5),
        Tweet(width: 390, scale: 3, lines: 1, hasMedia: false, rowHeight: 76 + 1.0 / 3),
    ]

    @Test(arguments: tweets) func rowsSizeThemselves(tweet: Tweet) {
        var stage = Stage(Size(width: tweet.width, height: 844), scale: tweet.scale)
        let list = Self.table(&stage)
        let row = Self.row(&stage, in: list)
        let cell = TweetCell(&stage, row, tweet)
        let layout = stage.layout()
        let side: Double = tweet.width < 414 ? 16 : 20
        expect(layout.frames[row.index], Rect(0, 0, tweet.width, tweet.rowHeight))
        expect(layout.frames[cell.avatar.index], Rect(side, 8, 60, 60))
        let content = tweet.width - 2 * side - 68
        expect(layout.frames[cell.content.index], Rect(side + 68, 8, content, tweet.rowHeight - 16))
        if let media = cell.media {
            let width = min(514, content * (tweet.isRegular ? 0.7 : 1))
            #expect(abs(layout.frames[media.index].width - width) < 1e-6)
        }
    }

    @Test func twoThirdsOfTheScreenAreRoundedForTheRows() {
        var stage = Stage(Size(width: 1024, height: 768), scale: 2, safe: EdgeInsets(top: 20))
        let list = Self.table(&stage, share: 2.0 / 3)
        let row = Self.row(&stage, in: list)
        let body = stage.add("body", to: row)
        stage.pin(body, .edges, to: LayoutItem(row, .layoutMargins))
        stage.constrain(body[.height], plus: 100, at: .defaultHigh)
        let layout = stage.layout()
        expect(layout.frames[list.index], Rect(512 - 1024.0 / 3, 20, 2048.0 / 3, 748))
        let rounded = layout.rounded(scale: 2, in: stage.tree)
        expect(rounded.frames[list.index], Rect(170.5, 20, 683, 748))
        expect(rounded.frames[row.index], Rect(170.5, 20, 683, 116.5))
        expect(rounded.frames[body.index], Rect(190.5, 28, 643, 100.5))
        #expect(rounded.separators.map { $0.frame } == [Rect(190.5, 136, 663, 0.5)])
    }

    @Test func fixedRowsStackBelowEachOtherAndScroll() throws {
        var table = TableView()
        table.rowHeight = 40
        var stage = Stage(scale: 3, safe: EdgeInsets(top: 47, bottom: 34))
        stage.screen.scrolledBy = 15
        let list = Self.table(&stage, table)
        var rows: [ViewID] = []
        for _ in 0..<13 { rows.append(Self.row(&stage, in: list)) }
        let layout = stage.layout()
        let tops: [Double] = rows.map { layout.frames[$0.index].y }
        #expect(tops == Array(stride(from: 32, through: 512, by: 40)))
        let state = try #require(layout.scrollStates.first)
        #expect(state.contentSize == Size(width: 390, height: 520))
        #expect(state.contentOffset == Point(x: 0, y: 15))
        #expect(state.adjustedContentInset == .zero)
    }

    @Test func tableUnderTheStatusBarStartsBelowIt() {
        var stage = Stage(safe: EdgeInsets(top: 47, bottom: 34))
        let list = stage.add("list", .tableView(TableView()))
        stage.pin(list, .edges, to: Stage.root)
        let row = Self.row(&stage, in: list)
        let layout = stage.layout()
        #expect(layout.scrollStates[0].adjustedContentInset == EdgeInsets(top: 47, bottom: 34))
        expect(layout.frames[row.index], Rect(0, 47, 390, 44))
    }

    @Test func rowsKeepOutOfTheUnsafeSides() {
        var stage = Stage(Size(width: 844, height: 390), safe: EdgeInsets(left: 47, bottom: 21, right: 47))
        let list = stage.add("list", .tableView(TableView()))
        stage.pin(list, .edges, to: Stage.root)
        let row = Self.row(&stage, in: list)
        let layout = stage.layout()
        expect(layout.frames[row.index], Rect(47, 0, 750, 44))
        expect(layout.separators[0].frame, Rect(67, 44 - 1.0 / 3, 777, 1.0 / 3))
    }

    private static let stickings: [(Double, Double, Double)] = [
        (0, 20, 160), (-30, 50, 190), (20, 0, 140), (50, 0, 110), (130, -10, 30), (160, -40, 0), (400, -280, -140),
    ]

    @Test(arguments: stickings) func sectionHeadersStick(scrolledBy: Double, first: Double, second: Double) {
        var stage = Stage()
        stage.screen.scrolledBy = scrolledBy
        var table = TableView()
        table.rowHeight = 50
        let list = Self.table(&stage, table)
        let top = stage.add("top", to: list, role: .tableHeader)
        stage.constrain(top[.height], plus: 20)
        table.tableHeaderView = top
        var headers: [ViewID] = []
        for section in 0..<2 {
            let header = stage.add("header\(section)", to: list, role: .sectionHeader)
            headers.append(header)
            let rows = (0..<2).map { stage.add("row[\($0)]", to: list, role: .cell) }
            table.sections.append(TableSection(header: header, headerHeight: 40, rows: rows))
        }
        stage.tree[list].kind = .tableView(table)
        let layout = stage.layout()
        #expect(headers.map { layout.frames[$0.index].y } == [first, second])
    }

    @Test func separatorsAreOnePixelHigh() {
        var table = TableView()
        table.rowHeight = 40
        table.separatorInset = EdgeInsets(left: 60)
        var stage = Stage(scale: 2)
        let list = Self.table(&stage, table)
        for _ in 0..<2 { _ = Self.row(&stage, in: list) }
        let frames = stage.layout().separators.map { $0.frame }
        #expect(frames == [Rect(60, 39.5, 330, 0.5), Rect(60, 79.5, 330, 0.5)])
    }

    @Test(
        "A row's own separator inset takes the place of the table's, at both ends",
        arguments: [
            (LayoutDirection.leftToRight, [60.0, 15, 0], [320.0, 355, 390]),
            (.rightToLeft, [10, 20, 0], [320, 355, 390]),
        ])
    func separatorInsets(direction: LayoutDirection, starts: [Double], widths: [Double]) {
        var table = TableView()
        table.rowHeight = 40
        table.separatorInset = EdgeInsets(left: 60, right: 10)
        var stage = Stage(scale: 2)
        stage.screen.layoutDirection = direction
        let list = Self.table(&stage, table)
        for inset in [nil, EdgeInsets(left: 15, right: 20), .zero] {
            let row = Self.row(&stage, in: list)
            stage.tree[row].appearance.separatorInset = inset
        }
        let frames = stage.layout().separators.map { $0.frame }
        #expect(frames.map { $0.x } == starts)
        #expect(frames.map { $0.width } == widths)
    }

    @Test func withoutSeparatorsRowsAreAsHighAsTheyFit() {
        var table = TableView()
        table.showsSeparators = false
        var stage = Stage(scale: 2)
        let list = Self.table(&stage, table)
        let row = Self.row(&stage, in: list)
        let body = stage.add("body", to: row)
        stage.pin(body, .edges, to: LayoutItem(row, .layoutMargins))
        stage.constrain(body[.height], plus: 20.25, at: .defaultHigh)
        let layout = stage.layout()
        #expect(layout.frames[row.index].height == 36.5)
        #expect(layout.separators.isEmpty)
    }

    @Test func rowsDoNotDependOnTheRowsBefore() {
        let texts = [
            "one two three four five six seven eight nine ten", "one", "", "a b c d e f g h i j k l m n o p q r",
        ]
        func heights(_ order: [Int]) -> [Double] {
            var stage = Stage(Size(width: 320, height: 600))
            let list = Self.table(&stage)
            var rows: [ViewID] = []
            for position in order {
                let row = Self.row(&stage, in: list)
                rows.append(row)
                let side = stage.label("side", String(repeating: "x", count: 3 + position), to: row)
                let body = stage.label("body", texts[position], lines: 0, to: row)
                stage.tree[side].compressionResistance.horizontal = .required
                stage.pin(side, [.leading, .top], to: LayoutItem(row, .layoutMargins))
                stage.pin(body, [.trailing, .top, .bottom], to: LayoutItem(row, .layoutMargins))
                stage.constrain(body[.leading], .equal, side[.trailing], plus: 8)
            }
            let layout = stage.layout()
            return rows.map { layout.frames[$0.index].height }
        }
        let alone = (0..<4).map { heights([$0])[0] }
        #expect(heights([0, 1, 2, 3]) == alone)
        #expect(heights([3, 2, 1, 0]) == alone.reversed())
    }

    @Test func tablesInRowsAreLaidOutToo() {
        var outer = TableView()
        outer.rowHeight = 200
        var stage = Stage()
        let list = Self.table(&stage, outer)
        let row = Self.row(&stage, in: list)
        var inner = TableView()
        inner.rowHeight = 30
        let nested = stage.add("nested", .tableView(inner), to: row)
        stage.pin(nested, .edges, to: LayoutItem(row, .layoutMargins))
        _ = Self.row(&stage, in: nested)
        let last = Self.row(&stage, in: nested)
        expect(stage.layout().frames[last.index], Rect(16, 38, 358, 30))
    }
}

/// The timeline's cell: an avatar, and beside it a name, perhaps a text, perhaps a picture.
struct TweetCell {
    let avatar: ViewID
    let content: ViewID
    private(set) var media: ViewID?

    init(_ stage: inout Stage, _ row: ViewID, _ tweet: TableTests.Tweet) {
        let margins = LayoutItem(row, .layoutMargins)
        avatar = stage.add("avatar", to: row)
        stage.size(avatar, 60, 60)
        stage.pin(avatar, [.leading, .top], to: margins)
        stage.constrain(avatar[.bottom], .atMost, row[.layoutMargins, .bottom])
        content = stage.add("content", to: row)
        stage.pin(content, [.trailing, .top, .bottom], to: margins)
        stage.constrain(content[.leading], .equal, avatar[.trailing], plus: 8)
        var last = stage.label("name", "Name", to: content)
        stage.pin(last, [.leading, .trailing, .top], to: content)
        if tweet.lines > 0 {
            let text = Array(repeating: "word", count: tweet.lines).joined(separator: "\n")
            let body = stage.label("body", text, lines: 0, to: content)
            stage.constrain(body[.top], .equal, last[.bottom], plus: 12)
            stage.constrain(body[.width], .equal, content[.width])
            stage.pin(body, [.leading], to: content)
            last = body
        }
        if tweet.hasMedia {
            let picture = stage.add("picture", to: content)
            stage.constrain(picture[.top], .equal, last[.bottom], plus: 12)
            stage.pin(picture, [.leading], to: content)
            stage.constrain(picture[.width], plus: 514, at: .defaultHigh)
            stage.constrain(picture[.width], .atMost, content[.width], times: tweet.isRegular ? 0.7 : 1)
            stage.constrain(picture[.height], .equal, picture[.width], times: 315.0 / 514)
            media = picture
            last = picture
        }
        stage.pin(last, [.bottom], to: content)
    }
}
