import AutoLayout
import Scene
import Testing

@testable import Figures

@Suite("A drawn control")
struct ControlDrawingTests {
    private static func html(
        _ kind: ViewKind, _ size: Size = Size(width: 100, height: 30), _ direction: LayoutDirection = .leftToRight,
        _ change: (inout View) -> Void = { _ in }
    ) -> String {
        var scene = Scene(width: 200, height: 60)
        scene.screen.layoutDirection = direction
        scene.add("it", kind, at: Rect(x: 0, y: 0, width: size.width, height: size.height), change)
        return scene.html()
    }

    @Test("of text shows its text, dots for a secret, or a pale placeholder")
    func fields() {
        var field = TextField(font: .system(10))
        field.placeholder = "Name"
        #expect(Self.html(.textField(field)).contains(">Name<"))
        field.text = "Ada"
        #expect(Self.html(.textField(field)).contains(">Ada<"))
        field.isSecureTextEntry = true
        let html = Self.html(.textField(field))
        #expect(html.contains(">•••<") && !html.contains("Ada"), "\(html)")
    }

    @Test("of text has a clear button only where there is something to clear")
    func clearButton() {
        var field = TextField(font: .system(10))
        field.clearButtonMode = .always
        #expect(!Self.html(.textField(field)).contains("<svg"))
        field.text = "Ada"
        #expect(Self.html(.textField(field)).contains("<svg"))
        field.clearButtonMode = .whileEditing
        #expect(!Self.html(.textField(field)).contains("<svg"))
    }

    @Test("of progress is done from the leading edge on")
    func progress() {
        var view = ProgressView()
        view.progress = 0.25
        let html = Self.html(.progressView(view))
        #expect(html.contains("<span style=\"width:25px;"), "\(html)")
        let mirrored = Self.html(.progressView(view), Size(width: 100, height: 30), .rightToLeft)
        #expect(mirrored.contains("left:75px;width:25px"), "\(mirrored)")
    }

    @Test("of a range has its thumb at its value, inside the track")
    func slider() {
        var slider = Slider()
        // 104 of frame are 100 of track, of which the thumb's 27 leave 73.
        for (value, left) in [(-1.0, "2px"), (0, "2px"), (1, "75px"), (5, "75px")] {
            slider.value = value
            let html = Self.html(.slider(slider), Size(width: 104, height: 31))
            #expect(html.contains("left:\(left);width:27px"), "\(html)")
        }
    }

    @Test("of progress in a bar has no track until it is given a colour, and square ends")
    func progressOfBar() {
        var view = ProgressView()
        (view.progress, view.progressViewStyle) = (0.25, .bar)
        let html = Self.html(.progressView(view))
        #expect(html.ranges(of: "<span style").count == 1 && !html.contains("border-radius"), "\(html)")
        view.trackTintColor = .systemRed
        #expect(Self.html(.progressView(view)).contains("light-dark(#ff3b30,"))
    }

    @Test("of pages has a plate as wide as it is by its nature where that is prominent")
    func pagesOnPlate() {
        var control = PageControl()
        control.numberOfPages = 3
        let plain = Self.html(.pageControl(control), Size(width: 200, height: 40))
        #expect(!plain.contains("width:116.5px"))
        control.backgroundStyle = .prominent
        let html = Self.html(.pageControl(control), Size(width: 200, height: 40))
        #expect(html.contains("left:41.75px;width:116.5px;top:7px;height:26px"), "\(html)")
    }

    @Test("of search ends before its cancel button, and has its scopes below it")
    func search() {
        var bar = SearchBar()
        bar.placeholder = "Boats"
        (bar.scopeButtonTitles, bar.selectedScopeButtonIndex) = (["Near", "All"], 1)
        let plain = Self.html(.searchBar(bar), Size(width: 200, height: 56))
        #expect(!plain.contains("Cancel") && !plain.contains("Near"))
        #expect(plain.contains("left:8px;width:184px;top:10px;height:36px"), "\(plain)")
        (bar.showsCancelButton, bar.showsScopeBar) = (true, true)
        let html = Self.html(.searchBar(bar), Size(width: 200, height: 102))
        #expect(html.contains(">Cancel<") && html.contains(">Near<") && html.contains(">All<"))
        #expect(html.contains("left:8px;width:114px;top:10px;height:36px"), "\(html)")
        #expect(html.contains("left:8px;width:184px;top:56px;height:32px"), "\(html)")
        let mirrored = Self.html(.searchBar(bar), Size(width: 200, height: 102), .rightToLeft)
        #expect(mirrored.contains("left:78px;width:114px;top:10px;height:36px"), "\(mirrored)")
    }

    @Test("of a date is a month, whose days begin under their weekday, with the chosen one on a disc")
    func calendar() throws {
        var picker = DatePicker()
        (picker.preferredDatePickerStyle, picker.datePickerMode) = (.inline, .date)
        picker.date = try #require(DateAndTime("2026-02-17"))
        let html = Self.html(.datePicker(picker), Size(width: 366, height: 345))
        #expect(html.contains(">February 2026<") && html.contains(">28<") && !html.contains(">29<"))
        // A column is 50 wide. The 17th is a Tuesday in the third week: 8 + 2 × 50 + 5, 64 + 2 × 44 + 2.
        #expect(html.contains("left:113px;width:40px;top:154px;height:40px"), "\(html)")
        picker.datePickerMode = .dateAndTime
        #expect(Self.html(.datePicker(picker), Size(width: 366, height: 389)).contains(">9:41 AM<"))
    }

    @Test("of pages shows the current one in its own color")
    func pages() {
        var control = PageControl()
        (control.numberOfPages, control.currentPage) = (3, 1)
        (control.currentPageIndicatorTintColor, control.pageIndicatorTintColor) = (.black, .systemRed)
        let html = Self.html(.pageControl(control), Size(width: 116.5, height: 26))
        #expect(html.ranges(of: "#ff3b30").count == 2 && html.contains("background-color:#000"), "\(html)")
    }

    @Test("that is filled has a white title on the tint; a capsule's ends are round at every height")
    func filled() {
        var button = Button(font: .button)
        button.title = "Go"
        button.configuration.style = .filled
        button.configuration.cornerStyle = .capsule
        let html = Self.html(.button(button))
        #expect(html.contains("border-radius:1000px") && html.contains("color:#fff"), "\(html)")
    }

    @Test("of material blurs what is behind it")
    func material() {
        var view = VisualEffectView()
        #expect(!Self.html(.visualEffectView(view)).contains("backdrop-filter"))
        view.effect = .systemMaterial
        #expect(Self.html(.visualEffectView(view)).contains("backdrop-filter:blur(20px)"))
    }

    @Test("or any other view throws a shadow if it is filled and does not clip")
    func shadows() {
        func html(_ change: (inout ViewAppearance) -> Void) -> String {
            Self.html(.view) { view in
                (view.appearance.shadowOpacity, view.appearance.shadowOffset.height) = (0.5, 2)
                view.appearance.backgroundColor = .white
                change(&view.appearance)
            }
        }
        #expect(html { _ in }.contains("box-shadow:0 2px 6px #00000080"), "\(html { _ in })")
        #expect(html { $0.shadowOffset.width = 4 }.contains("box-shadow:4px 2px 6px #00000080"))
        #expect(!html { $0.clipsToBounds = true }.contains("box-shadow"))
        #expect(!html { $0.backgroundColor = nil }.contains("box-shadow"))
        #expect(!html { $0.shadowOpacity = 0 }.contains("box-shadow"))
    }

    @Test("or any other view rounds the corners it is told, clockwise from the top left")
    func corners() {
        func html(_ corners: Corners) -> String {
            Self.html(.view) { ($0.appearance.cornerRadius, $0.appearance.maskedCorners) = (8, corners) }
        }
        #expect(html(.all).contains("border-radius:8px\"") || html(.all).contains("border-radius:8px;"))
        #expect(html([.topLeft, .topRight]).contains("border-radius:8px 8px 0 0"))
        #expect(html([.bottomLeft]).contains("border-radius:0 0 0 8px"))
    }

    @Test("or any other view has corners of another curve where the browser knows it")
    func continuousCorners() {
        let html = Self.html(.view) { ($0.appearance.cornerRadius, $0.appearance.cornerCurve) = (8, .continuous) }
        #expect(html.contains("Smooth") && html.contains("border-radius:calc(8px*var(--smooth,1))"), "\(html)")
    }

    @Test("or any other view is turned about its middle where it stands, with what it holds")
    func transforms() {
        func html(_ steps: [Transform.Step]) -> String {
            Self.html(.view) { $0.appearance.transform = Transform(steps) }
        }
        let turned = html([.translation(x: 4, y: 0), .rotation(15), .scale(x: 2, y: 0.5)])
        #expect(turned.contains("width:100px;"), "the frame stays")
        #expect(turned.contains("transform:translate(4px,0) rotate(15deg) scale(2,0.5)"), "\(turned)")
        #expect(turned.contains("Transformed") && !html([]).contains("Transformed"))
        #expect(html([.matrix(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 3)]).contains("transform:matrix(0,1,-1,0,2,3)"))
    }
}
