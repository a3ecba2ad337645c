import Notation

// What a block knows of the screen, asked of traits, sizes and insets.
extension ExpressionWriter {
    /// The screen's bounds: a controller's are its view's.
    private var bounds: SwiftExpression {
        needs.asksSize = true
        if isScreen { return .name("view").dot("bounds") }
        needs.extensions.insert(.screenBounds)
        return .name("screenBounds")
    }

    private func trait(_ name: String) -> SwiftExpression {
        needs.traits.insert(name)
        return .name("traitCollection").dot(name)
    }

    func environment(_ name: EnvironmentName) throws(Untranslatable) -> SwiftExpression {
        switch name.entry.uiKit {
        case .trait(let name): return trait(name)
        case .traitIs(let name, let value): return trait(name).compared(.equal, .implicit(value))
        case .traitIsNot(let name, let value): return trait(name).compared(.notEqual, .implicit(value))
        case .isWide: return bounds.dot("width").compared(.greater, bounds.dot("height"))
        case .isNotWide: return bounds.dot("width").compared(.lessOrEqual, bounds.dot("height"))
        case nil: throw Untranslatable(reason: "nothing tells what '\(name.rawValue)' is")
        }
    }

    func screen(_ member: ScreenMember) throws(Untranslatable) -> SwiftExpression {
        switch member {
        case .width, .height: return bounds.dot(member.rawValue)
        case .scale: return .name("traitCollection").dot("displayScale")
        case .safeArea: throw Untranslatable(reason: "'screen.safeArea' has no counterpart in UIKit")
        }
    }

    func safeArea(_ side: SafeAreaSide) -> SwiftExpression {
        needs.asksSafeArea = true
        let isOfWindow = !isScreen || addsSafeArea
        if isOfWindow { needs.extensions.insert(.screenBounds) }
        let name = isOfWindow ? "screenSafeAreaInsets" : "safeAreaInsets"
        let insets: SwiftExpression = isScreen ? .name("view").dot(name) : .name(name)
        let (first, second): (String, String)
        switch side {
        case .top, .left, .bottom, .right: return insets.dot(side.rawValue)
        case .leading: (first, second) = ("left", "right")
        case .trailing: (first, second) = ("right", "left")
        }
        let isLeftToRight = trait("layoutDirection").compared(.equal, .implicit("leftToRight"))
        return insets.dot(first).or(insets.dot(second), if: isLeftToRight)
    }

    /// How far a view is scrolled from where it rests.
    func offset(of view: String, _ axis: String) throws(Untranslatable) -> SwiftExpression {
        if axis == "x" { return .zero }
        guard let property = view == "self" ? view : views[view] else {
            throw Untranslatable(reason: "no view is named '\(view)'")
        }
        needs.noteOffset(of: property)
        needs.extensions.insert(.scrolledBy)
        return .name(property).dot("scrolledBy")
    }
}
