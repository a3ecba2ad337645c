import AutoLayout
import Scene

/// Writes one scene as a screen of the notation.
struct SceneWriter {
    let scene: InterfaceScene
    let title: String
    let resources: InterfaceResources
    private let names: NameTable
    private let bars: InterfaceBars
    private let writesIDs: Bool
    private var constraints: [String: [String]] = [:]
    private var lines: [String] = []
    private(set) var omissions: [Omission] = []

    init(_ scene: InterfaceScene, title: String, _ resources: InterfaceResources, writesIDs: Bool) {
        var scene = scene
        scene.hasPlainSliders = resources.isFromXcode26On
        self.writesIDs = writesIDs
        self.scene = scene
        self.title = title
        self.resources = resources
        names = NameTable(scene)
        var bars = scene.inferredBars
        if scene.kind == .screen { bars.margins = resources.marginDifference(on: scene.screen) }
        self.bars = bars
    }

    /// The text of the screen.
    mutating func text() -> String {
        let root = scene.kind == .screen ? title : Self.partName
        let written = ConstraintWriter(scene, names: names, title: root, bars: bars).lines()
        constraints = written.lines
        omissions += written.omissions
        lines = [heading, "screen \(title) {"]
        switch scene.kind {
        case .screen:
            if let added = addedInsets { lines.append("    additionalSafeAreaInsets = \(Spelling.sides(added))") }
            writeBody(scene.root, indent: 1, in: nil)
        case .cell, .part: writePart()
        }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    private static let partName = "content"

    private var heading: String {
        let least = scene.kind == .screen ? 0 : scene.root.frame.height + Self.room
        let height = max(scene.screen.height, least)
        let size = "\(Spelling.number(scene.screen.width)) × \(Spelling.number(height))"
        var heading = "// \(Spelling.comment(scene.title)), drawn for \(size) points"
        if bars.top != 0 { heading += ", \(Spelling.number(bars.top)) more above the safe area" }
        if bars.bottom != 0 { heading += ", \(Spelling.number(bars.bottom)) more below it" }
        if bars.left != 0 { heading += ", \(Spelling.number(bars.left)) more on its left" }
        if bars.right != 0 { heading += ", \(Spelling.number(bars.right)) more on its right" }
        return heading
    }

    /// What the bars of a screen, or the canvas of another device, add to the safe area: top, left, bottom, right, points.
    private var addedInsets: [Double]? {
        let sides = [bars.top, bars.left, bars.bottom, bars.right]
        return sides.allSatisfy { $0 == 0 } ? nil : sides
    }

    /// Around a part, so that no safe area of the screen reaches into it, points.
    private static let room = 120.0

    /// A cell or another part: a view of the size that it was drawn with, away from the screen's edges.
    private mutating func writePart() {
        let frame = scene.root.frame
        lines.append("    View \(Self.partName) {" + id(of: scene.root))
        lines.append("        leading == super.leading")
        lines.append("        top == super.safeArea.top")
        lines.append("        size == (\(Spelling.number(frame.width)), \(Spelling.number(frame.height)))")
        if let margins = savedMargins {
            let sides = [margins.top, margins.left, margins.bottom, margins.right]
            lines.append("        margins = \(Spelling.sides(sides))")
        }
        writeBody(scene.root, indent: 2, in: nil)
        lines.append("    }")
    }

    /// Those of a part that has none of its own.
    private var savedMargins: EdgeInsets? {
        resources.hasCellMargins && scene.root.layoutMargins == nil ? scene.inferredMargins : nil
    }

    private mutating func writeBody(_ view: InterfaceView, indent: Int, in superview: InterfaceView?) {
        let inset = String(repeating: "    ", count: indent)
        let properties = PropertyWriter(
            view, resources, in: superview,
            isRoot: superview == nil && scene.kind == .screen,
            hasSavedMargins: superview == nil && savedMargins != nil)
        omissions += properties.omissions
        lines += properties.lines.map { inset + $0 }
        if isBarOfSheet(view) { lines.append(inset + "intrinsicContentSize = (nil, 56)") }
        if isTabBarOverIndicator(view) { lines.append(inset + "intrinsicContentSize = (nil, 83)") }
        if isToolbarOfItsOwn(view) { lines.append(inset + "intrinsicContentSize = (nil, 44)") }
        if isScrolledUnderBar(view) { lines.append(inset + "contentInsetAdjustmentBehavior = .always") }
        let framed =
            superview.flatMap {
                view.isPlacedByFrame(in: $0)
                    ? view.frameConstraints(in: $0, insets: scene.alignmentRectInsets(of: view)) : nil
            } ?? []
        lines += ConstraintShorthands.shortened(framed + (constraints[view.id] ?? [])).map { inset + $0 }
        for subview in view.subviews { write(subview, indent: indent, in: view) }
    }

    /// Whether a toolbar stands elsewhere than above the home indicator, on a screen where the notation takes it to be there.
    ///
    /// Source: saved frames; 4 of 4 of three authors are 44 high there, and 1 on a canvas without a home indicator.
    private func isToolbarOfItsOwn(_ view: InterfaceView) -> Bool {
        guard view.tag == "toolbar", let below = scene.distance(of: view.id, from: .bottom) else { return false }
        let screen = Screen.preset(width: scene.screen.width, height: scene.screen.height)
        return screen.safeAreaInsets.bottom >= Self.homeIndicator && abs(below - Self.homeIndicator) > 0.5
    }

    /// Whether a navigation bar stands on a sheet without a controller of its own, where it is higher.
    ///
    /// Source: saved frames, 7 of 7 of two authors. Those that are placed by frames or say their height keep it.
    private func isBarOfSheet(_ view: InterfaceView) -> Bool {
        view.tag == "navigationBar" && scene.kind == .screen && scene.canvas?.isSheet(scene.screen) == true
    }

    /// Whether a tab bar without a controller of its own reaches to the screen's bottom, over the home indicator, and is so much
    /// higher.
    ///
    /// Source: saved frames, 2 of 2 of one author; 3 of 3 that end above the indicator are 49 high.
    private func isTabBarOverIndicator(_ view: InterfaceView) -> Bool {
        guard view.tag == "tabBar", let below = scene.distance(of: view.id, from: .bottom) else { return false }
        return (scene.canvas?.safeArea?.bottom ?? 0) >= Self.homeIndicator && abs(below) < 0.5
    }

    /// The safe area below an upright phone, points.
    private static let homeIndicator = 34.0

    /// Whether a navigation controller keeps the content of a scroll view below its bar, however short it is: that of the
    /// first one in the controller's view.
    private func isScrolledUnderBar(_ view: InterfaceView) -> Bool {
        scene.bars.top > 0 && view.element["contentInsetAdjustmentBehavior"] == nil
            && view.id == scene.root.subviews.first { $0.tag == "scrollView" }?.id
    }

    private mutating func write(_ view: InterfaceView, indent: Int, in superview: InterfaceView) {
        guard let name = names[view.id] else { return }
        let inset = String(repeating: "    ", count: indent)
        if let condition = view.condition {
            var installed = view
            installed.condition = nil
            lines.append("\(inset)when \(condition) {")
            write(installed, indent: indent + 1, in: superview)
            lines.append(inset + "}")
            return
        }
        lines.append("\(inset)\(PropertyWriter(view, resources).type) \(name) {" + id(of: view))
        writeBody(view, indent: indent + 1, in: superview)
        lines.append(inset + "}")
    }

    /// Behind the brace of a view.
    private func id(of view: InterfaceView) -> String { writesIDs ? "  // \(view.id)" : "" }
}

extension InterfaceView {
    /// Whether the file gives its frame and autoresizing mask instead of constraints.
    func isPlacedByFrame(in superview: InterfaceView) -> Bool {
        if superview.isStack { return false }
        if superview.tag == "visualEffectView" { return true }
        return element.isSet("fixedFrame") || element["translatesAutoresizingMaskIntoConstraints"] != "NO"
    }

    /// The saved frame as the autoresizing mask keeps it. The mask moves the frame, and constraints the alignment rect
    /// inside it, by so many points.
    fileprivate func frameConstraints(in superview: InterfaceView, insets: EdgeInsets) -> [String] {
        let mask = element.child("autoresizingMask")
        let outer = superview.frame
        let inner = Rect(
            x: frame.x + insets.left, y: frame.y + insets.top, width: frame.width - insets.left - insets.right,
            height: frame.height - insets.top - insets.bottom)
        func side(
            _ first: String, _ last: String, _ extent: String, _ start: Double, _ length: Double, _ whole: Double,
            isSizable: Bool, isStartFlexible: Bool
        ) -> [String] {
            let end = whole - start - length
            let leading = "\(first) == super.\(first)\(Spelling.sum(start))"
            let trailing = "\(last) == super.\(last)\(Spelling.sum(-end))"
            let size = "\(extent) == \(Spelling.number(length))"
            return isSizable ? [leading, trailing] : [isStartFlexible ? trailing : leading, size]
        }
        return side(
            "leading", "trailing", "width", inner.x, inner.width, outer.width,
            isSizable: mask?.isSet("widthSizable") == true, isStartFlexible: mask?.isSet("flexibleMinX") == true)
            + side(
                "top", "bottom", "height", inner.y, inner.height, outer.height,
                isSizable: mask?.isSet("heightSizable") == true, isStartFlexible: mask?.isSet("flexibleMinY") == true)
    }
}
