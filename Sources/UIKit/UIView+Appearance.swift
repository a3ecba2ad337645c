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
        if let turned = madeLayer?.shownTransform { appearance.transform = turned }
        if !transform.isIdentity { appearance.transform = transform.transform }
        return appearance
    }
}

extension ViewAppearance {
    /// Of views whose layer nobody has asked for.
    fileprivate static let ofUntouchedLayer = CALayer().drawnAppearance
}
