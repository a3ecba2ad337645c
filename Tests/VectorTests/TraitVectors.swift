import AutoLayout
import Scene

/// Devices, margins, readable widths and the rounding to pixels.
enum TraitVectors {
    static func device(_ vector: Vector) -> [String] {
        if !vector.given["splitWidths"].isNull { return splitView(vector) }
        var comparison = Comparison(vector)
        let sizes = vector.expect["portrait"]["size"].numbers
        let scale = vector.expect["portrait"]["scale"].number
        let named = vector.given["device"].string.flatMap { DevicePreset.named($0) }
        let alike = DevicePreset.all.first { [$0.size.width, $0.size.height] == sizes && $0.scale == scale }
        guard let device = named ?? alike else { return ["there is no such device"] }
        for (key, wanted) in vector.expect.members {
            compare(device.screen(isLandscape: key == "landscape"), wanted, &comparison)
        }
        return comparison.result
    }

    /// The classes of the parts that split view has, asked for by the device's name as an author would.
    private static func splitView(_ vector: Vector) -> [String] {
        var comparison = Comparison(vector)
        let screen = "\(vector.given["device"].string ?? "") \(vector.given["orientation"].string ?? "")"
        for (width, wanted) in zip(
            vector.given["splitWidths"].numbers, vector.expect["horizontalClasses"].array)
        {
            let part = Screen.device("\(screen) \(Int(width))")
            comparison.expect("width", part?.size.width, width)
            comparison.expect("class at \(width)", part?.horizontalSizeClass.rawValue, wanted)
            comparison.expect("height", part?.size.height, Screen.device(screen)?.size.height ?? 0)
        }
        return comparison.result
    }

    private static func compare(_ screen: Screen, _ wanted: JSONValue, _ comparison: inout Comparison) {
        for (key, value) in wanted.members {
            switch key {
            case "size":
                comparison.expect("width", screen.size.width, value.array.first ?? .null)
                comparison.expect("height", screen.size.height, value.array.last ?? .null)
            case "scale": comparison.expect(key, screen.scale, value)
            case "safeArea":
                comparison.expect("top", screen.safeAreaInsets.top, value["top"])
                comparison.expect("bottom", screen.safeAreaInsets.bottom, value["bottom"])
                comparison.expect("left", screen.safeAreaInsets.left, value["left"])
                comparison.expect("right", screen.safeAreaInsets.right, value["right"])
            case "horizontal": comparison.expect(key, screen.horizontalSizeClass.rawValue, value)
            case "vertical": comparison.expect(key, screen.verticalSizeClass.rawValue, value)
            default: comparison.fail("'\(key)' is not understood")
            }
        }
    }

    static func margins(_ vector: Vector) -> [String] {
        var comparison = Comparison(vector)
        if let width = vector.given["rootViewWidth"].number {
            let isLandscape = vector.given["orientation"].string == "landscape"
            var screen = Screen.preset(width: width, height: isLandscape ? width / 2 : nil)
            screen.safeAreaInsets = .zero
            let insets = insets(of: .layoutMargins, on: screen)
            comparison.expect("leading", insets.left, vector.expect["leading"])
            comparison.expect("trailing", insets.right, vector.expect["trailing"])
        }
        if !vector.given["view"].isNull {
            let insets = insets(of: .layoutMargins, on: Screen(size: Size(width: 390, height: 800)), ofPlainView: true)
            for (value, wanted) in zip(
                [insets.top, insets.left, insets.bottom, insets.right], vector.expect["margins"].array)
            {
                comparison.expect("margin", value, wanted)
            }
        }
        for (width, wanted) in vector.given["widths"].members {
            for width in Double(width).map({ [$0] }) ?? [768, 810, 820, 834, 1024, 1366] {
                comparison.expect("cell \(width)", cellMargins(width: width).left, wanted)
                comparison.expect("cell \(width)", cellMargins(width: width).top, 8)
            }
        }
        return comparison.result
    }

    static func readable(_ vector: Vector) -> [String] {
        let width = vector.given["viewWidth"].number ?? 0
        var screen = Screen.preset(width: width)
        screen.safeAreaInsets = .zero
        screen.contentSizeCategory = ContentSizeCategory(vector.given["contentSize"])
        var comparison = Comparison(vector)
        let insets = insets(of: .readableContent, on: screen)
        comparison.expect("x", insets.left, vector.expect["x"])
        comparison.expect("width", width - insets.left - insets.right, vector.expect["width"])
        if !vector.given["margin"].isNull {
            comparison.expect("margin", self.insets(of: .layoutMargins, on: screen).left, vector.given["margin"])
        }
        return comparison.result
    }

    static func rounding(_ vector: Vector) -> [String] {
        var comparison = Comparison(vector)
        let value = vector.given["value"].number
        let edges = value.map { [[0, $0]] } ?? vector.given["exactEdges"].array.map(\.numbers)
        var tree = ViewTree(root: View(name: "Screen", kind: .view))
        var layout = Layout(viewCount: edges.count + 1)
        for (index, edge) in edges.enumerated() where edge.count == 2 {
            _ = tree.addSubview(View(name: "\(index)", kind: .view), to: ViewTree.rootID)
            layout.frames[index + 1] = Rect(x: edge[0], y: 0, width: edge[1] - edge[0], height: 10)
        }
        let frames = layout.rounded(scale: vector.scale, in: tree).frames
        if value != nil { comparison.expect("edge", frames[1].maxX, vector.expect["xw"]) }
        for (index, wanted) in vector.expect["xw"].array.enumerated() {
            comparison.expect("x of \(index)", frames[index + 1].x, wanted.array.first ?? .null)
            comparison.expect("width of \(index)", frames[index + 1].width, wanted.array.last ?? .null)
        }
        return comparison.result
    }

    /// How far a guide lies inside its view.
    private static func insets(of guide: LayoutGuide, on screen: Screen, ofPlainView: Bool = false) -> EdgeInsets {
        var tree = ViewTree(root: View(name: "Screen", kind: .view))
        var owner = ViewTree.rootID
        if ofPlainView {
            owner = tree.addSubview(View(name: "plain", kind: .view), to: owner)
            for edge in edges { tree.pin(owner, edge, to: ViewTree.rootID, edge) }
        }
        let view = tree.addSubview(View(name: "inner", kind: .view), to: owner)
        for edge in edges { tree.pin(view, edge, to: owner, edge, guide: guide) }
        let frame = LayoutEngine(measurer: GivenTexts()).layout(tree, on: screen).frames[view.index]
        return EdgeInsets(
            top: frame.y, left: frame.x, bottom: screen.size.height - frame.maxY, right: screen.size.width - frame.maxX)
    }

    private static let edges: [LayoutAttribute] = [.left, .right, .top, .bottom]

    private static func cellMargins(width: Double) -> EdgeInsets {
        var table = TableView()
        var tree = ViewTree(root: View(name: "Screen", kind: .view))
        let list = tree.addSubview(View(name: "list", kind: .tableView(table)), to: ViewTree.rootID)
        for edge in edges { tree.pin(list, edge, to: ViewTree.rootID, edge) }
        let row = tree.addSubview(View(name: "row", kind: .view, role: .cell), to: list)
        table.sections = [TableSection(rows: [row])]
        tree[list].kind = .tableView(table)
        let view = tree.addSubview(View(name: "inner", kind: .view), to: row)
        for edge in edges { tree.pin(view, edge, to: row, edge, guide: .layoutMargins) }
        let layout = LayoutEngine(measurer: GivenTexts()).layout(
            tree, on: Screen(size: Size(width: width, height: 800)))
        let (outer, inner) = (layout.frames[row.index], layout.frames[view.index])
        return EdgeInsets(
            top: inner.y - outer.y, left: inner.x - outer.x, bottom: outer.maxY - inner.maxY,
            right: outer.maxX - inner.maxX)
    }
}
