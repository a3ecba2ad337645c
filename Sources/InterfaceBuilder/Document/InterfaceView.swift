import Scene

/// A view of an interface file, with what Interface Builder saved of it.
struct InterfaceView: Hashable, Sendable {
    /// The tag, attributes and properties.
    var element: XMLElement
    /// What Interface Builder computed for the canvas, in the superview's coordinates, points.
    var frame: Rect
    var subviews: [InterfaceView]
    /// The constraints that the file keeps with this view.
    var constraints: [InterfaceConstraint]
    /// The layout guides by their ids.
    var guides: [String: InterfaceGuide]
    /// Where the size classes have it, in the notation; nil where all do.
    var condition: String?

    var id: String { element["id"] ?? "" }
    var tag: String { element.name }
    var isStack: Bool { tag == "stackView" }

    /// The view and all below it, each before its subviews.
    var all: [InterfaceView] { [self] + subviews.flatMap(\.all) }

    init(_ element: XMLElement) {
        self.element = element
        let frame = element.children.first { $0.name == "rect" && ($0["key"] == "frame" || $0["key"] == "bounds") }
        self.frame = Rect(
            x: frame?.number("x") ?? 0, y: frame?.number("y") ?? 0, width: frame?.number("width") ?? 0,
            height: frame?.number("height") ?? 0)
        constraints = element.list("constraints").compactMap { InterfaceConstraint($0, in: element) }
        guides = [:]
        for guide in element.children where ["viewLayoutGuide", "keyboardLayoutGuide"].contains(guide.name) {
            if let id = guide["id"], let kind = InterfaceGuide(key: guide["key"]) { guides[id] = kind }
        }
        subviews = Self.subviews(of: element).compactMap { subview in
            let installation = Installation(of: subview["id"] ?? "", .subviews, in: element)
            guard !installation.isNever else { return nil }
            var view = InterfaceView(subview)
            view.condition = installation.condition
            return view
        }
    }

    /// `layoutMargins` that are set, points; nil for those that its place gives it.
    var layoutMargins: EdgeInsets? {
        let keys = ["directionalLayoutMargins", "layoutMargins"]
        guard let insets = element.children.first(where: { keys.contains($0["key"] ?? "") }) else { return nil }
        return EdgeInsets(
            top: insets.number("top") ?? 0, left: insets.number("leading") ?? insets.number("left") ?? 0,
            bottom: insets.number("bottom") ?? 0, right: insets.number("trailing") ?? insets.number("right") ?? 0)
    }

    /// Whether its margins lie inside its safe area.
    var hasMarginsInSafeArea: Bool { element["insetsLayoutMarginsFromSafeArea"] != "NO" }

    /// Tables and collections place their parts themselves; those are scenes of their own.
    private static func subviews(of element: XMLElement) -> [XMLElement] {
        switch element.name {
        case "tableView", "collectionView": []
        case "visualEffectView": element.child(key: "contentView").map { [$0] } ?? []
        default: element.list("subviews")
        }
    }
}

/// A layout guide that a view carries.
enum InterfaceGuide: Hashable, Sendable {
    case safeArea, content, frame, keyboard
    /// The end of the top bar, from before there were safe areas, and the beginning of the bottom one.
    case top, bottom

    /// Whether it is the safe area or an end of it.
    var isSafeArea: Bool {
        switch self {
        case .safeArea, .top, .bottom: true
        case .content, .frame, .keyboard: false
        }
    }

    init?(key: String?) {
        switch key {
        case "safeArea": self = .safeArea
        case "contentLayoutGuide": self = .content
        case "frameLayoutGuide": self = .frame
        case "keyboard": self = .keyboard
        default: return nil
        }
    }
}
