import AutoLayout
import Piecewise

/// Declarations whose values change with the width of the screen.
struct Track: Hashable {

    /// What is declared, in the order of the values.
    var properties: [String]
    /// Ascending; the first holds from the least width on.
    private(set) var steps: [Step] = []

    /// Values from a width on.
    struct Step: Hashable {
        var start: Breakpoint
        var values: [String]
    }

    init(_ properties: [String]) { self.properties = properties }

    /// Notes the values from `start` on, which must not lie before an earlier one.
    mutating func append(_ values: [String], from start: Breakpoint) {
        guard let last = steps.last else {
            steps = [Step(start: start, values: values)]
            return
        }
        guard last.values != values else { return }
        if last.start == start { steps.removeLast() }
        if let before = steps.last, before.values == values { return }
        steps.append(Step(start: start, values: values))
    }

    /// Continues with what another track of the same properties says.
    mutating func append(_ other: Track) {
        for step in other.steps { append(step.values, from: step.start) }
    }

    /// Whether nothing changes.
    var isConstant: Bool { steps.count < 2 }

    /// The declarations that hold at first.
    var first: String { steps.first.map { declarations($0.values) { _ in true } } ?? "" }

    /// The declarations that change at the start of the step at `index`, which is not the first.
    func changes(at index: Int) -> String {
        let before = steps[index - 1].values
        return declarations(steps[index].values) { steps[index].values[$0] != before[$0] }
    }

    private func declarations(_ values: [String], where isMeant: (Int) -> Bool) -> String {
        properties.indices.filter(isMeant).map { "\(properties[$0]):\(values[$0])" }.joined(separator: ";")
    }

    /// The same without the properties that always have the value they have anyway.
    var essential: Track {
        let needed = properties.indices.filter { index in
            let usual = Self.usualValues[properties[index]]
            return !steps.allSatisfy { $0.values[index] == usual }
        }
        guard needed.count < properties.count else { return self }
        var rest = Track(needed.map { properties[$0] })
        for step in steps { rest.append(needed.map { step.values[$0] }, from: step.start) }
        return rest
    }

    /// What the shared stylesheet gives to every element of a preview.
    private static let usualValues = [
        "left": "0", "top": "0", "bottom": "auto", "height": "auto", "display": "block",
    ]
}
