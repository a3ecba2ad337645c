import Scene
import Testing

@testable import AutoLayout

@Suite("A stack view")
struct StackBehaviourTests {
    private static func picture(_ width: Double, _ height: Double) -> ViewKind {
        .imageView(ImageView(image: Image(name: "picture", size: Size(width: width, height: height))))
    }

    /// A stage with a free stack in its top left corner.
    private static func stage(_ stack: StackView, _ change: (inout View) -> Void = { _ in }) -> (Stage, ViewID) {
        var stage = Stage()
        let id = stage.add("stack", .stackView(stack), change)
        stage.pin(id, [.left, .top], to: Stage.root)
        return (stage, id)
    }

    @Test("leaves subviews alone that it does not arrange")
    func notArranged() {
        var (stage, stack) = Self.stage(StackView(.vertical, spacing: 8))
        let background = stage.add("background", to: stack) { $0.isArranged = false }
        _ = stage.add("a", Self.picture(40, 20), to: stack)
        _ = stage.add("b", Self.picture(60, 30), to: stack)
        stage.pin(background, [.leading, .trailing, .top], to: stack)
        stage.constrain(background[.height], .equal, stack[.height], times: 0.5)
        let layout = stage.layout()
        expect(layout.frames[stack.index], Rect(0, 0, 60, 58))
        expect(layout.frames[background.index], Rect(0, 0, 60, 29))
    }

    @Test("gives a nested stack that hugs nothing the size of its content")
    func nested() {
        var (stage, column) = Self.stage(StackView(.vertical, .fill, .leading, spacing: 4))
        let row = stage.add("row", .stackView(StackView(.horizontal, spacing: 2)), to: column)
        let first = stage.add("a", Self.picture(40, 20), to: row)
        let second = stage.add("b", Self.picture(30, 10), to: row)
        let wide = stage.add("c", Self.picture(100, 10), to: column)
        let layout = stage.layout()
        expect(layout.frames[column.index], Rect(0, 0, 100, 34))
        expect(layout.frames[row.index], Rect(0, 0, 72, 20))
        expect(layout.frames[first.index], Rect(0, 0, 40, 20))
        expect(layout.frames[second.index], Rect(42, 0, 30, 20))
        expect(layout.frames[wide.index], Rect(0, 24, 100, 10))
    }

    @Test("makes configured buttons in a row equally wide, as wide as the widest or as the row allows")
    func equalButtons() {
        func button(_ title: String, _ style: ButtonConfiguration.Style?) -> ViewKind {
            var button = Button(font: .button)
            button.title = title
            button.configuration.style = style
            return .button(button)
        }
        for (style, isFixed, widths) in [
            (ButtonConfiguration.Style.gray, false, [64.0, 64, 30]), (.gray, true, [155, 155, 30]),
            (nil, false, [30, 36, 30]),
        ] {
            var (stage, row) = Self.stage(StackView(.horizontal))
            if isFixed { stage.constrain(row[.width], plus: 340) }
            let buttons = [
                stage.add("a", button("12", style), to: row), stage.add("b", button("1234", style), to: row),
            ]
            let picture = stage.add("c", Self.picture(30, 10), to: row) { $0.hugging = .high }
            let frames = stage.layout().frames
            #expect((buttons + [picture]).map { frames[$0.index].width } == widths)
        }
    }

    @Test("makes labels of several lines in a row equally wide, unless one hugs its text more")
    func equalLabels() {
        for (lines, hugging, isShared) in [(0, AxisPriorities.low, true), (1, .low, false), (0, .high, false)] {
            var (stage, row) = Self.stage(StackView(.horizontal))
            stage.constrain(row[.width], plus: 200)
            let first = stage.label("first", "Name", lines: lines, to: row)
            let second = stage.label("second", "Longer", lines: lines, to: row)
            stage.tree[first].hugging = hugging
            let frames = stage.layout().frames
            #expect((frames[first.index].width == frames[second.index].width) == isShared)
        }
    }

    @Test("collapses a view without a size across its axis, unless it fills")
    func collapses() {
        for (alignment, height) in [(StackView.Alignment.top, 0.0), (.center, 0), (.bottom, 0), (.fill, 20)] {
            var (stage, stack) = Self.stage(StackView(.horizontal, .fill, alignment))
            _ = stage.add("a", Self.picture(40, 20), to: stack)
            let plain = stage.add("plain", to: stack)
            stage.constrain(plain[.width], plus: 10)
            #expect(stage.layout().frames[plain.index].height == height)
        }
    }

    @Test("gives a view without a size no part beside views that have one")
    func proportionsWithoutSize() {
        var (stage, stack) = Self.stage(StackView(.horizontal, .fillProportionally))
        stage.constrain(stack[.width], plus: 300)
        let plain = stage.add("plain", to: stack)
        let views = [10, 20].map { stage.add("v\($0)", Self.picture($0, 10), to: stack) }
        let layout = stage.layout()
        #expect(([plain] + views).map { layout.frames[$0.index].width } == [0, 100, 200])
    }

    @Test("gives a stack view its part by what that one arranges, as Interface Builder saved it")
    func proportionsOfStacks() {
        var (stage, outer) = Self.stage(StackView(.vertical, .fillProportionally, spacing: 16))
        stage.size(outer, 311, 149.5)
        let texts = stage.add(
            "texts", .stackView(StackView(.vertical, .fillProportionally, .center, spacing: 8)), to: outer)
        for height in [17, 26.5] { _ = stage.add("t\(height)", Self.picture(40, height), to: texts) }
        let rows = stage.add("rows", .stackView(StackView(.vertical, .fillProportionally, spacing: 16)), to: outer)
        let inner = ["a", "b"].map { name in
            let row = stage.add(name, .stackView(StackView(.horizontal, .fill, .center, spacing: 8)), to: rows)
            _ = stage.add("label", Self.picture(40, 20.5), to: row)
            _ = stage.add("switch", Self.picture(49, 31), to: row)
            return row
        }
        let heights = ([texts, rows] + inner).map { stage.layout().frames[$0.index].height }
        let saved = [53, 80.5, 32, 32.5]
        #expect(zip(heights, saved).allSatisfy { abs($0 - $1) < 0.25 }, "\(heights)")
    }

    @Test("counts what is required of the views in such a stack view, as Interface Builder saved it")
    func proportionsOfHeldViews() {
        var (stage, outer) = Self.stage(StackView(.vertical, .fillProportionally, spacing: 10))
        stage.size(outer, 414, 818)
        // Contents, and the least height that is required.
        let rows: [(height: Double, least: Double)] = [(30, 50), (250, 0), (24, 0), (119.5, 0), (30, 40), (35, 40)]
        let stacks = rows.enumerated().map { position, row in
            let stack = stage.add("row\(position)", .stackView(StackView(.horizontal, .fill)), to: outer)
            let view = stage.add("view\(position)", Self.picture(40, row.height), to: stack)
            if row.least > 0 { stage.constrain(view[.height], .atLeast, plus: row.least) }
            return stack
        }
        let heights = stacks.map { stage.layout().frames[$0.index].height }
        let saved = [71.5, 356.5, 34, 170.5, 57, 78.5]
        #expect(zip(heights, saved).allSatisfy { abs($0 - $1) < 0.5 }, "\(heights)")
    }

    @Test("gives views without a size equal parts where none has one")
    func proportionsOfNothing() {
        var (stage, stack) = Self.stage(StackView(.horizontal, .fillProportionally, spacing: 6))
        stage.size(stack, 306, 10)
        let views = ["a", "b", "c"].map { stage.add($0, to: stack) }
        let layout = stage.layout()
        #expect(views.map { layout.frames[$0.index].width } == [98, 98, 98])
    }

    @Test("takes any number for a spacing", arguments: [-50, 0, 1e9, .nan, .infinity])
    func anySpacing(spacing: Double) {
        for distribution in StackView.Distribution.allCases {
            var (stage, stack) = Self.stage(StackView(.horizontal, distribution, .center, spacing: spacing))
            _ = stage.add("a", Self.picture(10, 10), to: stack)
            _ = stage.add("b", Self.picture(10, 10), to: stack)
            _ = stage.problems()
            #expect(LayoutEngine(measurer: TypewriterMeasurer()).layout(stage.tree, on: stage.screen).frames.count == 4)
        }
    }

    @Test("hides views at its ends and several in a row at no cost")
    func hidden() {
        var (stage, stack) = Self.stage(StackView(.horizontal, spacing: 8))
        var views: [ViewID] = []
        for (index, isHidden) in [true, false, true, true, false, true].enumerated() {
            views.append(stage.add("v\(index)", Self.picture(10, 10), to: stack) { $0.isHidden = isHidden })
        }
        let layout = stage.layout()
        expect(layout.frames[stack.index], Rect(0, 0, 28, 10))
        #expect(views.map { layout.frames[$0.index].x } == [0, 0, 10, 10, 18, 28])
        #expect(views.map { layout.frames[$0.index].width } == [0, 10, 0, 0, 10, 0])
    }

    @Test("ignores custom spacing after a hidden view and after the last one")
    func hiddenSpacing() {
        var (stage, stack) = Self.stage(StackView(.horizontal, spacing: 8))
        for (name, isHidden) in [("a", false), ("b", true), ("c", false)] {
            _ = stage.add(name, Self.picture(10, 10), to: stack) {
                $0.isHidden = isHidden
                if name != "a" { $0.customSpacingAfter = 50 }
            }
        }
        #expect(stage.layout().frames[stack.index].width == 28)
    }

    @Test("does not grow across its axis for a hidden view")
    func hiddenHeight() {
        var (stage, stack) = Self.stage(StackView(.horizontal, .fill, .center))
        _ = stage.add("a", Self.picture(10, 10), to: stack)
        _ = stage.add("tall", Self.picture(10, 90), to: stack) { $0.isHidden = true }
        #expect(stage.layout().frames[stack.index].height == 10)
    }

    @Test("that shows nothing is as large as nothing, or as it is told")
    func empty() {
        var (stage, stack) = Self.stage(StackView(.vertical))
        _ = stage.add("a", Self.picture(10, 10), to: stack) { $0.isHidden = true }
        expect(stage.layout().frames[stack.index], Rect(0, 0, 0, 0))
        stage.size(stack, 30, 40)
        expect(stage.layout().frames[stack.index], Rect(0, 0, 30, 40))
    }

    @Test("breaks an author's width of a view it hides, and says so")
    func hidingConflict() {
        var (stage, stack) = Self.stage(StackView(.horizontal))
        let view = stage.add("a", Self.picture(10, 10), to: stack) { $0.isHidden = true }
        stage.constrain(view[.width], plus: 120)
        let problems = stage.problems()
        #expect(problems.map { $0.kind } == [.conflict])
        #expect(problems.first?.broken?.description == "a.width == 120")
    }

    @Test("measures between baselines if it is told to")
    func baselineRelative() {
        for distribution in [StackView.Distribution.fill, .equalSpacing] {
            var stack = StackView(.vertical, distribution, .leading, spacing: 24)
            stack.isBaselineRelativeArrangement = true
            var (stage, id) = Self.stage(stack)
            stage.screen.scale = 2
            let first = stage.label("first", "Title", to: id)
            let second = stage.label("second", "Subtitle", to: id)
            let layout = stage.layout()
            // 17 points: 20.5 high, the baseline 16 below the top and 4 above the bottom.
            expect(layout.frames[first.index], Rect(0, 0, 50, 20.5))
            expect(layout.frames[second.index], Rect(0, 16.5 + 24 - 16, 80, 20.5))
        }
    }

    @Test("keeps its views inside its margins, which the safe area enlarges")
    func margins() {
        var stack = StackView(.vertical)
        stack.isLayoutMarginsRelativeArrangement = true
        var stage = Stage(safe: EdgeInsets(top: 47, bottom: 34))
        let id = stage.add("stack", .stackView(stack)) {
            $0.layoutMargins.top = 10
            $0.layoutMargins.leading = 16
            $0.layoutMargins.trailing = 4
            $0.layoutMargins.bottom = 2
        }
        stage.pin(id, [.left, .top], to: Stage.root)
        let view = stage.add("a", Self.picture(10, 10), to: id)
        let layout = stage.layout()
        expect(layout.frames[id.index], Rect(0, 0, 30, 69))
        expect(layout.frames[view.index], Rect(16, 57, 10, 10))
    }

    @Test(
        "that reaches a little into the unsafe area ends with all of that inside its margins",
        arguments: [(709, 709), (710, 710), (710.125, 744.125), (711, 745), (760, 794)])
    func reachesUnsafeArea(content: Double, height: Double) {
        var stack = StackView(.vertical)
        stack.isLayoutMarginsRelativeArrangement = true
        var stage = Stage(Size(width: 400, height: 844), safe: EdgeInsets(bottom: 34))
        let id = stage.add("stack", .stackView(stack))
        stage.pin(id, [.leading, .top], to: Stage.root, plus: 100)
        _ = stage.add("a", Self.picture(10, content), to: id)
        expect(stage.layout().frames[id.index], Rect(100, 100, 10, height))
    }

    @Test("has no margins until they are set, where other views have 8 points")
    func standardMargins() {
        for (kind, margin) in [(ViewKind.stackView(StackView(.vertical)), 0.0), (.view, 8)] {
            var stage = Stage()
            let box = stage.add("box", kind)
            stage.pin(box, [.leading, .top, .bottom], to: Stage.root)
            stage.constrain(box[.layoutMargins, .trailing], .equal, Stage.root[.trailing], plus: -20)
            let frame = stage.layout().frames[box.index]
            #expect(frame.width == stage.screen.size.width - 20 + margin)
        }
    }

    @Test("points every row to the view it comes from")
    func sources() {
        var (stage, stack) = Self.stage(StackView(.horizontal, .equalSpacing, .center, spacing: 8))
        stage.tree[stack].source = .init(path: "a.md", line: 1, column: 1)
        for line in 2...4 {
            _ = stage.add("v\(line)", Self.picture(10, 10), to: stack) {
                $0.source = .init(path: "a.md", line: line, column: 1)
                $0.isHidden = line == 4
            }
        }
        let layout = LayoutEngine(measurer: TypewriterMeasurer()).layout(
            stage.tree, on: stage.screen, keepsSystems: true)
        let rows = layout.systems[0].rows.filter { $0.identifier?.hasPrefix("UISV-") == true }
        #expect(!rows.isEmpty)
        #expect(rows.allSatisfy { $0.source?.path == "a.md" })
        #expect(rows.filter { $0.identifier == "UISV-hiding" }.allSatisfy { $0.source?.line == 4 })
    }
}
