import AutoLayout
import Piecewise

/// Joins spans whose trees are drawn alike.
struct VariantList {
    private(set) var variants: [AdaptiveLayout.Variant] = []
    private var drawn: [View] = []

    mutating func append(_ stage: ShapeSpan, groups: [AdaptiveLayout.Group]) {
        let drawn = stage.setting.family.tree.views.map { $0.drawn }
        if drawn == self.drawn, let last = variants.indices.last, groups.stand(like: variants[last].groups) {
            for (position, group) in groups.enumerated() {
                variants[last].groups[position].pieces += group.pieces
            }
        } else {
            self.drawn = drawn
            variants.append(
                AdaptiveLayout.Variant(
                    start: stage.start, tree: stage.setting.family.tree(at: stage.start.position), groups: groups))
        }
        addFadings(of: stage)
    }

    /// Adds the appearances that change in a span or where it begins.
    private mutating func addFadings(of stage: ShapeSpan) {
        guard let last = variants.indices.last else { return }
        let (first, second) = (
            stage.setting.family.tree(at: stage.start.position), stage.setting.family.tree(at: stage.end)
        )
        let distance = stage.end - stage.start.position
        for index in first.views.indices {
            for property in AdaptiveLayout.AppearanceRamp.Property.allCases {
                let (a, b) = (first.views[index].appearance[property], second.views[index].appearance[property])
                let rate = distance > 0 ? (b - a) / distance : 0
                let value = Affine(rate: rate, constant: a - rate * stage.start.position)
                let known = variants[last].ramps.last { $0.view.index == index && $0.property == property }?.value
                let usual = Affine(constant: variants[last].tree.views[index].appearance[property])
                guard value != known ?? usual else { continue }
                variants[last].ramps.append(
                    AdaptiveLayout.AppearanceRamp(
                        start: stage.start, view: ViewID(index), property: property, value: value))
            }
        }
    }
}

extension [AdaptiveLayout.Group] {
    /// Whether the same views are placed by the same systems.
    fileprivate func stand(like other: [AdaptiveLayout.Group]) -> Bool {
        guard count == other.count else { return false }
        for (a, b) in zip(self, other) where a.root != b.root || a.members != b.members || a.table != b.table {
            return false
        }
        return true
    }
}

extension View {
    /// The view with what is drawn of it, and defaults for what only its layout depends on.
    var drawn: View {
        var view = self
        view.layoutMargins = MarginOverrides()
        view.preservesSuperviewLayoutMargins = false
        view.insetsLayoutMarginsFromSafeArea = true
        view.hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
        view.compressionResistance = view.hugging
        view.isArranged = true
        view.customSpacingAfter = nil
        view.ownContentSize = nil
        view.ownAlignmentRectInsets = nil
        for property in AdaptiveLayout.AppearanceRamp.Property.allCases { view.appearance[property] = 0 }
        if view.appearance.separatorInset != nil { view.appearance.separatorInset = nil }
        view.kind = kind.drawnValues
        return view
    }
}

extension ViewAppearance {
    subscript(property: AdaptiveLayout.AppearanceRamp.Property) -> Double {
        get {
            switch property {
            case .alpha: alpha
            case .cornerRadius: cornerRadius
            case .borderWidth: borderWidth
            }
        }
        set {
            switch property {
            case .alpha: alpha = newValue
            case .cornerRadius: cornerRadius = newValue
            case .borderWidth: borderWidth = newValue
            }
        }
    }
}
