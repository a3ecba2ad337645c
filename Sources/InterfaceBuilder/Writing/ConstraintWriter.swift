import Scene

/// Writes the constraints of a scene, each for the view in which it stands.
struct ConstraintWriter {
    private let scene: InterfaceScene
    private let names: NameTable
    /// What the scene is called, which names its root.
    private let title: String
    private let bars: InterfaceBars
    private let ids: [String: InterfaceView]
    private let parents: [String: String]
    /// Whose guide an id is, and which.
    private let guides: [String: (owner: String, guide: InterfaceGuide)]

    init(_ scene: InterfaceScene, names: NameTable, title: String, bars: InterfaceBars) {
        self.scene = scene
        self.names = names
        self.title = title
        self.bars = bars
        var ids: [String: InterfaceView] = [:]
        var parents: [String: String] = [:]
        var guides: [String: (owner: String, guide: InterfaceGuide)] = [:]
        for view in scene.root.all {
            ids[view.id] = view
            for subview in view.subviews { parents[subview.id] = view.id }
            for (id, guide) in view.guides.sorted(by: { $0.key < $1.key }) { guides[id] = (view.id, guide) }
        }
        (self.ids, self.parents, self.guides) = (ids, parents, guides)
    }

    /// Lines by the id of the view in which they are written, and what could not be said.
    func lines() -> (lines: [String: [String]], omissions: [Omission]) {
        var lines: [String: [String]] = [:]
        var omissions: [Omission] = []
        for view in scene.root.all {
            for constraint in view.constraints {
                if let (place, text) = line(constraint) {
                    lines[place, default: []].append(text)
                } else {
                    omissions.append(
                        Omission(what: "a constraint between items that are not there", place: constraint.place))
                }
            }
        }
        return (lines, omissions)
    }

    private func line(_ given: InterfaceConstraint) -> (place: String, text: String)? {
        let constraint = isBetterFlipped(given) ? given.flipped : given
        guard let place = view(of: constraint.first),
            let left = anchor(constraint.first, constraint.firstAttribute, in: place)
        else { return nil }
        var equation = "\(left.text) \(constraint.relation.rawValue) "
        var constant = constraint.constant - left.offset
        if let second = constraint.second {
            guard let right = anchor(second, constraint.secondAttribute, in: place) else { return nil }
            equation += right.text + factor(constraint) + "\(Self.constantMark)"
            constant += right.offset * constraint.factor
        } else {
            equation += Self.constantMark
        }
        let priority = constraint.priority == 1000 ? "" : " @ \(Spelling.number(constraint.priority))"
        let text = installed(constraint, equation + priority, constant, in: place)
        return (place, constraint.isPlaceholder ? text + Self.placeholderMark : text)
    }

    private static let constantMark = "\u{1}"
    /// Behind what counts on the canvas alone.
    static let placeholderMark = "  // until the app runs"

    /// Puts the constants of all size classes in, and the conditions around them.
    private func installed(
        _ constraint: InterfaceConstraint, _ equation: String, _ constant: Double, in place: String
    ) -> String {
        func with(_ value: Double) -> String {
            let isAlone = constraint.second == nil
            return equation.replacing(Self.constantMark, with: isAlone ? Spelling.number(value) : Spelling.sum(value))
        }
        var text = with(constant)
        for (condition, value) in constraint.variations.sorted(by: { $0.key.notation < $1.key.notation }) {
            let changed = with(constant + value - constraint.constant)
            text = "when \(condition.notation) { \(changed) } else { \(text) }"
        }
        guard !constraint.installation.isNever else { return "// not installed: \(text)" }
        let conditions = ([constraint.installation.condition] + missing(constraint, in: place)).compactMap { $0 }
        guard let first = conditions.first else { return text }
        // A condition more than once would only be longer to read.
        let all = conditions.reduce(into: [String]()) { all, condition in
            if !all.contains(condition) { all.append(condition) }
        }
        let condition = all.count == 1 ? first : all.map { "(\($0))" }.joined(separator: " && ")
        return "when \(condition) { \(text) }"
    }

    /// The conditions of the views that a constraint ties, but of those in whose bodies it stands.
    private func missing(_ constraint: InterfaceConstraint, in place: String) -> [String?] {
        let around = chain(place)
        return [constraint.first, constraint.second].compactMap { $0.flatMap { view(of: $0) } }.flatMap { view in
            chain(view).filter { !around.contains($0) }.map { ids[$0]?.condition }
        }
    }

    /// A view and those around it.
    private func chain(_ view: String) -> [String] {
        Array(sequence(first: view) { parents[$0] })
    }

    private func factor(_ constraint: InterfaceConstraint) -> String {
        let (over, under) = constraint.multiplier
        if let under { return " * \(over) / \(under)" }
        return constraint.factor == 1 ? "" : " * \(Spelling.number(constraint.factor))"
    }

    /// A constraint reads better in the inner of its views, and a guide belongs on the right side.
    private func isBetterFlipped(_ constraint: InterfaceConstraint) -> Bool {
        guard let second = constraint.second, constraint.factor == 1, constraint.multiplier.under == nil,
            let secondView = view(of: second), let firstView = view(of: constraint.first), guides[second] == nil
        else { return false }
        return guides[constraint.first] != nil || isAncestor(firstView, of: secondView)
    }

    private func isAncestor(_ ancestor: String, of view: String) -> Bool {
        chain(view).dropFirst().contains(ancestor)
    }

    /// The view that an id means: itself, or the owner of a guide.
    private func view(of id: String) -> String? { ids[id] != nil ? id : guides[id]?.owner }

    /// An anchor as it is written in the body of the view `place`, and what bars add to it.
    private func anchor(_ id: String, _ attribute: String, in place: String) -> (text: String, offset: Double)? {
        guard let view = view(of: id), var path = path(of: view, in: place) else { return nil }
        let isRoot = view == scene.root.id
        var offset = 0.0
        var name = attribute
        switch guides[id]?.guide {
        // A part stands in no window here: its safe area is what bars leave of it.
        case .safeArea: if !isRoot || scene.kind == .screen { path.append("safeArea") }
        case .top: (name, path) = ("top", path + ["safeArea"])
        case .bottom: (name, path) = ("bottom", path + ["safeArea"])
        case .content: path.append("content")
        case .frame: path.append("frame")
        case .keyboard: path.append("keyboard")
        case nil: break
        }
        let margin = Self.marginAttributes[attribute]
        let own = margin.flatMap { contentMargin($0, of: view, around: place) }
        if let margin { (name, path) = (margin, own == nil ? path + ["margins"] : path) }
        offset = own ?? 0
        // A guide alone would be taken for a view's name.
        if view == place, !path.isEmpty { path.insert(isRoot ? title : names[view] ?? title, at: 0) }
        guard let anchor = Self.attributes[name] else { return nil }
        let isSafeArea = guides[id]?.guide.isSafeArea == true
        if isRoot, isSafeArea || margin != nil {
            offset = barOffset(anchor, isMargin: margin != nil)
        } else if isRoot, guides[id]?.guide == .keyboard, anchor == "top" {
            // While no keyboard is shown its guide begins where the safe area ends.
            offset = barOffset("bottom", isMargin: false)
        }
        return ((path + [anchor]).joined(separator: "."), offset)
    }

    /// How far inside a scroll view's content its margin is for the view `place` in it; nil for other views and centres. As with
    /// edges, the margins of a scroll view mean its content, and as a content they have no safe area in them.
    ///
    /// Source: saved frames of four files and two authors whose contents end at such a margin, all in the content's height.
    private func contentMargin(_ edge: String, of view: String, around place: String) -> Double? {
        guard let scroll = ids[view], scroll.tag == "scrollView", isAncestor(view, of: place) else { return nil }
        let margins = scroll.layoutMargins ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        return switch edge {
        case "top": margins.top
        case "bottom": -margins.bottom
        case "leading", "left": margins.left
        case "trailing", "right": -margins.right
        default: nil
        }
    }

    /// What bars add to an anchor of the root's safe area or margins, points. A screen has that in its safe area, and a part
    /// none of its own.
    private func barOffset(_ anchor: String, isMargin: Bool) -> Double {
        let sides = isMargin ? bars.margins : 0
        let isInside = scene.kind == .screen || isMargin && !scene.root.hasMarginsInSafeArea
        let bars = isInside ? InterfaceBars() : bars
        return switch anchor {
        case "top": bars.top
        case "bottom": -bars.bottom
        case "leading", "left": bars.left + sides
        case "trailing", "right": 0 - bars.right - sides
        case "centerX": (bars.left - bars.right) / 2
        case "centerY": (bars.top - bars.bottom) / 2
        case "width": 0 - bars.left - bars.right - 2 * sides
        case "height": 0 - bars.top - bars.bottom
        default: 0
        }
    }

    private func path(of view: String, in place: String) -> [String]? {
        if view == place { return [] }
        if parents[place] == view { return ["super"] }
        return view == scene.root.id ? [title] : names[view].map { [$0] }
    }

    private static let attributes: [String: String] = [
        "leading": "leading", "trailing": "trailing", "left": "left", "right": "right", "top": "top",
        "bottom": "bottom", "width": "width", "height": "height", "centerX": "centerX", "centerY": "centerY",
        "baseline": "lastBaseline", "lastBaseline": "lastBaseline", "firstBaseline": "firstBaseline",
    ]

    private static let marginAttributes: [String: String] = [
        "leadingMargin": "leading", "trailingMargin": "trailing", "leftMargin": "left", "rightMargin": "right",
        "topMargin": "top", "bottomMargin": "bottom", "centerXWithinMargins": "centerX",
        "centerYWithinMargins": "centerY",
    ]
}

extension InterfaceConstraint {
    /// The multiplier as a number.
    var factor: Double {
        let (over, under) = multiplier
        return (Double(over) ?? 1) / (under.flatMap { Double($0) } ?? 1)
    }

    /// The same with its sides exchanged; the multiplier must be 1.
    fileprivate var flipped: InterfaceConstraint {
        guard let second else { return self }
        var flipped = self
        (flipped.first, flipped.second) = (second, first)
        (flipped.firstAttribute, flipped.secondAttribute) = (secondAttribute, firstAttribute)
        flipped.relation = relation.flipped
        flipped.constant = 0 - constant
        flipped.variations = variations.mapValues { 0 - $0 }
        return flipped
    }
}
