import AutoLayout
import Piecewise

/// The names under which a block sees its surroundings.
enum Environment {
    static let names = [
        "screen", "regular", "compact", "verticallyRegular", "verticallyCompact", "landscape", "portrait", "dark",
        "light",
        "rtl", "ltr", "textSize",
    ]
    static let screenNames = ["width", "height", "scale", "safeArea"]
    static let safeAreaNames = ["top", "left", "bottom", "right", "leading", "trailing"]
}

extension Elaborator {
    func environmentValue(_ name: String) -> Value? {
        switch name {
        case "screen": .environment(.screen)
        case "regular": .bool(screen(for: .traits).horizontalSizeClass == .regular)
        case "compact": .bool(screen(for: .traits).horizontalSizeClass == .compact)
        case "verticallyRegular": .bool(screen.verticalSizeClass == .regular)
        case "verticallyCompact": .bool(screen.verticalSizeClass == .compact)
        case "landscape": .bool(screen(for: .traits).isLandscape)
        case "portrait": .bool(!screen(for: .traits).isLandscape)
        case "dark": .bool(screen.userInterfaceStyle == .dark)
        case "light": .bool(screen.userInterfaceStyle == .light)
        case "rtl": .bool(screen.layoutDirection == .rightToLeft)
        case "ltr": .bool(screen.layoutDirection == .leftToRight)
        case "textSize": .textSize(screen.contentSizeCategory)
        default: nil
        }
    }

    /// The screen, asked for what follows its width.
    private func screen(for use: WidthUse) -> Screen {
        trace.note(use)
        return screen
    }

    func environmentMember(_ name: Name, of owner: EnvironmentOwner, _ base: Expression) -> Value {
        let value = owner == .screen ? screenMember(name.text) : safeAreaMember(name.text)
        if let value { return value }
        let names = owner == .screen ? Environment.screenNames : Environment.safeAreaNames
        fail(.unknownEnvironment(name.text, of: base.text, among: names), name.place)
        return .invalid
    }

    private func screenMember(_ name: String) -> Value? {
        switch name {
        case "width": .number(Number(value: screen(for: .points).size.width, varies: true))
        case "height": .number(Number(value: screen.size.height, varies: true))
        case "scale": .number(screen.scale)
        case "safeArea": .environment(.safeArea)
        default: nil
        }
    }

    private func safeAreaMember(_ name: String) -> Value? {
        let insets = screen.safeAreaInsets
        let isLeftToRight = screen.layoutDirection == .leftToRight
        switch name {
        case "top": return .number(insets.top)
        case "left": return .number(insets.left)
        case "bottom": return .number(insets.bottom)
        case "right": return .number(insets.right)
        case "leading": return .number(isLeftToRight ? insets.left : insets.right)
        case "trailing": return .number(isLeftToRight ? insets.right : insets.left)
        default: return nil
        }
    }
}
