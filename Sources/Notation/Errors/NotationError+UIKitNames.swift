import AutoLayout

// UIKit's own names, which authors know by heart, where the notation has another way to say the same.
extension NotationError {
    /// What is written here instead of a name of UIKit; nil for a name that means nothing there either.
    static func instead(ofUIKit name: String) -> String? {
        instead(ofDrawn: name) ?? undrawnUIKitNames.first { $0.names.lists(name) }?.way
    }

    /// The same without the names of what figures leave out: many are words that authors give to things of their own.
    static func instead(ofDrawn name: String) -> String? {
        if let anchor = anchor(ofUIKit: name) { return "an anchor is written `\(anchor)` here" }
        if let known = uiKitNames.first(where: { $0.name == name }) { return known.way }
        if let property = property(ofUIKit: name) { return "it is written `\(property)` here" }
        return uiKitGroups.first { $0.names.lists(name) }?.way
    }

    /// The property of the notation that UIKit keeps under another name.
    private static func property(ofUIKit name: String) -> String? {
        for viewClass in ViewClass.all {
            let found = viewClass.properties.first { $0.spelling.lastName == name }
            if let found, found.name != name { return found.name }
        }
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

    /// Names of UIKit that several others have the same way for.
    private static let uiKitGroups: [(names: String, way: String)] = [
        (
            "addConstraint addConstraints activate constraints removeConstraint removeConstraints deactivate",
            "a constraint is written in the view that it constrains, `leading == super.leading + 8`; a condition around it is `when`"
        ),
        (
            "firstItem secondItem firstAttribute secondAttribute relation anchorWithOffset",
            "a constraint is written `leading == super.leading + 8` here, with `<=` or `>=` as its relation"
        ),
        (
            """
            priority defaultHigh defaultLow fittingSizeLevel dragThatCanResizeScene sceneSizeStayPut \
            dragThatCannotResizeScene
            """,
            "a priority is written behind the constraint: `width == 60 @ .high`, `.low`, `.fitting` or a number"
        ),
        ("contentHuggingPriority", "the priority is written `hugging.vertical = .high` here"),
        ("contentCompressionResistancePriority", "the priority is written `compression.vertical = .high` here"),
        (
            """
            autoresizingMask flexibleWidth flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleTopMargin \
            flexibleBottomMargin
            """,
            "views here have no masks; say the same by constraints, such as `edges == super.edges`"
        ),
        (
            "insertSubview bringSubviewToFront sendSubviewToBack addSublayer insertSublayer subviews",
            "views stand in the order in which they are written, the last in front; `zPosition = 1` brings one forward"
        ),
        (
            "removeFromSuperview removeFromSuperlayer",
            "`remove name` takes a view of an earlier block away; a condition around it is `when`"
        ),
        (
            "addChild willMove didMove removeFromParent children parent rootViewController",
            "a screen is one controller; what it shows is a component: `component Child { … }`"
        ),
        (
            """
            navigationController navigationItem navigationBar pushViewController topViewController \
            isNavigationBarHidden setNavigationBarHidden
            """, "a screen stands in a navigation controller once it has a title: `title = \"Berths\"`"
        ),
        (
            "tabBarController tabBarItem tabBar viewControllers selectedIndex selectedViewController",
            "a screen stands in a tab bar controller once it has tabs: `tabs = [\"Boats\", \"People\"]`"
        ),
        ("badgeValue badgeColor", "leave it out; tabs have no badges here"),
        (
            "toolbar isToolbarHidden",
            "a screen has a toolbar once it has items for one: `toolbarItems = [.flexibleSpace, \"Done\"]`"
        ),
        (
            "followsUndockedKeyboard usesBottomSafeArea keyboardDismissPadding",
            "leave it out; the keyboard of a figure is docked, and `super.keyboard` ends with the safe area without one"
        ),
        ("scrollRectToVisible", "how far a figure is scrolled is said beside it: `scroll=60`"),
        (
            "insertArrangedSubview removeArrangedSubview arrangedSubviews",
            "a view is arranged where it is written in the stack, unless it says `isArranged = false`"
        ),
        ("setCustomSpacing customSpacing", "the spacing is written in the view before it: `spacingAfter = 24`"),
        ("spacingUseSystem spacingUseDefault", "the system's spacing is written `systemSpacing(1)` here"),
        (
            "addLayoutGuide removeLayoutGuide layoutFrame",
            "a guide is written as a view is, `LayoutGuide middle { … }`"
        ),
        ("masksToBounds", "it is written `clipsToBounds = true` here"),
        ("opacity", "it is written `alpha = 0.5` here"),
        (
            "colors startPoint endPoint locations",
            "a gradient is written `gradient = [.clear, .black]`, from top to bottom"
        ),
        (
            """
            layerClass isOpaque isUserInteractionEnabled tag accessibilityLabel accessibilityIdentifier \
            isAccessibilityElement
            """, "leave it out; it changes nothing that a figure shows"
        ),
        ("rotated", "a turn is written `transform = .rotation(15)` here, in degrees"),
        ("scaledBy scale", "a scale is written `transform = .scale(1.5)` here"),
        ("translatedBy tx ty", "a shift is written `transform = .translation(0, 8)` here"),
        (
            "concatenating inverted",
            "transforms are written one behind the other: `.translation(0, 8).rotation(15)`"
        ),
        (
            """
            NSAttributedString NSMutableAttributedString AttributedString attributedString addingAttributes \
            foregroundColor underlineStyle strikethroughStyle
            """,
            "parts of a text in styles of their own are written `attributedText = [.run(\"Ada\", bold: true, color: .red), \" replied\"]`, or `.markdown(\"**Ada** replied\")`"
        ),
        (
            "titleTextAttributesTransformer setAttributedTitle",
            "a title's font and color are `titleFont` and `baseForegroundColor`; one of several styles is written `attributedTitle = .markdown(\"**Ada** replied\")`"
        ),
        (
            "monospacedDigitSystemFont",
            "figures are as wide as the font has them; `textWidth(\"00:00\")` reserves their room"
        ),
        (
            "pointSize ascender descender capHeight xHeight",
            "a font has no numbers here; say places by `firstBaseline` and `lastBaseline`"
        ),
        (
            """
            fontDescriptor preferredFontDescriptor withSymbolicTraits traitBold traitItalic traitTightLeading \
            traitLooseLeading weight withSize family featureSettings
            """, "a font is written `.headline`, `.body.bold` or `.system(17, weight: .bold)` here"
        ),
        (
            "scaledFont scaledValue adjustsFontForContentSizeCategory",
            "fonts by text style follow the reader's text size by themselves; `.system(17)` does not"
        ),
        ("allowsDefaultTighteningForTruncation", "leave it out; texts are not tightened here"),
        ("withAlphaComponent", "it is written `.black.withAlpha(0.25)` here"),
        (
            "resolvedColor cgColor hasDifferentColorAppearance",
            "a color follows the appearance by itself; one for each is `color(light: .white, dark: .black)`"
        ),
        ("withTintColor", "a picture takes the `tintColor` of its view"),
        ("withRenderingMode", "it is written `image(\"logo\", renderingMode: .alwaysTemplate)` here"),
        (
            "preferredSymbolConfiguration applying",
            "it is written `symbol(\"plus\", scale: .small, weight: .semibold)` here"
        ),
        ("contentEdgeInsets", "it is written `contentInsets` here"),
        ("setImage", "the image is written `image = symbol(\"plus\")` here"),
        ("highlighted selected", "a state is written `isHighlighted = true` or `isSelected = true` here"),
        ("addAction touchUpInside valueChanged", "a figure does not act; leave it out"),
        ("isEditable", "leave it out; a figure shows the text"),
        ("leftView leftViewMode", "it is written `leftImage = symbol(\"envelope\")` here"),
        ("rightView rightViewMode", "it is written `rightImage = symbol(\"envelope\")` here"),
        (
            "insertSegment removeAllSegments titleForSegment numberOfSegments",
            "segments are written `segments = [\"Day\", \"Week\"]`"
        ),
        ("setOn", "it is written `isOn = true` here"),
        (
            "startAnimating stopAnimating hidesWhenStopped",
            "it is written `isAnimating = true` here; a stopped one is hidden"
        ),
        (
            "topItem",
            "the bar's item is the bar's own here: `title`, `prompt`, `leftBarButtonItems`, `rightBarButtonItems`"
        ),
        ("flexibleSpace", "it is written among the items: `items = [\"Edit\", .flexibleSpace, \"Done\"]`"),
        (
            "imageView textLabel detailTextLabel",
            "of a cell it is written `text`, `detailText` or `image` here"
        ),
        (
            "contentConfiguration defaultContentConfiguration secondaryText UIListContentConfiguration",
            "a cell's content is written `content = .subtitleCell`, `content.text = \"…\"`, `content.secondaryText = \"…\"`"
        ),
        ("becomeFirstResponder isFirstResponder", "it is written `isEditing = true` here"),
        ("setEditing", "it is written `isEditing = true` here"),
        ("setSelected", "it is written `isSelected = true` here"),
        ("setHighlighted", "it is written `isHighlighted = true` here"),
        ("setEnabled", "it is written `isEnabled = false` here"),
        ("kerning tracking letterSpacing", "the room behind each character is written `kern = 1.5` here"),
        (
            "lineHeight paragraphStyle setParagraphStyle",
            "the room between lines is written `lineSpacing = 4` here, their height `lineHeightMultiple = 1.2`"
        ),
        ("titleLabel", "of a button it is written `title`, `font` and `titleColor` here"),
        (
            "state default normal",
            "a state is written `isEnabled = false`, `isHighlighted = true` or `isSelected = true` here"
        ),
        ("current main next", "a figure has one screen; ask it for `screen.width`, `regular` or `dark`"),
        (
            "accessoryView",
            "it is written `accessoryType = .disclosureIndicator` here; other accessories are views of the row"
        ),
        ("contentView", "a row's content view is `super` for the views in it"),
        ("tableHeaderView", "it is written `header { … }` between the braces of the table"),
        ("tableFooterView", "it is written `footer { … }` between the braces of the table"),
        (
            """
            numberOfSections section row register dequeueReusableCell reuseIdentifier prepareForReuse reloadData \
            beginUpdates endUpdates performBatchUpdates delegate dataSource tableView
            """,
            "rows are written between the braces of the table: `for song in songs { Row row(song) }`, with `section { … }` around them"
        ),
        (
            "collectionViewLayout collectionView invalidateLayout dequeueReusableSupplementaryView",
            "the layout of a collection view is written `layout = .flow` or as a list of sections, its items between the braces"
        ),
        (
            "pinToVisibleBounds",
            "a section of a layout says it of its header: `.section(…, pinsHeader: true)`"
        ),
        (
            "sectionFootersPinToVisibleBounds",
            "headers alone stay in sight here: `sectionHeadersPinToVisibleBounds = true`"
        ),
        ("estimatedItemSize", "items that size themselves are written `itemSize = .automatic`"),
        (
            "headerReferenceSize footerReferenceSize boundarySupplementaryItems",
            "it is written as `header { … }` or `footer { … }` in a section"
        ),
        (
            "fractionalWidth fractionalHeight absolute estimated",
            "a length of a layout is written `.fractionalWidth(0.5)`, `.absolute(44)` or `.estimated(44)`"
        ),
        ("interItemSpacing flexible fixed", "the spacing of a group is written `.horizontal(…, spacing: 8)`"),
        (
            "interGroupSpacing orthogonalScrollingBehavior horizontal vertical",
            "a section is written `.section(.horizontal(…), spacing: 8, insets: 16, orthogonalScrolling: .paging)`"
        ),
        ("sectionHeaderHeight", "it is written at the header: `header height: 28 { … }`"),
        ("estimatedRowHeight", "leave it out; rows without a `rowHeight` measure themselves"),
        ("automaticDimension", "it is written `.automatic` here"),
        (
            "separatorColor selectionStyle",
            "separators are drawn in `.separator`; `separators = false` leaves them out"
        ),
        (
            "contentOffset setContentOffset scrollViewDidScroll",
            "a scroll offset is the setting `scroll=0,60` in the block's first line; `list.contentOffset.y` asks for it"
        ),
        ("contentSize", "a scroll view's content is as large as constraints to `scroll.content` say"),
        (
            """
            adjustedContentInset adjustedContentInsetDidChange scrollIndicatorInsets verticalScrollIndicatorInsets \
            horizontalScrollIndicatorInsets
            """,
            "insets are written `contentInset`, and how the safe area adds to them `contentInsetAdjustmentBehavior`"
        ),
        ("alwaysBounceHorizontal", "leave it out; content that is wider than its scroll view is scrolled sideways"),
        (
            """
            safeAreaInsets safeAreaInsetsDidChange viewSafeAreaInsetsDidChange edgesForExtendedLayout \
            extendedLayoutIncludesOpaqueBars
            """, "the safe area is the guide `super.safeArea`, its insets `screen.safeArea.top`"
        ),
        (
            """
            layoutMarginsDidChange viewLayoutMarginsDidChange systemMinimumLayoutMargins \
            viewRespectsSystemMinimumLayoutMargins
            """, "the margins are the guide `super.margins`, and are set by `margins = 16`"
        ),
        (
            """
            traitCollection traitCollectionDidChange registerForTraitChanges unregisterForTraitChanges \
            willTransition viewWillTransition horizontalSizeClass verticalSizeClass userInterfaceStyle \
            userInterfaceIdiom layoutDirection effectiveUserInterfaceLayoutDirection displayScale \
            preferredContentSizeCategory isAccessibilityCategory
            """,
            "ask the environment, such as `when regular { … }`, `dark`, `rtl`, `screen.scale` or `textSize >= .accessibilityMedium`"
        ),
        (
            """
            loadView viewDidLoad viewDidAppear viewWillAppear viewDidLayoutSubviews viewWillLayoutSubviews \
            layoutSubviews layoutIfNeeded setNeedsLayout updateConstraints updateConstraintsIfNeeded \
            updateViewConstraints setNeedsUpdateConstraints didMoveToSuperview didMoveToWindow tintColorDidChange \
            invalidateIntrinsicContentSize requiresConstraintBasedLayout makeKeyAndVisible window animate
            """, "a block says what holds, not when; what depends on something stands in `when … { … }`"
        ),
        (
            """
            systemLayoutSizeFitting sizeThatFits sizeToFit layoutFittingCompressedSize layoutFittingExpandedSize
            """,
            "a component is measured by `Card(song).fittingSize(width: 200).height`, a text by `textWidth(\"00:00\")`; `expect title.width <= 200` holds a size"
        ),
        ("noIntrinsicMetric", "it is written `nil`: `intrinsicContentSize = (nil, 20)`"),
        (
            "forFirstBaselineLayout forLastBaselineLayout",
            "baselines are the anchors `firstBaseline` and `lastBaseline`"
        ),
        (
            "hasAmbiguousLayout exerciseAmbiguityInLayout",
            "a build warns of what is ambiguous, unless the block says `expect=ambiguous`"
        ),
        (
            "convert isDescendant",
            "an anchor of any view may be named, however deep it stands: `row.photo.trailing`"
        ),
        (
            "viewForZooming setZoomScale zoom bouncesZoom",
            "a ScrollView zooms its first view: `maximumZoomScale = 3; zoomScale = 2`"
        ),
        (
            "headerMode footerMode headerTopPadding UICollectionLayoutListConfiguration",
            "a list is written `layout = .list(.insetGrouped)` here, its sections with `header { … }` and `footer { … }`"
        ),
        (
            "UIBezierPath path cgPath move addLine addCurve addQuadCurve addArc close CAShapeLayer",
            "a path is written `shape = [.move(0, 1), .line(0.5, 0), .close]` here, in parts of the view's size"
        ),
        (
            "isBold isItalic fontWeight fontSize",
            "a font is written `.headline`, `.body.bold` or `.system(17, weight: .bold)` here"
        ),
        (
            "padding inset insets",
            "room is written in constraints, `leading == super.leading + 8`, or as the view's `margins`"
        ),
        (
            "allowsSelection allowsMultipleSelection allowsSelectionDuringEditing",
            "leave it out; nobody selects in a figure, and `isSelected = true` shows how it looks"
        ),
        (
            "editingStyleForRowAt setEditing canEditRowAt",
            "a table says `isEditing = true`, and a cell of it `editingStyle = .insert`, `.none` or `.delete`"
        ),
        (
            "accessories UICellAccessory",
            "an accessory of a `TableViewCell` is written `accessoryType = .disclosureIndicator`, those of a `CollectionViewListCell` `accessories = [.disclosureIndicator]`"
        ),
        (
            "accessoryView editingAccessoryType",
            "an accessory is written `accessoryType = .disclosureIndicator` here; a row of one's own may hold any view"
        ),
    ]

    /// What stands for one of UIKit's types that the notation does not have; nil for any other name.
    static func instead(ofUIKitType name: String) -> String? {
        var plain = name
        for prefix in ["UI", "MK", "WK"] where name.hasPrefix(prefix) { plain = String(name.dropFirst(prefix.count)) }
        return uiKitTypes.first { $0.names.lists(plain) }?.way
    }

    private static let uiKitTypes: [(names: String, way: String)] = [
        (
            "MapView WebView SceneView CalendarView PDFView VideoPlayer ContentUnavailableView",
            "it is not here; a `View` with a `backgroundColor` stands for it"
        ),
        (
            "PickerView ColorWell InputView",
            "it is not here; of pickers there is `DatePicker`, with `preferredDatePickerStyle = .wheels`"
        ),
        (
            "Menu ContextMenu Alert AlertController",
            "it is not here; a component in front of the other views stands for it"
        ),
        ("RefreshControl", "it is not here; `scroll=-60` beside the figure shows a list that is pulled down"),
        (
            "ListContentView ListCell ListContentConfiguration ContentView",
            "it is written `CollectionViewListCell row { content = .subtitleCell; content.text = \"…\" }` here"
        ),
        (
            "CollectionViewCell CollectionReusableView Cell",
            "a row or an item is a view or a component between the braces of its table or collection view"
        ),
        (
            """
            SplitView SplitViewController NavigationController TabBarController PageViewController ViewController \
            TableViewController CollectionViewController Window
            """,
            "a screen says what is around it: `title`, `tabs`, or `devices=iPad landscape column primary`; one in another is written by its name, `Player mini { … }`"
        ),
        (
            "Control Scene Layer ShapeLayer GradientLayer",
            "write `View`, with its properties `shape` or `gradient`"
        ),
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
