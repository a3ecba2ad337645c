import AutoLayout
import Piecewise
import Scene

/// Solves the screen's system at any width and scroll offset.
final class ScrollPlane: CellProbe {
    /// A tree's shape with its system.
    private final class Stage {
        let index: TreeIndex
        var pass: FixpointSolver
        /// Whether the solver has the model of the shape as its tree.
        var isAtModel = false
        /// What depends on the offset.
        var reach: OffsetDependencies?
        var rows: SlotConstraints?

        init(index: TreeIndex, pass: FixpointSolver) {
            self.index = index
            self.pass = pass
        }
    }

    private let trees: ScrolledTrees
    private let screen: Screen
    private let memory: LineBreakCache
    private let scroller: ViewID
    private var stages: [Stage?]

    private static let root = ViewTree.rootID

    init(_ trees: ScrolledTrees, screen: Screen, memory: LineBreakCache, scroller: ViewID) {
        self.trees = trees
        self.screen = screen
        self.memory = memory
        self.scroller = scroller
        stages = trees.models.map { _ in nil }
    }

    /// What depends on the offset in the trees of some pieces.
    func reaches(in pieces: [Int]) throws(AdaptiveFailure) -> [OffsetDependencies] {
        for position in pieces {
            let piece = trees.pieces[position]
            let width = (piece.first.width + piece.last.width) / 2
            let stops = piece.stops(at: width)
            for interval in stops.indices.dropLast() where stages[trees.shapes[position][interval]] == nil {
                _ = try sample(at: width, offset: (stops[interval] + stops[interval + 1]) / 2)
            }
        }
        return stages.compactMap { $0?.reach }
    }

    func sample(at width: Double, offset: Double) throws(AdaptiveFailure) -> Sample<DependentSample> {
        var trace = CertificateLog()
        var screen = screen.widened(to: width)
        // Frames are told by how far they are from where they stand at the screen's own offset.
        trace.compare(offset, screen.scrolledBy)
        screen.scrolledBy = offset
        let place = trees.tree(at: width, offset: offset, noting: &trace)
        trace.compare(width, Screen.leastWidthOfWideMargins)
        let stage = stage(of: place, screen)
        try solve(stage, screen, &trace)
        let reach = reach(of: stage, place, screen)
        stage.pass.noteInsets(&trace)
        stage.pass.system.noteSides(of: reach, &trace)
        for line in stage.pass.longestLines {
            line.label.noteLines(fitting: line.room, memory: memory, &trace)
        }
        return finish(place, stage, reach, screen, trace)
    }

    /// The system of a tree, at its screen.
    private func stage(of place: ScrolledTrees.Place, _ screen: Screen) -> Stage {
        let surroundings = Surroundings.screen(screen, scrolledView: scroller)
        guard let stage = stages[place.shape] else {
            let index = TreeIndex(trees.models[place.shape])
            let stage = Stage(
                index: index,
                pass: FixpointSolver(
                    tree: place.tree, screen: screen, index: index, root: Self.root, measurer: memory,
                    surroundings: surroundings))
            stage.isAtModel = place.isConstant
            stages[place.shape] = stage
            return stage
        }
        stage.pass.move(to: place.isConstant && stage.isAtModel ? nil : place.tree, screen, surroundings)
        stage.isAtModel = place.isConstant
        return stage
    }

    private func solve(_ stage: Stage, _ screen: Screen, _ trace: inout CertificateLog) throws(AdaptiveFailure) {
        stage.pass.solve(ImposedSize(screen.size), noting: &trace)
        guard stage.pass.isSolved else { throw .unsolvable(width: screen.size.width) }
        guard stage.pass.isAtRest else { throw .restless(Self.root, width: screen.size.width) }
    }

    private func reach(of stage: Stage, _ place: ScrolledTrees.Place, _ screen: Screen) -> OffsetDependencies {
        if let reach = stage.reach { return reach }
        let search = DependencySearch(
            tree: place.tree, screen: screen, index: stage.index, state: stage.pass.state, scroller: scroller,
            varyingNumbers: trees.varyingNumbers(ofShape: place.shape),
            insetsFollowContent: !place.tree.contentLeavesInsets(of: scroller, screen))
        let reach = search.reach()
        stage.reach = reach
        return reach
    }

    // MARK: Values

    /// The frames relative to the root, without how far the content is scrolled; what tables give their parts.
    private func finish(
        _ place: ScrolledTrees.Place, _ stage: Stage, _ reach: OffsetDependencies, _ screen: Screen,
        _ trace: CertificateLog
    ) -> Sample<DependentSample> {
        var sample = Sample(parameter: screen.scrolledBy, log: trace, value: DependentSample())
        let (state, members) = (stage.pass.state, stage.index.members(of: Self.root))
        let setter = TextSetting(measurer: memory)
        for (slot, view) in members.enumerated() {
            var frame = RectOf(state.frames[slot])
            let parent = stage.index.parent(of: view).flatMap { stage.index.slot(of: $0, in: Self.root) }
            if let parent {
                frame.x += sample.value.frames[parent].x - state.contentOffsets[parent].x
                frame.y += sample.value.frames[parent].y - state.contentOffsets[parent].y
                if members[parent] == scroller { frame.y += screen.scrolledBy }
            }
            sample.value.frames.append(frame)
            let size = state.frames[slot].size
            sample.value.texts.append(reach.slots[slot] ? setter.text(of: place.tree[view], in: size) : nil)
            if reach.tracedSlots[slot], case .lines(let label) = place.tree[view].kind.shownText,
                label.numberOfLines != 1
            {
                label.noteDecisions(fitting: size, memory: memory, &sample.log)
            }
        }
        for (slot, view) in members.enumerated() where place.tree[view].kind.scrolling != nil {
            let (insets, size) = (state.adjustedContentInsets[slot], state.contentSizes[slot])
            let (safe, width) = (state.safeAreas[slot], state.frames[slot].width)
            sample.value.still +=
                [insets.top, insets.left, insets.bottom, insets.right]
                + (place.tree[view].kind.isTable
                    ? [safe.top, safe.left, safe.bottom, safe.right, width] : [size.width, size.height])
        }
        let rows =
            stage.rows.flatMap { $0.rows.hold(in: stage.pass) ? $0 : nil } ?? SlotConstraints(stage.pass, stage.index)
        stage.rows = rows
        sample.value.constraints = rows.constraints
        sample.value.residuals = rows.residuals(in: stage.pass)
        return sample
    }
}

/// The views that the offset influences, and what must not depend on it.
struct DependentSample: Sampled {
    /// By slot, relative to the root, without how far the content is scrolled.
    var frames: [RectOf<Double>] = []
    /// By slot; nil for a view that the offset does not influence.
    var texts: [FittedText?] = []
    /// Of what scrolls: its insets and content; of a table, what it gives its parts.
    var still: [Double] = []
    /// Those between the views, which are named by their slots. They and their residuals decide nothing: where all
    /// decisions are the same, they are the same, and affine.
    var constraints: [LayoutConstraint] = []
    var residuals: [ResidualOf<Double>] = []

    var numbers: [Double] { frames.flatMap { [$0.x, $0.y, $0.width, $0.height] } + still }
    var mayClimb: Bool { false }

    func isAlike(_ other: DependentSample) -> Bool {
        frames.count == other.frames.count && still.count == other.still.count
    }
}
