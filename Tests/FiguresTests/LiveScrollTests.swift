import Adaptive
import AutoLayout
import Piecewise
import Scene
import Testing

@testable import Figures

/// A value at the offsets of a line, from stop to stop.
private func sliding(_ lines: [(Double, Double)], at stops: [(Double, Bool)]) -> ScrollLength {
    var value = ScrollLength(ScrollAffine(value: .px(lines[0].0), rate: lines[0].1))
    for (line, stop) in zip(lines.dropFirst(), stops) {
        value.append(
            ScrollAffine(value: .px(line.0), rate: line.1),
            from: MovingBreakpoint(.px(stop.0), isIncluded: stop.1))
    }
    return value
}

@Suite("A live preview that is scrolled")
struct LiveScrollTests {
    @Test("A length follows the offset between its stops")
    func lengths() {
        #expect(sliding([(120, 0)], at: []).css == "120px")
        #expect(
            sliding([(0, 0), (0, -1), (-60, 0)], at: [(0, true), (60, true)]).css
                == "calc(0.004px - clamp(0px,var(--s),60px))")
        #expect(sliding([(120, -1), (120, 0)], at: [(0, true)]).css == "calc(120.004px - min(var(--s),0px))")
        #expect(sliding([(10, 0), (-20, 0.5)], at: [(60, true)]).css == "calc(-19.996px + 0.5*max(60px,var(--s)))")
        #expect(sliding([(5, 1)], at: []).css == "calc(5.004px + var(--s))")
    }

    @Test("A number leaps where the offset reaches its stop")
    func leaps() {
        let at = sliding([(0, 0), (2, 0)], at: [(60, true)])
        #expect(at.cssNumber == "calc(0 + 2*clamp(0,10000*tan(atan2(var(--s) - 60px,1px)) + 2,1))")
        let behind = sliding([(1, 0), (0, 0)], at: [(60, false)])
        #expect(behind.cssNumber == "calc(1 - clamp(0,10000*tan(atan2(var(--s) - 60px,1px)) - 1,1))")
        #expect(sliding([(1, 0)], at: []).cssNumber == "1")
    }

    @Test("A stop may depend on the width, and what is no different is no stop")
    func stops() {
        var value = ScrollLength(ScrollAffine(value: Affine(rate: 0.5, constant: 4)))
        let stop = MovingBreakpoint(Affine(rate: 0.25, constant: -20), isIncluded: true)
        value.append(ScrollAffine(value: Affine(rate: 0.5, constant: 4), rate: 0), from: stop)
        #expect(value.isAtRest)
        value.append(ScrollAffine(value: Affine(rate: 0.75, constant: -16), rate: -1), from: stop)
        #expect(value.css == "calc(75cqw - 15.996px - max((25cqw - 20px),var(--s)))")
    }

    /// A table of two sections below a bar that moves away and, pulled down, grows.
    private func table() -> AdaptiveLayout {
        var scene = LiveScene()
        let table = scene.add("list", .tableView(TableView()), at: [.between(0, 0, 20, 80)])
        scene.add("bar", at: [.between(0, 0, 0, 20)])
        scene.pieces[0].scrollStates = [
            AdaptiveLayout.ScrollState(
                view: table, contentOffset: AffinePoint(x: .zero, y: .px(-8)),
                contentSize: AffineSize(width: .px(320), height: .zero),
                adjustedContentInset: AffineInsets(top: .px(8), left: .zero, bottom: .px(34), right: .zero))
        ]
        var parts: [AdaptiveLayout.Group] = []
        for (index, name) in ["head", "row[0]", "row[1]"].enumerated() {
            var view = View(name: name, kind: .view)
            view.role = index == 0 ? .sectionHeader : .cell
            let id = scene.tree.addSubview(view, to: table)
            let piece = AdaptiveLayout.Piece(
                start: Breakpoint(320), frames: [.between(0, 0, 0, 40)], textLines: [nil],
                textScales: [.one])
            parts.append(
                AdaptiveLayout.Group(
                    root: id, table: table, members: [id], lastOfSection: index == 0 ? 3 : nil, pieces: [piece]))
        }
        var layout = scene.layout(parts)
        layout.scrolling = AdaptiveLayout.Scrolling(offsets: -120...74)
        layout.variants[0].scroller = table
        layout.variants[0].groups[0].motion = Self.motion(growing: -1)
        return layout
    }

    private static func motion(growing rate: Double) -> OverWidths<OverOffsets<[AdaptiveLayout.Motion]>> {
        func motions(_ rate: Rect) -> [AdaptiveLayout.Motion] {
            [AdaptiveLayout.Motion(slot: 2, shift: .zero, rate: rate)]
        }
        var motion = OverOffsets(
            motions(Rect(x: 0, y: 0, width: 0, height: rate)), from: MovingBreakpoint(.px(-1000)))
        motion.append(motions(Rect(x: 0, y: -1, width: 0, height: 0)), from: MovingBreakpoint(.px(0)))
        return OverWidths(motion, from: Breakpoint(320))
    }

    @Test("The browser scrolls a table's rows on a sheet as high as they are, and lets a section's header stick")
    func rows() {
        let (html, css) = LiveScene.draw(table())
        let all = html + css
        #expect(html.contains("class=\"Scrolls Scroller"), "\(all)")
        #expect(html.contains("tabindex=\"0\" role=\"group\" aria-label=\"list\"><div class=\"Paper\""), "\(all)")
        #expect(html.contains("<div class=\"Section"), "\(all)")
        #expect(html.contains("class=\"Sticks"), "\(all)")
        #expect(all.contains("height:162px"), "\(all)")
        #expect(all.contains("top:8px;height:120px"), "\(all)")
        #expect(html.hasSuffix("</div></div></div>"))
    }

    @Test(
        "A row may wait out of sight where nothing in it reaches out of it at any width",
        arguments: [
            (.fixed(16, 8, 24, 24), true), (.between(0, 0, 0, 40), true), (.fixed(16, 8, 24, 33), false),
            (.fixed(16, -1, 24, 24), false), (.between(-1, 0, 8, 24), false),
            // Wider than its row on a screen of more than 1,000 points.
            (AffineRect(x: .px(0), y: .px(8), width: Affine(rate: 2, constant: -1000), height: .px(24)), false),
        ] as [(AffineRect, Bool)])
    func waiting(inner: AffineRect, mayWait: Bool) {
        var layout = table()
        let row = layout.variants[0].groups[3].members[0]
        let id = layout.variants[0].tree.addSubview(View(name: "inner", kind: .view), to: row)
        layout.variants[0].groups[3].members.append(id)
        var piece = layout.variants[0].groups[3].pieces[0]
        piece.frames.append(inner)
        piece.textLines.append(nil)
        piece.textScales.append(.one)
        layout.variants[0].groups[3].pieces = [piece]
        let (html, _) = LiveScene.draw(layout)
        // The other row waits; the header, which sticks, never does.
        #expect(html.components(separatedBy: "Waits").count - 1 == (mayWait ? 2 : 1), "\(html)")
    }

    /// Whether any view follows, and whether any follows a pull.
    private static func drawing(_ layout: AdaptiveLayout) -> [Bool] {
        let drawing = LiveDrawing(layout, resources: .plain)
        return [drawing.isMoving, drawing.isPulled]
    }

    @Test("What follows the offset says so, and the sheet begins below the room for a pull only where that shows")
    func followers() {
        let (html, css) = LiveScene.draw(table())
        let all = html + css
        #expect(Self.drawing(table()) == [true, true])
        #expect(html.contains("data-view=\"Screen/bar\""), "\(all)")
        #expect(
            all.contains("top:calc(0.004px - max(0px,var(--s)));height:calc(20.004px - min(var(--s),0px))"), "\(all)")
        var still = table()
        still.variants[0].groups[0].motion = Self.motion(growing: 0)
        #expect(Self.drawing(still) == [true, false])
        still.variants[0].groups[0].motion = OverWidths()
        #expect(Self.drawing(still) == [false, false])
    }

    @Test("A picture in a view that grows with the offset is fitted by the browser")
    func pictures() {
        for (mode, style) in [
            (ContentMode.scaleAspectFill, "object-fit:cover"), (.center, "left:calc(50% - 15px);top:calc(50% - 5px)"),
            (.topLeft, "left:0;top:0"),
        ] {
            var layout = table()
            let image = Image(name: "cover", size: Size(width: 30, height: 10))
            var view = ImageView(image: image)
            view.contentMode = mode
            layout.variants[0].tree[ViewID(2)].kind = .imageView(view)
            let html = LiveScene.draw(layout).html
            #expect(html.contains(style), "\(html)")
        }
    }

    @Test("A text in a view that grows with the offset keeps to its middle")
    func centredTexts() {
        var layout = table()
        layout.variants[0].tree[ViewID(2)].kind = .label(Label.small("One"))
        layout.variants[0].groups[0].pieces[0].textLines[2] = [TextLine(text: "One", width: 15)]
        let (html, css) = LiveScene.draw(layout)
        #expect((html + css).contains("top:calc(50% "), "\(html + css)")
    }

    @Test("A button in a view that grows with the offset keeps its title and its picture to the middle")
    func buttons() {
        var layout = table()
        var button = Button(font: Font(pointSize: 10))
        button.title = "One"
        button.image = Image(name: "i", size: Size(width: 8, height: 8))
        layout.variants[0].tree[ViewID(2)].kind = .button(button)
        let (html, css) = LiveScene.draw(layout)
        // The picture is 8 points wide, the title 15.
        let all = html + css
        #expect(all.contains("left:calc(50% - 11.494px);width:8px;top:calc(50% - 3.994px);height:8px"), "\(all)")
        #expect(all.contains("left:calc(50% - 3.494px);width:15px;top:calc(50% - 5.963px)"), "\(all)")
    }

    @Test("Segments of a control that grows with the offset are shares of it")
    func segments() {
        var layout = table()
        var control = SegmentedControl()
        control.segments = ["A", "B", "C"]
        layout.variants[0].tree[ViewID(2)].kind = .segmentedControl(control)
        let (html, css) = LiveScene.draw(layout)
        let all = html + css
        let plate = "left:2px;width:calc(33.33% + 0.0033cqw - 4.661px);top:2px;height:calc(100% - 3.992px)"
        #expect(all.contains("<span style=\"\(plate);\(TextDrawingTests.plate)\">"), "\(all)")
        #expect(all.contains("left:calc(66.67% - 0.0033cqw - 0.327px);width:1px;top:8px;height:calc(100% - 15.992px)"))
    }

    private static func look(
        from start: Double, _ appearance: ViewAppearance
    ) -> OverOffsets<[AdaptiveLayout.AppearancePiece]>.Segment {
        let piece = AdaptiveLayout.AppearancePiece(view: ViewID(2), isHidden: false, appearance: appearance)
        return OverOffsets.Segment(start: MovingBreakpoint(.px(start)), value: [piece])
    }

    @Test("A background that offsets change gives way at its stop")
    func colors() {
        var layout = table()
        func look(_ start: Double, _ color: Color?) -> OverOffsets<[AdaptiveLayout.AppearancePiece]>.Segment {
            var appearance = ViewAppearance()
            appearance.backgroundColor = color
            return Self.look(from: start, appearance)
        }
        let looks = OverOffsets(segments: [look(-1000, .black), look(60, .black), look(80, nil)])
        layout.variants[0].appearances = OverWidths(looks, from: Breakpoint(320))
        let (html, css) = LiveScene.draw(layout)
        #expect(
            (html + css).contains(
                "background-color:color-mix(in srgb,transparent "
                    + "calc(100%*clamp(0,10000*tan(atan2(var(--s) - 80px,1px)) + 2,1)),#000)"), "\(html + css)")
    }

    @Test("A view that changes places in the order of drawing does so at its stop")
    func order() {
        var layout = table()
        func look(_ start: Double, _ position: Double) -> OverOffsets<[AdaptiveLayout.AppearancePiece]>.Segment {
            var appearance = ViewAppearance()
            appearance.zPosition = position
            return Self.look(from: start, appearance)
        }
        let looks = OverOffsets(segments: [look(-1000, 0), look(60, 2)])
        layout.variants[0].appearances = OverWidths(looks, from: Breakpoint(320))
        let (html, css) = LiveScene.draw(layout)
        #expect(
            (html + css).contains("z-index:calc(0 + clamp(0,10000*tan(atan2(var(--s) - 60px,1px)) + 2,1))"),
            "\(html + css)")
    }
}
