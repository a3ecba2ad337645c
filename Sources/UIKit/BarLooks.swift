internal import AutoLayout
import Foundation
internal import Scene

/// How bars look that no appearance says.
struct LegacyBarLook {
    var barTintColor: UIColor?
    var isTranslucent = true
    /// Whether the line along the bar, or its whole ground, has been taken away by an empty picture.
    var hidesLine = false
    var hidesGround = false

    /// The ground of an appearance that says no colour, with what the bar itself says.
    func ground(over appearance: UIBarAppearance) -> BarGround {
        var ground = appearance.ground
        if hidesLine || hidesGround { ground.line = nil }
        if hidesGround { (ground.color, ground.isMaterial) = (nil, false) }
        guard appearance.backgroundColor == nil else { return ground }
        if !isTranslucent { ground.isMaterial = false }
        let color = barTintColor ?? (isTranslucent ? nil : UIColor.systemBackground)
        guard let color else { return ground }
        ground.color =
            isTranslucent ? color.withAlphaComponent(color.color.light.alpha * Self.translucency).color : color.color
        return ground
    }

    /// How much a colour covers on a translucent bar; by eye.
    private static let translucency = 0.85
}

extension BarTitle {
    /// With the font and colour that attributes say.
    func setting(_ attributes: [NSAttributedString.Key: Any]) -> BarTitle {
        var title = self
        if let font = (attributes[.font] as? UIFont)?.font { title.font = font }
        if let color = (attributes[.foregroundColor] as? UIColor)?.color { title.color = color }
        return title
    }
}

extension UIImage? {
    /// Notes that a picture is not drawn, unless nothing is on it.
    func leaveOutUnlessEmpty(_ type: String, _ member: String = #function) {
        if let image = self, image.size != .zero { leaveOut(type, member) }
    }

    /// Whether it is there and has nothing on it, which is how a bar's line and ground are taken away.
    var isEmptyPicture: Bool { self.map { $0.size == .zero } ?? false }
}
