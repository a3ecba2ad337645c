import Diagnostics
import InterfaceBuilder
import Testing

@Suite("An imported cell")
struct CellMarginTests {
    @Test("has the margins that cells had in its version of UIKit", arguments: [("12121", false), ("13771", true)])
    func cellMargins(version: String, areOwn: Bool) {
        let cell = prototypeCell("<subviews>\(view("label", "l"))</subviews>")
        let notation = importInterface(storyboard(cell, tools: version)).notation ?? ""
        #expect(notation.contains("Label label {") && notation.contains("margins = (11, 16, 11, 16)") == areOwn)
    }

    @Test("has a narrower margin in a cell whose content an accessory makes narrower")
    func accessory() {
        let cell = prototypeCell("<subviews>\(view("label", "l"))</subviews>", contentWidth: 361)
        #expect(importInterface(storyboard(cell)).notation?.contains("margins = (11, 16, 11, 8)") == true)
    }

    @Test("has the margins of a cell above and below that saved frames show")
    func verticalMargins() {
        let cell = prototypeCell(
            "<subviews>\(view("label", "l", y: 17))</subviews><constraints>"
                + #"<constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="topMargin" constant="2" id="k"/>"#
                + "</constraints>", height: 54)
        #expect(importInterface(storyboard(cell)).notation?.contains("margins = (15, 16, 11, 16)") == true)
    }

    @Test("has no more of its superview's margins where its own are saved")
    func preservedMargins() {
        let cell = prototypeCell(
            "<subviews>\(view("label", "l"))</subviews>", attributes: #"preservesSuperviewLayoutMargins="YES""#)
        let notation = importInterface(storyboard(cell)).notation ?? ""
        #expect(notation.contains("margins = (11, 16, 11, 16)") && !notation.contains("preserves"))
    }

    @Test("has sliders without insets since Xcode 26", arguments: [("23727", 12), ("24128", 10)])
    func sliders(version: String, margin: Int) {
        let cell = prototypeCell(
            "<subviews>\(view("slider", "s", x: 10))</subviews><constraints>"
                + #"<constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="k"/>"#
                + "</constraints>")
        let notation = importInterface(storyboard(cell, tools: version)).notation ?? ""
        #expect(notation.contains("margins = (11, \(margin), 11, 16)"), "\(notation)")
        #expect(notation.contains("alignmentRectInsets = 0") == (margin == 10))
    }
}
