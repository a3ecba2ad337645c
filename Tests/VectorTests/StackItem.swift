import AutoLayout
import Scene

/// The arranged views of a stack vector.
enum StackItem {
    /// Every item, named by the vector or by its place.
    static func all(_ given: JSONValue) -> [View] {
        let axis = given["axis"].string.flatMap { Axis(rawValue: $0) } ?? .horizontal
        var views: [View] = []
        for (index, item) in given["items"].array.enumerated() {
            views.append(view(item, name: "\(index)", axis: axis))
        }
        for (name, item) in given["items"].members {
            var item = item
            let baseline = given["firstBaselineFromTop"][name]
            if !baseline.isNull { item["firstBaselineFromTop"] = baseline }
            views.append(view(item, name: name, axis: axis))
        }
        for (index, height) in given["itemHeights"].numbers.enumerated() {
            views.append(picture(Size(width: 100, height: height), name: "\(index)"))
        }
        for index in 0..<Int(given["count"].number ?? 0) {
            views.append(picture(Size(width: 100, height: 40), name: "\(index)"))
        }
        let hidden = given["hidden"].array.compactMap { $0.string ?? $0.number.map { "\(Int($0))" } }
        for index in views.indices where hidden.contains(views[index].name) { views[index].isHidden = true }
        for (name, spacing) in given["customSpacing"].members {
            for index in views.indices where views[index].name == name {
                views[index].customSpacingAfter = spacing.number
            }
        }
        return views
    }

    /// A picture of the item's size, with its priorities along the axis.
    static func picture(_ item: JSONValue, name: String, axis: Axis) -> View {
        if item["w"].isNull, item["h"].isNull, item["intrinsicWidth"].isNull { return View(name: name, kind: .view) }
        let size = Size(
            width: item["w"].number ?? item["intrinsicWidth"].number ?? 0, height: item["h"].number ?? 10)
        var view = picture(size, name: name)
        setPriorities(of: &view, item, axis)
        return view
    }

    private static func picture(_ size: Size, name: String) -> View {
        View(name: name, kind: .imageView(ImageView(image: Image(name: name, size: size))))
    }

    private static func setPriorities(of view: inout View, _ item: JSONValue, _ axis: Axis) {
        if let hugging = item["hugging"].number { view.hugging[axis] = LayoutPriority(hugging) }
        if let resistance = item["compressionResistance"].number {
            view.compressionResistance[axis] = LayoutPriority(resistance)
        }
    }

    private static func view(_ item: JSONValue, name: String, axis: Axis) -> View {
        let words = item["kind"].string ?? item.string
        if let words, let kind = control(words, width: item["w"].number ?? 0) { return View(name: name, kind: kind) }
        guard let baseline = item["firstBaselineFromTop"].number else { return picture(item, name: name, axis: axis) }
        return standingOn(baseline, item, name: name)
    }

    /// `UILabel system 24 (h 29)`, `UIButton 15`.
    private static func control(_ words: String, width: Double) -> ViewKind? {
        let parts = words.split(separator: " ")
        guard let size = parts.lazy.compactMap({ Double($0) }).first else { return nil }
        switch parts[0] {
        case "UILabel":
            var label = Label(font: .system(size))
            label.text = "\(width)"
            return .label(label)
        case "UIButton":
            var button = Button(font: .system(size))
            button.title = "\(width)"
            return .button(button)
        default: return nil
        }
    }

    /// A view whose first baseline lies so far below its top: a button of 12 points' line height, with insets.
    private static func standingOn(_ baseline: Double, _ item: JSONValue, name: String) -> View {
        let font = Font.system(10)
        var button = Button(font: font)
        button.title = "\(item["w"].number ?? 0)"
        let top = baseline - font.ascender
        button.contentEdgeInsets = EdgeInsets(top: top, bottom: (item["h"].number ?? 0) - top - 12)
        return View(name: name, kind: .button(button))
    }
}
