import AutoLayout
import Scene
import SeededRandomness
import Testing

@testable import Figures

@Suite("The browser's grid")
struct GridTests {
    @Test(
        "A coordinate goes to the nearest 64th",
        arguments: [
            (0, 0), (1.0 / 3, 21.0 / 64), (-1.0 / 3, -21.0 / 64), (0.0078125, 1.0 / 64), (0.0078, 0), (390, 390),
            (Double.nan, 0), (.infinity, 0), (1e300, 1_000_000), (-1e300, -1_000_000),
        ] as [(Double, Double)])
    func snaps(coordinate: Double, line: Double) {
        #expect(LayoutGrid.snap(coordinate) == line)
    }

    @Test("Edges that touch but for rounding noise stay together")
    func touchingEdges() {
        for step in 0..<2000 {
            let edge = Double(step) / 128
            #expect(LayoutGrid.snap(edge) == LayoutGrid.snap(edge.nextDown))
            let left = GridRect(Rect(x: 0.1, y: 0, width: edge, height: 1))
            let right = GridRect(Rect(x: 0.1 + edge, y: 0, width: 5, height: 1))
            #expect(left.left + left.width == right.left)
        }
    }

    @Test(
        "A number is printed without exponent or needless digits",
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-12.5, "-12.5"), (0.015625, "0.015625"), (1.0 / 3, "0.333333"),
            (1e-9, "0"),
            (-1e-9, "0"), (1e12, "1000000000"), (Double.nan, "0"), (20.287109375, "20.287109"),
        ] as [(Double, String)])
    func prints(number: Double, text: String) {
        #expect(css(number) == text)
    }

    @Test("The offsets on the way to a view add up to its snapped frame", arguments: [1, 7, 42, 2024] as [UInt64])
    func offsetsAddUp(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var scene = Scene(width: 390, height: 844)
        for index in 1..<200 {
            let superview = ViewID(Int.random(in: 0..<index, using: &random))
            scene.add(
                "v\(index)",
                at: Rect(
                    x: .random(in: -500...500, using: &random), y: .random(in: -500...500, using: &random),
                    width: .random(in: 0...300, using: &random), height: .random(in: 0...300, using: &random)),
                to: superview)
        }
        let boxes = absoluteBoxes(in: scene.markup())
        #expect(boxes.count == scene.tree.views.count, "seed \(seed)")
        for (index, frame) in scene.layout.frames.enumerated() {
            #expect(boxes[scene.builder.paths[index]] == GridRect(frame), "seed \(seed), view \(index)")
        }
    }

    /// The boxes of the named elements, found by adding offsets as a browser does.
    private func absoluteBoxes(in markup: [Markup]) -> [String: GridRect] {
        var origins: [(x: Double, y: Double)] = [(0, 0)]
        var boxes: [String: GridRect] = [:]
        for piece in markup {
            guard case .open(let element) = piece else {
                if case .close = piece { origins.removeLast() }
                continue
            }
            let origin = (
                x: origins[origins.count - 1].x + length("left", of: element),
                y: origins[origins.count - 1].y + length("top", of: element)
            )
            origins.append(origin)
            guard let path = element.attributes.first(where: { $0.name == "data-view" })?.value else { continue }
            boxes[path] = GridRect(
                Rect(
                    x: origin.x, y: origin.y, width: length("width", of: element), height: length("height", of: element)
                ))
        }
        return boxes
    }

    private func length(_ property: String, of element: Element) -> Double {
        for declaration in element.declarations.flatMap({ $0.split(separator: ";") }) {
            let parts = declaration.split(separator: ":")
            guard parts.count == 2, parts[0] == property else { continue }
            return Double(parts[1].hasSuffix("px") ? parts[1].dropLast(2) : parts[1]) ?? .nan
        }
        return 0
    }
}
