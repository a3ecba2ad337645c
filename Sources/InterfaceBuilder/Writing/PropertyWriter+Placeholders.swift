extension PropertyWriter {
    /// The content size that the canvas assumes: the file's own, or what Interface Builder gives views in a stack view that
    /// have none of their own until the app runs.
    ///
    /// Source: frames that Interface Builder saves. A label without a text that has one line, and an empty stack view, are
    /// 50 × 50 there; labels of more lines have no size. Other views are as large as they were when they came into the stack
    /// view, 50 × 50, or 240 × 128 as the library has them, which their frames tell.
    var placeholderSize: (width: Double?, height: Double?)? {
        let keys = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
        if keys.contains(where: { element[$0] != nil }) {
            return (element.number(keys[0]), element.number(keys[1]))
        }
        guard let stack else { return nil }
        if isEmptyLine || view.isStack && view.subviews.isEmpty { return (50, 50) }
        guard hasNoContentSize else { return nil }
        let isVertical = stack.element["axis"] == "vertical"
        let size = (
            width: placeholder("width", view.frame.width, library: 240, isAcross: isVertical),
            height: placeholder("height", view.frame.height, library: 128, isAcross: !isVertical)
        )
        return size == (nil, nil) ? nil : size
    }

    /// A length that a view has on the canvas alone; nil where a constraint of its own gives it one. `length` is the saved one.
    private func placeholder(_ attribute: String, _ length: Double, library: Double, isAcross: Bool) -> Double? {
        let isConstrained = view.constraints.contains {
            $0.first == view.id && $0.second == nil && $0.firstAttribute == attribute && $0.relation == .equal
                && $0.priority > Self.standardResistance
        }
        if isConstrained { return nil }
        let isFilled = isAcross && (stack?.element["alignment"] ?? "fill") == "fill"
        return (isFilled ? [50] : [50, library]).first { abs(length - $0) < Self.rounding }
    }

    private static let standardResistance = 750.0
    /// What rounding to pixels makes of a length, points.
    private static let rounding = 0.7

    private var isEmptyLine: Bool {
        view.tag == "label" && (element["numberOfLines"] ?? "1") == "1"
            && Self.attributedString("attributedText", in: element) == nil && (string("text") ?? "").isEmpty
    }

    private var hasNoContentSize: Bool {
        view.tag == "imageView" ? element["image"] == nil : Self.sizeless.contains(view.tag)
    }

    private static let sizeless: Set = [
        "view", "containerView", "collectionView", "tableView", "scrollView", "mapView", "webView", "wkWebView",
        "visualEffectView",
    ]
}
