import AutoLayout
import Cassowary
import Scene

/// Constraints without views, and rows of views without a stack.
enum EngineVectors {
    static func differences(_ vector: Vector) throws -> [String] {
        vector.given["layout"].isNull ? try solveNumbers(vector) : solveRow(vector)
    }

    private static func solveNumbers(_ vector: Vector) throws -> [String] {
        var comparison = Comparison(vector)
        var solver = Solver()
        var variables: [String: Variable] = [:]
        for name in vector.given["variables"].array.compactMap(\.string) { variables[name] = solver.addVariable() }
        for constraint in vector.given["constraints"].array {
            _ = try solver.addConstraint(Constraint(constraint, variables))
        }
        try solver.solve()
        for (name, value) in vector.expect["values"].members {
            comparison.expect(name, variables[name].map { solver.value(of: $0) }, value)
        }
        let ambiguous = solver.ambiguousVariables()
        for (name, range) in vector.expect["ambiguous"].members {
            guard let variable = variables[name] else { continue }
            if !ambiguous.contains(variable) { comparison.fail("\(name) is not ambiguous") }
            for (end, wanted) in zip([-1e6, 1e6], range.numbers) {
                comparison.expect("end of \(name)", value(of: variable, pulledTo: end, in: solver), wanted)
            }
            let value = solver.value(of: variable)
            if !range.numbers.contains(where: { abs($0 - value) < 1e-6 }) { comparison.fail("\(name) is \(value)") }
        }
        return comparison.result
    }

    /// Where a variable goes when the least of all wishes pulls at it.
    private static func value(of variable: Variable, pulledTo end: Double, in solver: Solver) -> Double? {
        var solver = solver
        do throws(SolverError) {
            _ = try solver.addConstraint(Constraint([Term(variable)], .equal, end, priority: 1e-3))
            try solver.solve()
        } catch { return nil }
        return solver.value(of: variable)
    }

    private static func solveRow(_ vector: Vector) -> [String] {
        var comparison = Comparison(vector)
        let total = vector.given["total"].number ?? 0
        var tree = ViewTree(root: View(name: "Row", kind: .view))
        var previous: ViewID?
        for (index, item) in vector.given["items"].array.enumerated() {
            let id = tree.addSubview(StackItem.picture(item, name: "\(index)", axis: .horizontal), to: ViewTree.rootID)
            tree.pin(id, .top, to: ViewTree.rootID, .top)
            if let previous {
                tree.pin(id, .leading, to: previous, .trailing, constant: vector.given["gap"].number ?? 0)
            } else {
                tree.pin(id, .leading, to: ViewTree.rootID, .leading)
            }
            previous = id
        }
        if let previous { tree.pin(previous, .trailing, to: ViewTree.rootID, .trailing) }
        let solved = SolvedScreen(tree, on: Screen(size: Size(width: total, height: 100), scale: vector.scale))
        for (index, width) in vector.expect["widths"].array.enumerated() {
            comparison.expect("width of \(index)", solved.frame("\(index)")?.width, width)
        }
        return comparison.result
    }
}

extension Constraint {
    fileprivate init(_ json: JSONValue, _ variables: [String: Variable]) throws {
        let terms = json["expr"].members.compactMap { name, factor in
            variables[name].map { Term($0, factor.number ?? 0) }
        }
        guard let relation = json["rel"].string.flatMap({ Relation(rawValue: $0) }) else {
            throw Unsolved(messages: ["an unknown relation"])
        }
        self.init(terms, relation, json["const"].number ?? 0, priority: json["priority"].number ?? 1000)
    }
}

extension ViewTree {
    mutating func pin(
        _ first: ViewID, _ attribute: LayoutAttribute, to second: ViewID, _ other: LayoutAttribute,
        guide: LayoutGuide? = nil, constant: Double = 0
    ) {
        constraints.append(
            LayoutConstraint(
                LayoutAnchor(LayoutItem(first), attribute), .equal,
                LayoutAnchor(LayoutItem(second, guide), other), constant: constant))
    }
}
