import AutoLayout
import Scene
import Testing

@testable import Notation

@Suite struct ValueTests {
    static let globals: [DataValue.Field] = [
        DataValue.Field(
            name: "song",
            value: [
                "title": "Blue", "length": 215.5, "cover": nil, "tags": ["slow", "piano"], "by": ["name": "Ada"],
                "live": true,
            ]),
        DataValue.Field(name: "album", value: [["minutes": 3], ["minutes": 4]]),
    ]

    @Test(
        "An expression has its value",
        arguments: [
            ("1 + 2 * 3", "7"), ("7 / 2", "3.5"), ("max(1, 5, 3) - min(2, 4)", "3"), ("abs(-2.5)", "2.5"),
            ("systemSpacing(1)", "8"), ("systemSpacing(2.5) + 1", "21"),
            ("round(2.5) + floor(2.9) + ceil(2.1)", "8"), ("\"a\" + \"b\"", "ab"), ("song.title", "Blue"),
            ("song.length", "215.5"), ("song.tags.count", "2"), ("song.tags[1]", "piano"), ("song[\"title\"]", "Blue"),
            ("song.cover ?? \"none\"", "none"), ("song.cover.name.size ?? \"none\"", "none"),
            ("song.nothing ?? 3", "3"),
            ("song.by.name", "Ada"), ("song.live ? \"on\" : \"off\"", "on"), ("song.cover == nil", "true"),
            ("song.title != nil && song.title == \"Blue\"", "true"), ("1 < 2 == true", "true"),
            ("\"a\" < \"b\"", "true"),
            ("!regular", "true"), ("compact", "true"), ("verticallyRegular", "true"), ("verticallyCompact", "false"),
            ("landscape", "false"), ("portrait", "true"), ("dark", "false"), ("light", "true"), ("rtl", "false"),
            ("ltr", "true"),
            ("textSize == .large", "true"), ("textSize >= .accessibilityMedium", "false"),
            (".extraLarge > textSize", "true"),
            ("screen.width", "390"), ("screen.height - screen.safeArea.top - screen.safeArea.bottom", "763"),
            ("screen.scale", "3"), ("1 / screen.scale", "0.333333"), ("screen.safeArea.leading", "0"),
            ("max(1, screen.width / 780) * 100", "100"), ("textWidth(\"abcd\")", "34"),
            ("textWidth(\"abcd\", font: .system(10))", "20"), ("textWidth(\"ab\", font: .headline.bold)", "17"),
            ("\"\\(1 + 1) \\(song.title) \\(true)\"", "2 Blue true"), ("[1, 2, 3][2]", "3"), ("[].isEmpty", "true"),
            ("\"caf\\u{e9}\\t\\\\\"", "café\t\\"), (".low - 1", "249"), (".required", "1000"),
            ("false || true", "true"),
            ("7 % 3", "1"), ("-7 % 3", "-1"), ("7.5 % 2 + 1", "2.5"), ("(1...5).count", "5"), ("(0..<3)[2]", "2"),
            ("(1..<1).isEmpty", "true"), ("sum([1, 2.5, 3])", "6.5"), ("sum(1...4)", "10"), ("sum([])", "0"),
            ("sum(album, of: \"minutes\")", "7"), ("[4, 5, 6, 7][1...2].count", "2"), ("[4, 5, 6][1..<3][1]", "6"),
            ("song.tags[0...0][0]", "slow"), ("(1 + 1...2 * 2).count", "3"), ("song.title.count", "4"),
            ("\"naïve\".uppercased()", "NAÏVE"), ("song.title.lowercased()", "blue"),
            ("\"a-b--c\".split(separator: \"-\").count", "3"), ("\"a-b\".split(separator: \"-\")[1]", "b"),
            ("[1, 2][1...2]", nil), ("3...1", nil), ("1.5...3", nil), ("screen.width % 2", nil), ("5 % 0", nil),
            ("sum(song)", nil), ("sum(album, of: \"hours\")", nil), ("\"a\".split(separator: \"--\")", nil),
            ("2 * 3 @ 1", nil),
        ] as [(String, String?)])
    func value(expression: String, text: String?) {
        let lesson = Lesson("screen S { Label l { text = \"\\(\(expression))\" } }")
        let said = lesson.view("l", globals: Self.globals)?.text
        if let text, text == "1000" || text == "249" {
            // A priority's name alone is no number outside of arithmetic.
            #expect(said == (text == "249" ? "249" : nil))
        } else {
            #expect(said == text)
        }
    }

    @Test("Data and values of the lesson reach components, names of callers do not")
    func scopes() {
        let lesson = Lesson(
            """
            let unit = 4
            component Gap(n) { cornerRadius = n * unit; zPosition = song.length }
            screen S { let unit2 = 5; Gap g(unit2) }
            """)
        let gap = lesson.view("g", globals: Self.globals)
        #expect(gap?.appearance.cornerRadius == 20)
        #expect(gap?.appearance.zPosition == 215.5)
        let leaking = Lesson("component C { cornerRadius = hidden } screen S { let hidden = 5; C c }")
        #expect(leaking.messages().map { $0.message } == ["nothing is named 'hidden' in C"])
    }

    @Test("The first scrolling view follows the screen, the others rest, wherever they are declared")
    func offsets() {
        let text = """
            screen S {
                let offset = list.contentOffset.y
                View a { alpha = offset > 50 ? 1 : 0.5; cornerRadius = other.contentOffset.y }
                TableView list { zPosition = self.contentOffset.y }
                ScrollView other { zPosition = self.contentOffset.y }
            }
            """
        var screen = Screen.phone
        #expect(Lesson(text).view("a", on: screen)?.appearance.alpha == 0.5)
        screen.scrolledBy = 60
        let a = Lesson(text).view("a", on: screen)
        #expect(a?.appearance.alpha == 1)
        #expect(a?.appearance.cornerRadius == 0)
        #expect(Lesson(text).view("list", on: screen)?.appearance.zPosition == 60)
        #expect(Lesson(text).view("other", on: screen)?.appearance.zPosition == 0)
    }

    @Test("A missing field is nil only where it is asked for")
    func missing() {
        let asked = Lesson("screen S { if let a = song.lyrics.first { View b } else { View c } }")
        #expect(asked.listing(globals: Self.globals) == "View S (root)\nView S/c\n")
        let demanded = Lesson("screen S { Label a { text = song.lyrics } }")
        let message = demanded.messages(globals: Self.globals).first
        #expect(message?.message == "'song' has no field 'lyrics'")
        #expect(message?.help == "the fields are title, length, cover, tags, by, live")
    }

    @Test("A name that is both a view and data means what its member belongs to")
    func doubleNames() {
        let lesson = Lesson("screen S { View song { width == song.height + song.length } }")
        #expect(lesson.constraints(globals: Self.globals) == "song.width == song.height + 215.5\n")
    }

    @Test("Reading order swaps the safe area's sides")
    func readingOrder() {
        var screen = Screen.phone
        screen.safeAreaInsets = EdgeInsets(left: 10, right: 20)
        screen.layoutDirection = .rightToLeft
        let lesson = Lesson("screen S { View a { width == screen.safeArea.leading; isHidden = rtl } }")
        #expect(lesson.constraints(on: screen) == "a.width == 20\n")
        #expect(lesson.view("a", on: screen)?.isHidden == true)
    }
}
