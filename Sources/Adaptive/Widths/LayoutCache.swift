import AutoLayout
import Piecewise
import Scene

/// What was found for one figure and serves the next one: line breaks, and systems that differ in names alone.
///
/// Systems are kept for two generations: once the present one is full, it becomes the previous one, and what was in
/// that and has not been used since is dropped. So memory stays bounded while an author edits a figure.
public final class LayoutCache {
    let lines: LineBreakCache
    private var present: [SystemKey: [TracedPiece<SystemSample>]] = [:]
    private var previous: [SystemKey: [TracedPiece<SystemSample>]] = [:]
    /// How many numbers the present generation holds.
    private var size = 0
    private let generationSize: Int

    /// - Parameter generationSize: the count of numbers at which a generation is full; 8 bytes each.
    public init(measurer: any TextMeasuring, generationSize: Int = 1 << 18) {
        lines = LineBreakCache(measurer)
        self.generationSize = generationSize
    }

    /// The pieces of a system that has been followed before.
    func pieces(of key: SystemKey) -> [TracedPiece<SystemSample>]? {
        if let known = present[key] { return known }
        guard let known = previous.removeValue(forKey: key) else { return nil }
        keep(known, of: key)
        return known
    }

    /// Keeps the pieces of a system that has none here.
    func keep(_ pieces: [TracedPiece<SystemSample>], of key: SystemKey) {
        if size >= generationSize { (previous, present, size) = (present, [:], 0) }
        present[key] = pieces
        size += pieces.reduce(0) { $0 + $1.size }
    }

    /// How many systems are kept.
    var systemCount: Int { present.count + previous.count }
}

/// Everything that the pieces of a system depend on, its views by slot.
struct SystemKey: Hashable {
    private var views: [View]
    private var constraints: [LayoutConstraint]
    private var screen: Screen
    /// The slot of the view that the screen's offset moves.
    private var scrolledSlot: Int?
    private var start: Breakpoint
    private var end: Double
    private var isEndIncluded: Bool
    /// The surroundings of a part; empty for a screen's own system.
    private var spans: [TableSpan]
    private var table: View?
    /// A height that the table gives the part.
    private var fixedHeight: Double?

    /// Nil for a system whose numbers vary with the width.
    init?(_ stage: ShapeSpan, root: ViewID, in spans: [TableSpan]) {
        let setting = stage.setting
        guard setting.family.isConstant else { return nil }
        let members = setting.index.members(of: root)
        func slot(_ view: ViewID) -> ViewID? { setting.index.slot(of: view, in: root).map { ViewID($0) } }
        views = members.map { setting.family.tree[$0].moved(to: slot) }
        constraints = setting.index.constraints(of: root).map { position in
            var constraint = setting.family.tree.constraints[position]
            constraint.first.item.view = slot(constraint.first.item.view) ?? ViewTree.rootID
            if let view = constraint.second?.item.view { constraint.second?.item.view = slot(view) ?? ViewTree.rootID }
            constraint.source = nil
            return constraint
        }
        screen = setting.screen
        screen.size.width = 0
        scrolledSlot = setting.scrolledView.flatMap { slot($0)?.index }
        (start, end, isEndIncluded) = (stage.start, stage.end, stage.isEndIncluded)
        self.spans = spans.map { $0.moved(to: ViewTree.rootID) }
        table = spans.first.map { setting.family.tree[$0.view].moved { _ in nil } }
        table?.subviews = []
        fixedHeight = spans.first.flatMap { span in
            span.rules(setting.family.tree, setting.screen).fixedHeight(of: root)
        }
    }
}

extension View {
    /// The view as a member of a system alone: without its name, its relatives by slot.
    fileprivate func moved(to slot: (ViewID) -> ViewID?) -> View {
        var view = self
        view.name = ""
        view.source = nil
        view.superview = superview.flatMap(slot)
        view.subviews = subviews.compactMap(slot)
        if case .tableView(var table) = kind {
            table.tableHeaderView = nil
            table.tableFooterView = nil
            table.sections = []
            view.kind = .tableView(table)
        }
        if case .collectionView(var collection) = kind {
            collection.movePartIDs(slot)
            view.kind = .collectionView(collection)
        }
        return view
    }
}
