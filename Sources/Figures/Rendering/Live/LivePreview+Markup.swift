import Adaptive
import AutoLayout
import Escaping
import Piecewise

extension LivePreview {
    /// The preview with its controls, what the classes of its views declare, and the widths that have buttons.
    func rendered(
        in figure: Figure, resources: FigureResources, noting characters: inout CharacterUse
    ) -> (html: String, rules: [LiveRule], widths: [Double]) {
        let (drawing, sheet, views) = drawn(resources: resources, noting: &characters)
        let html = """
            <div class="\(drawing.roles)" data-live="\(escaped(figure.name))"\(followsOthers ? " data-follows" : "")\(stops(of: figure)) \
            style="--width:\(css(width));--first:\(css(width));--height:\(css(height));--greatest:\(css(greatestScale))">
            \(controls(of: figure, showsOffset: drawing.isMoving, resources.say))
            <div class="Stage" role="group" aria-label="\(escaped(figure.accessibleName))" \
            aria-describedby="\(escaped(figure.identifierOfWords))">
            \(window(around: views, handle: "<div class=\"Handle\" aria-hidden=\"true\"></div>"))
            </div>
            </div>
            """
        return (html, sheet.rules, presets.map { $0.width })
    }

    /// The preview without controls, and what its classes declare, whose names begin with `prefix`.
    func renderedAlone(prefix: String, resources: FigureResources) -> (html: String, rules: [LiveRule]) {
        var characters = CharacterUse()
        let (drawing, sheet, views) = drawn(prefix: prefix, resources: resources, noting: &characters)
        let html = """
            <div class="\(drawing.roles)" style="--width:\(css(width));--height:\(css(height))">\(window(around: views))</div>
            """
        return (html, sheet.rules)
    }

    /// The drawing, its classes, whose names begin with `prefix`, and its elements.
    private func drawn(
        prefix: String = "", resources: FigureResources, noting characters: inout CharacterUse
    ) -> (drawing: LiveDrawing, sheet: LiveStylesheet, views: String) {
        let drawing = LiveDrawing(layout, opening: opening, appearance: appearance, resources: resources)
        let sheet = LiveStylesheet(of: drawing.arrangements, prefix: prefix)
        return (drawing, sheet, drawing.html(sheet, resources: resources, noting: &characters))
    }

    /// The screen in its device or hairline.
    private func window(around views: String, handle: String = "") -> String {
        """
        <div class="Window \(isPlain ? "Plain" : "Device")" style="--corner:\(corner)"><div class="Slot">\
        <div class="Width"><div class="Screen"\(screenStyle)>\(views)</div></div></div>\(handle)</div>
        """
    }

    private var height: Double { LayoutGrid.snap(layout.screen.size.height) }

    /// Drawn pixels per point where there is room enough.
    private var greatestScale: Double {
        let fitting = min(1, Self.greatestHeight / max(1, height), Self.greatestWidth / layout.widths.upperBound)
        return max(0.1, (fitting * 100).rounded(.down) / 100)
    }

    private static let greatestHeight = 600.0
    private static let greatestWidth = 840.0
    /// In points, of the screen: phones stand beside code, tablets below it. The theme's script has it, too.
    private static let greatestWidthBesideCode = 500.0

    /// Follows the scale, which a wide screen in a narrow page makes smaller than the greatest one.
    private var corner: String { isPlain ? "0px" : "calc(\(pixels(layout.screen.cornerRadius))*var(--scale))" }

    private var screenStyle: String {
        var declarations: [String] = []
        if !isPlain { declarations.append("border-radius:\(pixels(layout.screen.cornerRadius))") }
        if let appearance { declarations.append("color-scheme:\(appearance.rawValue)") }
        return declarations.isEmpty ? "" : " style=\"\(declarations.joined(separator: ";"))\""
    }

    private func controls(of figure: Figure, showsOffset: Bool, _ say: (FigurePhrase) -> String) -> String {
        let (least, greatest) = (css(layout.widths.lowerBound), css(layout.widths.upperBound))
        return """
            <div class="Controls">
            <fieldset class="Presets"><legend class="Unseen">\(escaped(say(.width)))</legend>\(presets.map { radio($0, figure, say) }.joined())</fieldset>
            <label class="Range"><span class="Unseen">\(escaped(say(.widthInPoints)))</span><input type="range" min="\(least)" \
            max="\(greatest)" value="\(css(width))" autocomplete="off"></label>
            <span class="Points" aria-hidden="true"><span>\(css(width)) pt</span></span>\
            \(showsOffset ? offsetLabel(say) : "")\(comparison(of: figure, say))
            </div>
            """
    }

    /// The offsets of the fixed previews, which the theme's script offers where there are several.
    private func stops(of figure: Figure) -> String {
        var offsets: [Double] = []
        for preview in figure.previews where preview.screen.scrolledBy >= 0 {
            if !offsets.contains(preview.screen.scrolledBy) { offsets.append(preview.screen.scrolledBy) }
        }
        return offsets.count < 2 ? "" : " data-stops=\"\(offsets.map { css($0) }.joined(separator: " "))\""
    }

    /// How far the screen is scrolled at first, which the theme keeps up to date.
    private func offsetLabel(_ say: (FigurePhrase) -> String) -> String {
        let text = escaped(say(.scrolled(css(opening.rounded()))))
        return "<span class=\"Offset Moves\" aria-hidden=\"true\"><span>\(text)</span></span>"
    }

    private func radio(_ preset: Preset, _ figure: Figure, _ say: (FigurePhrase) -> String) -> String {
        let checked = preset.width == width ? " checked" : ""
        let isWide = preset.width > Self.greatestWidthBesideCode
        return """
            <label\(isWide ? " class=\"Broad\"" : "") title="\(escaped(say(.points(css(preset.width)))))"><input type="radio" name="width-\(escaped(figure.name))" \
            value="\(css(preset.width))"\(checked) autocomplete="off"><span>\(escaped(preset.name))</span></label>
            """
    }

    /// What shows the fixed previews beside each other; where the live preview cannot be as they are, they are shown.
    private func comparison(of figure: Figure, _ say: (FigurePhrase) -> String) -> String {
        guard figure.previews.count > 1 else { return "" }
        return """

            <label class="Compare"><input type="checkbox" autocomplete="off"\(figure.comparesAtFirst ? " checked" : "")>\
            <span>\(escaped(say(.sideBySide)))</span></label>
            """
    }

    /// Whether what is shown at first is too wide to stand beside code.
    func isWide(in figure: Figure) -> Bool { width > Self.greatestWidthBesideCode || figure.comparesAtFirst }
}

extension LiveDrawing {
    /// The classes of a preview that it stands in.
    fileprivate var roles: String { isMoving ? isPulled ? "Live Moving Pulled" : "Live Moving" : "Live" }
}

extension Figure {
    /// Whether its fixed previews are shown beside each other at first, since they differ in what no reader can choose: more
    /// than width and offset.
    var comparesAtFirst: Bool {
        guard previews.count > 1, let first = previews.first else { return false }
        return !previews.allSatisfy { $0.isWithinReach(of: first) }
    }
}

extension Preview {
    /// Whether what a preview shows of a screen beside another one is its width and its offset alone.
    fileprivate func isWithinReach(of other: Preview) -> Bool {
        appearance == other.appearance && screen.contentSizeCategory == other.screen.contentSizeCategory
            && screen.layoutDirection == other.screen.layoutDirection
            && (screen.keyboard == nil) == (other.screen.keyboard == nil)
    }
}
