import AutoLayout
import Diagnostics
import Piecewise

/// Builds one screen for one environment: first all views with their properties, then the constraints, which may name
/// views that are declared after them.
final class Elaborator {
    let program: LayoutProgram
    let screen: Screen
    let globals: [DataValue.Field]
    let resources: any LayoutResources
    var tree = ViewTree(root: View(name: "", kind: .view, role: .root))
    var report = ProblemReport()
    /// Constraints, to be read when every view is known.
    var deferred: [DeferredConstraint] = []
    /// Expectations, to be read when every view is known.
    var expected: [DeferredExpectation] = []
    var expectations: [LayoutExpectation] = []
    /// The type of each view by its index.
    var types: [BuiltinType] = [.view]
    /// The names within each instance of a component.
    var instances: [ViewID: NameScope] = [:]
    /// Views without a name of their own.
    var unnamed: [ViewID] = []
    /// For each table the section that takes its loose rows, while no other section has begun.
    var openSections: [ViewID: Int] = [:]
    var unresolved: [UnresolvedName] = []
    /// The turns of loops that are under way, the outermost first.
    var turns: [LoopTurn] = []
    var offsetUses: [OffsetUse] = []
    /// The uses of `contentOffset` that belong to a view which is not scrolled.
    var resting: Set<OffsetUse.Key> = []
    /// The decisions about numbers that vary with the screen.
    var trace: CertificateLog
    /// The same, and those about what expectations compare.
    private(set) var expectationTrace = CertificateLog.off
    /// Whether a view is missing, since nobody can tell what it was meant to be.
    var isMissingViews = false
    private var stepsLeft = Limits.steps
    /// Whether a limit was reached.
    private(set) var isStopped = false

    /// A constraint with the names it was written under.
    struct DeferredConstraint {
        var statement: ResolvedConstraint
        var context: ElaborationContext
    }

    /// An expectation with the names it was written under.
    struct DeferredExpectation {
        var statement: ResolvedExpectation
        var context: ElaborationContext
    }

    init(
        program: LayoutProgram, screen: Screen, globals: [DataValue.Field], resources: any LayoutResources,
        trace: CertificateLog
    ) {
        self.trace = trace
        self.program = program
        self.screen = screen
        self.globals = globals
        self.resources = resources
    }

    var result: (tree: ViewTree?, diagnostics: [Diagnostic]) {
        (report.isEmpty ? tree : nil, report.sorted)
    }

    func build(_ definition: ResolvedDefinition) {
        tree = ViewTree(root: rootView(of: definition))
        var context = ElaborationContext(
            view: ViewTree.rootID, type: .view,
            names: NameScope(owner: definition.name.text, root: ViewTree.rootID))
        for variable in definition.programValues { bind(variable, in: &context) }
        BodyElaborator(elaborator: self).elaborate(definition.body, in: &context)
        finishViews()
        tree.addKeyboard(on: screen)
    }

    /// Reads what needs all views to be known, and gives them what UIKit puts into them.
    func finishViews() {
        expressions.checkUnresolvedNames()
        expressions.checkOffsets()
        let constraints = ConstraintElaborator(elaborator: self)
        for constraint in deferred where !isStopped { constraints.add(constraint) }
        readExpectations()
        ViewBuilder(elaborator: self).nameUnnamedViews()
        tree.addBars(on: screen, noting: &trace)
        finishKinds()
        tree.completeTables(on: screen)
        tree.zoomContents()
    }

    /// What they decide is logged apart, since the layout does not depend on it.
    private func readExpectations() {
        expectationTrace = trace
        swap(&trace, &expectationTrace)
        let reader = ExpectationElaborator(elaborator: self)
        for expectation in expected where !isStopped { reader.add(expectation) }
        swap(&trace, &expectationTrace)
    }

    /// Gives views what UIKit chooses for their kinds on the screen, and makes them as faint as it draws these, whatever
    /// alpha they are given.
    private func finishKinds() {
        for index in tree.views.indices {
            if tree.views[index].kind.viewClass.followsWidthClass { trace.note(.traits) }
            tree[ViewID(index)].kind = tree.views[index].kind.adapted(to: screen)
            let opacity = tree.views[index].kind.opacity
            if opacity != 1 { tree[ViewID(index)].appearance.alpha *= opacity }
        }
    }

    private func rootView(of definition: ResolvedDefinition) -> View {
        var root = View(
            name: definition.name.text, kind: .view, role: .root, source: location(of: definition.place))
        root.appearance.backgroundColor = .systemBackground
        return root
    }

    var expressions: ExpressionEvaluator { ExpressionEvaluator(elaborator: self) }

    /// Gives a value a name for the statements that follow in `context`.
    func bind(_ variable: Variable, in context: inout ElaborationContext) {
        guard let value = variable.value else { return }
        bind(variable, to: expressions.value(of: value, in: context), in: &context)
    }

    func bind(_ variable: Variable, to value: Value, in context: inout ElaborationContext) {
        guard variable.index < Limits.bindings else {
            return stop(.tooManyNames(limit: Limits.bindings), variable.place)
        }
        context.bindings = Bindings(variable, value, outer: context.bindings)
    }

    // MARK: Messages and limits

    func fail(_ error: NotationError, _ place: Place, notes: [Diagnostic.Note] = []) {
        report.add(error, place, in: program.excerpts, notes: notes + turns.compactMap(note))
    }

    /// Whether a loop over data has done with its first item, so that what it lacks the data lack.
    var isBehindFirstItemOfData: Bool { turns.last.map { $0.index > 0 && $0.location != nil } ?? false }

    /// What was right for the items before is wrong with this one.
    private func note(on turn: LoopTurn) -> Diagnostic.Note? {
        guard turn.index > 0, let place = turn.location ?? location(of: turn.loop.place) else { return nil }
        let list = turn.loop.sequence.place
        let words = String(decoding: program.excerpts[list.block].utf8[list.range], as: UTF8.self)
        if turn.location != nil {
            return Diagnostic.Note(location: place, message: "this is item \(turn.index + 1) of '\(words)'")
        }
        return Diagnostic.Note(
            location: place, message: "'\(turn.loop.element.name)' is item \(turn.index + 1) of '\(words)' here")
    }

    /// Reports a limit and ends the work.
    func stop(_ error: NotationError, _ place: Place) {
        fail(error, place)
        isStopped = true
    }

    /// Counts work; false when there was too much of it.
    func step(_ place: Place, cost: Int = 1) -> Bool {
        guard !isStopped else { return false }
        stepsLeft -= cost
        if stepsLeft < 0 { stop(.tooMuchWork, place) }
        return !isStopped
    }

    func location(of place: Place) -> SourceLocation? { program.location(of: place) }
}

/// One item's turn of a loop.
struct LoopTurn {
    let loop: ResolvedLoop
    /// From 0 on.
    let index: Int
    /// Where the item stands in data; nil for one that the block makes.
    let location: SourceLocation?
}
