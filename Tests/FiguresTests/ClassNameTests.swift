import AutoLayout
import Scene
import Testing

@testable import Figures

@Suite("The alphabet of class names")
struct ClassNameTests {
    /// Every class that the shared stylesheet gives a meaning.
    private let helpers = figureStylesheet.matches(of: /\.([A-Za-z]\w*)/).map { String($0.1) }

    @Test("Shared classes begin with a capital and have no underscore; made ones cannot be one of them")
    func alphabets() {
        #expect(helpers.count > 20)
        for name in helpers { #expect(name.first?.isUppercase == true && !name.contains("_"), "\(name)") }
        for index in 0..<20_000 {
            let word = SharedStyle.word(index)
            #expect(word.allSatisfy { ("a"..."z").contains($0) }, "\(word)")
        }
        #expect(Set((0..<20_000).map(SharedStyle.word)).count == 20_000)
        #expect(SharedStyle(of: []).scope.hasPrefix("F_"))
    }

    @Test("A view may have any of their names and is drawn as under any other")
    func viewNames() {
        let names = Array(Set(helpers)).sorted() + (0..<60).map(SharedStyle.word)
        let (fixed, live) = classes(names)
        let others = classes(names.indices.map { "v\($0)" })
        #expect(fixed == others.fixed && live == others.live)
        #expect(fixed.count > names.count && live.count > names.count)
    }

    /// The classes of every element of a fixed and of a live preview whose views have these names.
    private func classes(_ names: [String]) -> (fixed: [[Substring]], live: [[Substring]]) {
        var scene = Scene()
        var live = LiveScene()
        live.begin(600)
        for (index, name) in names.enumerated() {
            let y = Double(index % 5)
            scene.add(name, at: Rect(x: y, y: 0, width: 4, height: 4))
            live.add(name, at: [.between(y, 0, y, 4), .between(y, 8, y, 4)])
        }
        let fixed = render(Figure(name: "f", previews: [scene.preview]), resources: .plain).html
        return (Self.classes(in: fixed), Self.classes(in: LiveScene.draw(live.layout()).html))
    }

    private static func classes(in html: String) -> [[Substring]] {
        html.matches(of: /class="([^"]*)"/).map { $0.1.split(separator: " ") }
    }
}
