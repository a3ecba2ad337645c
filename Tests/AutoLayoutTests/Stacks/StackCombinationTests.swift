import Foundation
import Scene
import Testing

@testable import AutoLayout

@Suite("Every small stack view")
struct StackCombinationTests {
    @Test("stands as plain arithmetic says", arguments: StackView.Distribution.allCases, alignments)
    func agrees(distribution: StackView.Distribution, alignment: StackView.Alignment) {
        for scene in Self.scenes(distribution, alignment) {
            let (answer, rule) = (scene.solve(), StackRule(scene: scene).answer())
            #expect(answer.problems.isEmpty, "\(scene.testDescription)")
            #expect(
                Self.isClose(answer.size.width, rule.size.width) && Self.isClose(answer.size.height, rule.size.height),
                "\(scene.testDescription): \(answer.size) is not \(rule.size)")
            for index in answer.frames.indices {
                guard let expected = rule.frames[index] else { continue }
                #expect(
                    Self.isClose(answer.frames[index], expected),
                    "\(scene.testDescription), item \(index): \(answer.frames[index]) is not \(expected)")
            }
        }
    }

    @Test("is one of as many as the docs say")
    func count() throws {
        var (alone, nested) = (0, 0)
        for distribution in StackView.Distribution.allCases {
            for alignment in Self.alignments { alone += Self.scenes(distribution, alignment).count }
        }
        for distribution in StackNestingTests.distributions {
            for alignment in Self.alignments { nested += StackNestingTests.scenes(distribution, alignment).count }
        }
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/uikit.md").standardized
        let text = try String(contentsOf: page, encoding: .utf8).replacing("\n", with: " ")
        #expect(text.contains("\(Self.grouped(alone)) combinations of axis"))
        #expect(text.contains("and \(Self.grouped(nested)) of a stack view in a stack view"))
    }

    /// `7 296`.
    private static func grouped(_ number: Int) -> String {
        let rest = "\(number % 1000)"
        return "\(number / 1000) " + String(repeating: "0", count: 3 - rest.count) + rest
    }

    /// Top and bottom are other words for leading and trailing.
    private static let alignments = StackView.Alignment.allCases.filter { $0 != .top && $0 != .bottom }

    private static func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

    private static func isClose(_ a: Rect, _ b: Rect) -> Bool {
        isClose(a.x, b.x) && isClose(a.y, b.y) && isClose(a.width, b.width) && isClose(a.height, b.height)
    }

    private static let pictures = [
        StackScene.Item(width: 30, height: 20, hugging: 249), StackScene.Item(width: 50, height: 36),
        StackScene.Item(width: 75, height: 28),
    ]

    /// One to three items of which at least one shows, with and without margins and custom spacing, in both axes and
    /// directions, each length imposed or free.
    static func scenes(
        _ distribution: StackView.Distribution, _ alignment: StackView.Alignment
    ) -> [StackScene] {
        var scenes: [StackScene] = []
        for axis in Axis.allCases {
            for hidden in hiddenPatterns {
                for traits in 0..<16 {
                    let scene = scene(StackView(axis, distribution, alignment, spacing: 8), hidden, traits)
                    if !isUndetermined(scene) { scenes.append(scene) }
                }
            }
        }
        return scenes
    }

    /// One to three items, of which none or one is hidden.
    private static let hiddenPatterns: [[Bool]] = (1...3).flatMap { count in
        (0...count).map { hidden in (0..<count).map { $0 == hidden } }
    }.filter { $0.contains(false) }

    private static func scene(_ stack: StackView, _ hidden: [Bool], _ traits: Int) -> StackScene {
        var items = Array(pictures.prefix(hidden.count))
        for (index, isHidden) in hidden.enumerated() { items[index].isHidden = isHidden }
        if traits & 1 != 0 { items[0].customSpacing = 20 }
        var scene = StackScene(stack: stack, items: items)
        if traits & 2 != 0 {
            scene.margins = DirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)
            scene.stack.isLayoutMarginsRelativeArrangement = true
        }
        if traits & 4 != 0 { scene.width = 414 }
        if traits & 8 != 0 { scene.height = 320 }
        if (traits + hidden.count) % 3 == 0 { scene.direction = .rightToLeft }
        return scene
    }

    /// Proportions of a free stack with margins are an equation of their own, without a rule an author would know.
    private static func isUndetermined(_ scene: StackScene) -> Bool {
        let length = scene.stack.axis == .horizontal ? scene.width : scene.height
        return scene.stack.distribution == .fillProportionally && scene.margins != nil && length == nil
    }
}
