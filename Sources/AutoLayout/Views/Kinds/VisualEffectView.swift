import Scene

/// `UIVisualEffectView` with a blur.
public struct VisualEffectView: Hashable, Sendable, Serializable {
    /// A system material, as `UIBlurEffect.Style`.
    public enum Material: String, Hashable, Sendable, Serializable, CaseIterable {
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }

    /// Nil for nothing at all.
    public var effect: Material?

    public init() {}
}

extension ViewClass {
    static let visualEffectView = ViewClass(
        ViewContent(ViewKind.visualEffectView) { if case .visualEffectView(let view) = $0 { view } else { nil } },
        types: [
            ViewType(
                "VisualEffectView", .visualEffectView(VisualEffectView()))
        ],
        uiKit: UIKitClass("UIVisualEffectView", subviewHolder: "contentView"),
        properties: [
            ViewProperty(
                "effect", .oneOf("UIBlurEffect.Style") { $0.effect = $1 },
                .assignmentOfWrapped("effect", type: "UIBlurEffect", label: "style"))
        ],
        surface: { $0.effect.map(VisualEffectView.surface) ?? Surface() })
}

extension VisualEffectView {
    /// A material is a translucent colour over what it blurs: white in light, nearly black in dark surroundings.
    static func surface(of material: Material) -> Surface {
        let opacity = opacity(of: material)
        var surface = Surface(
            Color(
                light: Color.Components(red: 0.98, green: 0.98, blue: 0.98, alpha: opacity),
                dark: Color.Components(red: 0.13, green: 0.13, blue: 0.14, alpha: opacity)))
        surface.backdropBlur = blur
        return surface
    }

    /// Estimated by eye.
    private static func opacity(of material: Material) -> Double {
        switch material {
        case .systemUltraThinMaterial: 0.45
        case .systemThinMaterial: 0.6
        case .systemMaterial: 0.75
        case .systemThickMaterial: 0.88
        case .systemChromeMaterial: 0.82
        }
    }

    /// Points, as in CSS.
    private static let blur = 20.0
}
