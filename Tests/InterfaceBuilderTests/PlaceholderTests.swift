import Diagnostics
import InterfaceBuilder
import Testing

@Suite("An imported view without a content size")
struct PlaceholderTests {
    /// A vertical stack view with one view of a size.
    private func arranged(
        _ tag: String, _ attributes: String, _ size: (Double, Double), _ inner: String = ""
    ) -> String {
        let frame = #"<rect key="frame" x="0" y="0" width="\#(size.0)" height="\#(size.1)"/>"#
        let view = "<\(tag) id=\"v\" \(attributes)>\(frame)\(inner)</\(tag)>"
        let stack = #"<stackView id="s" axis="vertical">\#(frame)<subviews>\#(view)</subviews></stackView>"#
        return importInterface(storyboard("<subviews>\(stack)</subviews>")).notation ?? ""
    }

    static let labels: [(attributes: String, isThere: Bool)] = [
        ("", true), (#"numberOfLines="1""#, true), (#"numberOfLines="2""#, false), (#"numberOfLines="0""#, false),
        (#"text="Go""#, false),
    ]

    @Test("is 50 × 50 in a stack view if it is a label of one line without a text", arguments: labels)
    func label(attributes: String, isThere: Bool) {
        let notation = arranged("label", attributes, (300, 20))
        #expect(notation.contains("intrinsicContentSize = (50, 50)  // until the app runs") == isThere)
    }

    static let sizes: [(width: Double, height: Double, size: String?)] = [
        (300, 50, "(nil, 50)"), (300, 128, "(nil, 128)"), (300, 128.33, "(nil, 128)"), (50, 50, "(50, 50)"),
        (240, 90, "(240, nil)"), (300, 60, nil),
    ]

    @Test("is as large in a stack view as it came there, which its frame tells", arguments: sizes)
    func view(width: Double, height: Double, size: String?) {
        for tag in ["view", "imageView"] {
            let notation = arranged(tag, "", (width, height))
            #expect(notation.contains("intrinsicContentSize") == (size != nil), "\(notation)")
            if let size { #expect(notation.contains("intrinsicContentSize = \(size)  // until")) }
        }
    }

    static let lines: [(height: Double, attributes: String, isKnown: Bool)] = [
        (60, #"text="Hi""#, true), (20.5, #"text="Hi""#, false), (60, #"text="""#, false),
        (60, #"text="Hi" numberOfLines="0""#, true), (60, #"text="Hi" misplaced="YES""#, false),
        (60, #"text="How are you today?" numberOfLines="0""#, false),
    ]

    @Test("is as high as its frame where a label inside is higher than its line", arguments: lines)
    func stretched(height: Double, attributes: String, isKnown: Bool) {
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        let frame = #"<rect key="frame" x="0" y="5" width="300" height="\#(height)"/>"#
        let label = #"<subviews><label id="l" \#(attributes)>\#(frame)\#(font)</label></subviews>"#
        let notation = arranged("view", "", (300, 70), label)
        #expect(notation.contains("intrinsicContentSize = (nil, 70)  // until") == isKnown, "\(notation)")
    }

    @Test("has the length that its own constraint says, if that is stronger")
    func constrained() {
        func height(_ priority: Int) -> String {
            let constraint =
                #"<constraint firstAttribute="height" constant="50" priority="\#(priority)" id="c"/>"#
            return arranged("view", "", (300, 50), "<constraints>\(constraint)</constraints>")
        }
        #expect(!height(1000).contains("intrinsicContentSize"))
        #expect(height(500).contains("intrinsicContentSize = (nil, 50)"))
    }
}
