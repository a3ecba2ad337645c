internal import AutoLayout
import Foundation
internal import Scene

extension UIView {
    /// What its layer draws, for the engine.
    var drawnAppearance: ViewAppearance {
        var appearance = ViewAppearance()
        appearance.backgroundColor = backgroundColor?.color ?? layer.backgroundColor?.color
        appearance.tintColor = tintOverride?.color
        appearance.alpha = alpha * CGFloat(layer.opacity)
        appearance.clipsToBounds = clipsToBounds || layer.masksToBounds
        appearance.cornerRadius = layer.cornerRadius
        appearance.cornerCurve = layer.cornerCurve == .continuous ? .continuous : .circular
        appearance.maskedCorners = Corners(rawValue: UInt8(truncatingIfNeeded: layer.maskedCorners.rawValue))
        appearance.borderWidth = layer.borderWidth
        appearance.borderColor = layer.borderColor?.color
        if let color = layer.shadowColor { appearance.shadowColor = color.color }
        appearance.shadowOpacity = Double(layer.shadowOpacity)
        appearance.shadowRadius = layer.shadowRadius
        appearance.shadowOffset = Size(width: layer.shadowOffset.width, height: layer.shadowOffset.height)
        if !transform.isIdentity { appearance.transform = transform.transform }
        appearance.zPosition = layer.zPosition
        let gradients = ([layer] + (layer.sublayers ?? [])).compactMap { $0 as? CAGradientLayer }
        appearance.gradient = gradients.first?.colors?.compactMap { ($0 as? CGColor)?.color } ?? []
        return appearance
    }
}
