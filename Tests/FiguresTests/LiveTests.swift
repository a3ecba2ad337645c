import AutoLayout
import Piecewise
import Scene
import Testing

@testable import Figures

@Suite("A preview at every width")
struct LiveTests {
    @Test(
        "A value is a length in the container, with a trace more against the browsers' rounding",
        arguments: [
            (1, 0, "100cqw"), (0, 16, "16px"), (0, 0, "0"), (0, 20.3375, "20.345px"), (0, -8.5, "-8.5px"),
            (1.0 / 3, 0, "calc(33.3333cqw + 0.004px)"), (1, -32, "calc(100cqw - 31.996px)"),
            (-0.5, 10, "calc(-50cqw + 10.004px)"), (1e-12, 7, "7px"),
        ] as [(Double, Double, String)])
    func lengths(rate: Double, constant: Double, text: String) {
        #expect(Affine(rate: rate, constant: constant).css == text)
    }

    @Test(
        "A threshold lies halfway between the last width before and a width that is included, on the width that is not",
        arguments: [
            (768, true, "(width>767.992188px)"), (768, false, "(width>768px)"),
            (339.25, true, "(width>339.242188px)"), (400.3, true, "(width>400.3px)"),
            // A 60th, a width of Firefox, lies less than a 64th before it.
            (457.71875, true, "(width>457.717708px)"), (457.71875, false, "(width>457.71875px)"),
            // Whatever stands so near to a width of the grid that single precision makes it that width.
            (571.999_999_4, false, "(width>571.992188px)"), (572.000_000_6, true, "(width>572px)"),
        ] as [(Double, Bool, String)])
    func thresholds(width: Double, isIncluded: Bool, condition: String) {
        #expect(Breakpoint(width, isIncluded: isIncluded).containerCondition == condition)
    }

    @Test(
        "A threshold at a 64th tells the widths before it from those behind, of Chromium's grid and of Firefox's",
        arguments: [true, false])
    func grids(isIncluded: Bool) throws {
        for position in stride(from: 320, through: 336, by: 1.0 / 64) {
            let breakpoint = Breakpoint(position, isIncluded: isIncluded)
            let text = breakpoint.containerCondition.dropFirst("(width>".count).dropLast("px)".count)
            let threshold = try #require(Float(text))
            for steps in [64.0, 60] {
                for step in -2...2 {
                    let width = ((position * steps).rounded() + Double(step)) / steps
                    #expect(
                        (Float(width) > threshold) == breakpoint.isReached(at: width),
                        "\(width) at \(position), \(isIncluded)")
                }
            }
        }
    }

    @Test("The spacing of letters follows a font that is shrunk to fit")
    func spacing() {
        var resources = FigureResources.plain
        resources.tracking = { $0.pointSize * 0.1 }
        func draw(_ scale: Affine) -> (html: String, css: String) {
            var scene = LiveScene()
            scene.add("words", .label(.small("One")), at: [.between(0, 0, 0, 20)], lines: [["One"]])
            scene.pieces[0].textScales[1] = scale
            return LiveScene.draw(scene.layout(), resources)
        }
        // From half of its 10 points at 320 on to all of them at 640.
        let shrunk = draw(Affine(rate: 1.0 / 640, constant: 0))
        #expect(shrunk.html.contains("letter-spacing:calc(0.15625cqw + 0px)"), "\(shrunk.html)")
        let whole = draw(.one)
        #expect(whole.html.contains("letter-spacing:1px"), "\(whole.html)")
    }

    @Test("A view says at a breakpoint only what changes there; views that move alike share a class")
    func deltas() {
        var scene = LiveScene()
        scene.begin(600)
        scene.add("a", at: [.between(16, 16, 8, 20), .between(20, 20, 8, 20)])
        scene.add("b", at: [.between(16, 16, 30, 20), .between(20, 20, 30, 24)])
        let (html, css) = LiveScene.draw(scene.layout())
        #expect(
            css == """
                .L{
                .a{left:16px;width:calc(100% - 31.996px)}
                .b{top:30px;height:20px}
                @container (width>599.992188px){
                .a{left:20px;width:calc(100% - 39.996px)}
                .b{height:24px}
                }
                }

                """)
        #expect(
            html == """
                <div class="Scene"><div style="width:100cqw;height:100px" data-view="Screen">\
                <div class="a" style="top:8px;height:20px" data-view="Screen/a"></div>\
                <div class="a b" data-view="Screen/b"></div></div></div>
                """, "\(html)")
    }

    @Test("Alone it stands without controls, at its width, and its classes have names of their own")
    func alone() {
        var scene = LiveScene()
        scene.begin(600)
        scene.add("a", at: [.between(16, 16, 8, 20), .between(20, 20, 8, 20)])
        let (html, css) = renderAlone(
            LivePreview(layout: scene.layout(), width: 390, presets: []), prefix: "p3", resources: .plain)
        #expect(
            html == """
                <div class="Live" style="--width:390;--height:100">\
                <div class="Window Device" style="--corner:calc(4px*var(--scale))"><div class="Slot"><div class="Width">\
                <div class="Screen" style="border-radius:4px"><div class="Scene">\
                <div style="width:100cqw;height:100px" data-view="Screen">\
                <div class="p3a" style="top:8px;height:20px" data-view="Screen/a"></div>\
                </div></div></div></div></div></div></div>
                """, "\(html)")
        #expect(
            css == """
                .Live{
                .p3a{left:16px;width:calc(100% - 31.996px)}
                @container (width>599.992188px){
                .p3a{left:20px;width:calc(100% - 39.996px)}
                }
                }

                """, "\(css)")
    }

    @Test("A label keeps its lines in the middle, however its height follows the width")
    func middle() {
        var scene = LiveScene()
        scene.begin(600)
        scene.add(
            "words", .label(.small("One")),
            at: [0.0, 40].map { rise in
                AffineRect(x: .px(0), y: .px(0), width: .px(80), height: Affine(rate: 0.25, constant: rise))
            }, lines: [["One"], ["One"]])
        let (html, css) = LiveScene.draw(scene.layout())
        #expect(html.contains("top:calc(50% - "), "\(html)")
        #expect(css.contains("height:calc(25cqw + 40.004px)") && !css.contains("50%"), "\(css)")
    }

    @Test("A view stands beside its superview, unless that clips it")
    func planes() {
        var scene = LiveScene()
        let open = scene.add("open", at: [.fixed(10, 10, 50, 50)])
        scene.add("inner", to: open, at: [.fixed(15, 15, 5, 5)])
        let closed = scene.add("closed", at: [.fixed(100, 10, 50, 50)]) { $0.appearance.clipsToBounds = true }
        scene.add("cut", to: closed, at: [.fixed(105, 25, 5, 5)])
        let (html, _) = LiveScene.draw(scene.layout())
        #expect(html.contains("data-view=\"Screen/open\"></div><div"), "\(html)")
        #expect(html.contains("style=\"left:15px;width:5px;top:15px;height:5px\"") || html.contains("left:15px"))
        #expect(html.contains("data-view=\"Screen/closed\"><div"))
        #expect(html.contains("left:5px"))
    }

    @Test("An edge that keeps its distance from the end is said by that distance")
    func pinned() {
        let rising = Affine(rate: 0.5, constant: 10)
        var course = VerticalPieces()
        course.append(top: rising, height: rising, in: rising + rising + .px(8), from: .init(320))
        #expect(course.timeline(isFree: false).essential.first == "top:calc(50cqw + 10.004px);bottom:8px")
        #expect(course.timeline(isFree: true).essential.properties == ["top", "height"])
        var steady = VerticalPieces()
        steady.append(top: rising, height: .px(20), in: rising + .px(28), from: .init(320))
        #expect(steady.timeline(isFree: false).essential.first == "top:calc(50cqw + 10.004px);height:20px")
    }

    @Test("A text stands there once; its line breaks come and go")
    func texts() {
        var scene = LiveScene()
        scene.begin(400, isIncluded: false)
        let label = Label.small("One two three") { $0.numberOfLines = 0 }
        scene.add(
            "words", .label(label), at: [.fixed(0, 0, 40, 24), .fixed(0, 0, 70, 12)],
            lines: [["One two", "three"], ["One two three"]])
        let (html, css) = LiveScene.draw(scene.layout())
        #expect(html.contains(">One two <i style=\"display:var(--B0)\"></i>three</div>"), "\(html)")
        #expect(css.contains(".c{--B0:inline}"), "\(css)")
        #expect(css.contains("@container (width>400px){\n.a{width:70px}"), "\(css)")
        #expect(css.contains(".c{--B0:none}"))
    }

    @Test("A text's line breaks are switched by its block alone")
    func switches() {
        var scene = LiveScene()
        scene.begin(400, isIncluded: false)
        scene.begin(500)
        let label = Label.small("One two three four") { $0.numberOfLines = 0 }
        scene.add(
            "words", .label(label), at: Array(repeating: .fixed(0, 0, 90, 36), count: 3),
            lines: [["One", "two three", "four"], ["One two", "three", "four"], ["One", "two three", "four"]])
        let (html, css) = LiveScene.draw(scene.layout())
        let words = #"One <i style="display:var(--B0)"></i>two <i style="display:var(--B1)"></i>three <i></i>four"#
        #expect(html.contains(words), "\(html)")
        #expect(
            css == """
                .L{
                .a{--B0:inline;--B1:none}
                @container (width>400px){
                .a{--B0:none;--B1:inline}
                }
                @container (width>499.992188px){
                .a{--B0:inline;--B1:none}
                }
                }

                """, "\(css)")
    }

    @Test("Line breaks that come and go together have one switch")
    func sharedSwitches() {
        var scene = LiveScene()
        scene.begin(400)
        let label = Label.small("One two three") { $0.numberOfLines = 0 }
        scene.add(
            "words", .label(label), at: Array(repeating: .fixed(0, 0, 90, 36), count: 2),
            lines: [["One", "two", "three"], ["One two three"]])
        let (html, css) = LiveScene.draw(scene.layout())
        #expect(html.contains(#"One <i class="c"></i>two <i class="c"></i>three"#), "\(html)")
        #expect(css.contains(".c{display:var(--B0)}") && !css.contains("--B1"), "\(css)")
    }

    @Test(
        "Lines are found in their text",
        arguments: [
            ("a b c", ["a", "b c"], [2], false), ("a\nb", ["a", "b"], [2], false), ("ab", ["a", "b"], [1], false),
            ("one two", ["one t…"], [], true), ("a b c d", ["a b", "c…"], [4], true), ("a  b", ["a", "b"], [3], false),
        ] as [(String, [String], [Int], Bool)])
    func lineStarts(source: String, lines: [String], offsets: [Int], isCut: Bool) {
        let found = LineStarts(of: lines, in: CharacterList(source))
        #expect(found?.offsets == offsets)
        #expect(found?.isCut == isCut)
    }

    @Test("Lines that do not follow each other stand for themselves", arguments: [["o…o"], ["…two"], ["one"], []])
    func strayLines(lines: [String]) {
        #expect(LineStarts(of: lines, in: CharacterList("one two")) == nil)
    }

    @Test("A picture that fills its view bends where it begins to be cut at its sides")
    func bendsAreFound() {
        let found = bends(between: 0, and: 100) { [max($0, 30), min($0, 70)] }
        #expect(found.count == 2)
        #expect(abs((found.first ?? 0) - 30) < 1e-6 && abs((found.last ?? 0) - 70) < 1e-6)
        #expect(bends(between: 0, and: 100) { [3 * $0 - 1] }.isEmpty)
    }
}
