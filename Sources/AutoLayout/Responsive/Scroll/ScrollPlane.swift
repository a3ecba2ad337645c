import Scene

/// Solves the screen's system at any width and scroll offset.
final class ScrollPlane: PlaneProbe {
    /// A tree's shape with its system.
    private final class Stage {
        let index: TreeIndex
        var pass: SystemPass
        /// Whether the pass has the tree that is the same wherever the shape is.
        var isAtModel = false
        /// What the offset reaches.
        var reach: OffsetReach?

        init(index: TreeIndex, pass: SystemPass) {
            self.index = index
            self.pass = pass
        }
    }

    private let trees: ScrolledTrees
    private let screen: Screen
    private let memory: LineMemory
    private let scroller: ViewID
    private var stages: [Stage?]

    private static let root = ViewTree.rootID

    init(_ trees: ScrolledTrees, screen: Screen, memory: LineMemory, scroller: ViewID) {
        self.trees = trees
        self.screen = screen
        self.memory = memory
        self.scroller = scroller
        stages = trees.models.map { _ in nil }
    }

    /// What the offset reaches in the trees of some pieces.
    func reaches(in pieces: [Int]) throws(ResponsiveFailure) -> [OffsetReach] {
        for position in pieces {
            let piece = trees.pieces[position]
            let width = (piece.first.width + piece.last.width) / 2
            let stops = piece.stops(at: width)
            for band in stops.indices.dropLast() where stages[trees.shapes[position][band]] == nil {
                _ = try sample(at: width, offset: (stops[band] + stops[band + 1]) / 2)
            }
        }
        return stages.compactMap { $0?.reach }
    }

    func sample(at width: Double, offset: Double) throws(ResponsiveFailure) -> WidthSample {
        var trace = DecisionTrace()
        var screen = screen.widened(to: width)
        // Frames are told by how far they are from where they stand at the screen's own offset.
        trace.compare(offset, screen.scrolledBy)
        screen.scrolledBy = offset
        let place = trees.tree(at: width, offset: offset, noting: &trace)
        trace.compare(width, Screen.leastWidthOfWideMargins)
        let stage = stage(of: place, screen)
        try solve(stage, screen)
        let reach = reach(of: stage, place, screen)
        stage.pass.noteInsets(&trace)
        stage.pass.running.noteSides(of: reach, &trace)
        return finish(place, stage, reach, screen, trace)
    }

    /// The system of a tree, at its screen.
    private func stage(of place: ScrolledTrees.Place, _ screen: Screen) -> Stage {
        let surroundings = Surroundings.screen(screen, scrolledView: scroller)
        guard let stage = stages[place.shape] else {
            let index = TreeIndex(trees.models[place.shape])
            let stage = Stage(
                index: index,
                pass: SystemPass(
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

    private func solve(_ stage: Stage, _ screen: Screen) throws(ResponsiveFailure) {
        stage.pass.solve(ImposedSize(screen.size))
        guard stage.pass.running.isSolved else { throw .unsolvable(width: screen.size.width) }
        guard stage.pass.isAtRest else { throw .restless(Self.root, width: screen.size.width) }
    }

    private func reach(of stage: Stage, _ place: ScrolledTrees.Place, _ screen: Screen) -> OffsetReach {
        if let reach = stage.reach { return reach }
        let search = ReachSearch(
            tree: place.tree, screen: screen, index: stage.index, state: stage.pass.state, scroller: scroller,
            varyingNumbers: trees.varyingNumbers(ofShape: place.shape),
            insetsFollowContent: !place.tree.contentLeavesInsets(of: scroller, screen))
        let reach = search.reach()
        stage.reach = reach
        return reach
    }

    // MARK: Values

    /// Where the values begin that must not depend on the offset: four for each member stand before.
    static func firstStillValue(ofMembers count: Int) -> Int { 4 * count }

    /// The frames relative to the root, without how far the content is scrolled; what tables give their parts.
    private func finish(
        _ place: ScrolledTrees.Place, _ stage: Stage, _ reach: OffsetReach, _ screen: Screen, _ trace: DecisionTrace
    ) -> WidthSample {
        var sample = WidthSample(width: screen.scrolledBy, trace: trace, values: [])
        let (state, members) = (stage.pass.state, stage.index.members(of: Self.root))
        let setter = TextSetting(measurer: memory)
        var frames: [Rect] = []
        for (slot, view) in members.enumerated() {
            var frame = state.frames[slot]
            let parent = stage.index.parent(of: view).flatMap { stage.index.slot(of: $0, in: Self.root) }
            if let parent {
                frame.x += frames[parent].x - state.contentOffsets[parent].x
                frame.y += frames[parent].y - state.contentOffsets[parent].y
                if members[parent] == scroller { frame.y += screen.scrolledBy }
            }
            frames.append(frame)
            sample.values += [frame.x, frame.y, frame.width, frame.height]
            sample.texts.append(reach.slots[slot] ? setter.text(of: place.tree[view], in: frame.size) : nil)
            if reach.tracedSlots[slot], case .label(let label) = place.tree[view].kind, label.numberOfLines != 1 {
                label.noteDecisions(fitting: frame.size, memory: memory, &sample.trace)
            }
        }
        for (slot, view) in members.enumerated() where place.tree[view].kind.scrolling != nil {
            sample.values += state.adjustedContentInsets[slot].all
            guard place.tree[view].kind.isTable else {
                sample.values += [state.contentSizes[slot].width, state.contentSizes[slot].height]
                continue
            }
            sample.values += state.safeAreas[slot].all + [frames[slot].width]
        }
        return sample
    }
}

extension TreeIndex {
    /// Whether a view lies in another one, at whatever depth.
    func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
        var current = parent(of: view)
        while let view = current {
            if view == ancestor { return true }
            current = parent(of: view)
        }
        return false
    }
}
