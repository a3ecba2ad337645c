import Scene
import Testing

@testable import AutoLayout

/// Sizes that Interface Builder saves for controls whose size no constraint imposes.
@Suite("A control")
struct ControlSizeTests {
    private static func size(_ kind: ViewKind, scale: Double = 2, fittingWidth: Double? = nil) -> ContentSize {
        View(name: "it", kind: kind).intrinsicContentSize(
            fittingWidth: fittingWidth, measurer: TenPointMeasurer(), screen: Screen(size: .zero, scale: scale))
    }

    private static func field(
        _ pointSize: Double, _ style: TextField.BorderStyle, _ change: (inout TextField) -> Void = { _ in }
    ) -> ViewKind {
        var field = TextField(font: .system(pointSize))
        field.borderStyle = style
        change(&field)
        return .textField(field)
    }

    static let fieldHeights: [(size: Double, style: TextField.BorderStyle, scale: Double, height: Double)] = [
        (14, .roundedRect, 2, 34), (17, .roundedRect, 3, 34), (20, .roundedRect, 2, 34), (25, .roundedRect, 2, 40),
        (40, .roundedRect, 3, 57.667), (15, .none, 2, 19.5), (16, .none, 2, 21), (17, .none, 2, 22), (17, .none, 3, 22),
        (14, .none, 3, 18.667), (14, .none, 2, 18.5),
        (40, .none, 2, 49.5), (60, .none, 2, 73.5), (27, .line, 2, 42),
    ]

    @Test("of text is as high as its border and its line ask for", arguments: fieldHeights)
    func fieldHeight(size: Double, style: TextField.BorderStyle, scale: Double, height: Double) {
        let natural = Self.size(Self.field(size, style), scale: scale)
        #expect(abs((natural.height ?? 0) - height) < 0.001)
    }

    @Test("of text is as wide as its text or else its placeholder, with what stands beside it")
    func fieldWidth() {
        #expect(Self.size(Self.field(17, .none)).width == 0)
        #expect(Self.size(Self.field(17, .none) { $0.placeholder = "12345" }).width == 50)
        #expect(Self.size(Self.field(17, .roundedRect) { ($0.text, $0.placeholder) = ("123", "12345") }).width == 58)
        #expect(Self.size(Self.field(14, .roundedRect)).width == 32)
        let image = Image(name: "symbol:link", size: Size(width: 19, height: 19))
        #expect(Self.size(Self.field(17, .none) { ($0.text, $0.leftImage) = ("1", image) }).width == 35)
        let cleared = Self.field(17, .none) { ($0.text, $0.clearButtonMode) = ("1", .always) }
        #expect(Self.size(cleared).width == 30)
        #expect(Self.size(Self.field(17, .none) { $0.clearButtonMode = .always }).width == 0)
    }

    static let pages: [(count: Int, width: Double)] = [(2, 98.5), (3, 116.5), (4, 134.5)]

    @Test("of pages is 18 points wider for each", arguments: pages)
    func pageControl(count: Int, width: Double) {
        var control = PageControl()
        control.numberOfPages = count
        #expect(Self.size(.pageControl(control)) == ContentSize(width: width, height: 26))
        let fine = Self.size(.pageControl(control), scale: 3).width ?? 0
        #expect(abs(fine - width + 5 / 6) < 0.001)
    }

    static let bars: [(kind: ViewKind, regular: Double, compact: Double)] = [
        (.navigationBar(bar { $0.title = "Inbox" }), 44, 32), (.navigationBar(bar { $0.prompt = "Choose" }), 74, 62),
        (.navigationBar(bar { $0.prefersLargeTitles = true }), 96, 32), (.tabBar(TabBar()), 49, 32),
        (.toolbar(Toolbar()), 44, 32),
    ]

    private static func bar(_ change: (inout NavigationBar) -> Void) -> NavigationBar {
        var bar = NavigationBar()
        change(&bar)
        return bar
    }

    @Test("that is a bar is lower where the height is compact, and has no width", arguments: bars)
    func bar(kind: ViewKind, regular: Double, compact: Double) {
        let low = kind.adapted(to: Screen(size: .zero, verticalSizeClass: .compact))
        #expect(Self.size(kind) == ContentSize(height: regular))
        #expect(Self.size(low) == ContentSize(height: compact))
    }

    @Test("that is a toolbar is higher on an upright phone with a home indicator")
    func toolbar() {
        for (bottom, height) in [(34.0, 49.0), (20, 44), (0, 44)] {
            let screen = Screen(size: .zero, safeAreaInsets: EdgeInsets(bottom: bottom))
            #expect(Self.size(ViewKind.toolbar(Toolbar()).adapted(to: screen)) == ContentSize(height: height))
        }
    }

    @Test("without text has the size that is saved for it")
    func others() {
        var large = ActivityIndicator()
        large.style = .large
        #expect(Self.size(.activityIndicator(ActivityIndicator())) == ContentSize(width: 20, height: 20))
        #expect(Self.size(.activityIndicator(large)) == ContentSize(width: 37, height: 37))
        #expect(Self.size(.stepper(Stepper())) == ContentSize(width: 94, height: 32))
    }

    @Test("hugs as UIKit's does when it is made in code")
    func hugging() {
        let sideways = AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
        let expected: [(ViewKind, AxisPriorities)] = [
            (Self.field(17, .none), .low), (.textView(TextView(font: .system(12))), .low),
            (.slider(Slider()), sideways),
            (.progressView(ProgressView()), sideways), (.stepper(Stepper()), .high),
            (.activityIndicator(ActivityIndicator()), .high), (.pageControl(PageControl()), .high),
        ]
        for (kind, priorities) in expected {
            let view = View(name: "it", kind: kind)
            #expect(view.hugging == priorities && view.compressionResistance == .high, "\(kind.typeName)")
        }
    }

    @Test("of a range is larger than what constraints see of it")
    func alignmentRects() {
        var stage = Stage(Size(width: 320, height: 480))
        let slider = stage.add("slider", .slider(Slider()))
        stage.pin(slider, [.leading, .top], to: Stage.root, plus: 20)
        stage.constrain(slider[.width], plus: 60)
        stage.constrain(slider[.height], plus: 60)
        let progress = stage.add("progress", .progressView(ProgressView()))
        stage.pin(progress, [.leading, .trailing], to: slider)
        stage.constrain(progress[.top], .equal, slider[.bottom], plus: 8)
        let layout = stage.layout()
        expect(layout.frames[slider.index], Rect(18, 20, 64, 61))
        expect(layout.frames[progress.index], Rect(20, 88, 60, 4))
    }

    @Test(
        "of progress in a bar is a point higher than what constraints see of it, and lower than the other by its nature"
    )
    func progressOfBar() {
        for (style, height, natural) in [(ProgressView.Style.default, 9.0, 4.0), (.bar, 10, 2.5)] {
            var view = ProgressView()
            view.progressViewStyle = style
            var stage = Stage(Size(width: 320, height: 480))
            let (fixed, free) = (stage.add("fixed", .progressView(view)), stage.add("free", .progressView(view)))
            for progress in [fixed, free] {
                stage.pin(progress, [.leading, .trailing, .top], to: Stage.root, plus: 20)
            }
            stage.constrain(fixed[.height], plus: 9)
            let layout = stage.layout()
            #expect(layout.frames[fixed.index].height == height && layout.frames[free.index].height == natural)
        }
    }

    @Test("of search is 56 high, and 46 more with scopes, which need titles")
    func searchBar() {
        var bar = SearchBar()
        bar.showsCancelButton = true
        #expect(Self.size(.searchBar(bar)) == ContentSize(height: 56))
        bar.showsScopeBar = true
        #expect(Self.size(.searchBar(bar)) == ContentSize(height: 56))
        bar.scopeButtonTitles = ["Near", "All"]
        #expect(Self.size(.searchBar(bar)) == ContentSize(height: 102))
    }

    @Test("of search sets one text until it shows a button beside its field")
    func searchText() {
        var bar = SearchBar()
        bar.text = "Boats"
        #expect(ViewKind.searchBar(bar).shownText?.string == "Boats")
        bar.showsCancelButton = true
        #expect(ViewKind.searchBar(bar).shownText == nil)
    }

    @Test("that is busy is hidden until it animates, and a stack closes up around it")
    func indicator() {
        var stage = Stage(Size(width: 320, height: 480))
        let row = stage.stack("row", .horizontal, 8)
        stage.pin(row, [.leading, .top], to: Stage.root)
        let busy = stage.add("busy", .activityIndicator(ActivityIndicator()), to: row)
        _ = stage.label("text", "Loading", to: row)
        #expect(stage.layout().frames[row.index].width == 70)
        stage.tree[busy].isHidden = false
        #expect(stage.layout().frames[row.index].width == 98)
    }

    @Test("of text puts its baseline where the line's is in its middle")
    func baseline() {
        var stage = Stage(Size(width: 320, height: 480), scale: 2)
        let name = stage.label("name", "Name")
        stage.pin(name, [.leading], to: Stage.root)
        let field = stage.add("field", Self.field(17, .roundedRect))
        stage.pin(field, [.trailing, .top], to: Stage.root)
        stage.constrain(field[.leading], .equal, name[.trailing], plus: 8)
        stage.constrain(name[.firstBaseline], .equal, field[.firstBaseline])
        stage.tree[name].hugging.horizontal = .defaultHigh
        // The line of 20.29 stands 6.86 below the top: 23.04 to its baseline, which a label of 17 has at 16.
        #expect(stage.layout().frames[name.index].y == 7)
        // Lower by 4, it has its line, in the middle, 2 points nearer to its top.
        stage.constrain(field[.height], plus: 30)
        #expect(stage.layout().frames[name.index].y == 5)
    }
}

@Suite("A text view")
struct TextViewTests {
    private static func view(_ text: String, scrolls: Bool = false) -> TextView {
        var view = TextView(font: .system(17))
        view.text = text
        view.isScrollEnabled = scrolls
        return view
    }

    private static func stage(_ view: TextView, width: Double) -> (Stage, ViewID) {
        var stage = Stage(Size(width: 320, height: 480), scale: 2)
        let text = stage.add("text", .textView(view))
        stage.pin(text, [.leading, .top], to: Stage.root)
        stage.constrain(text[.width], plus: width)
        return (stage, text)
    }

    @Test("that does not scroll is as high as its lines and 16 points more")
    func growing() {
        // Ten points a character: 60 of 70 points are left for the lines.
        let (stage, text) = Self.stage(Self.view("one two three"), width: 70)
        let layout = stage.layout()
        #expect(layout.textLines[text.index]?.map(\.text) == ["one", "two", "three"])
        expect(layout.frames[text.index], Rect(0, 0, 70, 16 + 61))
    }

    @Test("that is empty is as high as one line, and as wide as its padding")
    func empty() {
        let size = View(name: "it", kind: .textView(Self.view(""))).intrinsicContentSize(
            fittingWidth: nil, measurer: TenPointMeasurer(), screen: Screen(size: .zero, scale: 2))
        #expect(size == ContentSize(width: 10, height: 36.5))
    }

    @Test("that scrolls has no size of its own, and shows the lines that fit")
    func scrolling() {
        var (stage, text) = Self.stage(Self.view("one two three four", scrolls: true), width: 70)
        stage.constrain(text[.height], plus: 60)
        let layout = stage.layout()
        expect(layout.frames[text.index], Rect(0, 0, 70, 60))
        #expect(layout.textLines[text.index]?.map(\.text) == ["one", "two"])
    }
}

@Suite("A configured button")
struct ConfiguredButtonTests {
    private static func size(_ change: (inout Button) -> Void) -> Size {
        var button = Button(font: .button)
        button.configuration.style = .plain
        change(&button)
        let size = View(name: "it", kind: .button(button)).intrinsicContentSize(
            fittingWidth: nil, measurer: TenPointMeasurer(), screen: Screen(size: .zero, scale: 3))
        return Size(width: size.width ?? -1, height: ((size.height ?? -1) * 100).rounded() / 100)
    }

    @Test("is as high as a line of the body style and 14 points more, and 24 wider than its title")
    func title() {
        #expect(Self.size { $0.title = "12345" } == Size(width: 74, height: 34.33))
    }

    @Test("without a text or an image is as large as its insets")
    func nothing() {
        #expect(Self.size { _ in } == Size(width: 24, height: 14))
        #expect(Self.size { $0.configuration.subtitle = "1" }.height == 28.33)
    }

    @Test("puts the image on the side it is told, with the padding where there is a title")
    func images() {
        let image = Image(name: "symbol:plus", size: Size(width: 18, height: 26))
        #expect(Self.size { $0.image = image } == Size(width: 42, height: 40))
        let beside = Self.size { ($0.image, $0.title, $0.configuration.imagePadding) = (image, "12345", 8) }
        #expect(beside == Size(width: 100, height: 40))
        let above = Self.size {
            ($0.image, $0.title, $0.configuration.imagePadding) = (image, "12345", 8)
            $0.configuration.imagePlacement = .top
        }
        #expect(above == Size(width: 74, height: 68.33))
    }

    @Test("has its subtitle below its title")
    func subtitle() {
        let size = Self.size { ($0.title, $0.configuration.subtitle) = ("12", "1234567890") }
        // Ten characters of 12 points: 70.59, to the next pixel; 20.33 + 1 + 14.33 and the insets.
        #expect(abs(size.width - 94.67) < 0.01 && size.height == 49.67)
    }

    @Test("grows with the reader's text size")
    func textSize() {
        var button = Button(font: .button)
        button.configuration.style = .gray
        button.title = "1"
        let kind = ViewKind.button(button).adapted(to: Screen(size: .zero, contentSizeCategory: .accessibility1))
        let size = View(name: "it", kind: kind).intrinsicContentSize(
            fittingWidth: nil, measurer: TenPointMeasurer(), screen: Screen(size: .zero, scale: 2))
        #expect(size.height == 47.5)
    }

    @Test("of type custom has 18 points of type and is 34 high")
    func custom() {
        let view = View(name: "it", kind: .button(Button(font: .customButton, isCustom: true)))
        let size = view.intrinsicContentSize(
            fittingWidth: nil, measurer: TenPointMeasurer(), screen: Screen(size: .zero, scale: 3))
        #expect(size.height == 34 && view.kind.typeName == "CustomButton")
    }

    @Test("stands centred, its parts in the reading direction")
    func places() throws {
        var button = Button(font: .button)
        button.configuration.style = .filled
        button.configuration.imagePadding = 6
        (button.title, button.image) = ("1234", Image(name: "symbol:plus", size: Size(width: 20, height: 20)))
        let layout = ConfiguredButtonLayout(button, measurer: TenPointMeasurer())
        let size = Size(width: 190, height: 60)
        let left = layout.places(in: size, direction: .leftToRight)
        #expect(left.image == Rect(62, 20, 20, 20) && left.lines.map(\.room.x) == [88])
        let right = layout.places(in: size, direction: .rightToLeft)
        #expect(right.image == Rect(108, 20, 20, 20) && right.lines.map(\.room.x) == [62])
    }
}

@Suite("A date picker")
struct DatePickerTests {
    static let texts: [(date: String, day: String, time: String)] = [
        ("2026-05-17 09:41", "May 17, 2026", "9:41 AM"), ("2024-02-29", "Feb 29, 2024", "9:41 AM"),
        ("00:05", "Jan 1, 2026", "12:05 AM"), ("12:00", "Jan 1, 2026", "12:00 PM"),
    ]

    @Test("writes days and times as in the United States", arguments: texts)
    func words(date: String, day: String, time: String) throws {
        let parsed = try #require(DateAndTime(date))
        #expect(parsed.dateText == day && parsed.timeText == time)
    }

    @Test("takes no other words", arguments: ["tomorrow", "2026-13-01", "2026-05", "25:00", "9"])
    func refused(text: String) { #expect(DateAndTime(text) == nil) }

    @Test("is as large as its plates, or as its wheels")
    func sizes() {
        var picker = DatePicker()
        func size() -> ContentSize {
            View(name: "it", kind: .datePicker(picker)).intrinsicContentSize(
                fittingWidth: nil, measurer: TenPointMeasurer(), screen: Screen(size: .zero, scale: 2))
        }
        // "Jan 1, 2026" and "9:41 AM": 110 and 70 points, 24 more each, 5 between.
        #expect(size() == ContentSize(width: 233, height: 34.5))
        picker.datePickerMode = .time
        #expect(size().width == 94)
        picker.preferredDatePickerStyle = .wheels
        #expect(size() == ContentSize(width: 320, height: 216))
    }

    @Test("is as large as a month, with a line for the time below it; a time alone has no month")
    func calendarSizes() {
        var picker = DatePicker()
        picker.preferredDatePickerStyle = .inline
        func size() -> ContentSize {
            View(name: "it", kind: .datePicker(picker)).intrinsicContentSize(
                fittingWidth: nil, measurer: TenPointMeasurer(), screen: Screen(size: .zero, scale: 2))
        }
        #expect(size() == ContentSize(width: 320, height: 388))
        picker.datePickerMode = .date
        #expect(size() == ContentSize(width: 320, height: 345))
        picker.datePickerMode = .time
        #expect(size() == ContentSize(width: 320, height: 216))
    }

    static let months: [(date: String, days: Int, first: Int)] = [
        ("2026-02-17", 28, 0), ("2024-02-01", 29, 4), ("2000-02-01", 29, 2), ("1900-02-01", 28, 4),
        ("2026-05-17", 31, 5), ("2026-11-25", 30, 0),
    ]

    @Test("knows how many days its month has and on which weekday it begins", arguments: months)
    func month(date: String, days: Int, first: Int) throws {
        let parsed = try #require(DateAndTime(date))
        #expect(parsed.daysInMonth == days && parsed.weekdayOfFirst == first)
    }
}

@Suite("What stands on a bar")
struct BarDrawingTests {
    /// Ten points a character; images by where they begin, texts by where their room does.
    private static func drawn(
        _ kind: ViewKind, width: Double, height: Double = 44, direction: LayoutDirection = .leftToRight
    ) -> [(x: Double, text: String)] {
        let context = DrawingContext(
            size: Size(width: width, height: height), direction: direction, scale: 2, measurer: TenPointMeasurer())
        return kind.content(in: context).primitives.compactMap { primitive in
            switch primitive {
            case .box: nil
            case .text(let text): (text.x, text.lines.first?.text ?? "")
            case .image(let image): (image.rect.x, image.image.name)
            }
        }
    }

    private static func titled(_ title: String, right: [BarItem] = [], back: String? = nil) -> ViewKind {
        var bar = NavigationBar()
        (bar.title, bar.rightBarButtonItems, bar.backItem) = (title, right, back)
        return .navigationBar(bar)
    }

    @Test("is titled in the middle, or as near to it as the buttons allow")
    func title() {
        let free = Self.drawn(Self.titled("12345678"), width: 320)
        #expect(free.map(\.x) == [120])
        // The button ends at 304 and begins at 254; the title keeps 8 points away from it.
        let pushed = Self.drawn(Self.titled("12345678901234567890", right: [BarItem(title: "12345")]), width: 320)
        #expect(pushed.map(\.x) == [254, 46])
        let cut = Self.drawn(
            Self.titled("123456789012345678901234567890", right: [BarItem(title: "12345")]), width: 320)
        #expect(cut.map(\.x) == [254, 24])
    }

    @Test("goes back at the leading side, in both reading directions")
    func back() {
        let bar = Self.titled("", back: "Inbox")
        #expect(Self.drawn(bar, width: 320).map(\.text) == ["symbol:chevron.left", "Inbox"])
        #expect(Self.drawn(bar, width: 320).map(\.x) == [8, 26])
        let mirrored = Self.drawn(bar, width: 320, direction: .rightToLeft)
        #expect(mirrored.map(\.text) == ["symbol:chevron.right", "Inbox"])
        #expect(mirrored.map(\.x) == [300, 244])
    }

    @Test("shares the room that a toolbar has left among its flexible spaces")
    func toolbar() {
        var bar = Toolbar()
        bar.items = [BarItem(title: "12"), .flexibleSpace, BarItem(title: "34"), .flexibleSpace, BarItem(title: "5")]
        #expect(Self.drawn(.toolbar(bar), width: 320).map(\.x) == [16, 155, 294])
        bar.items = [BarItem(title: "12"), BarItem(title: "34")]
        #expect(Self.drawn(.toolbar(bar), width: 320).map(\.x) == [16, 52])
        #expect(Self.drawn(.toolbar(bar), width: 320, direction: .rightToLeft).map(\.x) == [284, 248])
    }

    @Test("has the same room on a tab bar as every other tab")
    func tabs() {
        var bar = TabBar()
        bar.items = ["12", "34", "56", "78"].map { BarItem(title: $0) }
        let kind = ViewKind.tabBar(bar)
        #expect(Self.drawn(kind, width: 320, height: 49).map(\.x) == [0, 80, 160, 240])
        let mirrored = Self.drawn(kind, width: 320, height: 49, direction: .rightToLeft)
        #expect(mirrored.map(\.x) == [240, 160, 80, 0])
        let pad = kind.adapted(to: Screen(size: .zero, horizontalSizeClass: .regular))
        // Titles, 16 points wide, stand in the middle of 150 points each.
        #expect(Self.drawn(pad, width: 1000, height: 49).map(\.x) == [267, 417, 567, 717])
    }
}
