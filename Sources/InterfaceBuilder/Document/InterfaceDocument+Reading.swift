import AutoLayout
import Scene

extension InterfaceDocument {
    /// The scenes of a storyboard, or the views at the top of a xib, with the cells inside them behind each.
    init(_ file: XMLElement) {
        let root = file.withPictureAttributes.withTextStyleSizes(ofTools: file.toolsVersion)
        var images: [String: Size] = [:]
        var symbols: [String: Size] = [:]
        for image in root.list("resources") where image.name == "image" {
            guard let name = image["name"], let width = image.number("width"), let height = image.number("height")
            else {
                continue
            }
            switch image["catalog"] {
            case nil: images[name] = Size(width: width, height: height)
            case "system": symbols[name] = Size(width: width, height: height)
            default: break
            }
        }
        let canvas = Canvas(root)
        resources = InterfaceResources(
            images: images, symbols: symbols, toolsVersion: root.toolsVersion, scale: canvas.scale,
            isForTablets: root["targetRuntime"] == "iOS.CocoaTouch.iPad")
        let bars = BarFinder(root)
        let inScenes = root.list("scenes").flatMap { Self.scenes(ofController: $0.list("objects"), bars, canvas) }
        scenes = inScenes + Self.scenes(ofObjects: root.list("objects"), canvas)
    }

    private static func scenes(
        ofController objects: [XMLElement], _ bars: BarFinder, _ canvas: Canvas
    ) -> [InterfaceScene] {
        objects.flatMap { controller -> [InterfaceScene] in
            guard let element = controller.child(key: "view") else { return [] }
            var root = InterfaceView(element)
            for guide in controller.list("layoutGuides") {
                if let id = guide["id"] { root.guides[id] = guide["type"] == "top" ? .top : .bottom }
            }
            let outlets = outlets(in: controller)
            let names = ["storyboardIdentifier", "customClass", "title", "userLabel"].compactMap { controller[$0] }
            let scene = InterfaceScene(
                kind: .screen, title: names.first ?? "Scene", identifiers: names + [controller["id"] ?? ""],
                root: root, screen: root.frame.size, bars: bars.bars(of: controller["id"] ?? ""),
                canvas: canvas, isEmbedded: bars.embedded.contains(controller["id"] ?? ""), outlets: outlets)
            return [scene] + parts(in: element, screen: root.frame.size, outlets: outlets)
        }
    }

    private static func scenes(ofObjects objects: [XMLElement], _ canvas: Canvas) -> [InterfaceScene] {
        objects.flatMap { element -> [InterfaceScene] in
            if let part = part(element, screen: InterfaceView(element).frame.size, outlets: outlets(in: element)) {
                return [part] + parts(in: element, screen: part.screen, outlets: part.outlets)
            }
            guard element.name == "view" else { return [] }
            let root = InterfaceView(element)
            let isScreen = DevicePreset.matching(root.frame.size) != nil
            let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
            let names = [element["customClass"], owner?["customClass"], element["userLabel"]].compactMap { $0 }
            let outlets = outlets(in: element).merging(owner.map { Self.outlets(in: $0) } ?? [:]) { first, _ in first }
            let scene = InterfaceScene(
                kind: isScreen ? .screen : .part, title: names.first ?? "View", identifiers: names + [root.id],
                root: root, screen: root.frame.size, canvas: isScreen ? nil : canvas, outlets: outlets)
            return [scene] + parts(in: element, screen: root.frame.size, outlets: outlets)
        }
    }

    /// The cells and other parts of tables and collections below an element.
    private static func parts(in element: XMLElement, screen: Size, outlets: [String: String]) -> [InterfaceScene] {
        element.all.dropFirst().compactMap { part($0, screen: screen, outlets: outlets) }
    }

    private static func part(_ element: XMLElement, screen: Size, outlets: [String: String]) -> InterfaceScene? {
        let kind: InterfaceScene.Kind
        switch element.name {
        case "tableViewCell": kind = cell(element, onScreen: screen.width)
        case "collectionViewCell", "collectionReusableView": kind = .part
        default: return nil
        }
        let content = element.child(key: "contentView") ?? element
        guard content.child("subviews") != nil else { return nil }
        let names = ["reuseIdentifier", "customClass"].compactMap { element[$0] }
        var view = InterfaceView(content)
        // Files before Xcode 7 give no frames of contents.
        if view.frame.width == 0 { view.frame = InterfaceView(element).frame }
        if content != element { view.guides.merge(InterfaceView(element).guides) { first, _ in first } }
        // Constraints of a cell may stand at the cell, and with the cell, and mean its content.
        view.constraints += element.list("constraints").compactMap { InterfaceConstraint($0, in: content) }
            .filter { content != element && $0.first != "" }
            .map { $0.replacing(element["id"], with: view.id) }
        let own = Self.outlets(in: element)
        return InterfaceScene(
            kind: kind,
            title: (names.first ?? "") + (names.first?.lowercased().hasSuffix("cell") == true ? "" : "Cell"),
            identifiers: names + [element["id"] ?? ""], root: view, screen: screen,
            outlets: outlets.merging(own) { _, own in own })
    }

    /// A cell whose content an accessory makes narrower has only that margin behind it which reaches over the accessory,
    /// or 8 points.
    ///
    /// Source: frames that Interface Builder saves in cells with accessories.
    private static func cell(_ element: XMLElement, onScreen width: Double) -> InterfaceScene.Kind {
        let margin = width < leastWidthOfWideMargins ? 16.0 : 20
        let content = element.child(key: "contentView").map { InterfaceView($0).frame.width } ?? 0
        let accessory = content > 0 ? max(0, InterfaceView(element).frame.width - content) : 0
        return .cell(leading: margin, trailing: accessory > 0 ? max(8, margin - accessory) : margin)
    }

    /// Of a screen whose cells have margins of 20, points; see `EdgeInsets.cellMargins`.
    private static let leastWidthOfWideMargins = 393.0

    private static func outlets(in element: XMLElement) -> [String: String] {
        var names: [String: String] = [:]
        for outlet in element.all where outlet.name == "outlet" {
            if let id = outlet["destination"], let name = outlet["property"], names[id] == nil { names[id] = name }
        }
        return names
    }
}

extension XMLElement {
    /// Of a document, without what follows the first point; that of today where it says none.
    var toolsVersion: Double {
        self["toolsVersion"].flatMap { $0.split(separator: ".").first }.flatMap { Double($0) } ?? 23_000
    }
}
