import AutoLayout
import Scene

extension ValueReader {
    /// A list of what stands on a bar.
    func barItems(_ value: Value, _ kind: BarItem.Kind) throws(NotationError) -> [BarItem] {
        guard let count = value.count else {
            throw .wrongValue(
                of: property, expected: "a list such as \(example(kind))", found: value.description)
        }
        var items: [BarItem] = []
        for index in 0..<count { items.append(try barItem(value[index] ?? .invalid, kind)) }
        return items
    }

    /// A title, an image, both in parentheses, or a flexible space among buttons.
    private func barItem(_ value: Value, _ kind: BarItem.Kind) throws(NotationError) -> BarItem {
        switch value {
        case .image(let image): return BarItem(image: image)
        case .tuple(let parts) where parts.count == 2:
            return BarItem(title: try text(parts[0]), image: try image(parts[1]))
        case .dot(let dot) where dot.word == "flexibleSpace" && kind == .button: return .flexibleSpace
        default:
            guard value.text != nil else {
                throw .wrongValue(of: property, expected: "items as in \(example(kind))", found: value.description)
            }
            return BarItem(title: try text(value))
        }
    }

    private func example(_ kind: BarItem.Kind) -> String {
        switch kind {
        case .button: "[\"Edit\", symbol(\"plus\"), .flexibleSpace]"
        case .tab: "[(\"Home\", symbol(\"house\")), (\"Profile\", symbol(\"person\"))]"
        }
    }
}
