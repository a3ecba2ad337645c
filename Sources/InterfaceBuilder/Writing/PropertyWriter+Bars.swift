// Bars, of which the file knows pictures and system items by name alone.
extension PropertyWriter {
    mutating func writeNavigationBar() {
        if element.isSet("largeTitles") { set("prefersLargeTitles", "true") }
        let stack = element.list("items")
        guard let item = stack.last else { return }
        set("title", item["title"].map { Spelling.text($0) })
        set("prompt", item["prompt"].map { Spelling.text($0) })
        if stack.count > 1 { set("backItem", Spelling.text(stack[stack.count - 2]["title"] ?? "Back")) }
        set("leftBarButtonItems", items(of: barButtons(of: item, "leftBarButtonItem")))
        set("rightBarButtonItems", items(of: barButtons(of: item, "rightBarButtonItem")))
    }

    private func barButtons(of item: XMLElement, _ key: String) -> [XMLElement] {
        let list = item.children.first { $0.name == "barButtonItems" && $0["key"] == key + "s" }?.children
        return list ?? item.children.filter { $0["key"] == key }
    }

    /// What stands on a bar by its titles; nil for nothing.
    func items(of elements: [XMLElement]) -> String? {
        let items = elements.filter { $0["systemItem"] != "fixedSpace" }.map { item in
            item["systemItem"] == "flexibleSpace"
                ? ".flexibleSpace" : Spelling.text(item["title"] ?? Self.title(ofSystemItem: item["systemItem"]))
        }
        return items.isEmpty ? nil : "[\(items.joined(separator: ", "))]"
    }

    /// `Done` for `done`, and nothing for an item that has a picture alone.
    private static func title(ofSystemItem item: String?) -> String {
        guard let item else { return "" }
        return item.prefix(1).uppercased() + item.dropFirst()
    }
}
