import AutoLayout
import Scene

/// Writes a view's type and properties.
struct PropertyWriter {
    let view: InterfaceView
    let resources: InterfaceResources
    /// Nil for a kind that the notation does not have.
    private let viewClass: ViewClass?
    /// The stack view that arranges it.
    let stack: InterfaceView?
    /// Whether its margins are written as they were saved, with what its superview gives them.
    private let hasSavedMargins: Bool
    /// In the notation.
    let type: String
    private(set) var lines: [String] = []
    private(set) var omissions: [Omission] = []

    var element: XMLElement { view.element }

    /// - Parameters:
    ///   - superview: the view that it is in, where that is known.
    ///   - isRoot: whether it is the screen itself, which has what every view has.
    ///   - hasSavedMargins: whether its margins are written as they were saved, with what its superview gives them.
    init(
        _ view: InterfaceView, _ resources: InterfaceResources, in superview: InterfaceView? = nil,
        isRoot: Bool = false,
        hasSavedMargins: Bool = false
    ) {
        self.view = view
        stack = superview?.isStack == true ? superview : nil
        self.hasSavedMargins = hasSavedMargins
        self.resources = resources
        let name = isRoot ? "View" : Self.typeName(of: view)
        let known = ViewClass.all.first { $0.types.contains { $0.name == name } }
        viewClass = known ?? ViewClass.all.first { $0.name == "View" }
        type = known == nil ? "View" : name
        if known == nil { omit(Self.kindName(view)) }
        if isRoot {
            if view.tag != "view" { omit(Self.kindName(view) + " as a controller's own") }
            writeCommon()
            return
        }
        writeContent()
        writeCommon()
        writePriorities()
        writeNaturalSize(isKnown: known != nil)
        writeVariations()
    }

    static func typeName(of view: InterfaceView) -> String {
        switch view.tag {
        case "stackView": view.element["axis"] == "vertical" ? "VStack" : "HStack"
        case "button"
        where view.element["buttonType"] == nil && view.element.child("buttonConfiguration") == nil
            && ViewClass.all.contains { $0.types.contains { $0.name == "CustomButton" } }:
            "CustomButton"
        case "activityIndicatorView": "ActivityIndicator"
        case "view", "tableViewCellContentView", "collectionViewCellContentView", "containerView", "window": "View"
        case "collectionView", "tableView": "View"
        default: view.tag.prefix(1).uppercased() + view.tag.dropFirst()
        }
    }

    private static func kindName(_ view: InterfaceView) -> String { "a view of the kind \(view.tag)" }

    mutating func omit(_ what: String) { omissions.append(Omission(what: what, place: element.place)) }

    mutating func add(_ line: String) { lines.append(line) }

    /// Whether views of this kind have a property.
    func has(_ property: String) -> Bool { viewClass?.property(named: property) != nil }

    /// Writes a property if views of this kind have it.
    mutating func set(_ name: String, _ value: String?) {
        guard let value else { return }
        if has(String(name.prefix { $0 != "." })) {
            lines.append("\(name) = \(value)")
        } else {
            lines.append("// \(name) = \(Spelling.comment(value))")
        }
    }

    private mutating func writeContent() {
        switch view.tag {
        case "label": writeLabel()
        case "button": writeButton()
        case "imageView": writeImageView()
        case "stackView": writeStack()
        case "scrollView":
            set("alwaysBounceVertical", element.isSet("alwaysBounceVertical") ? nil : "false")
            set("contentInsetAdjustmentBehavior", element["contentInsetAdjustmentBehavior"].map { ".\($0)" })
        case "textField", "textView", "searchBar": writeInput()
        case "navigationBar": writeNavigationBar()
        case "tabBar": set("items", items(of: element.list("items")))
        case "toolbar": set("items", items(of: element.list("items")))
        default: writeControl()
        }
    }
}

extension PropertyWriter {
    mutating func writeFont(
        _ key: String = "fontDescription", in element: XMLElement? = nil, as name: String = "font",
        unless standard: String = ""
    ) {
        guard let font = (element ?? self.element).child(key: key) else { return }
        guard let spelling = FontWriter.spelling(font) else { return omit("the font of \(view.id)") }
        if spelling.text != standard { set(name, spelling.text + FontWriter.comment(font)) }
        if !spelling.isExact {
            omissions.append(Omission(what: "the font \(font["name"] ?? "italic")", place: font.place))
        }
    }

    /// A value of an enumeration, where the notation has it.
    mutating func choice(_ name: String, _ value: String?) -> String? {
        guard let value, case .choice(let names, _)? = viewClass?.property(named: name)?.setter.kind else { return nil }
        if names.contains(value) { return ".\(value)" }
        omit("the value \(value) of \(name)")
        return nil
    }

    /// The value of a property that is an attribute or a `<string>`.
    func string(_ key: String) -> String? {
        element[key]
            ?? element.children.first { ($0.name == "string" || $0.name == "mutableString") && $0["key"] == key }?.text
    }

    private mutating func writeStack() {
        set("distribution", element["distribution"].flatMap { $0 == "fill" ? nil : ".\($0)" })
        set("alignment", element["alignment"].flatMap { $0 == "fill" ? nil : ".\($0)" })
        let spacing = element.number("spacing").map { Spelling.number($0) }
        set("spacing", element["spacingType"] == "standard" ? "systemSpacing(1)" : spacing)
        if element.isSet("baselineRelativeArrangement") { set("isBaselineRelativeArrangement", "true") }
        if view.layoutMargins != nil { set("isLayoutMarginsRelativeArrangement", "true") }
    }

    /// An attribute that is a number, with as many digits as it needs.
    func number(_ attribute: String) -> String? { element.number(attribute).map { Spelling.number($0) } }
}

extension PropertyWriter {
    private mutating func writeCommon() {
        set(
            "margins",
            view.layoutMargins.map { margins in
                Spelling.sides([margins.top, margins.left, margins.bottom, margins.right])
            })
        if element.isSet("preservesSuperviewLayoutMargins"), !hasSavedMargins {
            set("preservesSuperviewLayoutMargins", "true")
        }
        if element["insetsLayoutMarginsFromSafeArea"] == "NO" { set("insetsLayoutMarginsFromSafeArea", "false") }
        if element.isSet("hidden") { set("isHidden", "true") }
        // What scrolls clips by itself.
        if element.isSet("clipsSubviews"), !["scrollView", "textView"].contains(view.tag) {
            set("clipsToBounds", "true")
        }
        if let alpha = element.number("alpha"), (0..<1).contains(alpha) { set("alpha", Spelling.number(alpha)) }
        let ground = ColorWriter.spelling("backgroundColor", in: element)
        if ground != ".clear" || !Self.clearKinds.contains(type) { set("backgroundColor", ground) }
        set("tintColor", ColorWriter.spelling("tintColor", in: element))
        writeLayer()
    }

    /// Kinds that have no ground until they are given one.
    private static let clearKinds = ["View", "Label", "ImageView", "Button", "CustomButton", "HStack", "VStack"]

    /// What is said to the view's layer by key paths.
    private mutating func writeLayer() {
        for attribute in element.list("userDefinedRuntimeAttributes") {
            let number = attribute.children.first { $0["key"] == "value" }?.number("value") ?? attribute.number("value")
            guard let number else { continue }
            switch attribute["keyPath"] {
            case "layer.cornerRadius", "cornerRadius": set("cornerRadius", Spelling.number(number))
            case "layer.borderWidth", "borderWidth": set("borderWidth", Spelling.number(number))
            default: break
            }
        }
    }

    /// Priorities other than those that views of this kind have when they are made in code.
    private mutating func writePriorities() {
        let (hugging, compression) = (viewClass?.hugging, viewClass?.compressionResistance)
        writePriorities(
            "hugging", priorities("HuggingPriority", standard: 250),
            (hugging?.horizontal.rawValue, hugging?.vertical.rawValue))
        writePriorities(
            "compression", priorities("CompressionResistancePriority", standard: 750),
            (compression?.horizontal.rawValue, compression?.vertical.rawValue))
    }

    /// In one line where both axes have the same one.
    private mutating func writePriorities(
        _ name: String, _ given: (horizontal: Double, vertical: Double), _ own: (horizontal: Double?, vertical: Double?)
    ) {
        if given.horizontal == given.vertical, given.horizontal != own.horizontal, given.vertical != own.vertical {
            return set(name, Spelling.number(given.horizontal))
        }
        if given.horizontal != own.horizontal { set("\(name).horizontal", Spelling.number(given.horizontal)) }
        if given.vertical != own.vertical { set("\(name).vertical", Spelling.number(given.vertical)) }
    }

    func priorities(_ name: String, standard: Double) -> (horizontal: Double, vertical: Double) {
        (element.number("horizontal" + name) ?? standard, element.number("vertical" + name) ?? standard)
    }

    /// The size of a picture, of a kind that the notation does not have, or of a control of another time.
    private mutating func writeNaturalSize(isKnown: Bool) {
        let size: (width: Double?, height: Double?)?
        if let placeholder = placeholderSize {
            add("intrinsicContentSize = \(Self.tuple(placeholder))" + ConstraintWriter.placeholderMark)
            return
        }
        if view.tag == "imageView" {
            size = element["image"].flatMap { resources.images[$0] }.map { ($0.width, $0.height) }
        } else {
            size = resources.naturalSize(of: view) ?? (isKnown ? nil : Self.naturalSizes[view.tag])
        }
        if let size { set("intrinsicContentSize", Self.tuple(size)) }
        // Just above what its content asks for.
        if let height = resources.naturalHeight(of: view) { add("height == \(Spelling.number(height)) @ 751") }
    }

    static func tuple(_ size: (width: Double?, height: Double?)) -> String {
        let lengths = [size.width, size.height].map { $0.map { Spelling.number($0) } ?? "nil" }
        return "(\(lengths[0]), \(lengths[1]))"
    }

    /// As Interface Builder saves them, points.
    private static let naturalSizes: [String: (width: Double?, height: Double?)] = [
        "textField": (nil, 34), "stepper": (94, 32), "slider": (nil, 31), "progressView": (nil, 4),
        "activityIndicatorView": (20, 20), "pageControl": (nil, 26), "searchBar": (nil, 56), "pickerView": (320, 216),
        "colorWell": (28, 28),
    ]
}

extension PropertyWriter {
    /// What a stack view has in some size classes alone.
    private mutating func writeVariations() {
        for variation in element.children where variation.name == "variation" {
            guard view.isStack, let condition = SizeClassCondition(variation["key"]) else { continue }
            let changes = ["axis", "alignment", "distribution"].compactMap { name in
                variation[name].map { "\(name) = .\($0)" }
            }
            let spacing = variation.number("spacing").map { "spacing = \(Spelling.number($0))" }
            let all = changes + (spacing.map { [$0] } ?? [])
            if !all.isEmpty { add("when \(condition.notation) { \(all.joined(separator: "; ")) }") }
        }
    }
}
