import Testing

@testable import Files
@testable import Site

@Suite("The engine that pages load")
struct PageEngineTests {
    private static let modules = Dictionary(
        uniqueKeysWithValues: [
            "engine.packed.wasm", "engine-scrolled.packed.wasm", "engine-still.packed.wasm", "engine-rows.packed.wasm",
            "more.packed.wasm", "more-scrolled.packed.wasm", "more-rows.packed.wasm", "uikit.packed.wasm",
            "uikit-still.packed.wasm",
            "asked.packed.wasm", "pictures.packed.wasm", "screens.packed.wasm", "controls.packed.wasm",
            "collections.packed.wasm", "rest.packed.wasm", "unicode.wasm", "unpack.wasm",
        ].map { ("templates/playground/\($0)", $0) })

    @Test(
        "stands beside pages whose figures a reader can change, and beside no others",
        arguments: [
            (
                "```layout figure=a\nscreen A {\n    Label hello { text = \"Hello\"; center == super.center }\n}\n```",
                18
            ),
            ("Prose.", 0), ("```swift\nlet view = UIView()\n```", 0),
        ])
    func files(body: String, count: Int) throws {
        let site = try oneLessonSite("---\ntitle: T\n---\n\n# T\n\n\(body)\n", besides: Self.modules)
        #expect(
            site.tree.paths.filter { $0.hasPrefix("assets/playground-") && !$0.hasSuffix("lesson.bin") }.count == count)
    }
}
