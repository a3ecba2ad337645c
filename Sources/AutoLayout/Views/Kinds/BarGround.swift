import Scene

/// What the content of a bar stands on.
public struct BarGround: Hashable, Sendable, Serializable {
    /// Over the material, or alone; nil for the material's own.
    public var color: Color?
    /// Whether it blurs what lies behind it.
    public var isMaterial = true
    /// Along the edge towards the content; nil for none.
    public var line: Color? = .separator

    public init() {}
}

extension BarGround {
    /// The ground in `rect`, with a line of one pixel along its edge towards the content.
    func primitives(_ rect: Rect, lineAbove: Bool, in context: DrawingContext) -> [Primitive<Double>] {
        var surface = isMaterial ? VisualEffectView.surface(of: .systemChromeMaterial) : Surface()
        if let color { surface.color = color }
        let ground = Primitive.box(SceneBox(rect, surface))
        guard let line else { return [ground] }
        let pixel = context.scale > 0 ? 1 / context.scale : 0.5
        let edge = Rect(x: rect.x, y: lineAbove ? rect.y - pixel : rect.maxY, width: rect.width, height: pixel)
        return [ground, .box(SceneBox(edge, Surface(line)))]
    }

    /// A view that draws the ground, but for its line.
    func view(named name: String) -> View {
        var effect = VisualEffectView()
        effect.effect = isMaterial ? .systemChromeMaterial : nil
        var view = View(name: name, kind: .visualEffectView(effect))
        view.appearance.backgroundColor = color
        return view
    }
}

/// How a title of a navigation bar is set.
public struct BarTitle: Hashable, Sendable, Serializable {
    public var font: Font
    public var color = Color.label

    public init(font: Font) { self.font = font }
}
