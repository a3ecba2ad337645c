internal import AutoLayout
import Foundation
internal import Scene

// What layers and programs draw stands in the tree as views of its own, at places that constraints say, so that it is
// followed from width to width as every other view is.
extension ViewTreeBuilder {
    /// Adds what a view's program and its own layer draw, behind everything that the view holds.
    mutating func addDrawing(of view: UIView, at id: ViewID) {
        for part in view.drawing + ((view.madeLayer as? CAShapeLayer)?.pathParts ?? []) { add(part, to: id) }
    }

    /// Adds the layers with so many subviews behind them.
    mutating func addLayers(of view: UIView, over subviews: some RangeExpression<Int>, at id: ViewID) {
        for layer in view.madeLayer?.sublayers ?? [] where subviews.contains(layer.subviewsBehind) {
            add(layer.drawnPart, to: id)
        }
    }

    private mutating func add(_ part: DrawnPart, to superview: ViewID) {
        var node = part.view
        node.isArranged = false
        let id = addOwn(node, to: superview)
        name(id, part.layer)
        place(id, .left, at: part.frame.minX, in: superview)
        place(id, .top, at: part.frame.minY, in: superview)
        if !part.hasOwnWidth { place(id, .width, at: part.frame.width, in: nil) }
        if !part.hasOwnHeight { place(id, .height, at: part.frame.height, in: nil) }
        for part in part.parts { add(part, to: id) }
    }

    private mutating func place(_ id: ViewID, _ attribute: LayoutAttribute, at length: CGFloat, in superview: ViewID?) {
        implied.append(
            LayoutConstraint(
                LayoutAnchor(LayoutItem(id), attribute), .equal,
                superview.map { LayoutAnchor(LayoutItem($0), attribute) }, constant: length,
                identifier: "CALayer-Layout"))
    }
}
