import Synchronization
import Testing

@testable import Site

@Suite("The check of Swift")
struct SwiftCheckTests {
    /// What is wrong with the Swift of a lesson, as the real compiler reads it.
    private func messages(_ markdown: String) throws -> [String] {
        let site = try SmallSite(["a.md": "---\ntitle: A\n---\n" + markdown]).generated()
        return try checkSwift(
            of: site.course, with: SmallSite([:]).tools(), asking: .compiler(.system)
        ).map { "\($0.location) \($0.identifier) \($0.message)" }
    }

    static let fragments = [
        "let a = label.intrinsicContentSize\naxis = .vertical",
        "override func layoutSubviews() {\n    super.layoutSubviews()\n}",
        "if index > 0 {\n    columns.addSubview(line)\n}\n.foo()",
        "view.topAnchor\n    .constraint(equalTo: other.topAnchor)\n    .isActive = true",
    ]

    @Test("lets fragments be that name what stands elsewhere", arguments: fragments)
    func fragment(code: String) throws {
        #expect(try messages("```swift\n\(code)\n```\n").isEmpty)
    }

    @Test("tells what is no Swift at its place in the lesson, in lists too, and of no other block")
    func mistakes() throws {
        let text = """
            ```swift
            let a = 1
            ```

            - A list:

              ```swift
              let größe = (1 +
              ```

            ```swift
            func open() {
            ```

            ```swift
            let b = 2
            ```
            """
        let found = try messages(text)
        #expect(
            found == [
                "content/a.md:11:20 swift this is no Swift: expected expression after operator",
                "content/a.md:15:13 swift this is no Swift: expected '}' at end of brace statement",
            ])
    }

    @Test("holds a block that says so to being wrong")
    func fails() throws {
        #expect(try messages("```swift fails\nlet a = (\n```\n").isEmpty)
        #expect(
            try messages("```swift fails\nlet a = 1\n```\n") == [
                "content/a.md:5:1 swift-works this code is said to fail, but it is Swift"
            ])
    }

    @Test("reads nothing twice, and nothing but Swift")
    func once() throws {
        let site = try SmallSite(["a.md": "---\ntitle: A\n---\n```swift\nlet a = 1\n```\n\n```c\nint a\n```\n"])
            .generated()
        let asked = Mutex<[[String]]>([])
        let reader = SwiftReader { codes throws(ProgramFailure) in
            asked.withLock { $0.append(codes.map { String(decoding: $0, as: UTF8.self) }) }
            return codes.map { _ in [] }
        }
        var tools = try SmallSite([:]).tools()
        tools.cache = BuildCache(folder: nil, version: Fingerprint("test"), remembers: true)
        for _ in 0..<2 { _ = try checkSwift(of: site.course, with: tools, asking: reader) }
        #expect(asked.withLock { $0 } == [["let a = 1\n"], []])
    }
}
