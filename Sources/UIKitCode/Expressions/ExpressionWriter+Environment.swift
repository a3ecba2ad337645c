import Notation

// What a block knows of the screen, asked of traits, sizes and insets.
extension ExpressionWriter {
    /// The screen's bounds: a controller's are its view's.
    private var bounds: String {
        needs.asksSize = true
        if isScreen { return "view.bounds" }
        needs.shorthands.insert(.screenBounds)
        return "screenBounds"
    }

    func environment(_ name: String) -> Written? {
        switch name {
        case "regular": trait("horizontalSizeClass == .regular")
        case "compact": trait("horizontalSizeClass == .compact")
        case "verticallyRegular": trait("verticalSizeClass == .regular")
        case "verticallyCompact": trait("verticalSizeClass == .compact")
        case "dark": trait("userInterfaceStyle == .dark")
        case "light": trait("userInterfaceStyle != .dark")
        case "rtl": trait("layoutDirection == .rightToLeft")
        case "ltr": trait("layoutDirection == .leftToRight")
        case "landscape": Written("\(bounds).width > \(bounds).height", .comparison)
        case "portrait": Written("\(bounds).width <= \(bounds).height", .comparison)
        case "textSize": trait("preferredContentSizeCategory", .postfix)
        default: nil
        }
    }

    private func trait(_ question: String, _ level: Written.Level = .comparison) -> Written {
        needs.asksTraits = true
        return Written("traitCollection.\(question)", level)
    }

    func environment(_ name: String, of base: Expression) throws(Untranslatable) -> Written {
        if case .name = base.kind {
            switch name {
            case "width", "height": return Written("\(bounds).\(name)")
            case "scale": return Written("traitCollection.displayScale")
            default: throw Untranslatable(reason: "'\(base.text).\(name)' has no counterpart in UIKit")
            }
        }
        needs.asksSafeArea = true
        if !isScreen { needs.shorthands.insert(.screenBounds) }
        let insets = isScreen ? "view.safeAreaInsets" : "screenSafeAreaInsets"
        guard name == "leading" || name == "trailing" else { return Written("\(insets).\(name)") }
        let sides = name == "leading" ? ("left", "right") : ("right", "left")
        needs.asksTraits = true
        return Written(
            "traitCollection.layoutDirection == .leftToRight ? \(insets).\(sides.0) : \(insets).\(sides.1)", .ternary)
    }

    /// How far a view is scrolled from where it rests.
    func offset(_ name: String, of base: Expression) throws(Untranslatable) -> Written {
        guard case .member(let owner, _) = base.kind, case .name(let view) = owner.kind else {
            throw Untranslatable(reason: "only a view by its name has an offset")
        }
        if name == "x" { return Written("0") }
        let property = view == "self" ? "self" : views[view]
        guard let property else { throw Untranslatable(reason: "no view is named '\(view)'") }
        needs.noteOffset(of: property)
        needs.shorthands.insert(.scrolledBy)
        return Written("\(property).scrolledBy")
    }
}
