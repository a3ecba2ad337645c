import AutoLayout
import Content
import Diagnostics
import Figures
import Foundation
import Notation
import Scene

/// Finds texts of a preview that hardly stand out from what is drawn behind them.
///
/// The contrast ratio is that of WCAG 2.2; the bound is 3:1, its bound for large text, because UIKit's own colours for
/// secondary texts and links stay below the 4.5:1 that it asks of small ones. What a picture or a gradient is behind
/// is not judged.
struct FigureContrast {
    private let preview: Preview
    /// What paints an area, from the back to the front.
    private var layers: [Layer] = []
    private var texts: [Text] = []

    static let leastRatio = 3.0

    /// UIKit's own colours for what shall be faint; whoever uses them knows.
    private static let faint: [Color] = [
        .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
    ]

    /// A text that stands out too little.
    struct Fault: Hashable {
        var view: ViewID
        var scheme: UserInterfaceStyle
        var ratio: Double
    }

    private struct Layer {
        var area: Rect
        /// Nil for what has many colours.
        var color: Color?
    }

    private struct Text {
        var view: ViewID
        var color: Color
        /// How many layers lie behind it.
        var depth: Int
        var middle: Point
        /// Of all the views that it stands in.
        var alpha: Double
    }

    init(_ preview: Preview) {
        self.preview = preview
        paint()
    }

    /// Each text once for each scheme in which it fails. Complexity: O(texts × views).
    var faults: [Fault] {
        let schemes: [UserInterfaceStyle] = preview.appearance.map { [$0] } ?? [.light, .dark]
        return texts.flatMap { text in
            schemes.compactMap { scheme in
                guard let ratio = ratio(of: text, in: scheme), ratio < Self.leastRatio else { return nil }
                return Fault(view: text.view, scheme: scheme, ratio: ratio)
            }
        }
    }

    /// Nil for a text that is covered, or that stands on a picture.
    private func ratio(of text: Text, in scheme: UserInterfaceStyle) -> Double? {
        var ground = Color.systemBackground.components(in: scheme)
        for (depth, layer) in layers.enumerated() where layer.area.contains(text.middle) {
            guard let color = layer.color?.components(in: scheme) else { return nil }
            if depth >= text.depth {
                if color.alpha > 0.5 { return nil }
            } else {
                ground = color.over(ground)
            }
        }
        var ink = text.color.components(in: scheme)
        ink.alpha *= text.alpha
        let (a, b) = (ink.over(ground).luminance, ground.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}

extension FigureContrast {
    private struct Step {
        var view: ViewID
        /// What the views around leave of the screen.
        var visible: Rect
        var alpha: Double
    }

    /// Walks the views from the back to the front, with a stack of its own since they may be nested deeply.
    private mutating func paint() {
        let size = preview.screen.size
        let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
        var pending = preview.tree.views.isEmpty ? [] : [Step(view: ViewTree.rootID, visible: screen, alpha: 1)]
        while let step = pending.popLast() {
            let view = preview.tree[step.view]
            let alpha = step.alpha * min(1, max(0, view.appearance.alpha))
            guard !view.isHidden, alpha >= 0.01, preview.layout.frames.indices.contains(step.view.index) else {
                continue
            }
            let frame = preview.layout.frames[step.view.index]
            let area = frame.intersection(step.visible)
            paintBackground(of: view, id: step.view, area: area, alpha: alpha)
            paintContent(of: view, id: step.view, frame: frame, area: area, alpha: alpha)
            for child in frontToBack(view, id: step.view) {
                pending.append(Step(view: child, visible: clips(view) ? area : step.visible, alpha: alpha))
            }
        }
    }

    private mutating func paintBackground(of view: View, id: ViewID, area: Rect, alpha: Double) {
        if let color = view.appearance.backgroundColor {
            layers.append(Layer(area: area, color: preview.tree.resolved(color, in: id).faded(by: alpha)))
        }
        let hasGround = !view.appearance.shape.isEmpty && view.appearance.fillColor != nil
        if hasGround || !view.appearance.gradient.isEmpty { layers.append(Layer(area: area, color: nil)) }
    }

    private mutating func paintContent(of view: View, id: ViewID, frame: Rect, area: Rect, alpha: Double) {
        if case .imageView(let picture) = view.kind, picture.image?.isTemplate == false {
            return layers.append(Layer(area: area, color: nil))
        }
        guard let text = view.kind.shownText, !text.string.isEmpty else { return }
        let middle = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        guard area.contains(middle) else { return }
        for color in text.colors where !Self.faint.contains(color) {
            texts.append(
                Text(
                    view: id, color: preview.tree.resolved(color, in: id), depth: layers.count, middle: middle,
                    alpha: alpha
                ))
        }
    }

    /// `CALayer.zPosition` first, then a table's section headers over its rows, then the order of subviews.
    private func frontToBack(_ view: View, id: ViewID) -> [ViewID] {
        let tree = preview.tree
        let ranked = view.subviews.filter { $0 > id && tree.views.indices.contains($0.index) }.map { child in
            (tree[child].appearance.zPosition, tree[child].role == .sectionHeader ? 1 : 0, child.index)
        }
        return ranked.sorted { $0 > $1 }.map { ViewID($0.2) }
    }

    private func clips(_ view: View) -> Bool {
        view.kind.isScrolling || view.appearance.clipsToBounds
    }
}

extension Color {
    fileprivate func components(in scheme: UserInterfaceStyle) -> Components { scheme == .dark ? dark : light }

    fileprivate func faded(by alpha: Double) -> Color {
        var color = self
        color.light.alpha *= alpha
        color.dark.alpha *= alpha
        return color
    }
}

extension Color.Components {
    /// The colour that is seen where it lies over `ground`, which is opaque.
    fileprivate func over(_ ground: Color.Components) -> Color.Components {
        let alpha = min(1, max(0, alpha))
        return Color.Components(
            red: red * alpha + ground.red * (1 - alpha), green: green * alpha + ground.green * (1 - alpha),
            blue: blue * alpha + ground.blue * (1 - alpha))
    }

    /// Relative luminance (WCAG 2.2).
    fileprivate var luminance: Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? max(0, value) / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

extension Rect {
    fileprivate func contains(_ point: Point) -> Bool {
        point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
    }

    fileprivate func intersection(_ other: Rect) -> Rect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return Rect(
            x: left, y: top, width: min(x + width, other.x + other.width) - left,
            height: min(y + height, other.y + other.height) - top)
    }
}

extension FigureRequest {
    /// Warnings about texts that hardly stand out.
    func contrastWarnings(_ preview: Preview) -> [Diagnostic] {
        FigureContrast(preview).faults.map { fault in
            let view = preview.tree[fault.view]
            let place = view.source ?? place
            return Diagnostic(
                .warning, "low-contrast", at: place,
                excerpt: file.holds(place) ? file.text(of: place) : excerpt,
                message: "the text of '\(view.name)' has a contrast of only \(number(fault.ratio)):1 in "
                    + "\(fault.scheme.rawValue) surroundings",
                help: "readers need at least \(number(FigureContrast.leastRatio)):1")
        }
    }
}
