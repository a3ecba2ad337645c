import Scene

@testable import AutoLayout

// The stacks whose constraints are listed.
extension StackRowsTests {
    static func row(
        _ distribution: StackView.Distribution, _ alignment: StackView.Alignment, _ count: Int
    ) -> StackScene {
        let items = [30, 50, 70, 90].prefix(count).map { StackScene.Item(width: $0, height: 20) }
        return StackScene(stack: StackView(.horizontal, distribution, alignment, spacing: 8), items: items)
    }

    static func column(
        _ distribution: StackView.Distribution, _ alignment: StackView.Alignment, _ count: Int
    ) -> StackScene {
        var scene = row(distribution, alignment, count)
        scene.stack.axis = .vertical
        return scene
    }

    static func hiding(_ scene: StackScene, _ index: Int) -> StackScene {
        var scene = scene
        scene.items[index].isHidden = true
        return scene
    }

    static func withMargins(_ scene: StackScene) -> StackScene {
        var scene = scene
        scene.margins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        scene.stack.isLayoutMarginsRelativeArrangement = true
        return scene
    }

    static func mirrored(_ scene: StackScene) -> StackScene {
        var scene = scene
        scene.direction = .rightToLeft
        return scene
    }

    static func spaced(_ scene: StackScene) -> StackScene {
        var scene = scene
        scene.items[0].customSpacing = 20
        return scene
    }

    static func betweenBaselines() -> StackScene {
        var scene = column(.fill, .fill, 2)
        scene.stack.isBaselineRelativeArrangement = true
        for index in scene.items.indices {
            var label = Label(font: .system(15))
            label.text = "Label"
            scene.items[index].kind = .label(label)
        }
        scene.scale = 2
        return scene
    }
}
