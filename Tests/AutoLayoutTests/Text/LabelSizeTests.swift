import Scene
import Testing

@testable import AutoLayout

@Suite("A label's intrinsic size")
struct LabelSizeTests {
    struct Heights: Sendable, CustomTestStringConvertible {
        let name: String
        let font: Font
        let scale: Double
        let heights: [Double]
        var testDescription: String { "\(name) at \(scale)x" }

        init(_ style: TextStyle, _ scale: Double, _ heights: [Double]) {
            (name, font, self.scale, self.heights) = (style.rawValue, .preferred(style), scale, heights)
        }

        init(system size: Double, _ scale: Double, _ heights: [Double]) {
            (name, font, self.scale, self.heights) = ("system \(size)", .system(size), scale, heights)
        }
    }

    /// One to six lines; the single lines, the headline and the body are what Interface Builder saves.
    static let styles = [
        Heights(.largeTitle, 2, [41, 82, 123, 164, 205, 246]),
        Heights(.title1, 2, [33.5, 67.5, 101.5, 135.5, 169.5, 203.5]),
        Heights(.title2, 2, [26.5, 54.5, 82.5, 110.5, 138.5, 166.5]),
        Heights(.title3, 2, [24, 49, 74, 99, 124, 149]),
        Heights(.headline, 2, [20.5, 42.5, 64.5, 86.5, 108.5, 130.5]),
        Heights(.body, 2, [20.5, 42.5, 64.5, 86.5, 108.5, 130.5]),
        Heights(.callout, 2, [19.5, 40.5, 61.5, 82.5, 103.5, 124.5]),
        Heights(.subheadline, 2, [18, 38, 58, 78, 98, 118]),
        Heights(.footnote, 2, [16, 34, 52, 70, 88, 106]),
        Heights(.caption1, 2, [14.5, 30.5, 46.5, 62.5, 78.5, 94.5]),
        Heights(.caption2, 2, [13.5, 26.5, 39.5, 52.5, 65.5, 78.5]),
        Heights(.largeTitle, 3, [40.6667, 81.6667, 122.6667, 163.6667, 204.6667, 245.6667]),
        Heights(.title1, 3, [33.6667, 67.6667, 101.6667, 135.6667, 169.6667, 203.6667]),
        Heights(.title2, 3, [26.3333, 54.3333, 82.3333, 110.3333, 138.3333, 166.3333]),
        Heights(.title3, 3, [24, 49, 74, 99, 124, 149]),
        Heights(.headline, 3, [20.3333, 42.3333, 64.3333, 86.3333, 108.3333, 130.3333]),
        Heights(.body, 3, [20.3333, 42.3333, 64.3333, 86.3333, 108.3333, 130.3333]),
        Heights(.callout, 3, [19.3333, 40.3333, 61.3333, 82.3333, 103.3333, 124.3333]),
        Heights(.subheadline, 3, [18, 38, 58, 78, 98, 118]),
        Heights(.footnote, 3, [15.6667, 33.6667, 51.6667, 69.6667, 87.6667, 105.6667]),
        Heights(.caption1, 3, [14.3333, 30.3333, 46.3333, 62.3333, 78.3333, 94.3333]),
        Heights(.caption2, 3, [13.3333, 26.3333, 39.3333, 52.3333, 65.3333, 78.3333]),
        Heights(.body, 1, [21, 43, 65, 87]),
        Heights(.subheadline, 1, [18, 38, 58]),
    ]

    static let systemFonts = [
        Heights(system: 12, 2, [14.5, 29, 43]), Heights(system: 13, 2, [16, 31.5, 47]),
        Heights(system: 14, 2, [17, 33.5, 50.5]), Heights(system: 15, 2, [18, 36, 54]),
        Heights(system: 16, 2, [19.5, 38.5, 57.5]), Heights(system: 17, 2, [20.5, 41, 61]),
        Heights(system: 18, 2, [21.5, 43, 64.5]), Heights(system: 20, 2, [24, 48, 72]),
        Heights(system: 24, 2, [29, 57.5, 86]), Heights(system: 28, 2, [33.5, 67, 100.5]),
        Heights(system: 32, 2, [38.5, 76.5, 115]), Heights(system: 36, 2, [43, 86, 129]),
        Heights(system: 60, 2, [72, 143.5, 215]), Heights(system: 17, 1, [21, 41, 61]),
    ]

    @Test("is as high as its lines, rounded up to a pixel", arguments: styles + systemFonts)
    func height(_ test: Heights) {
        for (index, expected) in test.heights.enumerated() {
            var label = Label(font: test.font)
            label.numberOfLines = 0
            label.text = Array(repeating: "line", count: index + 1).joined(separator: "\n")
            let size = Self.size(label, scale: test.scale)
            #expect(abs(size.height - expected) < 0.0001, "\(index + 1) lines")
        }
    }

    private static func size(_ label: Label, width: Double? = nil, scale: Double = 2) -> Size {
        let view = View(name: "label", kind: .label(label))
        let size = view.intrinsicContentSize(
            fittingWidth: width, measurer: TypewriterMeasurer(),
            screen: Screen(size: Size(width: 390, height: 844), scale: scale))
        return Size(width: size.width ?? -1, height: size.height ?? -1)
    }

    @Test("is as wide as its longest line unbroken, rounded up to a pixel")
    func width() {
        var label = Label(font: .system(13))
        label.text = "abc"
        #expect(Self.size(label) == Size(width: 19.5, height: 16))
        #expect(Self.size(label, scale: 1) == Size(width: 20, height: 16))
        label.text = "one two three"
        label.numberOfLines = 0
        #expect(Self.size(label, width: 45, scale: 1) == Size(width: 85, height: 47))
        label.text = "a\r\nlonger\u{2028}b"
        #expect(Self.size(label, scale: 1).width == 39)
    }

    @Test(
        "follows from its preferred width, whatever the label's own",
        arguments: [(45.0, 0, 32.5, 47.0), (60, 0, 45.5, 31.5), (200, 0, 84.5, 16), (45, 1, 84.5, 16)])
    func preferredMaxLayoutWidth(preferred: Double, lines: Int, width: Double, height: Double) {
        var label = Label(font: .system(13))
        label.text = "one two three"
        label.numberOfLines = lines
        label.preferredMaxLayoutWidth = preferred
        for own: Double? in [nil, 10, 45, 300] {
            #expect(Self.size(label, width: own) == Size(width: width, height: height))
        }
    }

    @Test("has room for the ellipsis where lines are left out")
    func ellipsis() {
        var label = Label(font: .system(10))
        label.text = "abc\nde\n\n"
        #expect(Self.size(label).width == 20)
        label.numberOfLines = 2
        #expect(Self.size(label).width == 15)
        label.numberOfLines = 1
        label.lineBreakMode = .byClipping
        #expect(Self.size(label).width == 15)
    }

    @Test(
        "counts at most as many lines as the label may have", arguments: [(1, 16.0), (2, 31.5), (0, 47.0), (9, 47.0)])
    func lineLimit(numberOfLines: Int, height: Double) {
        var label = Label(font: .system(13))
        label.text = "one two three"
        label.numberOfLines = numberOfLines
        #expect(Self.size(label, width: 45).height == height)
    }

    @Test("never breaks a text for float noise when it is exactly as wide as the text")
    func noise() {
        var label = Label(font: .system(10))
        label.text = "ab cd"
        label.numberOfLines = 0
        #expect(Self.size(label, width: 25 - 1e-9).height == 12)
        #expect(Self.size(label, width: 24.5).height == 24)
    }

    @Test("is higher by the spacing between two lines, whichever is set first", arguments: [false, true])
    func lineSpacing(isFirst: Bool) {
        var label = Label(font: .system(17))
        if isFirst { label.lineSpacing = 4 }
        label.text = "one two three"
        label.font = .system(13)
        label.numberOfLines = 0
        if !isFirst { label.lineSpacing = 4 }
        #expect(Self.size(label, width: 45).height == 55)
    }

    @Test("of no text is zero, and shrinking to fit does not change it")
    func corners() {
        var label = Label(font: .system(10))
        #expect(Self.size(label) == .zero)
        label.text = "abcdefgh"
        label.adjustsFontSizeToFitWidth = true
        #expect(Self.size(label, width: 5).width == 40)
        label.numberOfLines = -3
        #expect(Self.size(label, width: 5).height == 12)
    }
}
