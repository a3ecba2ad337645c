internal import AutoLayout
import Foundation
internal import Scene

extension UIView {
    /// What its layer draws, for the engine.
    var drawnAppearance: ViewAppearance {
        var appearance = madeLayer?.drawnAppearance ?? ViewAppearance.ofUntouchedLayer
        if let color = backgroundColor?.color { appearance.backgroundColor = color }
        appearance.tintColor = tintOverride?.color
        appearance.overrideUserInterfaceStyle = ownStyle.engine
        appearance.alpha *= alpha
        if clipsToBounds { appearance.clipsToBounds = true }
        if let turned = madeLayer?.shownTransform { appearance.transform = turned }
        if !transform.isIdentity { appearance.transform = transform.transform }
        return appearance
    }
}

// MARK: Light and dark

extension UIView {
    /// Its own override, or else that of the controller whose view it is.
    private var ownStyle: UIUserInterfaceStyle {
        overrideUserInterfaceStyle == .unspecified
            ? controller?.overrideUserInterfaceStyle ?? .unspecified : overrideUserInterfaceStyle
    }

    /// The traits of the screen, with the style that it or the nearest view above it overrides.
    var shownTraits: UITraitCollection {
        let traits = UITraitCollection.current
        var view: UIView? = self
        while let current = view, current.ownStyle == .unspecified { view = current.superview }
        if let view { traits.userInterfaceStyle = view.ownStyle }
        return traits
    }
}

extension UIUserInterfaceStyle {
    /// The engine's; nil for unspecified.
    fileprivate var engine: UserInterfaceStyle? {
        switch self {
        case .unspecified: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

extension ViewAppearance {
    /// Of views whose layer nobody has asked for.
    fileprivate static let ofUntouchedLayer = CALayer().drawnAppearance
}
