/// The constraints of one view as an author would write them: shorthands for what belongs together, and what is along one
/// axis side by side.
struct ConstraintShorthands {
    /// What is along an axis stands together, sizes last; each keeps its place among its like.
    static func shortened(_ lines: [String]) -> [String] {
        var lines = lines
        fold(["leading", "trailing", "top", "bottom"], as: "edges", in: &lines)
        fold(["centerX", "centerY"], as: "center", in: &lines)
        fold(["width", "height"], as: "size", in: &lines)
        let ranks = lines.map(rank)
        return lines.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { lines[$0] }
    }

    /// `anchor == right`, where the right side is `owner.anchor + constant`, or a number without an owner.
    private struct Equation {
        var anchor: String
        var owner: String
        var constant: Double
    }

    /// Puts one line in the place of the first of several, if each of the anchors has one equation and all of them say the
    /// same.
    private static func fold(_ anchors: [String], as shorthand: String, in lines: inout [String]) {
        let places = anchors.map { anchor in lines.indices.filter { lines[$0].hasPrefix(anchor + " ") } }
        guard places.allSatisfy({ $0.count == 1 }) else { return }
        let indices = places.map { $0[0] }
        let equations = zip(anchors, indices).compactMap { equation($0, in: lines[$1]) }
        guard equations.count == anchors.count, let first = equations.first, let place = indices.min(),
            equations.allSatisfy({ $0.owner == first.owner }), let right = right(of: equations, shorthand)
        else { return }
        lines[place] = "\(shorthand) == \(right)"
        for index in indices.sorted(by: >) where index != place { lines.remove(at: index) }
    }

    /// Nil where a shorthand cannot say it.
    private static func right(of equations: [Equation], _ shorthand: String) -> String? {
        let constants = equations.map { $0.constant }
        let owner = equations[0].owner
        if owner.isEmpty {
            guard shorthand == "size" else { return nil }
            let lengths = constants.map { Spelling.number($0) }
            return lengths[0] == lengths[1] ? lengths[0] : "(\(lengths[0]), \(lengths[1]))"
        }
        if constants.allSatisfy({ $0 == 0 }) { return "\(owner).\(shorthand)" }
        let inset = constants[0]
        guard shorthand == "edges", inset > 0, constants == [inset, -inset, inset, -inset] else { return nil }
        return "\(owner).edges.inset(\(Spelling.number(inset)))"
    }

    /// An equation that is required and says nothing else.
    private static func equation(_ anchor: String, in line: String) -> Equation? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        guard words.count == 3 || words.count == 5, words[0] == anchor, words[1] == "==" else { return nil }
        if words.count == 3, let number = Double(words[2]) {
            return Equation(anchor: anchor, owner: "", constant: number)
        }
        guard words[2].hasSuffix("." + anchor) else { return nil }
        let owner = String(words[2].dropLast(anchor.count + 1))
        if words.count == 3 { return Equation(anchor: anchor, owner: owner, constant: 0) }
        guard let number = Double(words[4]), ["+", "-"].contains(words[3]) else { return nil }
        return Equation(anchor: anchor, owner: owner, constant: words[3] == "-" ? -number : number)
    }

    /// Shorthands, then what is across, downwards, and how large; whatever else stands last.
    private static func rank(_ line: String) -> Int {
        let words = line.split(separator: " ")
        // Inequalities and what counts in some size classes alone keep their order, which may decide.
        guard words.count > 2, words[1] == "==", !line.contains(" @ ") else { return order.count }
        return order.firstIndex { $0.contains(String(words[0])) } ?? order.count
    }

    private static let order: [[String]] = [
        ["edges", "center"], ["leading", "left"], ["trailing", "right"], ["centerX"], ["top"], ["bottom"], ["centerY"],
        ["firstBaseline", "lastBaseline"], ["width", "height", "size"],
    ]
}
