internal import AutoLayout
import Foundation
internal import Scene

extension CALayer {
    /// What it draws of itself, with its layers, in its superlayer.
    var drawnPart: DrawnPart {
        var appearance = drawnAppearance
        if let affine = shownTransform { appearance.transform = affine }
        var part = DrawnPart(place.frame(anchorPoint), appearance)
        part.layer = self
        part.view.isHidden = isHidden
        part.parts = ownParts + (sublayers ?? []).map(\.drawnPart)
        for index in part.parts.indices {
            part.parts[index].frame = part.parts[index].frame.offsetBy(dx: -place.bounds.minX, dy: -place.bounds.minY)
        }
        return part
    }

    /// What its layer draws but for its layers: looks, and a mask that is no more than round corners.
    var drawnAppearance: ViewAppearance {
        var appearance = ViewAppearance()
        appearance.backgroundColor = backgroundColor?.color
        appearance.alpha = Double(opacity)
        appearance.clipsToBounds = masksToBounds
        appearance.cornerRadius = cornerRadius
        appearance.cornerCurve = cornerCurve == .continuous ? .continuous : .circular
        appearance.maskedCorners = Corners(rawValue: UInt8(truncatingIfNeeded: maskedCorners.rawValue))
        appearance.borderWidth = borderWidth
        appearance.borderColor = borderColor?.color
        if let color = shadowColor { appearance.shadowColor = color.color }
        appearance.shadowOpacity = Double(shadowOpacity)
        appearance.shadowRadius = shadowRadius
        appearance.shadowOffset = Size(width: shadowOffset.width, height: shadowOffset.height)
        appearance.zPosition = zPosition
        (self as? CAGradientLayer)?.addGradient(to: &appearance)
        if let (radius, corners) = roundMask {
            (appearance.cornerRadius, appearance.maskedCorners) = (Double(radius), corners)
            appearance.clipsToBounds = true
        }
        return appearance
    }

    /// What its class draws besides.
    private var ownParts: [DrawnPart] { (self as? CAShapeLayer)?.pathParts ?? [] }

    /// Notes what its picture leaves out, once it is at rest.
    func noteWhatIsLeftOut() {
        if mask != nil, roundMask == nil { leaveOut("CALayer", "mask") }
        if transform != CATransform3DIdentity, shownTransform == nil { leaveOut("CALayer", "transform") }
        if (self as? CAGradientLayer)?.isShown == false { leaveOut("CAGradientLayer", "startPoint") }
        for layer in sublayers ?? [] { layer.noteWhatIsLeftOut() }
    }

    /// Nil for none, and for what turns about another point than the middle or into depth.
    var shownTransform: Transform? {
        guard transform != CATransform3DIdentity, CATransform3DIsAffine(transform),
            anchorPoint.x == 0.5, anchorPoint.y == 0.5
        else { return nil }
        return CATransform3DGetAffineTransform(transform).transform
    }

    /// The round corners that are all that its mask cuts off; nil for another mask.
    private var roundMask: (radius: CGFloat, corners: Corners)? {
        guard let shape = mask as? CAShapeLayer, shape.fillColor?.color.isClear == false,
            let path = shape.path?.subpaths, path.count == 1, let (rect, radius, corners) = path[0].outline?.corner
        else { return nil }
        let (offset, size) = (shape.frame.origin, bounds.size)
        let isWhole =
            abs(rect.minX + offset.x) < 1e-6 && abs(rect.minY + offset.y) < 1e-6
            && abs(rect.width - size.width) < 1e-6 && abs(rect.height - size.height) < 1e-6
        return isWhole ? (radius, corners) : nil
    }
}

extension CAShapeLayer {
    /// Its path, in its own coordinates.
    var pathParts: [DrawnPart] {
        guard let subpaths = path?.subpaths else { return [] }
        var style = PathStyle()
        style.isEvenOdd = fillRule == .evenOdd
        style.cap = PathStyle.Cap(rawValue: lineCap.rawValue) ?? .butt
        style.join = PathStyle.Join(rawValue: lineJoin.rawValue) ?? .miter
        style.dashes = lineDashPattern?.map(\.doubleValue) ?? []
        style.dashPhase = Double(lineDashPhase)
        let ground = DrawnPath(subpaths: subpaths, fill: fillColor?.color, style: style)
        let line = DrawnPath(
            subpaths: subpaths.trimmed(from: strokeStart, to: strokeEnd), stroke: strokeColor?.color,
            lineWidth: lineWidth, style: style)
        return ground.parts + line.parts
    }
}

extension CAGradientLayer {
    fileprivate func addGradient(to appearance: inout ViewAppearance) {
        appearance.gradient = colors?.compactMap { ($0 as? CGColor)?.color } ?? []
        let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        (appearance.gradientLine.x, appearance.gradientLine.y) = (
            x > 0 ? 1 : x < 0 ? -1 : 0, y > 0 ? 1 : y < 0 ? -1 : 0
        )
        var stops = locations?.map(\.doubleValue) ?? []
        let length = Double(x == 0 ? abs(y) : abs(x))
        let start = Double(x == 0 ? (y < 0 ? 1 - startPoint.y : startPoint.y) : x < 0 ? 1 - startPoint.x : startPoint.x)
        if length != 1 || start != 0 {
            let count = appearance.gradient.count
            if stops.count != count { stops = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 } }
            stops = stops.map { start + $0 * length }
        }
        appearance.gradientLine.stops = stops.count == appearance.gradient.count ? stops : []
    }

    /// Whether its line runs along an axis, or evenly from near one corner to near the opposite one.
    var isShown: Bool {
        let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        if x == 0 || y == 0 { return x != 0 || y != 0 }
        let starts = (x > 0 ? startPoint.x : 1 - startPoint.x, y > 0 ? startPoint.y : 1 - startPoint.y)
        return abs(x) == abs(y) && starts.0 == starts.1
    }
}
