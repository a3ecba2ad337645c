internal import AutoLayout
import Foundation
internal import Scene

extension UIView {
    /// What its layer draws, for the engine.
    var drawnAppearance: ViewAppearance {
        var appearance = madeLayer?.drawnAppearance ?? ViewAppearance.ofUntouchedLayer
        if let color = backgroundColor?.color { appearance.backgroundColor = color }
        appearance.tintColor = tintOverride?.color
        appearance.alpha *= alpha
        if clipsToBounds { appearance.clipsToBounds = true }
        if !transform.isIdentity { appearance.transform = transform.transform }
        return appearance
    }
}

extension CALayer {
    /// What it draws by itself.
    fileprivate var drawnAppearance: ViewAppearance {
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
        let gradients = ([self] + (sublayers ?? [])).compactMap { $0 as? CAGradientLayer }
        appearance.gradient = gradients.first?.colors?.compactMap { ($0 as? CGColor)?.color } ?? []
        return appearance
    }
}

extension ViewAppearance {
    /// Of views whose layer nobody has asked for.
    fileprivate static let ofUntouchedLayer = CALayer().drawnAppearance
}
