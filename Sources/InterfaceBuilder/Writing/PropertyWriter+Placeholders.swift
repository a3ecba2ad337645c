extension PropertyWriter {
    /// The content size that the canvas assumes: the file's own, or what Interface Builder gives views in a stack view that
    /// have none of their own until the app runs.
    ///
    /// Source: frames that Interface Builder saves. A label without a text that has one line, and an empty stack view, are
    /// 50 × 50 there; labels of more lines have no size. Other views are as large as they were when they came into the stack
    /// view, 50 × 50, or 240 × 128 as the library has them, which their frames tell. Of another height they are known to be where
    /// a label inside is higher than its line.
    var placeholderSize: (width: Double?, height: Double?)? {
        let keys = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
        if keys.contains(where: { element[$0] != nil }) {
            return (element.number(keys[0]), element.number(keys[1]))
        }
        guard stack != nil else { return nil }
        if isEmptyLine || view.isStack && view.subviews.isEmpty { return (50, 50) }
        guard hasNoContentSize else { return nil }
        let size = (
            width: placeholder("width", view.frame.width, library: 240),
            height: placeholder("height", view.frame.height, library: 128)
        )
        return size == (nil, nil) ? nil : size
    }

    /// A length that a view has on the canvas alone; nil where a constraint of its own gives it one. `length` is the saved one.
    private func placeholder(_ attribute: String, _ length: Double, library: Double) -> Double? {
        let isConstrained = view.constraints.contains {
            $0.first == view.id && $0.second == nil && $0.firstAttribute == attribute && $0.relation == .equal
                && $0.priority > Self.standardResistance
        }
        if isConstrained { return nil }
        let known = [50, library].first { abs(length - $0) < Self.rounding }
        return known ?? (attribute == "height" && view.stretchesLine ? length : nil)
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

extension InterfaceView {
    /// Whether a label of one line inside, in no other stack view, was saved higher than its line with no height of its own.
    fileprivate var stretchesLine: Bool { subviews.contains { $0.isStretchedLine || !$0.isStack && $0.stretchesLine } }

    /// A text whose characters have room for an em each stands on one line, however many it may have.
    private var isStretchedLine: Bool {
        guard tag == "label", !isStale, let text = element["text"], !text.isEmpty,
            !constraints.contains(where: { [$0.firstAttribute, $0.secondAttribute].contains("height") }),
            let font = element.child(key: "fontDescription").flatMap(FontWriter.font)
        else { return false }
        let isLine = element["numberOfLines"] ?? "1" == "1" || Double(text.count) * font.pointSize < frame.width
        return isLine && frame.height > font.lineHeight.rounded(.up) + Self.leastStretch
    }

    /// By how much a label is higher than its line where that is more than rounding to whole points, points.
    private static let leastStretch = 1.0
}
