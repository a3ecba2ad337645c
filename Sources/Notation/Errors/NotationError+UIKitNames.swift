import AutoLayout

// UIKit's own names, which authors know by heart, where the notation has another way to say the same.
extension NotationError {
    /// What is written here instead of a name of UIKit; nil for a name that means nothing there either.
    static func instead(ofUIKit name: String) -> String? {
        if let anchor = anchor(ofUIKit: name) { return "an anchor is written `\(anchor)` here" }
        if let known = uiKitNames.first(where: { $0.name == name }) { return known.way }
        return nil
    }

    /// `leading` for `leadingAnchor`.
    private static func anchor(ofUIKit name: String) -> String? {
        let suffix = "Anchor"
        guard name.utf8.count > suffix.utf8.count, name.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else {
            return nil
        }
        let anchor = String(decoding: name.utf8.dropLast(suffix.utf8.count), as: UTF8.self)
        return AnchorName(rawValue: anchor) == nil ? nil : anchor
    }

    private static let uiKitNames: [(name: String, way: String)] = [
        ("layoutMarginsGuide", "the guide is written `margins` here"),
        ("safeAreaLayoutGuide", "the guide is written `safeArea` here"),
        ("readableContentGuide", "the guide is written `readable` here"),
        ("keyboardLayoutGuide", "the guide is written `keyboard` here"),
        ("contentLayoutGuide", "the guide is written `content` here"),
        ("frameLayoutGuide", "the guide is written `frame` here"),
        ("layoutMargins", "the margins are written `margins` here"),
        ("directionalLayoutMargins", "the margins are written `margins` here"),
        ("view", "the view around is written `super` here"),
        ("superview", "the view around is written `super` here"),
        ("self", "anchors of the view itself are written without a name, such as `leading == …`"),
        ("layer", "properties of the layer are the view's own here, such as `cornerRadius = 8`"),
        ("UIColor", "a colour is written `.red` or `color(\"#ff0000\")` here"),
        ("UIFont", "a font is written `.headline` or `.system(17)` here"),
        ("UIImage", "a picture is written by its name, `\"harbour\"`, a symbol `symbol(\"name\")` here"),
        ("systemFont", "the font is written `.system(17)` here"),
        ("boldSystemFont", "the font is written `.system(17, weight: .bold)` here"),
        ("preferredFont", "the font is written by its text style here, such as `.headline`"),
        ("setContentHuggingPriority", "the priority is written `hugging.vertical = .high` here"),
        ("setContentCompressionResistancePriority", "the priority is written `compression.vertical = .high` here"),
        ("translatesAutoresizingMaskIntoConstraints", "leave it out; views here are laid out by constraints alone"),
        ("addSubview", "a view is written between the braces of the one around it"),
        ("addArrangedSubview", "a view is written between the braces of the stack around it"),
        ("isActive", "leave it out; a constraint is in force where it is written"),
        ("constraint", "a constraint is written `leading == super.leading + 8` here"),
        ("constant", "the constant is written behind the anchor: `leading == super.leading + 8`"),
        ("multiplier", "the multiplier is written behind the anchor: `width == super.width * 0.5`"),
        ("setTitle", "the title is written `title = \"…\"` here"),
        ("frame", "frames come from constraints: `leading == …`, `top == …`, `width == …`, `height == …`"),
        ("bounds", "frames come from constraints: `width == …`, `height == …`"),
    ]

    /// What is meant by a character of other languages.
    static func instead(ofCharacter text: String) -> String? {
        switch text {
        case "%": "a part of a length is written `width == super.width * 0.5`"
        case "#": "a colour is written `color(\"#ff0000\")`"
        case "$": "a value in a text is written `\"\\(value)\"`"
        default: nil
        }
    }
}
