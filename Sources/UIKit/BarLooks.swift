internal import AutoLayout
import Foundation
internal import Scene

/// What bars say of their look beside an appearance.
protocol TintedBar {
    var barTintColor: UIColor? { get }
    var isTranslucent: Bool { get }
    var shadowImage: UIImage? { get }
    var backgroundImage: UIImage? { get }
}

/// How bars look that no appearance says.
struct LegacyBarLook {
    let barTintColor: UIColor?
    let isTranslucent: Bool
    /// Whether the line along the bar, or its whole ground, has been taken away by an empty picture.
    private let hidesLine: Bool
    private let hidesGround: Bool

    /// What a bar says, and where it says nothing the one that stands for all.
    init(of bar: some TintedBar, or proxy: some TintedBar) {
        barTintColor = bar.barTintColor ?? proxy.barTintColor
        isTranslucent = bar.isTranslucent && proxy.isTranslucent
        hidesLine = (bar.shadowImage ?? proxy.shadowImage).isEmptyPicture
        hidesGround = (bar.backgroundImage ?? proxy.backgroundImage).isEmptyPicture
    }

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
