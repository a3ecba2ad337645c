internal import AutoLayout
import Foundation
internal import Scene

extension UIView {
    /// What its layer draws, for the engine.
    var appearance: ViewAppearance {
        var appearance = ViewAppearance()
        appearance.backgroundColor = backgroundColor?.color ?? layer.backgroundColor?.color
        appearance.tintColor = tintOverride?.color
        appearance.alpha = alpha * CGFloat(layer.opacity)
        appearance.clipsToBounds = clipsToBounds || layer.masksToBounds
        appearance.cornerRadius = layer.cornerRadius
        appearance.borderWidth = layer.borderWidth
        appearance.borderColor = layer.borderColor?.color
        if let color = layer.shadowColor { appearance.shadowColor = color.color }
        appearance.shadowOpacity = Double(layer.shadowOpacity)
        appearance.shadowRadius = layer.shadowRadius
        appearance.shadowOffset = layer.shadowOffset.height
        appearance.zPosition = layer.zPosition
        let gradients = ([layer] + (layer.sublayers ?? [])).compactMap { $0 as? CAGradientLayer }
        appearance.gradient = gradients.first?.colors?.compactMap { ($0 as? CGColor)?.color } ?? []
        return appearance
    }
}
