import Piecewise

extension [LiveRule] {
    /// The rules as a stylesheet: those of the least width, then a block for each breakpoint.
    var text: String {
        let base = Self.grouped(map { (selector: ".\($0.name)", declarations: $0.first) })
        return base + blocks.map { "@container \($0.condition){\n\(Self.grouped($0.rules))}\n" }.joined()
    }

    /// What changes, by breakpoint, ascending.
    private var blocks: [(condition: String, rules: [(selector: String, declarations: String)])] {
        let changes = flatMap { rule in rule.changes.map { (rule: rule.name, change: $0) } }
        let order = changes.indices.sorted {
            let (a, b) = (changes[$0].change.start, changes[$1].change.start)
            return a == b ? $0 < $1 : a < b
        }
        var blocks: [(condition: String, rules: [(selector: String, declarations: String)])] = []
        for index in order {
            let (rule, change) = changes[index]
            let condition = change.start.containerCondition
            if blocks.last?.condition != condition { blocks.append((condition, [])) }
            blocks[blocks.count - 1].rules.append((".\(rule)", change.declarations))
        }
        return blocks
    }

    /// Rules with equal declarations as one, in the order of their first.
    private static func grouped(_ rules: [(selector: String, declarations: String)]) -> String {
        var selectors: [String: [String]] = [:]
        var order: [String] = []
        for rule in rules {
            if selectors[rule.declarations] == nil { order.append(rule.declarations) }
            selectors[rule.declarations, default: []].append(rule.selector)
        }
        return order.map { "\(selectors[$0, default: []].joined(separator: ",")){\($0)}\n" }.joined()
    }
}
