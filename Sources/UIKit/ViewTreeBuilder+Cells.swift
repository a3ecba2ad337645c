internal import AutoLayout
import Foundation
internal import Scene

// A row's content view stands in the tree for its cell, which may have a look and views of its own, behind the content and
// before it.
extension ViewTreeBuilder {
    /// Adds what a cell draws and holds behind its content view.
    mutating func addPart(of cell: UIView?, behind content: UIView, at id: ViewID) {
        guard let cell, let place = cell.subviews.firstIndex(where: { $0 === content }) else { return }
        addDrawing(of: cell, at: id)
        for (index, subview) in cell.subviews.prefix(place).enumerated() {
            addLayers(of: cell, over: index...index, at: id)
            add(subview, to: id)
        }
        addLayers(of: cell, over: place...place, at: id)
    }

    /// Adds what a cell holds before its content view.
    mutating func addPart(of cell: UIView?, before content: UIView, at id: ViewID) {
        guard let cell, let place = cell.subviews.firstIndex(where: { $0 === content }) else { return }
        for (index, subview) in cell.subviews.enumerated().dropFirst(place + 1) {
            addLayers(of: cell, over: index...index, at: id)
            add(subview, to: id)
        }
        addLayers(of: cell, over: cell.subviews.count..., at: id)
    }

    /// Gives a row the look of its cell where the content view has none.
    mutating func takeLook(of cell: UIView, _ content: UIView, at id: ViewID) {
        let (own, inner) = (cell.drawnAppearance, content.drawnAppearance)
        change(id) { view in
            if content.madeLayer == nil, !content.clipsToBounds {
                view.appearance = own
                view.appearance.tintColor = inner.tintColor ?? own.tintColor
            } else {
                view.appearance.alpha *= own.alpha
            }
            view.appearance.backgroundColor = inner.backgroundColor ?? own.backgroundColor
            view.isHidden = view.isHidden || cell.isHidden
        }
    }
}
