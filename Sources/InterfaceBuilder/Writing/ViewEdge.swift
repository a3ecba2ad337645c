import AutoLayout
import Scene

/// An edge of a view, from left to right.
enum ViewEdge: String {
    case top, bottom, leading, trailing

    /// Whether an attribute of a constraint is this edge.
    func names(_ attribute: String) -> Bool {
        switch self {
        case .top, .bottom: attribute == rawValue
        case .leading: attribute == "leading" || attribute == "left"
        case .trailing: attribute == "trailing" || attribute == "right"
        }
    }

    /// A constant as a length from the edge towards the middle.
    func inward(_ constant: Double) -> Double {
        switch self {
        case .top, .leading: constant
        case .bottom, .trailing: -constant
        }
    }
}

extension InterfaceScene {
    /// How far the alignment rect of a view lies inside an edge of the root, as it was saved, points; nil for the root, for
    /// a view in a scroll view, whose content moves, and for one that Interface Builder says is not in its place.
    func distance(of id: String, from edge: ViewEdge) -> Double? {
        guard let (view, frame) = root.saved(id) else { return nil }
        let insets = alignmentRectInsets(of: view)
        return switch edge {
        case .top: frame.y + insets.top
        case .bottom: root.frame.height - frame.maxY + insets.bottom
        case .leading: frame.x + insets.left
        case .trailing: root.frame.width - frame.maxX + insets.right
        }
    }

    /// From the frame of one of its views to the alignment rect, which constraints see, points.
    func alignmentRectInsets(of view: InterfaceView) -> EdgeInsets {
        view.tag == "slider" && hasPlainSliders ? EdgeInsets() : view.alignmentRectInsets
    }
}

extension InterfaceView {
    /// A view below this one with its frame in this one's coordinates.
    fileprivate func saved(_ id: String) -> (view: InterfaceView, frame: Rect)? {
        for subview in subviews where !subview.isStale {
            if subview.id == id { return (subview, subview.frame) }
            guard subview.tag != "scrollView", let (view, frame) = subview.saved(id) else { continue }
            let (x, y) = (subview.frame.x + frame.x, subview.frame.y + frame.y)
            return (view, Rect(x: x, y: y, width: frame.width, height: frame.height))
        }
        return nil
    }

    /// Whether it is a picture of the system, whose alignment rect the file does not tell.
    var showsSymbol: Bool { tag == "imageView" && element["catalog"] == "system" }

    /// From the frame to the alignment rect of today's UIKit, points.
    fileprivate var alignmentRectInsets: EdgeInsets {
        let name = PropertyWriter.typeName(of: self)
        guard case .progressView(var progress)? = Self.kind(ofType: name) else {
            return Self.kind(ofType: name)?.alignmentRectInsets ?? EdgeInsets()
        }
        if element["progressViewStyle"] == "bar" { progress.progressViewStyle = .bar }
        return ViewKind.progressView(progress).alignmentRectInsets
    }

    private static func kind(ofType name: String) -> ViewKind? {
        ViewClass.all.lazy.flatMap { $0.types }.first { $0.name == name }?.kind
    }
}
