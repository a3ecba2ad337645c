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
