import Piecewise

/// Declarations whose values change with the width of the screen.
struct StyleTimeline: Hashable {

    typealias Step = OverWidths<[String]>.Segment

    /// What is declared, in the order of the values.
    var properties: [String]
    private var pieces = OverWidths<[String]>()

    init(_ properties: [String]) { self.properties = properties }

    /// What some values are in CSS, a text for each property.
    init<Value>(_ properties: [String], _ values: OverWidths<Value>, _ css: (Value) -> [String]) {
        self.init(properties, stepCount: values.count) { (values.segments[$0].start, css(values.segments[$0].value)) }
    }

    /// The same for values of any type, so that it is compiled once.
    private init(_ properties: [String], stepCount: Int, _ step: (Int) -> (start: Breakpoint, values: [String])) {
        self.init(properties)
        for index in 0..<stepCount {
            let (start, values) = step(index)
            append(values, from: start)
        }
    }

    /// Values that hold from `start` on.
    init(_ properties: [String], _ values: [String], from start: Breakpoint) {
        self.init(properties)
        append(values, from: start)
    }

    /// Several timelines as one, from where all have begun.
    init(_ properties: [String], merging timelines: [StyleTimeline]) {
        self.init(properties, OverWidths.merged(timelines.map { $0.pieces })) { $0.flatMap { $0 } }
    }

    /// Ascending; the first holds from the least width on.
    var steps: [Step] { pieces.segments }

    /// Notes the values from `start` on, which must not lie before an earlier one.
    mutating func append(_ values: [String], from start: Breakpoint) { pieces.append(values, from: start) }

    /// Continues with what another timeline of the same properties says.
    mutating func append(_ other: StyleTimeline) { pieces.append(other.pieces) }

    /// Whether nothing changes.
    var isConstant: Bool { pieces.isConstant }

    /// The declarations that hold at first.
    var first: String { steps.first.map { declarations($0.value) { _ in true } } ?? "" }

    /// The declarations that change at the start of the step at `index`, which is not the first.
    func changes(at index: Int) -> String {
        let (before, after) = (steps[index - 1].value, steps[index].value)
        return declarations(after) { after[$0] != before[$0] }
    }

    private func declarations(_ values: [String], where isMeant: (Int) -> Bool) -> String {
        properties.indices.filter(isMeant).map { "\(properties[$0]):\(values[$0])" }.joined(separator: ";")
    }

    /// The same without the properties that always have the value they have anyway.
    var essential: StyleTimeline {
        let needed = properties.indices.filter { index in
            let usual = Self.usualValue(of: properties[index])
            return !steps.allSatisfy { $0.value[index] == usual }
        }
        guard needed.count < properties.count else { return self }
        return StyleTimeline(needed.map { properties[$0] }, pieces) { values in needed.map { values[$0] } }
    }

    /// What the shared stylesheet gives to every element of a preview; nil where it says nothing.
    private static func usualValue(of property: String) -> String? {
        switch property {
        case "left", "top": "0"
        case "bottom", "height": "auto"
        case "display": "block"
        default: nil
        }
    }
}
