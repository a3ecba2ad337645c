import AutoLayout

extension SupportExtension {
    /// The extensions that the statements of a property of a class call.
    static func needed(by spelling: UIKitSpelling, in className: String) -> Set<SupportExtension> {
        switch spelling {
        case .assignment("showsReorderControl"): [.tableRows, .movableRows]
        case .assignment(let path), .edgeInsets(let path): path.hasPrefix("flowLayout.") ? [.flowLayout] : []
        case .assignmentOfCall("listContent", _):
            className == "UICollectionViewListCell" ? [.listCellContent] : [.cellContent]
        // A layout says itself what it needs.
        case .support(.setSections): []
        case .support(let method): [SupportExtension(method)]
        case .cgColor, .callForNormalState, .callForEachAxis, .insetsOfController, .controller, .container, .leftInset,
            .margins, .question, .assignmentOrAutomatic, .assignmentOfCall, .assignmentOfWrapped, .directionalInsets,
            .offset, .overriding, .initializer, .adding, .addingRow, .spacing, .customSpacing:
            []
        }
    }

    /// The extension that has a method.
    private init(_ method: UIKitSpelling.SupportMethod) {
        self =
            switch method {
            case .setGradient: .gradient
            case .setSegments: .segments
            case .setLeftImage, .setRightImage: .sideImages
            case .setAnimating: .animating
            case .setDate: .date
            case .setTitleFont: .titleFont
            case .setTitle, .setPrompt, .setBackItem, .setLeftBarButtonItems, .setRightBarButtonItems: .navigationItem
            case .setSelectedItem: .selectedTab
            case .setItemSize: .flowLayout
            case .setSections: .compositionalLayout
            case .setAttributedText, .setAttributedTitle: .textRuns
            case .setKern, .setLineSpacing, .setLineHeightMultiple: .textAttributes
            case .setIsEditing: .editing
            case .setZoom: .zooming
            case .setShape, .setFillColor, .setStrokeColor, .setLineWidth: .shape
            }
    }
}
