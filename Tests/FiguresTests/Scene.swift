import AutoLayout
import Scene

@testable import Figures

/// A screen built by hand: views with the frames an engine would have given them.
struct Scene {
    var tree: ViewTree
    var layout: Layout
    var screen: Screen

    /// A root view named `Screen` that fills `width` × `height` points.
    init(width: Double = 100, height: Double = 50, scale: Double = 2) {
        screen = Screen(size: Size(width: width, height: height), scale: scale)
        tree = ViewTree(root: View(name: "Screen", kind: .view))
        layout = Layout(viewCount: 1)
        layout.frames[0] = Rect(x: 0, y: 0, width: width, height: height)
    }

    /// Adds a view at `frame`, which is in the screen's coordinates.
    @discardableResult
    mutating func add(
        _ name: String, _ kind: ViewKind = .view, at frame: Rect, to superview: ViewID = ViewTree.rootID,
        _ change: (inout View) -> Void = { _ in }
    ) -> ViewID {
        var view = View(name: name, kind: kind)
        change(&view)
        let id = tree.addSubview(view, to: superview)
        layout.frames.append(frame)
        layout.textLines.append(nil)
        layout.textScales.append(1)
        return id
    }

    /// Adds a label whose lines are broken already.
    @discardableResult
    mutating func add(_ name: String, label: Label, lines: [String], at frame: Rect) -> ViewID {
        let id = add(name, .label(label), at: frame)
        let measurer = SquareMeasurer()
        layout.textLines[id.index] = lines.map {
            TextLine(text: $0, width: measurer.width(of: $0, font: label.font))
        }
        return id
    }

    /// The scene as a preview without a device.
    var preview: Preview { Preview(screen: screen, tree: tree, layout: layout, label: "", isPlain: true) }

    /// The markup of the views alone, with all style on its element.
    func html(_ resources: FigureResources = .plain) -> String {
        markup(resources).html(SharedStyle(of: []))
    }

    /// The elements of the views alone.
    func markup(_ resources: FigureResources = .plain) -> [Markup] {
        var renderer = HTMLRenderer(size: screen.size, appearance: nil, resources: resources)
        renderer.render(builder.scene())
        return renderer.markup
    }

    var builder: SceneBuilder { SceneBuilder(preview, measurer: SquareMeasurer()) }
}

extension Label {
    /// A label of 10-point type, whose characters are 5 points wide in the tests.
    static func small(_ text: String, _ change: (inout Label) -> Void = { _ in }) -> Label {
        var label = Label(font: Font(pointSize: 10))
        label.text = text
        change(&label)
        return label
    }
}

extension FigureResources {
    /// Square type and pictures beside the page.
    static var plain: FigureResources {
        FigureResources(
            measurer: SquareMeasurer(),
            image: {
                $0.name.hasPrefix("symbol:")
                    ? .symbol(svg: "<svg/>") : .file(url: $0.name + ".png", alternative: $0.name)
            },
            emojiAdvance: { $0 == "🚢" ? 1.25 : nil })
    }
}

/// Every character is half an em wide.
final class SquareMeasurer: TextMeasuring {
    func width(of text: String, font: Font) -> Double { Double(text.count) * font.pointSize / 2 }

    func lines(of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode)
        -> [TextLine]
    {
        let room = max(0, Int(width / (font.pointSize / 2)))
        let shown = text.count <= room ? text : String(text.prefix(max(0, room - 1))) + "…"
        return [TextLine(text: shown, width: self.width(of: shown, font: font))]
    }
}
