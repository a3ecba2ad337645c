import Diagnostics
import Piecewise
import Scene

extension Explanation {
    /// Appends to the height that a table gives the constraints from which that height follows.
    mutating func append(_ fitting: Explanation) {
        guard let position = chain.firstIndex(where: { $0.isImposedHeight }) else { return }
        chain[position].constraint.sentence +=
            fitting.value > Tolerance.tie
            ? ", the smallest that fits its content" : ", since nothing in it asks for a height"
        for step in fitting.chain
        where !chain.contains(where: {
            $0.constraint.source == step.constraint.source && $0.constraint.sentence == step.constraint.sentence
        }) {
            chain.append(step)
        }
    }

    /// The chain as sentences, each with its source line; ends in a line feed.
    public func text(in tree: ViewTree) -> String {
        fact(in: tree) + "\n" + chain.map { "  \($0.line)\n" }.joined()
    }

    /// The value, such as `avatar.width is 60 points because`, which the chain goes on from.
    public func fact(in tree: ViewTree) -> String {
        let place = tree.views.indices.contains(origin.index) ? tree[origin].name : "the screen"
        let at = attribute.isDimension ? "" : "at \(attribute.axis == .horizontal ? "x" : "y") "
        let measure = attribute.isDimension ? " points" : " in \(place)"
        if chain.isEmpty { return "nothing determines \(subject); it is \(at)\(value.inWords)\(measure) by chance" }
        return "\(subject) is \(at)\(value.inWords)\(measure) because"
    }
}

extension Explanation.Step {
    /// The constraint as a sentence, with how far it is missed and what would take its place.
    public var sentence: String { text { $0.sentence } }

    fileprivate var line: String { text { $0.placed } }

    private func text(_ words: (LayoutProblem.Participant) -> String) -> String {
        var text = words(constraint)
        if miss > Tolerance.violation { text += "; it is missed by \(miss.inWords) points" }
        guard isReplaceable else { return text }
        if substitutes.isEmpty { return text + "; others ask for the same" }
        return text + "; without it, the same follows from " + substitutes.map(words).joined(separator: ", and from ")
    }
}
