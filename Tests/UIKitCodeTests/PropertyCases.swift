extension PropertyTests {
    /// Each property of the notation with what UIKit is told of it.
    static let cases: [PropertyCase] = [
        PropertyCase(
            "attributedText", "Label", "attributedText = [.run(\"A\", color: .red, bold: true), \" b\"]",
            "it.setAttributedText([TextRun(\"A\", isBold: true, color: .red), TextRun(\" b\")])"),
        PropertyCase(
            "attributedText", "TextView", "attributedText = .markdown(\"**a** [b](x)\")",
            "it.setAttributedText([TextRun(\"a\", isBold: true), TextRun(\" \"), TextRun(\"b\", link: \"x\")])"),
        PropertyCase("kern", "Label", "kern = 1.5", "it.setKern(1.5)"),
        PropertyCase(
            "attributedTitle", "Button", "attributedTitle = .markdown(\"**a** b\")",
            "it.setAttributedTitle([TextRun(\"a\", isBold: true), TextRun(\" b\")])"),
        PropertyCase(
            "shape", "View", "shape = [.move(0, 1), .line(0.5, 0), .close]",
            "it.setShape([.move(0, 1), .line(0.5, 0), .close])"),
        PropertyCase("fillColor", "View", "fillColor = nil", "it.setFillColor(nil)"),
        PropertyCase("strokeColor", "View", "strokeColor = .red", "it.setStrokeColor(.red)"),
        PropertyCase("lineWidth", "View", "lineWidth = 2", "it.setLineWidth(2)"),
        PropertyCase("isHighlighted", "Button", "isHighlighted = true", "it.isHighlighted = true"),
        PropertyCase("isSelected", "Button", "isSelected = true", "it.isSelected = true"),
        PropertyCase("isEditing", "TextField", "isEditing = true", "it.setIsEditing(true)"),
        PropertyCase("isEditing", "TableView", "isEditing = true", "it.isEditing = true"),
        PropertyCase(
            "showsReorderControl", "TableViewCell", "showsReorderControl = true", "it.showsReorderControl = true"),
        PropertyCase("editingStyle", "TableViewCell", "editingStyle = .insert"),
        PropertyCase(
            "shouldIndentWhileEditing", "TableViewCell", "shouldIndentWhileEditing = false",
            "it.shouldIndentWhileEditing = false"),
        PropertyCase(
            "separatorInset", "TableViewCell", "separatorInset = 60",
            "it.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)"),
        PropertyCase(
            "showsCancelButton", "SearchBar", "showsCancelButton = true", "it.showsCancelButton = true"),
        PropertyCase("showsScopeBar", "SearchBar", "showsScopeBar = true", "it.showsScopeBar = true"),
        PropertyCase(
            "scopeButtonTitles", "SearchBar", "scopeButtonTitles = [\"A\", \"B\"]",
            "it.scopeButtonTitles = [\"A\", \"B\"]"),
        PropertyCase(
            "selectedScopeButtonIndex", "SearchBar", "selectedScopeButtonIndex = 1", "it.selectedScopeButtonIndex = 1"),
        PropertyCase(
            "progressViewStyle", "ProgressView", "progressViewStyle = .bar", "it.progressViewStyle = .bar"),
        PropertyCase(
            "backgroundStyle", "PageControl", "backgroundStyle = .prominent", "it.backgroundStyle = .prominent"),
        PropertyCase(
            "preferredDatePickerStyle", "DatePicker", "preferredDatePickerStyle = .inline",
            "it.preferredDatePickerStyle = .inline"),
        PropertyCase("selectionStyle", "TableViewCell", "selectionStyle = .none", "it.selectionStyle = .none"),
        PropertyCase("content", "TableViewCell", "content = .subtitleCell", "it.listContent = .subtitleCell()"),
        PropertyCase("content", "TableViewCell", "content.text = \"A\"", "it.listContent.text = \"A\""),
        PropertyCase(
            "selectedSegmentTintColor", "SegmentedControl", "selectedSegmentTintColor = .red",
            "it.selectedSegmentTintColor = .red"),
        PropertyCase("lineSpacing", "Label", "lineSpacing = 4", "it.setLineSpacing(4)"),
        PropertyCase("lineHeightMultiple", "Label", "lineHeightMultiple = 1.2", "it.setLineHeightMultiple(1.2)"),
        PropertyCase("layout", "CollectionView", "layout = .flow", "it.alwaysBounceVertical = true"),
        PropertyCase(
            "layout", "CollectionView", "layout = .list(.insetGrouped, separators: false, headerTopPadding: 8)",
            "it.alwaysBounceVertical = true",
            "it.setList(.insetGrouped, showsSeparators: false, headerTopPadding: 8)"),
        PropertyCase(
            "isEditing", "CollectionView", "layout = .list(.plain); isEditing = true",
            "it.alwaysBounceVertical = true", "it.setList(.plain)", "it.isEditing = true"),
        PropertyCase(
            "accessories", "CollectionViewListCell", "accessories = [.label(\"3\"), .disclosureIndicator]",
            "it.accessories = [.label(text: \"3\"), .disclosureIndicator()]"),
        PropertyCase(
            "content", "CollectionViewListCell", "content = .groupedHeader", "it.listContent = .groupedHeader()"),
        PropertyCase(
            "minimumValueImage", "Slider", "minimumValueImage = symbol(\"moon\")",
            "it.minimumValueImage = UIImage(systemName: \"moon\")"),
        PropertyCase("maximumValueImage", "Slider", "maximumValueImage = nil", "it.maximumValueImage = nil"),
        PropertyCase(
            "maximumZoomScale", "ScrollView", "maximumZoomScale = 3", "it.alwaysBounceVertical = true",
            "it.maximumZoomScale = 3"),
        PropertyCase(
            "minimumZoomScale", "ScrollView", "minimumZoomScale = 0.5", "it.alwaysBounceVertical = true",
            "it.minimumZoomScale = 0.5"),
        PropertyCase(
            "zoomScale", "ScrollView", "maximumZoomScale = 3; zoomScale = 2", "it.alwaysBounceVertical = true",
            "it.maximumZoomScale = 3", "it.setZoom(2)"),
        PropertyCase("buttonSize", "Button", "buttonSize = .large", "it.configuration?.buttonSize = .large"),
        PropertyCase(
            "showsActivityIndicator", "Button", "showsActivityIndicator = true",
            "it.configuration?.showsActivityIndicator = true"),
        PropertyCase(
            "itemSize", "CollectionView", "itemSize = (100, 60)", "it.alwaysBounceVertical = true",
            "it.setItemSize(CGSize(width: 100, height: 60))"),
        PropertyCase(
            "itemSize", "CollectionView", "itemSize = .automatic", "it.alwaysBounceVertical = true",
            "it.setItemSize(nil)"),
        PropertyCase(
            "sectionInset", "CollectionView", "sectionInset = 8", "it.alwaysBounceVertical = true",
            "it.flowLayout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)"),
        PropertyCase(
            "minimumLineSpacing", "CollectionView", "minimumLineSpacing = 8", "it.alwaysBounceVertical = true",
            "it.flowLayout.minimumLineSpacing = 8"),
        PropertyCase(
            "minimumInteritemSpacing", "CollectionView", "minimumInteritemSpacing = 8",
            "it.alwaysBounceVertical = true",
            "it.flowLayout.minimumInteritemSpacing = 8"),
        PropertyCase(
            "sectionHeadersPinToVisibleBounds", "CollectionView", "sectionHeadersPinToVisibleBounds = true",
            "it.alwaysBounceVertical = true", "it.flowLayout.sectionHeadersPinToVisibleBounds = true"),
        PropertyCase(
            "scrollDirection", "CollectionView", "scrollDirection = .horizontal", "it.alwaysBounceVertical = true",
            "it.flowLayout.scrollDirection = .horizontal"),
        PropertyCase(
            "margins", "View", "margins = 8",
            "it.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)"),
        PropertyCase(
            "margins", "View", "margins = (1, 2, 3, 4)",
            "it.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)"),
        PropertyCase(
            "margins", "View", "margins.horizontal = 16", "it.directionalLayoutMargins.leading = 16",
            "it.directionalLayoutMargins.trailing = 16"),
        PropertyCase(
            "margins", "View", "margins.vertical = 4", "it.directionalLayoutMargins.top = 4",
            "it.directionalLayoutMargins.bottom = 4"),
        PropertyCase("margins", "View", "margins.leading = 3", "it.directionalLayoutMargins.leading = 3"),
        PropertyCase("margins", "View", "margins.left = 3", "it.layoutMargins.left = 3"),
        PropertyCase("backgroundColor", "View", "backgroundColor = nil", "it.backgroundColor = nil"),
        PropertyCase("backgroundColor", "View", "backgroundColor = .systemGray5", "it.backgroundColor = .systemGray5"),
        PropertyCase(
            "backgroundColor", "View", "backgroundColor = .black.withAlpha(0.25)",
            "it.backgroundColor = UIColor.black.withAlphaComponent(0.25)"),
        PropertyCase(
            "backgroundColor", "View", "backgroundColor = color(\"#42ABF5\")",
            "it.backgroundColor = UIColor(red: 0x42 / 255, green: 0xAB / 255, blue: 0xF5 / 255, alpha: 1)"),
        PropertyCase(
            "backgroundColor", "View", "backgroundColor = color(white: 0.8)",
            "it.backgroundColor = UIColor(white: 0.8, alpha: 1)"),
        PropertyCase(
            "backgroundColor", "View", "backgroundColor = color(red: 1, green: 0.5, blue: 0, alpha: 0.9)",
            "it.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.9)"),
        PropertyCase(
            "backgroundColor", "View", "backgroundColor = color(light: .white, dark: color(\"#1C1C1E\"))",
            "it.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? "
                + "UIColor(red: 0x1C / 255, green: 0x1C / 255, blue: 0x1E / 255, alpha: 1) : UIColor.white }"),
        PropertyCase("tintColor", "View", "tintColor = .tint", "it.tintColor = .tintColor"),
        PropertyCase("alpha", "View", "alpha = 0.5", "it.alpha = 0.5"),
        PropertyCase("isHidden", "View", "isHidden = true", "it.isHidden = true"),
        PropertyCase("clipsToBounds", "View", "clipsToBounds = true", "it.clipsToBounds = true"),
        PropertyCase("cornerRadius", "View", "cornerRadius = 8", "it.layer.cornerRadius = 8"),
        PropertyCase("borderWidth", "View", "borderWidth = 1", "it.layer.borderWidth = 1"),
        PropertyCase(
            "borderColor", "View", "borderColor = .separator", "it.layer.borderColor = UIColor.separator.cgColor"),
        PropertyCase("borderColor", "View", "borderColor = nil", "it.layer.borderColor = nil"),
        PropertyCase("shadowOpacity", "View", "shadowOpacity = 0.2", "it.layer.shadowOpacity = 0.2"),
        PropertyCase("shadowRadius", "View", "shadowRadius = 4", "it.layer.shadowRadius = 4"),
        PropertyCase("shadowOffset", "View", "shadowOffset = 2", "it.layer.shadowOffset.height = 2"),
        PropertyCase(
            "shadowOffset", "View", "shadowOffset = (3, 2)",
            "it.layer.shadowOffset = CGSize(width: 3, height: 2)"),
        PropertyCase("cornerCurve", "View", "cornerCurve = .continuous", "it.layer.cornerCurve = .continuous"),
        PropertyCase(
            "maskedCorners", "View", "maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]",
            "it.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]"),
        PropertyCase(
            "transform", "View", "transform = .translation(0, 8).rotation(15)",
            "it.transform = CGAffineTransform(translationX: 0, y: 8).rotated(by: 15 * .pi / 180)"),
        PropertyCase(
            "transform", "View", "transform = .translation(3, 4).scale(0.5, 1)",
            "it.transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 0.5, y: 1)"),
        PropertyCase(
            "transform", "View", "let tilted = true; transform = tilted ? .scale(2) : .identity",
            "it.transform = tilted ? CGAffineTransform(scaleX: 2, y: 2) : .identity"),
        PropertyCase(
            "image", "ImageView", "image = image(\"avatar\", renderingMode: .alwaysTemplate)",
            "it.image = UIImage(named: \"avatar\")?.withRenderingMode(.alwaysTemplate)"),
        PropertyCase(
            "sectionHeaderTopPadding", "TableView", "sectionHeaderTopPadding = 4", "it.sectionHeaderTopPadding = 4"),
        PropertyCase(
            "sectionHeaderTopPadding", "TableView", "sectionHeaderTopPadding = .automatic",
            "it.sectionHeaderTopPadding = UITableView.automaticDimension"),
        PropertyCase("detailText", "TableViewCell", "detailText = \"On\"", "it.detailTextLabel?.text = \"On\""),
        PropertyCase(
            "accessoryType", "TableViewCell", "accessoryType = .disclosureIndicator",
            "it.accessoryType = .disclosureIndicator"),
        PropertyCase("text", "Label", "text = \"ab\".uppercased()", "it.text = \"ab\".uppercased()"),
        PropertyCase(
            "text", "Label", "text = \"a-b\".split(separator: \"-\")[1]",
            "it.text = \"a-b\".split(separator: \"-\").map(String.init)[1]"),
        PropertyCase("numberOfLines", "Label", "numberOfLines = 7 % 4", "it.numberOfLines = 7 % 4"),
        PropertyCase(
            "cornerRadius", "View", "cornerRadius = 7.5 % 4",
            "it.layer.cornerRadius = 7.5.truncatingRemainder(dividingBy: 4)"),
        PropertyCase(
            "numberOfLines", "Label", "numberOfLines = sum([1, 2])", "it.numberOfLines = [1, 2].reduce(0, +)"),
        PropertyCase(
            "numberOfLines", "Label", "numberOfLines = (1...3).count", "it.numberOfLines = (1...3).count"),
        PropertyCase(
            "isPagingEnabled", "ScrollView", "isPagingEnabled = true", "it.alwaysBounceVertical = true",
            "it.isPagingEnabled = true"),
        PropertyCase("shadowColor", "View", "shadowColor = .red", "it.layer.shadowColor = UIColor.red.cgColor"),
        PropertyCase("zPosition", "View", "zPosition = 1", "it.layer.zPosition = 1"),
        PropertyCase(
            "gradient", "View", "gradient = [.clear, .black.withAlpha(0.6)]",
            "it.setGradient([.clear, UIColor.black.withAlphaComponent(0.6)])"),
        PropertyCase(
            "hugging", "View", "hugging = .high", "it.setContentHuggingPriority(.defaultHigh, for: .horizontal)",
            "it.setContentHuggingPriority(.defaultHigh, for: .vertical)"),
        PropertyCase(
            "hugging", "View", "hugging.vertical = .low - 1",
            "it.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)"),
        PropertyCase(
            "compression", "View", "compression.horizontal = .required",
            "it.setContentCompressionResistancePriority(.required, for: .horizontal)"),
        PropertyCase(
            "preservesSuperviewLayoutMargins", "View", "preservesSuperviewLayoutMargins = true",
            "it.preservesSuperviewLayoutMargins = true"),
        PropertyCase(
            "insetsLayoutMarginsFromSafeArea", "View", "insetsLayoutMarginsFromSafeArea = false",
            "it.insetsLayoutMarginsFromSafeArea = false"),
        PropertyCase("text", "Label", "text = \"a \\\"b\\\"\"", "it.text = \"a \\\"b\\\"\""),
        PropertyCase("text", "Label", "text = 12", "it.text = \"12\""),
        PropertyCase(
            "font", "Label", "font = .headline", "it.font = .preferredFont(forTextStyle: .headline)",
            "it.adjustsFontForContentSizeCategory = true"),
        PropertyCase(
            "font", "Label", "font = .title2.bold", "it.font = .preferredFont(forTextStyle: .title2, weight: .bold)"),
        PropertyCase(
            "font", "Label", "font = .body.emphasized",
            "it.font = .preferredFont(forTextStyle: .body, weight: .semibold)"),
        PropertyCase("font", "Label", "font = .system(16)", "it.font = .systemFont(ofSize: 16)"),
        PropertyCase(
            "font", "Label", "font = .system(16, weight: .bold)", "it.font = .systemFont(ofSize: 16, weight: .bold)"),
        PropertyCase("font", "Button", "font = .body", "it.titleLabel?.font = .preferredFont(forTextStyle: .body)"),
        PropertyCase("textColor", "Label", "textColor = .link", "it.textColor = .link"),
        PropertyCase("textAlignment", "Label", "textAlignment = .center", "it.textAlignment = .center"),
        PropertyCase("numberOfLines", "Label", "numberOfLines = 0", "it.numberOfLines = 0"),
        PropertyCase(
            "lineBreakMode", "Label", "lineBreakMode = .byTruncatingMiddle", "it.lineBreakMode = .byTruncatingMiddle"),
        PropertyCase(
            "adjustsFontSizeToFitWidth", "Label", "adjustsFontSizeToFitWidth = true",
            "it.adjustsFontSizeToFitWidth = true"),
        PropertyCase("minimumScaleFactor", "Label", "minimumScaleFactor = 0.5", "it.minimumScaleFactor = 0.5"),
        PropertyCase(
            "preferredMaxLayoutWidth", "Label", "preferredMaxLayoutWidth = 200", "it.preferredMaxLayoutWidth = 200"),
        PropertyCase("image", "ImageView", "image = \"header\"", "it.image = UIImage(named: \"header\")"),
        PropertyCase("image", "ImageView", "image = nil", "it.image = nil"),
        PropertyCase("image", "ImageView", "image = symbol(\"link\")", "it.image = UIImage(systemName: \"link\")"),
        PropertyCase(
            "image", "ImageView", "image = symbol(\"link\", textStyle: .caption1)",
            "it.image = UIImage(systemName: \"link\", "
                + "withConfiguration: UIImage.SymbolConfiguration(textStyle: .caption1))"),
        PropertyCase(
            "image", "Button", "image = symbol(\"plus\", pointSize: 12, weight: .semibold)",
            "it.setImage(UIImage(systemName: \"plus\", "
                + "withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)), for: .normal)"),
        PropertyCase("contentMode", "ImageView", "contentMode = .scaleAspectFill", "it.contentMode = .scaleAspectFill"),
        PropertyCase("title", "Button", "title = \"Follow\"", "it.setTitle(\"Follow\", for: .normal)"),
        PropertyCase("titleColor", "Button", "titleColor = .white", "it.setTitleColor(.white, for: .normal)"),
        PropertyCase(
            "contentInsets", "Button", "contentInsets = (1, 2, 3, 4)",
            "it.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
        PropertyCase("imageInsets", "Button", "imageInsets.right = 8", "it.imageEdgeInsets.right = 8"),
        PropertyCase(
            "titleInsets", "Button", "titleInsets = 2",
            "it.titleEdgeInsets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)"),
        PropertyCase("axis", "StackView", "axis = .vertical", "it.axis = .vertical"),
        PropertyCase("spacing", "VStack", "spacing = 8", "it.axis = .vertical", "it.spacing = 8"),
        PropertyCase("alignment", "HStack", "alignment = .firstBaseline", "it.alignment = .firstBaseline"),
        PropertyCase("distribution", "HStack", "distribution = .fillEqually", "it.distribution = .fillEqually"),
        PropertyCase(
            "isLayoutMarginsRelativeArrangement", "HStack", "isLayoutMarginsRelativeArrangement = true",
            "it.isLayoutMarginsRelativeArrangement = true"),
        PropertyCase(
            "isBaselineRelativeArrangement", "HStack", "isBaselineRelativeArrangement = true",
            "it.isBaselineRelativeArrangement = true"),
        PropertyCase(
            "isArranged", "HStack", "Label a { isArranged = false }",
            "a.translatesAutoresizingMaskIntoConstraints = false", "it.addSubview(a)"),
        PropertyCase(
            "spacingAfter", "HStack", "Label a { spacingAfter = 24 }", "it.addArrangedSubview(a)",
            "it.setCustomSpacing(24, after: a)"),
        PropertyCase(
            "spacing", "HStack", "spacing = systemSpacing(1)", "it.spacing = UIStackView.spacingUseSystem"),
        PropertyCase("spacing", "HStack", "spacing = systemSpacing(2)", "it.spacing = 8 * 2"),
        PropertyCase(
            "spacingAfter", "HStack", "Label a { spacingAfter = systemSpacing(1) }", "it.addArrangedSubview(a)",
            "it.setCustomSpacing(UIStackView.spacingUseSystem, after: a)"),
        PropertyCase(
            "titleFont", "Button", "titleFont = .body", "it.setTitleFont(.preferredFont(forTextStyle: .body))"),
        PropertyCase("identifier", "LayoutGuide", "identifier = \"gap\"", "it.identifier = \"gap\""),
        PropertyCase(
            "contentInset", "ScrollView", "contentInset.top = 200", "it.alwaysBounceVertical = true",
            "it.contentInset.top = 200"),
        PropertyCase(
            "contentInsetAdjustmentBehavior", "ScrollView", "contentInsetAdjustmentBehavior = .never",
            "it.alwaysBounceVertical = true", "it.contentInsetAdjustmentBehavior = .never"),
        PropertyCase(
            "alwaysBounceVertical", "ScrollView", "alwaysBounceVertical = false", "it.alwaysBounceVertical = false"),
        PropertyCase("rowHeight", "TableView", "rowHeight = 44", "it.rowHeight = 44"),
        PropertyCase(
            "rowHeight", "TableView", "rowHeight = .automatic", "it.rowHeight = UITableView.automaticDimension"),
        PropertyCase("separators", "TableView", "separators = false", "it.separatorStyle = .none"),
        PropertyCase(
            "separatorInset", "TableView", "separatorInset = 16",
            "it.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)"),
        PropertyCase(
            "separatorInset", "TableView", "separatorInset = (0, 16, 0, 8)",
            "it.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8)"),
        PropertyCase("segments", "SegmentedControl", "segments = [\"A\", \"B\"]", "it.setSegments([\"A\", \"B\"])"),
        PropertyCase(
            "selectedSegmentIndex", "SegmentedControl", "selectedSegmentIndex = 1", "it.selectedSegmentIndex = 1"),
        PropertyCase(
            "apportionsSegmentWidthsByContent", "SegmentedControl", "apportionsSegmentWidthsByContent = true",
            "it.apportionsSegmentWidthsByContent = true"),
        PropertyCase("isOn", "Switch", "isOn = true", "it.isOn = true"),
        PropertyCase("isEnabled", "Switch", "isEnabled = false", "it.isEnabled = false"),
        PropertyCase("onTintColor", "Switch", "onTintColor = .systemOrange", "it.onTintColor = .systemOrange"),
        PropertyCase("thumbTintColor", "Switch", "thumbTintColor = nil", "it.thumbTintColor = nil"),
        PropertyCase(
            "configuration", "Button", "configuration = .filled", "it.configuration = .filled()"),
        PropertyCase(
            "subtitle", "Button", "subtitle = \"now\"", "it.configuration?.subtitle = \"now\""),
        PropertyCase(
            "cornerStyle", "Button", "cornerStyle = .capsule", "it.configuration?.cornerStyle = .capsule"),
        PropertyCase(
            "imagePlacement", "CustomButton", "imagePlacement = .top", "it.configuration?.imagePlacement = .top"),
        PropertyCase(
            "imagePadding", "Button", "imagePadding = 8", "it.configuration?.imagePadding = 8"),
        PropertyCase(
            "titlePadding", "Button", "titlePadding = 2", "it.configuration?.titlePadding = 2"),
        PropertyCase(
            "configurationInsets", "Button", "configurationInsets = 4",
            "it.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)"),
        PropertyCase(
            "baseForegroundColor", "Button", "baseForegroundColor = .red",
            "it.configuration?.baseForegroundColor = .red"),
        PropertyCase(
            "baseBackgroundColor", "Button", "baseBackgroundColor = .systemPink",
            "it.configuration?.baseBackgroundColor = .systemPink"),
        PropertyCase(
            "searchBarStyle", "SearchBar", "searchBarStyle = .minimal", "it.searchBarStyle = .minimal"),
        PropertyCase(
            "datePickerMode", "DatePicker", "datePickerMode = .date", "it.datePickerMode = .date"),
        PropertyCase(
            "preferredDatePickerStyle", "DatePicker", "preferredDatePickerStyle = .wheels",
            "it.preferredDatePickerStyle = .wheels"),
        PropertyCase(
            "date", "DatePicker", "date = \"2026-05-17\"", "it.setDate(\"2026-05-17\")"),
        PropertyCase("prompt", "NavigationBar", "prompt = \"Choose\"", "it.setPrompt(\"Choose\")"),
        PropertyCase(
            "prefersLargeTitles", "NavigationBar", "prefersLargeTitles = true", "it.prefersLargeTitles = true"),
        PropertyCase("backItem", "NavigationBar", "backItem = \"Inbox\"", "it.setBackItem(\"Inbox\")"),
        PropertyCase(
            "leftBarButtonItems", "NavigationBar", "leftBarButtonItems = [\"Close\"]",
            "it.setLeftBarButtonItems([UIBarButtonItem(title: \"Close\")])"),
        PropertyCase(
            "rightBarButtonItems", "NavigationBar", "rightBarButtonItems = [symbol(\"link\")]",
            "it.setRightBarButtonItems([UIBarButtonItem(image: UIImage(systemName: \"link\"))])"),
        PropertyCase(
            "items", "TabBar", "items = [(\"Home\", symbol(\"link\"))]",
            "it.items = [UITabBarItem(title: \"Home\", image: UIImage(systemName: \"link\"), tag: 0)]"),
        PropertyCase(
            "items", "Toolbar", "items = [.flexibleSpace, \"Done\"]",
            "it.items = [.flexibleSpace(), UIBarButtonItem(title: \"Done\")]"),
        PropertyCase("selectedItem", "TabBar", "selectedItem = 1", "it.setSelectedItem(1)"),
        PropertyCase(
            "effect", "VisualEffectView", "effect = .systemThinMaterial",
            "it.effect = UIBlurEffect(style: .systemThinMaterial)"),
        PropertyCase(
            "placeholder", "TextField", "placeholder = \"Name\"", "it.placeholder = \"Name\""),
        PropertyCase(
            "borderStyle", "TextField", "borderStyle = .roundedRect", "it.borderStyle = .roundedRect"),
        PropertyCase(
            "leftImage", "TextField", "leftImage = symbol(\"link\")", "it.setLeftImage(UIImage(systemName: \"link\"))"),
        PropertyCase(
            "rightImage", "TextField", "rightImage = nil", "it.setRightImage(nil)"),
        PropertyCase(
            "clearButtonMode", "TextField", "clearButtonMode = .always", "it.clearButtonMode = .always"),
        PropertyCase(
            "isSecureTextEntry", "TextField", "isSecureTextEntry = true", "it.isSecureTextEntry = true"),
        PropertyCase(
            "isScrollEnabled", "TextView", "isScrollEnabled = false", "it.isScrollEnabled = false"),
        PropertyCase(
            "textContainerInset", "TextView", "textContainerInset.top = 4", "it.textContainerInset.top = 4"),
        PropertyCase(
            "value", "Slider", "value = 0.5", "it.value = 0.5"),
        PropertyCase(
            "minimumValue", "Stepper", "minimumValue = 1", "it.minimumValue = 1"),
        PropertyCase(
            "maximumValue", "Slider", "maximumValue = 10", "it.maximumValue = 10"),
        PropertyCase(
            "minimumTrackTintColor", "Slider", "minimumTrackTintColor = .systemRed",
            "it.minimumTrackTintColor = .systemRed"),
        PropertyCase(
            "maximumTrackTintColor", "Slider", "maximumTrackTintColor = nil", "it.maximumTrackTintColor = nil"),
        PropertyCase(
            "stepValue", "Stepper", "stepValue = 5", "it.stepValue = 5"),
        PropertyCase(
            "progress", "ProgressView", "progress = 0.25", "it.progress = 0.25"),
        PropertyCase(
            "progressTintColor", "ProgressView", "progressTintColor = .systemRed", "it.progressTintColor = .systemRed"),
        PropertyCase(
            "trackTintColor", "ProgressView", "trackTintColor = .systemGray5", "it.trackTintColor = .systemGray5"),
        PropertyCase(
            "isAnimating", "ActivityIndicator", "isAnimating = true", "it.setAnimating(true)"),
        PropertyCase(
            "style", "ActivityIndicator", "style = .large", "it.style = .large"),
        PropertyCase(
            "color", "ActivityIndicator", "color = .white", "it.color = .white"),
        PropertyCase(
            "numberOfPages", "PageControl", "numberOfPages = 3", "it.numberOfPages = 3"),
        PropertyCase(
            "currentPage", "PageControl", "currentPage = 1", "it.currentPage = 1"),
        PropertyCase(
            "hidesForSinglePage", "PageControl", "hidesForSinglePage = true", "it.hidesForSinglePage = true"),
        PropertyCase(
            "pageIndicatorTintColor", "PageControl", "pageIndicatorTintColor = .systemGray4",
            "it.pageIndicatorTintColor = .systemGray4"),
        PropertyCase(
            "currentPageIndicatorTintColor", "PageControl", "currentPageIndicatorTintColor = .label",
            "it.currentPageIndicatorTintColor = .label"),
    ]
}
