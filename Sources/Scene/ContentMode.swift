import Piecewise

/// How an image stands in the bounds of what shows it, as `UIView.ContentMode`.
public enum ContentMode: String, Hashable, Sendable, Serializable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
}

extension ContentMode {
    /// The rectangle in which an image of `size` points is drawn in `bounds`, both in the same coordinates.
    ///
    /// It may reach beyond the bounds; only a view that clips cuts it off.
    public func drawnRect(of size: Size, in bounds: Rect) -> Rect {
        let drawn = drawnSize(of: size, in: bounds.size)
        let (horizontal, vertical) = gravity
        return Rect(
            x: bounds.x + (bounds.width - drawn.width) * horizontal,
            y: bounds.y + (bounds.height - drawn.height) * vertical,
            width: drawn.width, height: drawn.height)
    }

    private func drawnSize(of size: Size, in bounds: Size) -> Size {
        switch self {
        case .scaleToFill: return bounds
        case .scaleAspectFit, .scaleAspectFill:
            guard size.width > 0, size.height > 0 else { return .zero }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let factor = self == .scaleAspectFit ? min(x, y) : max(x, y)
            return Size(width: size.width * factor, height: size.height * factor)
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: return size
        }
    }

    /// Where the spare room lies: 0 behind, ½ on both sides, 1 before; for each axis.
    private var gravity: (horizontal: Double, vertical: Double) {
        switch self {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center: (0.5, 0.5)
        case .top: (0.5, 0)
        case .bottom: (0.5, 1)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .topLeft: (0, 0)
        case .topRight: (1, 0)
        case .bottomLeft: (0, 1)
        case .bottomRight: (1, 1)
        }
    }
}
