import AutoLayout
import Scene

/// Draws the views of one preview, each inside its superview, and notes the characters it sets.
struct PreviewDrawing {
    var preview: Preview
    let resources: FigureResources
    /// The views' paths, as `ViewTree.path(of:)`.
    let paths: [String]
    /// The tables that the reader may scroll in the page itself.
    var scrolling: Set<ViewID> = []
    /// Whether texts are left as a whole, because their lines are not the same at every width.
    var keepsTextsWhole = false
    var markup: [Markup] = []
    var characters = CharacterUse()

    /// Prepares to draw `preview`; frames that the layout lacks count as empty.
    init(_ preview: Preview, resources: FigureResources) {
        self.preview = preview
        self.resources = resources
        let views = preview.tree.views
        var paths: [String] = []
        for (index, view) in views.enumerated() {
            let parent = view.superview.flatMap { (0..<index).contains($0.index) ? paths[$0.index] + "/" : nil }
            paths.append((parent ?? "") + view.name)
        }
        self.paths = paths
        for index in views.indices where scrollsAlone(ViewID(index)) { scrolling.insert(ViewID(index)) }
    }

    /// Whether the reader may scroll this view in the page itself.
    func scrollsNatively(_ id: ViewID) -> Bool { scrolling.contains(id) }

    var tree: ViewTree { preview.tree }
    var screen: Screen { preview.screen }

    /// Draws every view.
    ///
    /// It keeps its own stack, because an author's views may be nested deeper than the program's stack allows.
    mutating func drawViews() {
        guard !tree.views.isEmpty else { return }
        var pending: [Step] = [.enter(ViewTree.rootID, layer: 0)]
        while let step = pending.popLast() {
            switch step {
            case .leave(let view):
                drawSeparators(of: view)
                markup.append(.close(tag: "div"))
            case .enter(let view, let layer):
                markup.append(.open(box(of: view, layer: layer)))
                drawContent(of: view)
                pending.append(.leave(view))
                for child in layeredSubviews(of: view).reversed() {
                    pending.append(.enter(child.view, layer: child.layer))
                }
            }
        }
    }

    private enum Step {
        case enter(ViewID, layer: Int)
        case leave(ViewID)
    }

    /// The views' frames on the browser's grid, in the screen's coordinates.
    var frames: [GridRect] { tree.views.indices.map { frame(of: ViewID($0)) } }

    /// The frame of `view` on the grid.
    func frame(of view: ViewID) -> GridRect { GridRect(solvedFrame(of: view)) }

    /// The frame of the view around `view`; the screen's for the root.
    func surroundings(of view: ViewID) -> Rect {
        guard let superview = tree[view].superview, superview < view else {
            return Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        }
        return solvedFrame(of: superview)
    }

    /// The frame of `view` as it was solved, in the screen's coordinates.
    func solvedFrame(of view: ViewID) -> Rect {
        let frames = preview.layout.frames
        return frames.indices.contains(view.index) ? frames[view.index] : .zero
    }

    /// `rect`, which is relative to `view`, in the screen's coordinates.
    func inScreen(_ rect: Rect, of view: ViewID) -> Rect {
        let origin = solvedFrame(of: view)
        return Rect(x: origin.x + rect.x, y: origin.y + rect.y, width: rect.width, height: rect.height)
    }
}
