import AutoLayout
import Cassowary
import Piecewise

/// Which rows of a system the scroll offset reaches.
///
/// A required equality with one unknown gives that unknown its value whatever else is asked for. The rows between all
/// other unknowns fall into parts that share none; priorities are weighed inside each part alone, so that a part of
/// which no constant depends on the offset has the same solution at every offset.
struct OffsetDependencies {
    /// The rows whose decisions count, ascending.
    private(set) var rows: [Int] = []
    /// The variables whose signs count, ascending.
    private(set) var variables: [Int] = []
    /// By slot: whether the view's frame may depend on the offset.
    private(set) var slots: [Bool]
    /// By slot: whether the view's frame counts for what the offset reaches.
    private(set) var tracedSlots: [Bool]

    /// By slot: whether the view is needed to make the rows that count.
    private(set) var neededSlots: [Bool]

    private let builder: SystemBuilder
    /// By variable: the row that gives it its value; -1 where none does.
    private var giver: [Int]
    /// By variable: another one of the same part.
    private var part: [Int]
    private var isReached: [Bool]
    private var isTraced: [Bool]

    /// - Parameter changing: the rows whose constants depend on the offset.
    init(_ builder: SystemBuilder, changing: [Bool]) {
        self.builder = builder
        let count = 4 * (builder.frames.count + builder.guides.count)
        giver = Array(repeating: -1, count: count)
        part = Array(0..<count)
        isReached = Array(repeating: false, count: count)
        isTraced = isReached
        slots = Array(repeating: false, count: builder.frames.count)
        tracedSlots = slots
        neededSlots = slots
        let givingRows = giveValues(changing)
        join(beside: givingRows)
        markReached(changing, beside: givingRows)
        isTraced = isReached
        traceSources(beside: givingRows)
        collect(changing, beside: givingRows)
        neededSlots = slotsOfRows()
    }

    // MARK: What is given

    /// Finds the variables with given values, and those of them that the offset changes; returns the rows that give.
    private mutating func giveValues(_ changing: [Bool]) -> [Bool] {
        var gives = Array(repeating: false, count: builder.rows.count)
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for (position, row) in builder.rows.enumerated() where !gives[position] {
                guard row.isRequired, row.constraint.relation == .equal,
                    let variable = onlyUnknown(of: row.constraint)
                else { continue }
                gives[position] = true
                giver[variable] = position
                isReached[variable] =
                    changing[position] || row.constraint.terms.contains { isReached[$0.variable.index] }
                hasChanged = true
            }
        }
        return gives
    }

    private func onlyUnknown(of constraint: Constraint) -> Int? {
        var unknown: Int?
        for term in constraint.terms where giver[term.variable.index] < 0 {
            guard unknown == nil else { return nil }
            unknown = term.variable.index
        }
        return unknown
    }

    // MARK: Parts

    private mutating func join(beside givingRows: [Bool]) {
        for (position, row) in builder.rows.enumerated() where !givingRows[position] {
            var first: Int?
            for term in row.constraint.terms where giver[term.variable.index] < 0 {
                let top = top(of: term.variable.index)
                if let first { part[top] = self.top(of: first) } else { first = top }
            }
        }
    }

    private func top(of variable: Int) -> Int {
        var variable = variable
        while part[variable] != variable { variable = part[variable] }
        return variable
    }

    private mutating func markReached(_ changing: [Bool], beside givingRows: [Bool]) {
        var tops = Array(repeating: false, count: part.count)
        for (position, row) in builder.rows.enumerated() where !givingRows[position] {
            let terms = row.constraint.terms
            guard
                changing[position]
                    || terms.contains(where: { isReached[$0.variable.index] && giver[$0.variable.index] >= 0 })
            else { continue }
            for term in terms where giver[term.variable.index] < 0 { tops[top(of: term.variable.index)] = true }
        }
        for variable in part.indices where giver[variable] < 0 && tops[top(of: variable)] { isReached[variable] = true }
        for (slot, frame) in builder.frames.enumerated() {
            slots[slot] = frame.all.contains { isReached[$0.index] }
        }
    }

    // MARK: What the reached parts depend on

    /// Traces the parts from which lengths of the traced ones come: widths of wrapped texts, insets of guides.
    private mutating func traceSources(beside givingRows: [Bool]) {
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for (slot, view) in builder.index.members(of: builder.root).enumerated() {
                guard builder.tree[view].kind.shownText?.multilineLabel != nil,
                    builder.frames[slot].all.contains(where: { isTraced[$0.index] })
                else { continue }
                if trace(builder.frames[slot].width.index) { hasChanged = true }
            }
            for (position, row) in builder.rows.enumerated() where counts(position, row) {
                guard let equation = row.equation else { continue }
                for anchor in [equation.first] + (equation.second.map { [$0] } ?? []) where traceInsets(of: anchor.item)
                {
                    hasChanged = true
                }
            }
        }
    }

    /// Whether a row has to do with a traced variable.
    private func counts(_ position: Int, _ row: SystemRow) -> Bool {
        row.constraint.terms.contains { isTraced[$0.variable.index] }
    }

    /// Traces what an item's insets come from; false where all of it is traced.
    private mutating func traceInsets(of item: SystemItem) -> Bool {
        guard case .item(let item) = item else { return false }
        switch item.guide {
        case .layoutMargins, .safeArea, .readableContent, .keyboard: break
        case nil, .frame, .content: return false
        }
        var hasChanged = false
        var view: ViewID? = item.view
        while let current = view, let slot = builder.slot(of: current) {
            for variable in builder.frames[slot].all where trace(variable.index) { hasChanged = true }
            view = builder.index.parent(of: current)
        }
        return hasChanged
    }

    /// Traces a variable with its part, or with what gives it its value; false where that is done.
    private mutating func trace(_ variable: Int) -> Bool {
        guard !isTraced[variable] else { return false }
        isTraced[variable] = true
        if giver[variable] >= 0 {
            for term in builder.rows[giver[variable]].constraint.terms { _ = trace(term.variable.index) }
        } else {
            let top = top(of: variable)
            for other in part.indices where giver[other] < 0 && self.top(of: other) == top { isTraced[other] = true }
        }
        return true
    }

    private mutating func collect(_ changing: [Bool], beside givingRows: [Bool]) {
        for (position, row) in builder.rows.enumerated() where !givingRows[position] && counts(position, row) {
            rows.append(position)
        }
        for variable in part.indices where isTraced[variable] && giver[variable] < 0 { variables.append(variable) }
        for (slot, frame) in builder.frames.enumerated() {
            tracedSlots[slot] = frame.all.contains { isTraced[$0.index] }
        }
    }
}

extension OffsetDependencies {
    /// The views of the rows that count, of those that give their variables values, of their stacks, and all around
    /// them.
    private func slotsOfRows() -> [Bool] {
        var needed = tracedSlots
        needed[0] = true
        var seen = Array(repeating: false, count: isTraced.count)
        var pending = rows.flatMap { builder.rows[$0].constraint.terms.map { $0.variable.index } }
        pending += isTraced.indices.filter { isTraced[$0] }
        while let variable = pending.popLast() {
            guard !seen[variable] else { continue }
            seen[variable] = true
            if let slot = slot(of: variable) { needed[slot] = true }
            guard giver[variable] >= 0 else { continue }
            pending += builder.rows[giver[variable]].constraint.terms.map { $0.variable.index }
        }
        let members = builder.index.members(of: builder.root)
        for slot in members.indices.reversed() where needed[slot] { need(parentOf: members[slot], &needed) }
        for (slot, view) in members.enumerated() {
            guard let parent = builder.index.parent(of: view), let parentSlot = builder.slot(of: parent),
                needed[parentSlot], case .stackView = builder.tree[parent].kind
            else { continue }
            needed[slot] = true
        }
        return needed
    }

    private func need(parentOf view: ViewID, _ needed: inout [Bool]) {
        guard let parent = builder.index.parent(of: view), let slot = builder.slot(of: parent) else { return }
        needed[slot] = true
    }

    /// The view to which a variable belongs: its own, or the owner of its guide.
    private func slot(of variable: Int) -> Int? {
        let frame = variable / 4
        if frame < builder.frames.count { return frame }
        let guide = frame - builder.frames.count
        return builder.guides.indices.contains(guide) ? builder.slot(of: builder.guides[guide].owner) : nil
    }
}

extension FrameVariables {
    /// In the order in which they were made.
    var all: [Variable] { [x, y, width, height] }
}

extension IncrementalSystem {
    /// Notes on which side of its kink each of some rows stands, and the signs of some variables.
    func noteSides(of reach: OffsetDependencies, _ trace: inout CertificateLog) {
        for row in reach.rows {
            guard isInForce(row) else {
                trace.note(2)
                continue
            }
            trace.noteSide(
                of: excess(ofRow: row), tolerance: Tolerance.kink * max(1, abs(rows[row].constraint.constant)))
        }
        let values = solver.solution
        for variable in reach.variables where values.indices.contains(variable) {
            trace.noteSide(of: values[variable], tolerance: Tolerance.kink)
        }
    }
}
