import AutoLayout
import Foundation
import Scene
import SeededRandomness
import Testing

@testable import Notation

/// `PLUMB_HOSTILE_BLOCKS=20000 swift test --filter HostileBlockTests` tries more of them; each failure names its seed.
@Suite("Blocks as nobody should write them")
struct HostileBlockTests {
    private static let rounds =
        (ProcessInfo.processInfo.environment["PLUMB_HOSTILE_BLOCKS"].flatMap(Int.init) ?? 300) / 20

    private static let blocks = [
        """
        component Row(name, text): HStack {
            spacing = 8; margins = (4, 8, 4, 8)
            ImageView avatar { image = "avatar"; size == 44; contentMode = .scaleAspectFill }
            Label words { text = "\\(name): \\(text)"; numberOfLines = 0; font = .system(17).bold }
        }
        screen People {
            TableView list {
                rowHeight = .automatic; edges == super.edges
                header height: 40 { Label title { text = "People"; center == super.center } }
                for (i, name) in ["Ada", "Grace"] { Row row(name, i * 2 + 1) }
            }
        }
        """,
        """
        let gap = max(8, screen.width / 50)
        screen Card {
            View card {
                backgroundColor = color(light: .white, dark: color("#1E4478")).withAlpha(0.5)
                leading == super.margins.leading; trailing == super.margins.trailing - gap @ 900
                top >= super.safeArea.top + 1.5; height == width * (2 / 3) @ .high; height <= 400
                when regular && landscape { width == super.width / 2 } else { centerX == super.centerX }
                Button more { title = "More"; configuration = .tinted; bottom == super.bottom; hugging.horizontal = .low - 1 }
                expect card.width > 100 for 320...1024
            }
        }
        """,
        """
        screen Scroll {
            let offset = page.contentOffset.y
            ScrollView page {
                edges == super.edges
                View top { leading == super.leading; trailing == super.trailing; top == super.top - min(offset, 0); height == 200 }
                VStack lines {
                    spacing = systemSpacing(1); distribution = .equalSpacing; alignment = .leading
                    width == super.width; top == top.bottom; bottom == super.bottom
                    for i in 0..<3 { Label line { text = "Line \\(i)"; numberOfLines = 1 + i % 2; isHidden = i > 5 } }
                }
            }
        }
        """,
    ]

    private static let numbers = [
        "0", "-1", "1e300", "-1e-300", "999999", "1000001", "0.1", "(1 / 0)", "4294967296", "9223372036854775808",
        "nil", "true",
        String(repeating: "9", count: 400), "1000000 * 1000000", "0...100000", "(1, 2, 3, 4)", "\"8\"",
    ]
    private static let words = [
        "{", "}", "(", ")", "[", "]", "\"", "\\(", "//", "/*", "...", "@", "==", ">=", "=", ";", ".", "super", "self",
        "in", "let",
        "for", "if", "else", "when", "screen", "component", "HStack", "TableView", "edges", "\u{202E}", "\u{0}", "é",
        "%", "? 1 : 2",
    ]

    @Test("end neither in a crash nor in a frame that is none", arguments: 0..<rounds)
    func mutated(round: Int) {
        var random = SeededGenerator(seed: UInt64(round))
        for block in 0..<20 {
            let text = Self.mutated(Self.blocks[block % Self.blocks.count], &random)
            let lesson = Lesson(text)
            guard let tree = lesson.elaborated(on: Screen.preset(width: 390)).tree else { continue }
            let layout = LayoutEngine(measurer: HalfEmMeasurer()).layout(tree, on: Screen.preset(width: 390))
            #expect(layout.frames.allSatisfy(Self.isFrame), "round \(round), block \(block): \(text)")
        }
    }

    private static func isFrame(_ frame: Rect) -> Bool {
        [frame.x, frame.y, frame.width, frame.height].allSatisfy { abs($0) < 1e9 } && frame.width >= 0
            && frame.height >= 0
    }

    /// A block with a few of its pieces left out, doubled, exchanged or hostile.
    private static func mutated(_ block: String, _ random: inout SeededGenerator) -> String {
        var pieces = block.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            guard !pieces.isEmpty else { break }
            let place = Int.random(in: 0..<pieces.count, using: &random)
            let end = min(pieces.count, place + Int.random(in: 1...12, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: pieces.removeSubrange(place..<end)
            case 1: pieces.insert(contentsOf: pieces[place..<end], at: place)
            case 2: pieces[place] = pieces.randomElement(using: &random) ?? ""
            case 3: pieces.insert(words.randomElement(using: &random) ?? "", at: place)
            case 4:
                let found = pieces.indices.filter { pieces[$0].first?.isNumber == true }
                guard let number = found.randomElement(using: &random) else { continue }
                pieces[number] = numbers.randomElement(using: &random) ?? ""
            default: pieces.insert(contentsOf: Array(repeating: pieces[place..<end], count: 30).joined(), at: place)
            }
        }
        return pieces.joined(separator: " ")
    }
}
