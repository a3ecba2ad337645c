import Adaptive
import AutoLayout
import Escaping
import Piecewise

extension LivePreview {
    /// The preview with its controls, and the rules of its views.
    func rendered(
        in figure: Figure, resources: FigureResources, noting characters: inout CharacterUse
    ) -> (html: String, css: String) {
        let drawing = LiveDrawing(layout, opening: opening, appearance: appearance, resources: resources)
        let sheet = LiveStylesheet(of: drawing.arrangements)
        let views = drawing.html(sheet, resources: resources, noting: &characters)
        let roles =
            ["Live", sheet.scope] + (drawing.isMoving ? drawing.isPulled ? ["Moving", "Pulled"] : ["Moving"] : [])
        let html = """
            <div class="\(roles.joined(separator: " "))" data-live="\(escaped(figure.name))"\(followsOthers ? " data-follows" : "") \
            style="--width:\(css(width));--first:\(css(width));--height:\(css(height));--greatest:\(css(greatestScale))">
            \(controls(of: figure, showsOffset: drawing.isMoving, resources.say))
            <div class="Stage" role="group" aria-label="\(escaped(figure.accessibleName))">
            <div class="Window \(isPlain ? "Plain" : "Device")" style="--corner:\(corner)"><div class="Slot">\
            <div class="Width"><div class="Screen"\(screenStyle)>\(views)</div></div></div>\
            <div class="Handle" aria-hidden="true"></div></div>
            </div>
            </div>
            """
        return (html, sheet.rules + presetRules)
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

    /// What shows the fixed previews beside each other; where these differ in more than their width, they are shown.
    private func comparison(of figure: Figure, _ say: (FigurePhrase) -> String) -> String {
        guard figure.previews.count > 1 else { return "" }
        return """

            <label class="Compare"><input type="checkbox" autocomplete="off"\(figure.comparesAtFirst ? " checked" : "")>\
            <span>\(escaped(say(.sideBySide)))</span></label>
            """
    }

    /// Whether what is shown at first is too wide to stand beside code.
    func isWide(in figure: Figure) -> Bool { width > Self.greatestWidthBesideCode || figure.comparesAtFirst }

    /// Without a script the chosen radio button alone gives the width; with one, no browser need look for it at each step.
    private var presetRules: String {
        let rules = presets.map { preset in
            let width = css(preset.width)
            return ".Live:has([value=\"\(width)\"]:checked){--width:\(width)!important}\n"
        }
        return "@media (scripting:none){\n\(rules.joined())}\n"
    }
}

extension Figure {
    /// Whether its fixed previews are shown beside each other at first, since they differ in more than their width.
    fileprivate var comparesAtFirst: Bool {
        guard previews.count > 1, let first = previews.first else { return false }
        return !previews.allSatisfy { $0.differsAtMostInWidth(from: first) }
    }
}

extension Preview {
    /// Whether what a preview shows of a screen beside another one is its width alone.
    fileprivate func differsAtMostInWidth(from other: Preview) -> Bool {
        appearance == other.appearance && screen.scrolledBy == other.screen.scrolledBy
            && screen.contentSizeCategory == other.screen.contentSizeCategory
            && screen.layoutDirection == other.screen.layoutDirection
            && (screen.keyboard == nil) == (other.screen.keyboard == nil)
    }
}
