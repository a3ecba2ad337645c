import Scene

/// Collects what an author is told about a layout: each mistake once, with how many rows of a table repeat it.
struct LayoutReport {
    private(set) var problems: [LayoutProblem] = []
    private(set) var explanation: Explanation?

    /// The maximum number of distinct problems.
    private static let problemLimit = 200

    init(strays: StrayReport) { add(strays.problems()) }

    /// Adds what there is to tell about a system.
    ///
    /// - Parameters:
    ///   - reportsAmbiguity: whether to look for what is not determined.
    ///   - question: an edge or size to give the reasons for, if it belongs to this system.
    mutating func add(_ system: PlacedSystem, reportsAmbiguity: Bool, explaining question: LayoutAnchor?) {
        let explainer = SystemExplainer(system.solution)
        var found = explainer.problems()
        // Where a constraint became no row, its views are open because of that.
        let isWhole = !(problems + found).contains { $0.kind == .misuse }
        if reportsAmbiguity, isWhole { found += explainer.ambiguities() }
        add(found.map { $0.moved(by: system.origin).withWitnesses(explainer.names) }, isRow: system.isRow)
        guard let question, var reasons = explainer.explanation(of: question) else { return }
        if let fitting = system.fitting.map(SystemExplainer.init) {
            let height = LayoutAnchor(LayoutItem(fitting.builder.root), .height)
            if let more = fitting.explanation(of: height) { reasons.append(more) }
        }
        explanation = reasons
    }

    private mutating func add(_ found: [LayoutProblem], isRow: Bool = false) {
        var knownInRow: [Int] = []
        for var problem in found {
            if let known = problems.firstIndex(where: { $0.isSameMistake(as: problem) }) {
                problems[known].occurrences += 1
                if isRow, !knownInRow.contains(known) { problems[known].rows += 1 }
                knownInRow.append(known)
            } else if problems.count < Self.problemLimit {
                problem.rows = isRow ? 1 : 0
                knownInRow.append(problems.count)
                problems.append(problem)
            }
        }
    }
}

extension LayoutProblem {
    /// The problem with the first view that stands elsewhere in the other layout, in words.
    fileprivate func withWitnesses(_ names: SystemNames) -> LayoutProblem {
        guard layouts.count == 2 else { return self }
        let frames = layouts.map { frames in frames.map { $0.inWords } }
        guard let place = views.indices.first(where: { frames[0][$0] != frames[1][$0] }) else { return self }
        var problem = self
        problem.witnesses =
            "\(names.uniqueName(of: views[place])) can be \(frames[0][place]) as well as \(frames[1][place])"
        return problem
    }

    /// The same problem in a system whose root's origin is at `origin` of the screen.
    fileprivate func moved(by origin: Point) -> LayoutProblem {
        var problem = self
        for layout in problem.layouts.indices {
            for view in problem.layouts[layout].indices {
                problem.layouts[layout][view].x += origin.x
                problem.layouts[layout][view].y += origin.y
            }
        }
        return problem
    }
}
