import AutoLayout
import Piecewise
import Scene
import Testing

@testable import Adaptive

/// A label of several lines with a view behind it, both only kept inside the screen.
@Suite("A text that is as wide as its longest line")
struct LongestLineTracingTests {
    private static let screen = Screen(size: Size(width: 320, height: 700), scale: 3)

    private static let tree: ViewTree = {
        var label = Label(font: .system(17))
        label.text = "one measure follows another until a paragraph has words of many different lengths in it"
        label.numberOfLines = 0
        var tree = ViewTree(root: View(name: "Screen", kind: .view, role: .root))
        let text = tree.addSubview(View(name: "label", kind: .label(label)), to: ViewTree.rootID)
        let behind = tree.addSubview(View(name: "behind", kind: .view), to: ViewTree.rootID)
        tree.constraints = [
            LayoutConstraint(anchor(text, .top), .equal, anchor(ViewTree.rootID, .top)),
            LayoutConstraint(anchor(text, .left), .equal, anchor(ViewTree.rootID, .left)),
            LayoutConstraint(anchor(behind, .left), .equal, anchor(text, .right), constant: 8),
            LayoutConstraint(anchor(behind, .top), .equal, anchor(ViewTree.rootID, .top)),
            LayoutConstraint(anchor(behind, .width), .equal, constant: 40),
            LayoutConstraint(anchor(behind, .height), .equal, constant: 40),
            LayoutConstraint(anchor(behind, .right), .lessThanOrEqual, anchor(ViewTree.rootID, .right)),
        ]
        return tree
    }()

    private static func anchor(_ view: ViewID, _ attribute: LayoutAttribute) -> LayoutAnchor {
        LayoutAnchor(LayoutItem(view), attribute)
    }

    @Test("stands at every width where the engine says, on both sides of each breakpoint and between")
    func frames() throws {
        let measurer = SpacedMeasurer()
        let layout = try AdaptiveEngine(memory: LayoutCache(measurer: measurer))
            .layout(over: 320...1024, on: Self.screen) { _, _ in Self.tree }
        let engine = LayoutEngine(measurer: measurer)
        let starts = layout.variants[0].groups[0].pieces.map(\.start.position)
        #expect(starts.count > 10)
        let between = stride(from: 320.0, through: 1024, by: 3.7).map { $0 }
        for width in starts.dropFirst().flatMap({ [$0 - 1e-6, $0, $0 + 1e-6] }) + between {
            let exact = engine.layout(Self.tree, on: Self.screen.widened(to: width))
            let said = layout.layout(at: width)
            #expect(said.textLines[1]?.map(\.text) == exact.textLines[1]?.map(\.text), "at \(width)")
            for view in [1, 2] {
                let (a, b) = (said.frames[view], exact.frames[view])
                let differences = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height]
                #expect(differences.allSatisfy { abs($0) < 1e-6 }, "\(view) at \(width): \(a) for \(b)")
            }
        }
    }
}

/// Sets every character half an em wide and breaks lines at spaces, which count for the line before them.
private final class SpacedMeasurer: TextMeasuring {
    func width(of text: String, font: Font) -> Double { Double(text.count) * font.pointSize / 2 }

    func lines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> [TextLine] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let line = lines.last, self.width(of: "\(line) \(word)", font: font) <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        let space = font.pointSize / 2
        return lines.enumerated().map { index, line in
            TextLine(
                text: line, width: self.width(of: line, font: font), spaceBehind: index + 1 < lines.count ? space : 0)
        }
    }
}
