import Diagnostics
import InterfaceBuilder
import Testing

@Suite("An imported symbol")
struct SymbolTests {
    private static let resources = """
        <image name="person.circle" catalog="system" width="128" height="121"/>\
        <image name="star" catalog="system" width="128" height="116"/>\
        <image name="bookmark" catalog="system" width="104" height="128"/>
        """

    private func imported(_ view: String, device: String = "retina6_1") -> [String] {
        let file = storyboard("<subviews>\(view)</subviews>", images: Self.resources)
        let text = String(decoding: file.utf8, as: UTF8.self).replacing("retina6_0", with: device)
        let (notation, _) = importInterface(SourceFile(path: file.path, text: text))
        return (notation ?? "").split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter {
            $0.contains("ContentSize") || $0.contains("Insets")
        }
    }

    static let images: [(name: String, device: String, lines: [String])] = [
        (
            "person.circle", "retina6_1",
            ["intrinsicContentSize = (20, 20)  // estimated: a symbol", "alignmentRectInsets = (-0.5, 0, -0.5, 0)"]
        ),
        ("star", "retina6_1", ["intrinsicContentSize = (22, 20)  // estimated: a symbol"]),
        ("bookmark", "retina6_1", ["intrinsicContentSize = (18, 20)  // estimated: a symbol"]),
        ("photo.of.mine", "retina6_1", []),
    ]

    static let scales: [(scale: String, line: String)] = [
        (#"symbolScale="large""#, "intrinsicContentSize = (28, 20.5)  // estimated: a symbol"),
        (#"symbolScale="small""#, "intrinsicContentSize = (17, 20)  // estimated: a symbol"),
        ("", "intrinsicContentSize = (22, 20)  // estimated: a symbol"),
    ]

    @Test("has the scale that stands in an element of its own", arguments: scales)
    func reference(scale: String, line: String) {
        let reference = #"<imageReference key="image" image="star" catalog="system" \#(scale)/>"#
        #expect(imported(view("imageView", "i", "", reference)) == [line])
    }

    @Test("is as high as a line, and a circle lower than that", arguments: images)
    func image(name: String, device: String, lines: [String]) {
        #expect(imported(view("imageView", "i", "image=\"\(name)\" catalog=\"system\""), device: device) == lines)
    }

    static let buttons: [(xml: String, lines: [String])] = [
        (#"<state key="normal" image="star" catalog="system"/>"#, ["intrinsicContentSize = (22, 22)"]),
        (
            #"<buttonConfiguration key="configuration" style="plain" image="person.circle" catalog="system"/>"#,
            ["intrinsicContentSize = (49.5, 34.5)"]
        ),
        (
            #"<buttonConfiguration key="configuration" style="plain" image="person.circle" catalog="system" title="Me"/>"#,
            ["configurationInsets = (7, 37.5, 7, 12)"]
        ),
        (
            #"<buttonConfiguration key="configuration" style="plain"><imageReference key="image" image="star" catalog="system" symbolScale="large"/></buttonConfiguration>"#,
            ["intrinsicContentSize = (52, 34.5)"]
        ),
        (
            #"<state key="normal"><imageReference key="image" image="star" catalog="system" symbolScale="small"/></state>"#,
            ["intrinsicContentSize = (17, 22)"]
        ),
    ]

    @Test("is large in a button with a configuration", arguments: buttons)
    func button(xml: String, lines: [String]) {
        #expect(imported(view("button", "b", "", xml)) == lines)
    }
}
