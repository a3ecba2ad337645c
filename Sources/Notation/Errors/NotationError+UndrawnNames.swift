// Names of UIKit's that say how an app behaves, or draw what figures do not.
extension NotationError {
    static let undrawnUIKitNames: [(names: String, way: String)] =
        ofTyping + ofTouches + ofAccessibility + ofGrounds + ofScrolling + ofRows + ofControls + ofViews + ofBars

    private static let ofTyping: [(names: String, way: String)] = [
        (
            """
            keyboardType keyboardAppearance returnKeyType autocapitalizationType autocorrectionType \
            spellCheckingType textContentType enablesReturnKeyAutomatically passwordRules smartDashesType \
            smartQuotesType smartInsertDeleteType inlinePredictionType inputView inputAccessoryView \
            isLookToDictateEnabled keyboardDismissMode
            """,
            "leave it out; the keyboard of a figure has English letters, and is shown by `keyboard=shown` in the block's first line"
        ),
        (
            """
            isSelectable selectedRange selectedTextRange clearsOnBeginEditing clearsOnInsertion \
            allowsEditingTextAttributes typingAttributes isFindInteractionEnabled dataDetectorTypes \
            canBecomeFirstResponder
            """, "leave it out; nobody types in a figure, and `isEditing = true` shows a caret"
        ),
        (
            "linkTextAttributes defaultTextAttributes usesStandardTextScaling",
            "parts of a text in styles of their own are written `attributedText = [.run(\"Ada\", bold: true)]`"
        ),
        ("attributedPlaceholder", "it is written `placeholder = \"…\"` here, in one style"),
        ("minimumFontSize", "of a label it is written `minimumScaleFactor = 0.5`, a part of its font's size"),
    ]

    private static let ofTouches: [(names: String, way: String)] = [
        (
            """
            addTarget gestureRecognizers addGestureRecognizer interactions isExclusiveTouch isMultipleTouchEnabled \
            isTracking isTouchInside canCancelContentTouches delaysContentTouches isContextMenuInteractionEnabled \
            showsMenuAsPrimaryAction menu isPointerInteractionEnabled isHeld changesSelectionAsPrimaryAction \
            isMomentary isContinuous wraps autorepeat allowsContinuousInteraction toolTip role \
            userInteractionEnabledWhileDragging dragInteractionEnabled actions allTargets allControlEvents \
            motionEffects focusStyle selectionFollowsFocus
            """, "leave it out; a figure does not act"
        ),
        (
            "showsTouchWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled",
            "leave it out; `isHighlighted = true` or `isEnabled = false` shows how a button looks then"
        ),
        ("highlightedTextColor", "a state's color is its own value: `textColor = .white`"),
        (
            """
            highlightedImage highlightedAnimationImages animationImages animationDuration animationRepeatCount
            """,
            "a figure shows one moment; set the picture of it: `image = \"harbour\"`"
        ),
    ]

    private static let ofAccessibility: [(names: String, way: String)] = [
        (
            """
            accessibilityAttributedLabel accessibilityCustomActions accessibilityElements \
            accessibilityElementsHidden accessibilityFrame accessibilityHint accessibilityLanguage \
            accessibilityIgnoresInvertColors accessibilityTraits accessibilityValue accessibilityViewIsModal \
            largeContentImage largeContentTitle showsLargeContentViewer shouldGroupAccessibilityChildren \
            restorationIdentifier contentScaleFactor clearsContextBeforeDrawing autoresizesSubviews \
            prefetchDataSource isPrefetchingEnabled dragDelegate dropDelegate observedProgress lineBreakStrategy \
            showsExpansionTextWhenTruncated automaticallyUpdatesConfiguration \
            automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration \
            configurationUpdateHandler configurationState setNeedsUpdateConfiguration setNeedsDisplay \
            remembersLastFocusedIndexPath hasUncommittedUpdates
            """, "leave it out; it changes nothing that a figure shows"
        ),
        (
            """
            minimumContentSizeCategory maximumContentSizeCategory \
            adjustsImageSizeForAccessibilityContentSizeCategory
            """,
            "the text sizes that a figure shows are said beside it: `text-size=large,AX1`; `.system(17)` does not follow them"
        ),
        (
            "overrideUserInterfaceStyle",
            "the appearances that a figure shows are said beside it: `appearance=light,dark`"
        ),
        (
            "semanticContentAttribute",
            "the reading directions are said beside the figure: `direction=ltr,rtl`; `left` and `right` do not follow them"
        ),
    ]

    private static let ofGrounds: [(names: String, way: String)] = [
        (
            """
            barTintColor barStyle isTranslucent backgroundImage setBackgroundImage shadowImage setShadowImage \
            standardAppearance scrollEdgeAppearance compactAppearance compactScrollEdgeAppearance \
            titleTextAttributes largeTitleTextAttributes setTitleTextAttributes unselectedItemTintColor \
            backIndicatorImage backIndicatorTransitionMaskImage scopeBarBackgroundImage \
            setTitleVerticalPositionAdjustment
            """,
            "bars have UIKit's own look here; `tintColor` colors what stands on them, `backgroundColor` their ground"
        ),
        (
            "backgroundView selectedBackgroundView multipleSelectionBackgroundView backgroundConfiguration",
            "a ground is written `backgroundColor = .systemGray6`; another one is the row's first view"
        ),
        (
            """
            background disabledBackground setDividerImage setDecrementImage setIncrementImage setMaximumTrackImage \
            setMinimumTrackImage setThumbImage progressImage trackImage onImage offImage preferredIndicatorImage \
            setIndicatorImage setSearchFieldBackgroundImage
            """,
            "controls are drawn as UIKit draws them, in the colors that they are given, such as `tintColor`; pictures of their parts are not here"
        ),
        (
            "setTitleShadowColor reversesTitleShadowWhenHighlighted",
            "a shadow is the view's: `shadowOpacity = 0.2`"
        ),
        (
            "mask maskView",
            "a view is cut by `clipsToBounds = true` with a `cornerRadius`; other outlines are a `shape`"
        ),
        ("transform3D", "it is written `transform = .rotation(15)` here, in the plane of the screen"),
        ("tintAdjustmentMode", "leave it out, or give the view a grey `tintColor`"),
    ]

    private static let ofScrolling: [(names: String, way: String)] = [
        (
            """
            showsVerticalScrollIndicator showsHorizontalScrollIndicator indicatorStyle flashScrollIndicators \
            automaticallyAdjustsScrollIndicatorInsets
            """,
            "leave it out; figures have no scroll indicators"
        ),
        (
            """
            bounces scrollsToTop isDirectionalLockEnabled decelerationRate isDragging isDecelerating isZooming \
            isZoomBouncing transfersHorizontalScrollingToParent
            """,
            "leave it out; readers scroll a figure as far as its content goes, and pull it down where `alwaysBounceVertical` is true"
        ),
        ("refreshControl", "it is not here; an `ActivityIndicator` above the content stands for it"),
        ("visibleSize", "the size of what is seen is that of the guide `scroll.frame`"),
        (
            "scrollToRow scrollToItem scrollRangeToVisible scrollToNearestSelectedRow",
            "how far a figure is scrolled is said beside it: `scroll=60`"
        ),
    ]

    private static let ofRows: [(names: String, way: String)] = [
        (
            """
            allowsMultipleSelectionDuringEditing indexPathForSelectedRow indexPathsForSelectedRows \
            indexPathsForSelectedItems
            """,
            "leave it out; nobody selects in a figure, and `isSelected = true` shows how it looks"
        ),
        (
            "estimatedSectionHeaderHeight estimatedSectionFooterHeight fillerRowHeight",
            "leave it out; headers and footers measure themselves"
        ),
        ("sectionFooterHeight", "a footer is as high as what is in it: `footer { View end { height == 28 } }`"),
        (
            """
            sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor \
            sectionIndexMinimumDisplayRowCount
            """,
            "leave it out; tables have no index here"
        ),
        (
            "separatorInsetReference separatorEffect",
            "the line below a row begins at the margin, or where `separatorInset = 16` says, from the edge"
        ),
        (
            "cellLayoutMarginsFollowReadableWidth insetsContentViewsToSafeArea",
            "margins of rows are those of the table, `margins.horizontal = 32`; what is readable is the guide `super.readable`"
        ),
        (
            "indentationLevel indentationWidth indentsAccessories",
            "a row that is indented is one of your own, with `leading == super.margins.leading + 16`"
        ),
        ("editingAccessoryView", "leave it out; a row that is being edited has its controls alone"),
        (
            "visibleCells indexPathsForVisibleRows indexPathsForVisibleItems visibleSupplementaryViews",
            "rows and items are named where they are written: `list.first.width`"
        ),
    ]

    private static let ofControls: [(names: String, way: String)] = [
        (
            "contentHorizontalAlignment contentVerticalAlignment",
            "a title stands in the middle of its button; let the button be as wide as it is, with `hugging.horizontal = .required`, and tie one edge"
        ),
        ("baselineAdjustment", "leave it out; a text that shrinks keeps its baseline"),
        (
            "currentTitle currentTitleColor currentImage currentAttributedTitle currentBackgroundImage",
            "a button's title, color and image are `title`, `titleColor` and `image`"
        ),
        (
            "setPreferredSymbolConfiguration",
            "it is written `symbol(\"plus\", scale: .small, weight: .semibold)` here"
        ),
        (
            "setWidth widthForSegment",
            "segments share the width; `apportionsSegmentWidthsByContent = true` gives each what its title needs"
        ),
        ("imageForSegment", "segments have texts: `segments = [\"Day\", \"Week\"]`"),
        ("setContentOffset", "a scroll offset is the setting `scroll=0,60` in the block's first line"),
        (
            "isEnabledForSegment removeSegment",
            "segments are written `segments = [\"Day\", \"Week\"]`, and `isEnabled = false` for all"
        ),
        ("preferredStyle", "leave it out; a switch is drawn as a sliding one"),
        ("setValue", "it is written `value = 0.4` here"),
        ("setProgress", "it is written `progress = 0.4` here"),
        ("setShowsCancelButton", "it is written `showsCancelButton = true` here"),
        (
            """
            showsSearchResultsButton showsBookmarkButton searchTextField searchTextPositionAdjustment \
            searchFieldBackgroundPositionAdjustment setPositionAdjustment setScopeBarButtonTitleTextAttributes
            """,
            "of a search bar there are `text`, `placeholder`, `searchBarStyle`, `showsCancelButton` and `scopeButtonTitles`"
        ),
        (
            """
            minimumDate maximumDate minuteInterval roundsToMinuteInterval countDownDuration locale calendar timeZone
            """,
            "leave it out; a date picker shows its `date` in the English of the United States"
        ),
        ("datePickerStyle", "it is written `preferredDatePickerStyle = .wheels` here"),
    ]

    private static let ofViews: [(names: String, way: String)] = [
        ("center", "a place comes from constraints: `center == super.center`")
    ]

    private static let ofBars: [(names: String, way: String)] = [
        (
            "itemPositioning itemSpacing itemWidth",
            "leave it out; the tabs of a bar are spread over it, as on an iPhone"
        ),
        ("setItems", "it is written `items = [\"Edit\", .flexibleSpace, \"Done\"]` here"),
        (
            "leftBarButtonItem setLeftBarButton setLeftBarButtonItems leftItemsSupplementBackButton",
            "it is written `leftBarButtonItems = [\"Close\"]` here"
        ),
        (
            "rightBarButtonItem setRightBarButton setRightBarButtonItems",
            "it is written `rightBarButtonItems = [symbol(\"plus\")]` here"
        ),
        (
            """
            backBarButtonItem backButtonTitle backButtonDisplayMode hidesBackButton setHidesBackButton backAction \
            pushItem
            """,
            "the back button is written `backItem = \"Mailboxes\"`, and is not there without it"
        ),
        ("largeTitleDisplayMode", "it is written `prefersLargeTitles = true` here"),
        (
            "searchController hidesSearchBarWhenScrolling preferredSearchBarPlacement",
            "a `SearchBar` is a view of the screen: `SearchBar search { top == super.safeArea.top }`"
        ),
        ("titleView titleMenuProvider", "a bar's title is a text; another view lies over the bar with `edges`"),
        ("barPosition", "leave it out; a bar stands where constraints put it"),
    ]
}
