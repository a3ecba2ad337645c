import AutoLayout
import Scene
import Testing

@testable import Notation

@Suite struct PropertyTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var type: String
        var statement: String
        var check: @Sendable (View) -> Bool
        var testDescription: String { "\(type) \(statement)" }

        init(_ type: String, _ statement: String, _ check: @escaping @Sendable (View) -> Bool) {
            self.type = type
            self.statement = statement
            self.check = check
        }
    }

    static let ofEveryView: [Case] = [
        Case("View", "margins = 8") { $0.layoutMargins.leading == 8 && $0.layoutMargins.bottom == 8 },
        Case("View", "margins = (1, 2, 3, 4)") { $0.layoutMargins.leading == 2 && $0.layoutMargins.trailing == 4 },
        Case("View", "margins.horizontal = 5") { $0.layoutMargins.trailing == 5 && $0.layoutMargins.top == nil },
        Case("View", "margins.vertical = 5") { $0.layoutMargins.top == 5 && $0.layoutMargins.leading == nil },
        Case("View", "margins.left = 5; margins.right = 6") {
            $0.layoutMargins.left == 5 && $0.layoutMargins.right == 6
        },
        Case("View", "backgroundColor = .systemRed") { $0.appearance.backgroundColor == .systemRed },
        Case("View", "backgroundColor = color(\"#FF0000\")") { $0.appearance.backgroundColor == .red },
        Case("View", "backgroundColor = color(\"#00FF0080\")") {
            $0.appearance.backgroundColor?.light.alpha == 128 / 255
        },
        Case("View", "backgroundColor = color(white: 0.5, alpha: 0.25)") {
            $0.appearance.backgroundColor == Color(white: 0.5, alpha: 0.25)
        },
        Case("View", "backgroundColor = color(red: 1, green: 0, blue: 0)") { $0.appearance.backgroundColor == .red },
        Case("View", "backgroundColor = color(light: .white, dark: .black)") {
            $0.appearance.backgroundColor?.dark == Color.black.dark
        },
        Case("View", "backgroundColor = .black.withAlpha(0)") { $0.appearance.backgroundColor == .clear },
        Case("View", "backgroundColor = color(white: 0).withAlpha(0)") { $0.appearance.backgroundColor == .clear },
        Case("View", "backgroundColor = .red; backgroundColor = nil") { $0.appearance.backgroundColor == nil },
        Case("View", "tintColor = .tint") { $0.appearance.tintColor?.isTint == true },
        Case("View", "alpha = 0.5") { $0.appearance.alpha == 0.5 },
        Case("View", "isHidden = true") { $0.isHidden },
        Case("View", "clipsToBounds = true") { $0.appearance.clipsToBounds },
        Case("View", "cornerRadius = 4") { $0.appearance.cornerRadius == 4 },
        Case("View", "borderWidth = 1; borderColor = .separator") {
            $0.appearance.borderWidth == 1 && $0.appearance.borderColor == .separator
        },
        Case("View", "shadowOpacity = 0.2; shadowRadius = 4; shadowOffset = 2; shadowColor = .red") {
            $0.appearance.shadowOpacity == 0.2 && $0.appearance.shadowRadius == 4
                && $0.appearance.shadowOffset.height == 2
                && $0.appearance.shadowColor == .red
        },
        Case("View", "shadowOffset = (3, -1)") { $0.appearance.shadowOffset == Size(width: 3, height: -1) },
        Case("View", "cornerCurve = .continuous") { $0.appearance.cornerCurve == .continuous },
        Case("View", "maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]") {
            $0.appearance.maskedCorners == [.topLeft, .topRight]
        },
        Case("View", "transform = .translation(4, 8).rotation(-15).scale(2)") {
            $0.appearance.transform
                == Transform([.translation(x: 4, y: 8), .rotation(-15), .scale(x: 2, y: 2)])
        },
        Case("View", "transform = .rotation(5); transform = .identity") { $0.appearance.transform.isIdentity },
        Case("ImageView", "image = image(\"avatar\", renderingMode: .alwaysTemplate)") {
            $0.imageView?.image?.name == "avatar" && $0.imageView?.image?.isTemplate == true
        },
        Case("View", "zPosition = -1") { $0.appearance.zPosition == -1 },
        Case("View", "gradient = [.clear, .black.withAlpha(0.6)]") {
            $0.appearance.gradient == [.clear, Color(white: 0, alpha: 0.6)]
        },
        Case("View", "hugging = .high") {
            $0.hugging.horizontal == .defaultHigh && $0.hugging.vertical == .defaultHigh
        },
        Case("View", "hugging.horizontal = .low - 1") {
            $0.hugging.horizontal.rawValue == 249 && $0.hugging.vertical == .defaultLow
        },
        Case("View", "compression.vertical = 1000") { $0.compressionResistance.vertical == .required },
        Case("View", "preservesSuperviewLayoutMargins = true") { $0.preservesSuperviewLayoutMargins },
        Case("View", "insetsLayoutMarginsFromSafeArea = false") { !$0.insetsLayoutMarginsFromSafeArea },
    ]

    static let ofTypes: [Case] = [
        Case("Label", "text = \"Hi\"") { $0.text == "Hi" },
        Case("Label", "text = 12.50") { $0.text == "12.5" },
        Case("Label", "font = .headline") { $0.label?.font == .preferred(.headline) },
        Case("Label", "font = .title2.bold") { $0.label?.font == Font.preferred(.title2).withWeight(.bold) },
        Case("Label", "font = .body.emphasized") { $0.label?.font == Font.preferred(.body).emphasized },
        Case("Label", "font = .system(16, weight: .semibold)") { $0.label?.font == .system(16, weight: .semibold) },
        Case("Label", "alpha = 1") { $0.label?.font == .system(17) },
        Case("Label", "textColor = .secondaryLabel") { $0.label?.textColor == .secondaryLabel },
        Case("Label", "textAlignment = .center") { $0.label?.textAlignment == .center },
        Case("Label", "numberOfLines = 0") { $0.label?.numberOfLines == 0 },
        Case("Label", "lineBreakMode = .byWordWrapping") { $0.label?.lineBreakMode == .byWordWrapping },
        Case("Label", "adjustsFontSizeToFitWidth = true") { $0.label?.adjustsFontSizeToFitWidth == true },
        Case("Label", "minimumScaleFactor = 0.8") { $0.label?.minimumScaleFactor == 0.8 },
        Case("Label", "preferredMaxLayoutWidth = 200") { $0.label?.preferredMaxLayoutWidth == 200 },
        Case("ImageView", "image = \"avatar\"") { $0.imageView?.image?.name == "avatar" },
        Case("ImageView", "image = symbol(\"plus\", scale: .large)") { $0.imageView?.image?.size.width == 21.25 },
        Case("ImageView", "image = symbol(\"plus\", pointSize: 10, weight: .bold)") {
            $0.imageView?.image?.symbolWeight == 700
        },
        Case("ImageView", "image = symbol(\"plus\", textStyle: .caption1)") { $0.imageView?.image?.size.width == 12 },
        Case("ImageView", "image = nil") { $0.imageView?.image == nil },
        Case("ImageView", "contentMode = .scaleAspectFill") { $0.imageView?.contentMode == .scaleAspectFill },
        Case("Button", "title = \"Go\"") { $0.button?.title == "Go" && $0.button?.font == .system(15) },
        Case("Button", "font = .callout") { $0.button?.font == .preferred(.callout) },
        Case("Button", "image = symbol(\"link\"); titleColor = .red") {
            $0.button?.image != nil && $0.button?.titleColor == .red
        },
        Case("Button", "contentInsets = (1, 2, 3, 4)") {
            $0.button?.contentEdgeInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        },
        Case("Button", "imageInsets.left = 5; titleInsets = 6") {
            $0.button?.imageEdgeInsets.left == 5 && $0.button?.titleEdgeInsets.right == 6
        },
        Case("StackView", "axis = .vertical") { $0.stack?.axis == .vertical },
        Case("VStack", "spacing = 8") { $0.stack?.axis == .vertical && $0.stack?.spacing == 8 },
        Case("HStack", "alignment = .firstBaseline") {
            $0.stack?.axis == .horizontal && $0.stack?.alignment == .firstBaseline
        },
        Case("HStack", "distribution = .fillEqually") { $0.stack?.distribution == .fillEqually },
        Case("HStack", "isLayoutMarginsRelativeArrangement = true") {
            $0.stack?.isLayoutMarginsRelativeArrangement == true
        },
        Case("HStack", "spacing = systemSpacing(2)") { $0.stack?.spacing == 16 },
        Case("View", "intrinsicContentSize = (nil, 20); alignmentRectInsets = (2, 4, 2, 2)") {
            $0.ownContentSize == ContentSize(height: 20)
                && $0.ownAlignmentRectInsets == EdgeInsets(top: 2, left: 4, bottom: 2, right: 2)
        },
        Case("Button", "titleFont = .system(20)") { $0.button?.configuration.ownTitleFont?.pointSize == 20 },
        Case("TableView", "style = .insetGrouped; sectionHeaderTopPadding = .automatic") {
            if case .tableView(let table) = $0.kind {
                table.style == .insetGrouped && table.sectionHeaderTopPadding == 22
            } else {
                false
            }
        },
        Case("TableViewCell", "style = .value1; text = \"A\"; detailText = \"B\"; accessoryType = .checkmark") {
            if case .tableViewCell(let cell) = $0.kind {
                cell.style == .value1 && cell.text == "A" && cell.detailText == "B" && cell.accessoryType == .checkmark
            } else {
                false
            }
        },
        Case("ScrollView", "maximumZoomScale = 3; minimumZoomScale = 0.5; zoomScale = 2") {
            $0.scrollView?.zoomScale == 2 && $0.scrollView?.minimumZoomScale == 0.5
        },
        Case("ScrollView", "isPagingEnabled = true") {
            if case .scrollView(let scroll) = $0.kind { scroll.isPagingEnabled } else { false }
        },
        Case("LayoutGuide", "identifier = \"gap\"") {
            $0.kind == .layoutGuide(AddedLayoutGuide(identifier: "gap")) && !$0.isArranged
        },
        Case("VStack", "isBaselineRelativeArrangement = true") { $0.stack?.isBaselineRelativeArrangement == true },
        Case("VStack", "margins = 8") { $0.stack?.isLayoutMarginsRelativeArrangement == false },
        Case("ScrollView", "contentInset = (1, 2, 3, 4)") { $0.scrollView?.contentInset.right == 4 },
        Case("ScrollView", "contentInsetAdjustmentBehavior = .never") {
            $0.scrollView?.contentInsetAdjustmentBehavior == .never
        },
        Case("ScrollView", "alwaysBounceVertical = false") { $0.scrollView?.alwaysBounceVertical == false },
        Case("TableView", "contentInset.top = 8") {
            $0.tableView?.scrollView.contentInset.top == 8 && $0.tableView?.scrollView.alwaysBounceVertical == true
        },
        Case("TableView", "rowHeight = 44; rowHeight = .automatic") { $0.tableView?.rowHeight == nil },
        Case("TableView", "separators = false; separatorInset = 4") {
            $0.tableView?.showsSeparators == false && $0.tableView?.separatorInset == EdgeInsets(left: 4)
        },
        Case("SegmentedControl", "segments = [\"a\", \"b\"]; selectedSegmentIndex = 1") {
            $0.control?.segments == ["a", "b"] && $0.control?.selectedSegmentIndex == 1
        },
        Case("SegmentedControl", "apportionsSegmentWidthsByContent = true") {
            $0.control?.apportionsSegmentWidthsByContent == true
        },
        Case("Switch", "isOn = true; onTintColor = .systemRed; thumbTintColor = nil") {
            $0.switch?.isOn == true && $0.switch?.onTintColor == .systemRed && $0.switch?.thumbTintColor == nil
        },
        Case("Switch", "isEnabled = false; alpha = 0.5") {
            $0.switch?.isEnabled == false && $0.appearance.alpha == 0.25
        },
    ]

    static let ofControls: [Case] = [
        Case("Label", "attributedText = [.run(\"A\", font: .headline, color: .red, kern: 2), \"b\"]; font = .body") {
            guard case .label(let label) = $0.kind, label.runs.count == 2 else { return false }
            let run = label.runs[0]
            return label.text == "Ab" && run.font == .preferred(.headline) && run.color == .red && run.kern == 2
                && label.font.runs[1].font.pointSize == 17
        },
        Case(
            "Label", "attributedText = [.run(\"A\", bold: true, underline: true, strikethrough: true, link: \"x\")]"
        ) {
            guard case .label(let label) = $0.kind, let run = label.runs.first else { return false }
            return run.isBold && run.isUnderlined && run.isStruckThrough && run.link == "x"
        },
        Case("Label", "attributedText = .markdown(\"**\\(\"a*b\")** c\")") {
            guard case .label(let label) = $0.kind else { return false }
            return label.runs.map(\.text) == ["a*b", " c"] && label.runs.map(\.isBold) == [true, false]
        },
        Case("TextView", "attributedText = .markdown(\"**a**\")") {
            guard case .textView(let view) = $0.kind else { return false }
            return view.runs.map(\.isBold) == [true]
        },
        Case("Label", "lineHeightMultiple = 1.5; font = .system(20)") {
            guard case .label(let label) = $0.kind else { return false }
            return label.font.lineHeight == 20 * 1.193359375 * 1.5
        },
        Case("Label", "kern = 1.5; lineSpacing = 4") {
            guard case .label(let label) = $0.kind else { return false }
            return label.font.kern == 1.5 && label.font.lineSpacing == 4
        },
        Case(
            "CollectionView",
            "layout = [.section(.horizontal(width: 8, height: 9, items: [.item(width: 8, height: 9)]))]"
        ) { $0.collectionView?.layoutSections.first?.group.size.height == .absolute(9) },
        Case("CollectionView", "itemSize = (80, 60); sectionInset.top = 4") {
            $0.collectionView?.flow.itemSize == Size(width: 80, height: 60)
                && $0.collectionView?.flow.sectionInset.top == 4
        },
        Case("CollectionView", "minimumLineSpacing = 1; minimumInteritemSpacing = 2; scrollDirection = .horizontal") {
            $0.collectionView?.flow.minimumLineSpacing == 1 && $0.collectionView?.flow.minimumInteritemSpacing == 2
                && $0.collectionView?.flow.scrollDirection == .horizontal
        },
        Case("TextField", "text = \"Ada\"; placeholder = \"Name\"; font = .body") {
            $0.textField?.text == "Ada" && $0.textField?.placeholder == "Name"
                && $0.textField?.font == .preferred(.body)
        },
        Case("TextField", "borderStyle = .roundedRect; clearButtonMode = .unlessEditing; isSecureTextEntry = true") {
            $0.textField?.borderStyle == .roundedRect && $0.textField?.clearButtonMode == .unlessEditing
                && $0.textField?.isSecureTextEntry == true
        },
        Case("TextField", "leftImage = symbol(\"link\"); rightImage = nil; textAlignment = .center") {
            $0.textField?.leftImage != nil && $0.textField?.rightImage == nil && $0.textField?.textAlignment == .center
        },
        Case("TextView", "text = \"Hi\"; isScrollEnabled = false; textContainerInset.left = 3; textColor = .red") {
            $0.textView?.text == "Hi" && $0.textView?.isScrollEnabled == false && $0.textView?.textColor == .red
                && $0.textView?.textContainerInset == EdgeInsets(top: 8, left: 3, bottom: 8)
        },
        Case("Slider", "minimumValue = -1; maximumValue = 3; value = 2; thumbTintColor = .red") {
            $0.slider?.minimumValue == -1 && $0.slider?.maximumValue == 3 && $0.slider?.value == 2
                && $0.slider?.thumbTintColor == .red
        },
        Case("Slider", "minimumTrackTintColor = .red; maximumTrackTintColor = nil; isEnabled = false") {
            $0.slider?.minimumTrackTintColor == .red && $0.slider?.maximumTrackTintColor == nil
                && $0.appearance.alpha == 0.5
        },
        Case("Stepper", "value = 3; stepValue = 0.5; minimumValue = 1; maximumValue = 9") {
            $0.stepper?.value == 3 && $0.stepper?.stepValue == 0.5 && $0.stepper?.minimumValue == 1
                && $0.stepper?.maximumValue == 9
        },
        Case("ProgressView", "progress = 0.25; progressTintColor = .red; trackTintColor = nil") {
            $0.progressView?.progress == 0.25 && $0.progressView?.progressTintColor == .red
                && $0.progressView?.trackTintColor == nil
        },
        Case("ActivityIndicator", "style = .large; color = .white") { $0.indicator?.style == .large && $0.isHidden },
        Case("ActivityIndicator", "isAnimating = true") { !$0.isHidden },
        Case("ActivityIndicator", "isAnimating = true; isAnimating = false") { $0.isHidden },
        Case("PageControl", "numberOfPages = 3; currentPage = 1; hidesForSinglePage = true") {
            $0.pageControl?.numberOfPages == 3 && $0.pageControl?.currentPage == 1
                && $0.pageControl?.hidesForSinglePage == true
        },
        Case("Button", "configuration = .filled; subtitle = \"now\"; cornerStyle = .capsule; isEnabled = false") {
            $0.button?.configuration.style == .filled && $0.button?.configuration.subtitle == "now"
                && $0.button?.configuration.cornerStyle == .capsule && $0.button?.state.isEnabled == false
        },
        Case("Button", "imagePlacement = .top; imagePadding = 8; titlePadding = 2; configurationInsets = (1, 2, 3, 4)")
        {
            $0.button?.configuration.imagePlacement == .top && $0.button?.configuration.imagePadding == 8
                && $0.button?.configuration.titlePadding == 2 && $0.button?.configuration.contentInsets.trailing == 4
        },
        Case("CustomButton", "baseForegroundColor = .red; baseBackgroundColor = nil") {
            $0.button?.configuration.baseForegroundColor == .red && $0.button?.configuration.baseBackgroundColor == nil
                && $0.button?.font == .system(18)
        },
        Case("SearchBar", "text = \"a\"; placeholder = \"Search\"; searchBarStyle = .minimal") {
            $0.searchBar?.text == "a" && $0.searchBar?.placeholder == "Search"
                && $0.searchBar?.searchBarStyle == .minimal
        },
        Case("DatePicker", "date = \"2026-05-17 19:05\"; datePickerMode = .date; preferredDatePickerStyle = .wheels") {
            $0.datePicker?.date == DateAndTime("2026-05-17 19:05") && $0.datePicker?.datePickerMode == .date
                && $0.datePicker?.preferredDatePickerStyle == .wheels
        },
        Case("SearchBar", "showsCancelButton = true; showsScopeBar = true; scopeButtonTitles = [\"a\", \"b\"]") {
            $0.searchBar?.showsCancelButton == true && $0.searchBar?.showsScopeBar == true
                && $0.searchBar?.scopeButtonTitles == ["a", "b"]
        },
        Case("SearchBar", "scopeButtonTitles = [\"a\", \"b\"]; selectedScopeButtonIndex = 1") {
            $0.searchBar?.selectedScopeButtonIndex == 1
        },
        Case("ProgressView", "progressViewStyle = .bar") { $0.progressView?.progressViewStyle == .bar },
        Case("PageControl", "backgroundStyle = .prominent") { $0.pageControl?.backgroundStyle == .prominent },
        Case("DatePicker", "preferredDatePickerStyle = .inline") {
            $0.datePicker?.preferredDatePickerStyle == .inline
        },
        Case("TableView", "separatorInset = (0, 8, 0, 12)") {
            $0.tableView?.separatorInset == EdgeInsets(left: 8, right: 12)
        },
        Case("VisualEffectView", "effect = .systemThinMaterial") { $0.effectView?.effect == .systemThinMaterial },
        Case("NavigationBar", "title = \"Inbox\"; prompt = \"Choose\"; prefersLargeTitles = true; backItem = \"All\"") {
            $0.navigationBar?.title == "Inbox" && $0.navigationBar?.prompt == "Choose"
                && $0.navigationBar?.prefersLargeTitles == true && $0.navigationBar?.backItem == "All"
        },
        Case("NavigationBar", "leftBarButtonItems = [\"Close\"]; rightBarButtonItems = [\"a\", (\"b\", nil)]") {
            $0.navigationBar?.leftBarButtonItems == [BarItem(title: "Close")]
                && $0.navigationBar?.rightBarButtonItems == [BarItem(title: "a"), BarItem(title: "b")]
        },
        Case("TabBar", "items = [(\"Home\", nil), \"Me\"]; selectedItem = 1") {
            $0.tabBar?.items == [BarItem(title: "Home"), BarItem(title: "Me")] && $0.tabBar?.selectedItem == 1
        },
        Case("Toolbar", "items = [.flexibleSpace, \"Done\"]") {
            $0.toolbar?.items == [.flexibleSpace, BarItem(title: "Done")]
        },
        Case("PageControl", "pageIndicatorTintColor = .red; currentPageIndicatorTintColor = .label") {
            $0.pageControl?.pageIndicatorTintColor == .red && $0.pageControl?.currentPageIndicatorTintColor == .label
        },
    ]

    @Test("A property reaches its view", arguments: ofEveryView + ofTypes + ofControls + ofStates)
    func property(_ example: Case) {
        let lesson = Lesson("screen S { \(example.type) v { \(example.statement) } }")
        let view = lesson.view("v")
        #expect(lesson.messages().map { $0.message } == [])
        #expect(view.map(example.check) == true)
    }

    @Test("Every property has an example here")
    func completeness() {
        let statements = (Self.ofEveryView + Self.ofTypes + Self.ofControls + Self.ofStates).map { $0.statement }
            .joined(
                separator: "\n")
        let missing = ViewClass.propertyNames.filter { !statements.contains($0) }
        #expect(
            missing == [
                "isArranged", "spacingAfter", "additionalSafeAreaInsets", "tabs", "selectedTab", "toolbarItems",
            ])
    }

    @Test("The screen has a background, a tint, a safe area of its own, and stacks know what is arranged")
    func screenAndStacks() {
        let lesson = Lesson(
            """
            screen S {
                tint = .systemRed
                additionalSafeAreaInsets = 4; additionalSafeAreaInsets.bottom = 49
                HStack s { View a { isArranged = false }  View b { spacingAfter = 12 } }
            }
            """)
        #expect(lesson.view("")?.appearance.backgroundColor == .systemBackground)
        #expect(lesson.view("")?.appearance.tintColor == .systemRed)
        #expect(
            lesson.view("")?.additionalSafeAreaInsets == EdgeInsets(top: 4, left: 4, bottom: 49, right: 4))
        #expect(lesson.view("s/a")?.isArranged == false)
        #expect(lesson.view("s/b")?.customSpacingAfter == 12)
    }

    @Test("A screen says to the controllers around it what it is called, and gets their bars")
    func containers() {
        let lesson = Lesson(
            """
            screen S {
                title = "Boats"; prompt = "Granville"; backItem = "Harbours"; prefersLargeTitles = true
                leftBarButtonItems = ["Edit"]; rightBarButtonItems = [symbol("plus")]
                tabs = ["Boats", "People"]; selectedTab = 1
                toolbarItems = [.flexibleSpace, "Done"]
                View box { edges == super.safeArea.edges }
            }
            """)
        let bars = lesson.view("")?.bars
        #expect(bars?.navigation?.title == "Boats" && bars?.navigation?.prompt == "Granville")
        #expect(bars?.navigation?.backItem == "Harbours" && bars?.navigation?.prefersLargeTitles == true)
        #expect(bars?.navigation?.leftBarButtonItems.map { $0.title } == ["Edit"])
        #expect(bars?.navigation?.rightBarButtonItems.map { $0.image?.name } == ["symbol:plus"])
        #expect(bars?.tabs?.items.map { $0.title } == ["Boats", "People"])
        #expect(bars?.tabs?.selectedItem == 1)
        #expect(bars?.toolbar?.items.map { $0.isFlexibleSpace } == [true, false])
        // 44 for the row, 30 for the prompt and 52 for the large title; 49 for the tabs and 44 for the toolbar.
        #expect(lesson.view("")?.additionalSafeAreaInsets == EdgeInsets(top: 126, bottom: 93))
        #expect(lesson.view("NavigationBar") != nil && lesson.view("TabBar") != nil && lesson.view("Toolbar") != nil)
    }

    @Test("A component has no controllers around it")
    func noContainers() {
        let lesson = Lesson("component C { title = \"Boats\" }  screen S { C c { edges == super.edges } }")
        #expect(lesson.problems.map { $0.identifier } == ["unknown-property"])
    }

    @Test("Fonts grow with the text size")
    func textSize() {
        var screen = Screen.phone
        screen.contentSizeCategory = .xxxLarge
        let label = Lesson("screen S { Label l { font = .body } }").view("l", on: screen)?.label
        #expect(label?.font == .preferred(.body, category: .xxxLarge))
    }
}

extension View {
    var label: Label? { if case .label(let label) = kind { label } else { nil } }
    var imageView: ImageView? { if case .imageView(let imageView) = kind { imageView } else { nil } }
    var button: Button? { if case .button(let button) = kind { button } else { nil } }
    var stack: StackView? { if case .stackView(let stack) = kind { stack } else { nil } }
    var scrollView: ScrollView? { if case .scrollView(let scrollView) = kind { scrollView } else { nil } }
    var tableView: TableView? { if case .tableView(let tableView) = kind { tableView } else { nil } }
    var `switch`: Switch? { if case .switch(let control) = kind { control } else { nil } }
    var control: SegmentedControl? { if case .segmentedControl(let control) = kind { control } else { nil } }
    var textField: TextField? { if case .textField(let field) = kind { field } else { nil } }
    var textView: TextView? { if case .textView(let view) = kind { view } else { nil } }
    var slider: Slider? { if case .slider(let slider) = kind { slider } else { nil } }
    var stepper: Stepper? { if case .stepper(let stepper) = kind { stepper } else { nil } }
    var progressView: ProgressView? { if case .progressView(let view) = kind { view } else { nil } }
    var indicator: ActivityIndicator? { if case .activityIndicator(let view) = kind { view } else { nil } }
    var searchBar: SearchBar? { if case .searchBar(let bar) = kind { bar } else { nil } }
    var datePicker: DatePicker? { if case .datePicker(let picker) = kind { picker } else { nil } }
    var navigationBar: NavigationBar? { if case .navigationBar(let bar) = kind { bar } else { nil } }
    var tabBar: TabBar? { if case .tabBar(let bar) = kind { bar } else { nil } }
    var toolbar: Toolbar? { if case .toolbar(let bar) = kind { bar } else { nil } }
    var effectView: VisualEffectView? { if case .visualEffectView(let view) = kind { view } else { nil } }
    var collectionView: CollectionView? {
        if case .collectionView(let collection) = kind { collection } else { nil }
    }
    var pageControl: PageControl? { if case .pageControl(let control) = kind { control } else { nil } }
}
