import Diagnostics
import Piecewise
import Scene

extension Explanation {
    /// Appends to the height that a table gives the constraints from which that height follows.
    mutating func append(_ fitting: Explanation) {
        guard let position = chain.firstIndex(where: { $0.isImposedHeight }) else { return }
        chain[position].constraint.sentence += ", the smallest that fits its content"
        for step in fitting.chain
        where !chain.contains(where: {
            $0.constraint.source == step.constraint.source && $0.constraint.sentence == step.constraint.sentence
        }) {
            chain.append(step)
        }
    }

    /// The chain as sentences, each with its source line; ends in a line feed.
    public func text(in tree: ViewTree) -> String {
        let place = tree.views.indices.contains(origin.index) ? tree[origin].name : "the screen"
        let at = attribute.isDimension ? "" : "at \(attribute.axis == .horizontal ? "x" : "y") "
        let measure = attribute.isDimension ? " points" : " in \(place)"
        let fact = "\(subject) is \(at)\(value.inWords)\(measure)"
        guard !chain.isEmpty else {
            return "nothing determines \(subject); it is \(at)\(value.inWords)\(measure) by chance\n"
        }
        return fact + " because\n" + chain.map { "  \($0.line)\n" }.joined()
    }
}

extension Explanation.Step {
    fileprivate var line: String {
        var text = constraint.placed
        if miss > Tolerance.violation { text += "; it is missed by \(miss.inWords) points" }
        guard isReplaceable else { return text }
        if substitutes.isEmpty { return text + "; others ask for the same" }
        return text + "; without it, the same follows from "
            + substitutes.map { $0.placed }.joined(separator: ", and from ")
    }
}
