import Diagnostics
import InterfaceBuilder
import Testing

@Suite("A control of another version of UIKit")
struct ControlVersionTests {
    static let versions: [(version: String, view: String, line: String?)] = [
        ("24127", view("switch", "v"), "intrinsicContentSize = (61, 28)"), ("21507", view("switch", "v"), nil),
        ("23727", view("slider", "v"), "intrinsicContentSize = (nil, 33)"),
        ("24128", view("slider", "v"), "intrinsicContentSize = (nil, 34)"), ("23504", view("slider", "v"), nil),
        ("14490.70", view("stepper", "v"), "intrinsicContentSize = (94, 29)"), ("15505", view("stepper", "v"), nil),
        ("24127", view("searchBar", "v"), "intrinsicContentSize = (nil, 64)"),
        ("20037", view("searchBar", "v"), "intrinsicContentSize = (nil, 51)"),
        ("18122", view("searchBar", "v"), "intrinsicContentSize = (nil, 51)"), ("17701", view("searchBar", "v"), nil),
        ("10117", view("searchBar", "v"), "intrinsicContentSize = (nil, 44)"),
        ("6254", view("pickerView", "v"), "intrinsicContentSize = (320, 162)"),
        ("6254", view("datePicker", "v"), "intrinsicContentSize = (320, 162)"),
        ("19529", view("colorWell", "v"), "intrinsicContentSize = (28, 28)"), ("10117", view("datePicker", "v"), nil),
        ("32700.99.1234", view("switch", "v"), nil),
        (
            "23504",
            view(
                "button", "v", #"buttonType="infoLight""#, #"<buttonConfiguration key="configuration" style="plain"/>"#),
            "intrinsicContentSize = (50, 34)"
        ),
        ("23727", view("button", "v", #"buttonType="infoLight""#), "intrinsicContentSize = (25.67, 25.67)"),
        ("17156", view("button", "v", #"buttonType="infoLight""#), "intrinsicContentSize = (25, 24)"),
        ("14490.70", view("progressView", "v"), "intrinsicContentSize = (nil, 2)"),
        ("14490.70", view("pageControl", "v", #"numberOfPages="3""#), "intrinsicContentSize = (39, 37)"),
        ("17701", view("pageControl", "v", #"numberOfPages="3""#), "intrinsicContentSize = (122, 28)"),
        ("23504", view("pageControl", "v", #"numberOfPages="3""#), "intrinsicContentSize = (73, 26)"),
        (
            "20037", view("button", "v", "", #"<buttonConfiguration key="configuration" style="plain"/>"#),
            "titleFont = .system(14)"
        ),
    ]

    @Test("has the sizes of the UIKit that saved it", arguments: versions)
    func version(version: String, view: String, line: String?) {
        let file = storyboard("<subviews>\(view)</subviews>", tools: version)
        let sizes = imported(file).body.map { $0.trimmed }.filter { $0.contains("ContentSize") || $0.contains("Font") }
        #expect(sizes == (line.map { [$0] } ?? []))
    }

    @Test("has the pickers of old tablets as high as today's")
    func tabletPicker() {
        let file = storyboard("<subviews>\(view("pickerView", "v"))</subviews>", tools: "5056")
        let text = String(decoding: file.utf8, as: UTF8.self).replacing(
            " toolsVersion=", with: " targetRuntime=\"iOS.CocoaTouch.iPad\" toolsVersion=")
        #expect(
            imported(SourceFile(path: file.path, text: text)).body.contains("    intrinsicContentSize = (320, 216)"))
    }

    @Test("has the height of older controls as a constraint where the width is its text's")
    func height() {
        func field(_ size: Int, in tools: String) -> [String] {
            let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
            let field = view("textField", "v", #"borderStyle="roundedRect" placeholder="Name""#, font)
            return imported(storyboard("<subviews>\(field)</subviews>", tools: tools)).body
        }
        let line = "    height == 30 @ 751"
        #expect(field(14, in: "14490.70").contains(line) && field(17, in: "14490.70").contains(line))
        #expect(!field(18, in: "14490.70").contains(line) && !field(14, in: "14868").contains(line))
        let empty = view("textField", "v", #"borderStyle="roundedRect""#)
        let older = storyboard("<subviews>\(empty)</subviews>", tools: "14490.70")
        #expect(imported(older).body.contains("    intrinsicContentSize = (25, 30)"))
        let file = storyboard("<subviews>\(view("segmentedControl", "v"))</subviews>", tools: "14490.70")
        #expect(imported(file).body.contains("    height == 28 @ 751"))
        #expect(
            !imported(storyboard("<subviews>\(view("segmentedControl", "v"))</subviews>")).body.contains {
                $0.contains("@ 751")
            })
    }
}
