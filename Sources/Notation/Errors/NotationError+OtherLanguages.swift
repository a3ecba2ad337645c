// Words of SwiftUI, CSS and Android, which many authors write first.
extension NotationError {
    /// The property of a view that another language calls by `name`; nil where none of `names` is meant.
    static func property(ofOtherLanguage name: String, among names: [String]) -> String? {
        otherProperties.first { $0.names.lists(name) }?.meant.split(separator: " ").lazy.map(String.init)
            .first { names.contains($0) }
    }

    /// What is written here instead of such a word, where it is no property.
    static func instead(ofOtherLanguage name: String) -> String? {
        otherWays.first { $0.names.lists(name) }?.way
    }

    /// What is written here instead of a call that layout libraries and SwiftUI have; nil for any other name.
    static func instead(ofLayoutCall name: String) -> String? {
        layoutCalls.first { $0.names.lists(name) }?.way
    }

    /// What stands for one of SwiftUI's views; nil for any other name.
    static func instead(ofSwiftUIView name: String) -> String? {
        swiftUIViews.first { $0.names.lists(name) }?.way
    }

    /// The first of the meant properties that a type has is the one.
    static let otherProperties: [(names: String, meant: String)] = [
        (
            "color colour foregroundColor foregroundStyle fontColor foreground fill",
            "textColor titleColor color backgroundColor"
        ),
        ("background bg backgroundColour", "backgroundColor"),
        ("lineLimit lines maxLines numLines lineCount", "numberOfLines"),
        (
            "align textAlign multilineTextAlignment alignment gravity horizontalAlignment",
            "alignment textAlignment"
        ),
        ("alignItems verticalAlignment crossAxisAlignment", "alignment"),
        ("justify justifyContent mainAxisAlignment", "distribution"),
        ("gap space itemSpacing", "spacing minimumInteritemSpacing"),
        ("orientation flexDirection direction", "axis scrollDirection"),
        ("truncation truncationMode ellipsize textOverflow wrap wordWrap", "lineBreakMode"),
        ("tracking letterSpacing", "kern"),
        ("lineHeight leadingSpacing", "lineHeightMultiple lineSpacing"),
        ("radius borderRadius rounded rounding", "cornerRadius"),
        ("visible visibility isVisible hidden display", "isHidden"),
        ("clip clipped masksToBounds overflow clipToBounds", "clipsToBounds"),
        ("zIndex z layerOrder", "zPosition"),
        (
            "rotation rotate rotationEffect rotationAngle scale scaleEffect translation offset",
            "transform"
        ),
        ("src source picture icon img imageName systemName systemImage name", "image"),
        (
            "resizeMode objectFit aspectFill aspectFit scaledToFit scaledToFill resizable scaleType fit",
            "contentMode"
        ),
        ("text label caption string", "title text placeholder"),
        ("title label caption string", "text"),
        (
            "style buttonStyle variant bordered",
            "configuration borderStyle preferredDatePickerStyle"
        ),
        ("hint prompt placeholderText", "placeholder"),
        ("on checked isChecked toggled", "isOn isSelected"),
        ("selected selectedIndex selection", "selectedSegmentIndex isSelected"),
        ("disabled enabled", "isEnabled"),
        ("min minimum minValue", "minimumValue"),
        ("max maximum maxValue", "maximumValue"),
        ("step", "stepValue"),
        ("secure isSecure password", "isSecureTextEntry"),
        ("items options titles", "segments scopeButtonTitles"),
        ("page current", "currentPage"),
        ("pages count", "numberOfPages"),
        ("animating isSpinning", "isAnimating"),
        ("accentColor", "tintColor"),
        ("outline stroke borderColour", "borderColor"),
        ("columns columnCount", "layout"),
    ]

    private static let otherWays: [(names: String, way: String)] = [
        ("bold weight fontWeight italic", "a font has its weight: `font = .body.bold`"),
        ("aspectRatio ratio", "a ratio is a constraint: `width == height * 1.5`"),
        (
            "x y position origin minWidth maxWidth minHeight maxHeight",
            "places and sizes are constraints, such as `leading == super.leading + 8` or `width <= 320`"
        ),
    ]

    private static let layoutCalls: [(names: String, way: String)] = [
        (
            "fill fillSuperview pin pinEdges pinToEdges pinToSuperview edgesToSuperview fillContainer",
            "all four edges are one constraint: `edges == super.edges`, or `edges == super.edges.inset(8)`"
        ),
        (
            "padding inset insets",
            "distances are constants: `edges == super.edges.inset(8)`, `leading == super.leading + 8`"
        ),
        ("center centerInSuperview centerIn alignCenter", "both centers are one constraint: `center == super.center`"),
        ("centerX centerHorizontally", "it is written `centerX == super.centerX`"),
        ("centerY centerVertically", "it is written `centerY == super.centerY`"),
        ("size setSize", "a size is a constraint: `size == 44`, or `width == 44; height == 20`"),
        ("width setWidth", "it is written `width == 44`"),
        ("height setHeight", "it is written `height == 44`"),
    ]

    private static let swiftUIViews: [(names: String, way: String)] = [
        ("Text", "a text is written `Label name { text = \"…\" }` here"),
        ("Image AsyncImage", "a picture is written `ImageView name { image = \"…\" }` here"),
        ("ZStack Group", "views in a `View` may lie upon each other, the last one in front"),
        (
            "Spacer",
            "what is left over in a stack goes to its `distribution`, to `spacingAfter = …`, or to the view that hugs least: `hugging.vertical = 1`"
        ),
        (
            "Divider",
            "a line is a view: `View line { height == 1 / screen.scale; backgroundColor = .separator }`"
        ),
        ("List Form Section", "a list is written `TableView name { style = .insetGrouped; … }` here"),
        ("ForEach", "what is repeated is written `for item in items { … }` here"),
        ("LazyVStack LazyHStack", "write `VStack` or `HStack`, or `CollectionView` for items in columns"),
        (
            "LazyVGrid LazyHGrid Grid GridRow",
            "items in columns are written `CollectionView name { layout = …; … }` here"
        ),
        ("Toggle", "it is written `Switch name { isOn = true }` here, with a `Label` beside it"),
        ("SecureField", "it is written `TextField name { isSecureTextEntry = true }` here"),
        ("TextEditor", "it is written `TextView name { text = \"…\" }` here"),
        ("Picker", "it is written `SegmentedControl name { segments = [\"One\", \"Two\"] }` here"),
        (
            "NavigationStack NavigationView TabView NavigationSplitView",
            "a screen says what is around it: `title = \"…\"`, `tabs = …`"
        ),
        ("GeometryReader", "ask for `screen.width`, or say it by constraints: `width == super.width * 0.5`"),
        (
            "Rectangle RoundedRectangle Circle Capsule Ellipse Path",
            "write `View name { backgroundColor = …; cornerRadius = 8 }`, or its `shape`"
        ),
        ("Color LinearGradient", "write `View name { backgroundColor = … }`, or its `gradient`"),
    ]
}
