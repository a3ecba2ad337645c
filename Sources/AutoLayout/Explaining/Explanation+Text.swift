import Diagnostics

extension Explanation {
    /// Goes on, behind the height that a table gives, with what that height was found from.
    mutating func append(_ fitting: Explanation) {
        guard let position = chain.firstIndex(where: { $0.isImposedHeight }) else { return }
        chain[position].constraint.sentence += ", the least in which its content finds room"
        for step in fitting.chain
        where !chain.contains(where: {
            $0.constraint.source == step.constraint.source && $0.constraint.sentence == step.constraint.sentence
        }) {
            chain.append(step)
        }
    }

    /// The chain in sentences, each with its line; ends in a line feed.
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
        if miss > 1e-6 { text += "; it is missed by \(miss.inWords) points" }
        guard isReplaceable else { return text }
        if substitutes.isEmpty { return text + "; others ask for the same" }
        return text + "; without it, the same follows from "
            + substitutes.map { $0.placed }.joined(separator: ", and from ")
    }
}
