import Foundation

/// Where a layer stands that is no view's, in its superlayer.
struct LayerPlace {
    var position = CGPoint.zero
    var bounds = CGRect.zero

    func frame(_ anchor: CGPoint) -> CGRect {
        CGRect(
            x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height, width: bounds.width,
            height: bounds.height)
    }

    mutating func setFrame(_ frame: CGRect, _ anchor: CGPoint) {
        bounds.size = frame.size
        position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
}

// A view's layers lie among its subviews: each knows how many of these are behind it.
extension CALayer {
    var subviews: [UIView] { owner?.subviews ?? [] }

    /// Puts a layer at a place among its own layers and the owner's subviews.
    func insert(_ layer: CALayer, at place: Int, over subviews: Int) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(place, layers.count))
        layer.subviewsBehind = subviews
        sublayers = layers
    }

    /// The place that a number says which counts layers and subviews.
    func insert(_ layer: CALayer, at index: Int) {
        layer.removeFromSuperlayer()
        let layers = sublayers ?? []
        var (place, behind) = (0, 0)
        for _ in 0..<index {
            if place < layers.count, layers[place].subviewsBehind <= behind {
                place += 1
            } else if behind < subviews.count {
                behind += 1
            } else if place < layers.count {
                place += 1
            }
        }
        insert(layer, at: place, over: behind)
    }

    /// Right behind or before another one, which may be a subview's; at the end where it is neither.
    func insert(_ layer: CALayer, beside sibling: CALayer?, isAbove: Bool) {
        layer.removeFromSuperlayer()
        let layers = sublayers ?? []
        if let index = layers.firstIndex(where: { $0 === sibling }) {
            return insert(layer, at: isAbove ? index + 1 : index, over: layers[index].subviewsBehind)
        }
        if let index = subviews.firstIndex(where: { $0.madeLayer === sibling && sibling != nil }) {
            let place = layers.prefix { $0.subviewsBehind <= index }.count
            return insert(layer, at: place, over: isAbove ? index + 1 : index)
        }
        if isAbove { insert(layer, at: layers.count, over: subviews.count) } else { insert(layer, at: 0, over: 0) }
    }

    /// Keeps the layers where they are among subviews of which one has come or gone.
    func noteSubview(at index: Int, hasCome: Bool) {
        for layer in sublayers ?? [] where layer.subviewsBehind > index { layer.subviewsBehind += hasCome ? 1 : -1 }
    }
}
