import Scene

extension ViewClass {
    /// `UIView`.
    static let view = ViewClass(
        ViewContent<Void>({ .view }) { if case .view = $0 { () } else { nil } },
        types: [ViewType("View", .view)], uiKit: UIKitClass("UIView"))

    /// What a screen has besides the properties of its view: the tint colour of everything on it, and what its
    /// controller has and says to those around it.
    public static let screenProperties: [ViewProperty<View>] =
        [
            ViewProperty("tint", .optionalColor { $0.appearance.tintColor = $1 }, .assignment("tintColor")),
            .edgeInsets("additionalSafeAreaInsets", .insetsOfController("additionalSafeAreaInsets")) {
                $1(&$0.additionalSafeAreaInsets)
            },
        ] + containerProperties

    /// The names of all properties, each once: those of every view, of screens, and of one kind after the other.
    public static let propertyNames: [String] = {
        var names: [String] = []
        for property in View.commonProperties + screenProperties + all.flatMap({ $0.properties })
        where !names.contains(property.name) {
            names.append(property.name)
        }
        return names
    }()
}

extension View {
    /// What every view has.
    static let commonProperties: [ViewProperty<View>] = [
        margins,
        ViewProperty("backgroundColor", .optionalColor { $0.appearance.backgroundColor = $1 }),
        ViewProperty("tintColor", .optionalColor { $0.appearance.tintColor = $1 }),
        ViewProperty("alpha", .fraction { $0.appearance.alpha = $1 }),
        ViewProperty("isHidden", .bool { $0.isHidden = $1 }),
        ViewProperty("clipsToBounds", .bool { $0.appearance.clipsToBounds = $1 }),
        ViewProperty("cornerRadius", .length { $0.appearance.cornerRadius = $1 }, .assignment("layer.cornerRadius")),
        ViewProperty(
            "cornerCurve", .oneOf("CALayerCornerCurve") { $0.appearance.cornerCurve = $1 },
            .assignment("layer.cornerCurve")),
        ViewProperty(
            "maskedCorners", .corners { $0.appearance.maskedCorners = $1 }, .assignment("layer.maskedCorners")),
        ViewProperty("borderWidth", .length { $0.appearance.borderWidth = $1 }, .assignment("layer.borderWidth")),
        ViewProperty("borderColor", .optionalColor { $0.appearance.borderColor = $1 }, .cgColor("layer.borderColor")),
        ViewProperty("shadowColor", .color { $0.appearance.shadowColor = $1 }, .cgColor("layer.shadowColor")),
        ViewProperty(
            "shadowOpacity", .fraction { $0.appearance.shadowOpacity = $1 }, .assignment("layer.shadowOpacity")),
        ViewProperty("shadowRadius", .length { $0.appearance.shadowRadius = $1 }, .assignment("layer.shadowRadius")),
        ViewProperty(
            "shadowOffset", .offset { $0.appearance.shadowOffset = $1 }, .offset("layer.shadowOffset")),
        ViewProperty("zPosition", .number { $0.appearance.zPosition = $1 }, .assignment("layer.zPosition")),
        ViewProperty("transform", .transform { $0.appearance.transform = $1 }),
        ViewProperty("gradient", .colors { $0.appearance.gradient = $1 }, .support(.setGradient)),
        ViewProperty("shape", .shape { $0.appearance.shape = $1 }, .support(.setShape)),
        ViewProperty("fillColor", .optionalColor { $0.appearance.fillColor = $1 }, .support(.setFillColor)),
        ViewProperty("strokeColor", .optionalColor { $0.appearance.strokeColor = $1 }, .support(.setStrokeColor)),
        ViewProperty("lineWidth", .length { $0.appearance.lineWidth = $1 }, .support(.setLineWidth)),
        .priorities("hugging", "setContentHuggingPriority") { $1(&$0.hugging) },
        .priorities("compression", "setContentCompressionResistancePriority") { $1(&$0.compressionResistance) },
        ViewProperty(
            "intrinsicContentSize", .contentSize { $0.ownContentSize = $1 },
            .overriding("intrinsicContentSize", type: "CGSize")),
        ViewProperty(
            "alignmentRectInsets", .edgeInsets { $0.ownAlignmentRectInsets = $1 },
            .overriding("alignmentRectInsets", type: "UIEdgeInsets")),
        ViewProperty("preservesSuperviewLayoutMargins", .bool { $0.preservesSuperviewLayoutMargins = $1 }),
        ViewProperty("insetsLayoutMarginsFromSafeArea", .bool { $0.insetsLayoutMarginsFromSafeArea = $1 }),
        ViewProperty("isArranged", .bool { $0.isArranged = $1 }, .adding),
        ViewProperty("spacingAfter", .optionalNumber { $0.customSpacingAfter = $1 }, .customSpacing),
    ]

    private static let margins = ViewProperty<View>(
        "margins", .directionalInsets { $0.layoutMargins = MarginOverrides($1) }, .margins,
        parts: [
            ViewProperty.Part("top", .number { $0.layoutMargins.top = $1 }),
            ViewProperty.Part("leading", .number { $0.layoutMargins.leading = $1 }),
            ViewProperty.Part("bottom", .number { $0.layoutMargins.bottom = $1 }),
            ViewProperty.Part("trailing", .number { $0.layoutMargins.trailing = $1 }),
            ViewProperty.Part("left", .number { $0.layoutMargins.left = $1 }),
            ViewProperty.Part("right", .number { $0.layoutMargins.right = $1 }),
            ViewProperty.Part(
                "horizontal", .number { ($0.layoutMargins.leading, $0.layoutMargins.trailing) = ($1, $1) }),
            ViewProperty.Part("vertical", .number { ($0.layoutMargins.top, $0.layoutMargins.bottom) = ($1, $1) }),
        ])
}

extension UIKitSpelling {
    /// Whether the property means something in a stack only.
    public var isOfArrangedViews: Bool {
        switch self {
        case .adding, .customSpacing: true
        case .assignment, .cgColor, .callForNormalState, .callForEachAxis, .edgeInsets, .insetsOfController,
            .controller, .container, .leftInset, .margins, .question, .assignmentOrAutomatic, .assignmentOfCall,
            .assignmentOfWrapped, .directionalInsets, .offset, .support, .spacing, .overriding, .initializer,
            .addingRow:
            false
        }
    }

    /// Whether the property is of the controllers around a screen's own.
    public var isOfContainers: Bool {
        switch self {
        case .controller, .container: true
        case .adding, .addingRow, .customSpacing, .assignment, .cgColor, .callForNormalState, .callForEachAxis,
            .edgeInsets,
            .insetsOfController, .leftInset, .margins, .question, .assignmentOrAutomatic, .assignmentOfCall,
            .assignmentOfWrapped, .directionalInsets, .offset, .support, .spacing, .overriding, .initializer:
            false
        }
    }
}
