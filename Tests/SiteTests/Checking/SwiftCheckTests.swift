import Diagnostics
import Synchronization
import Testing

@testable import Caching
@testable import Checking
@testable import Files

@Suite("The check of Swift")
struct SwiftCheckTests {
    /// The file that declares UIKit, beside the package's sources.
    static let uiKit =
        "/\(#filePath.split(separator: "/").dropLast(4).joined(separator: "/"))/templates/uikit/UIKit.swift"

    /// What is wrong with the Swift of a lesson, as the real compiler reads it.
    private func messages(_ markdown: String) throws -> [String] {
        let site = try SmallSite(["a.md": "---\ntitle: A\n---\n" + markdown]).generated()
        return try checkSwift(
            of: site.course, with: SmallSite([:]).tools(), asking: .compiler(.system, uiKit: Self.uiKit)
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
                "content/a.md:11:20 swift syntax error: expected expression after operator",
                "content/a.md:15:13 swift syntax error: expected '}' at end of brace statement",
            ])
    }

    @Test("holds a block that says so to being wrong")
    func fails() throws {
        #expect(try messages("```swift fails\nlet a = (\n```\n").isEmpty)
        #expect(
            try messages("```swift fails\nlet a = 1\n```\n") == [
                "content/a.md:5:1 swift-works this code is marked 'fails', but its syntax is correct"
            ])
    }

    @Test("reads nothing twice, and nothing but Swift")
    func once() throws {
        let site = try SmallSite(["a.md": "---\ntitle: A\n---\n```swift\nlet a = 1\n```\n\n```c\nint a\n```\n"])
            .generated()
        let asked = Mutex<[[String]]>([])
        let reader = SwiftReader(mistakes: { codes throws(ProgramFailure) in
            asked.withLock { $0.append(codes.map { String(decoding: $0, as: UTF8.self) }) }
            return codes.map { _ in [] }
        })
        var tools = try SmallSite([:]).tools()
        tools.cache = BuildCache(folder: nil, version: Fingerprint("test"), remembers: true)
        for _ in 0..<2 { _ = try checkSwift(of: site.course, with: tools, asking: reader) }
        #expect(asked.withLock { $0 } == [["let a = 1\n"], []])
    }

    static let whole: [(code: String, mistake: String?)] = [
        ("import UIKit\n\nfinal class Line: UIView {\n    let label = UILabel()\n}", nil),
        (
            "let view = UIView()\nview.widthAnchor.constraint(equalTo: view.topAnchor).isActive = true",
            "content/a.md:6:43 swift-types this code does not compile: cannot convert value of type "
                + "'NSLayoutAnchor<NSLayoutYAxisAnchor>' to expected argument type 'NSLayoutAnchor<NSLayoutDimension>'"
        ),
        (
            "let label = UILabel()\nlabel.texts = \"a\"",
            "content/a.md:6:7 swift-types this code does not compile: value of type 'UILabel' has no member 'texts'; "
                + "did you mean 'text'?"
        ),
        ("stack.spacing = 8", "content/a.md:5:1 swift-types this code does not compile: cannot find 'stack' in scope"),
    ]

    @Test("holds complete blocks against UIKit's types, each alone", arguments: whole.indices)
    func complete(_ index: Int) throws {
        let (code, mistake) = Self.whole[index]
        #expect(try messages("```swift complete\n\(code)\n```\n") == [mistake].compactMap { $0 })
        let failing = try messages("```swift complete fails\n\(code)\n```\n")
        #expect(failing.isEmpty == (mistake != nil))
    }

    static let parts: [(info: String, code: String, mistakes: [String])] = [
        ("in=UIStackView", "axis = .vertical\nspacing = 8", []),
        ("given=\"index: Int; row, column: UIStackView\"", "if index > 0 {\n    row.addSubview(column)\n}", []),
        (
            "in=UIView given=\"header: UIView\"",
            "guard height > 0 else { return }\nheader.topAnchor.constraint(equalTo: leadingAnchor).isActive = true",
            [
                "content/a.md:5:7 swift-types this code does not compile: cannot find 'height' in scope",
                "content/a.md:6:38 swift-types this code does not compile: cannot convert value of type "
                    + "'NSLayoutAnchor<NSLayoutXAxisAnchor>' to expected argument type 'NSLayoutAnchor<NSLayoutYAxisAnchor>'",
            ]
        ),
        (
            "in=UIViewController given=\"func arrange(for size: CGSize); func count() -> Int\"",
            "private var isFirst = true\n\noverride func viewDidLoad() {\n    arrange(for: view.bounds.size)\n"
                + "    isFirst = count() == 0\n}", []
        ),
        ("in=UIView given=\"func open(_ name: String)\"", "open(\"a\")\nsetNeedsLayout()", []),
        ("in=UILabel", "init(word: String) {\n    super.init(frame: .zero)\n    text = word\n}", []),
        ("in=UIStackView", "override init(frame: CGRect) {\n    super.init(frame: frame)\n}", []),
        ("in=UIView", "convenience init(tag: Int) {\n    self.init(frame: .zero)\n}", []),
        (
            "in=UIView",
            "init() {\n    super.init(frame: .zero)\n}\n\nrequired init?(coder: NSCoder) {\n    nil\n}", []
        ),
        (
            "in=UIViewController", "override func viewDidLoads() {\n}",
            [
                "content/a.md:5:15 swift-types this code does not compile: method does not override any method from its superclass"
            ]
        ),
        (
            "title=\"A part\" in=UIVeiw given=\"title: UILabel\"", "title.text = note",
            [
                "content/a.md:4:25 swift-given the declarations that this code relies on do not compile: cannot find type 'UIVeiw' in scope; "
                    + "did you mean 'UIView'?"
            ]
        ),
        (
            "given=\"title: UILabel; note\"", "title.text = nil",
            [
                "content/a.md:4:10 swift-given the declarations that this code relies on do not compile: type annotation missing in pattern"
            ]
        ),
    ]

    @Test("holds a part of something larger against what it says that it relies on", arguments: parts.indices)
    func part(_ index: Int) throws {
        let (info, code, mistakes) = Self.parts[index]
        let found = try messages("```swift \(info)\n\(code)\n```\n")
        #expect(found == mistakes, "\(found)")
    }

    @Test(
        "tells how a block says that it is a part of something, unless it does",
        arguments: [
            (
                "complete", "title.text = nil",
                "if it is part of something larger, say of what: in=UIViewController given=\"title: UILabel\"; "
            ),
            (
                "in=UIViewController", "title2.text = nil",
                "what stands elsewhere is declared after the three backticks: given=\"title2: UIView\"; "
            ),
            ("in=UIViewController given=\"note: UILabel\"", "note.txt = nil", ""),
        ])
    func way(info: String, code: String, way: String) throws {
        let site = try SmallSite(["a.md": "---\ntitle: A\n---\n```swift \(info)\n\(code)\n```\n"]).generated()
        let helps = try checkSwift(
            of: site.course, with: SmallSite([:]).tools(), asking: .compiler(.system, uiKit: Self.uiKit)
        ).map(\.help)
        #expect(helps == [way + "if the error is intended, write 'swift fails' after the three backticks"])
    }

    @Test("finds nothing wrong with the UIKit code of layout blocks")
    func layouts() throws {
        let text = """
            ```layout show=code
            component Row(words): HStack { spacing = regular ? 16 : 8; Label label { text = words; width >= 20 @ .low - 1 } }
            ```

            ```layout
            screen S { VStack rows { edges == super.safeArea.edges; for word in ["a", "b"] { Row row(word) } } }
            ```
            """
        #expect(try messages(text).isEmpty)
    }

    @Test("accuses the component whose UIKit code does not hold, of the program it is in")
    func wrongLayout() throws {
        let site = try SmallSite([
            "a.md": "---\ntitle: A\n---\n```layout\nscreen S { Label a }\n```\n\n```layout\n"
                + "component Big: Label { text = \"b\" }\nscreen T { Big b }\n```\n"
        ]).generated()
        let asked = Mutex("")
        let reader = SwiftReader(
            mistakes: { codes throws(ProgramFailure) in codes.map { _ in [] } },
            typeMistakes: { file throws(ProgramFailure) in
                asked.withLock { $0 = String(decoding: file, as: UTF8.self) }
                let mistake = { SwiftMistake(line: $0, column: 9, message: "no") }
                return [
                    SwiftReader.PlacedMistake(file: "program-1-0", mistake: mistake(4)),
                    SwiftReader.PlacedMistake(file: "program-1-1", mistake: mistake(2)),
                ]
            })
        let found = try checkSwift(of: site.course, with: SmallSite([:]).tools(), asking: reader)
        #expect(asked.withLock { $0.contains("enum Program1 {\n#sourceLocation(file: \"program-1-0\", line: 1)\n") })
        #expect(
            found.map { "\($0.location) \($0.message) => \($0.help ?? "")" } == [
                "content/a.md:9:11 the UIKit code of Big does not compile: no => its line 4 is `text = \"b\"`",
                "content/a.md:10:16 the UIKit code of TViewController does not compile: no => its line 2 is `let b = Big()`",
            ])
    }

    @Test("leaves out the layout blocks of a lesson with errors, and of no lesson whose file has the same name")
    func sameFileName() throws {
        let lesson = "---\ntitle: A\n---\n```layout\nscreen S { Label a }\n```\n"
        let site = try SmallSite(["profile.md": lesson, "reference/profile.md": lesson]).generated()
        let place = SourceLocation(path: "content/reference/profile.md", line: 5, column: 1)
        let other = Diagnostic(.error, "layout-conflict", at: place, excerpt: "", message: "a conflict")
        let asked = Mutex("")
        let reader = SwiftReader(
            mistakes: { codes throws(ProgramFailure) in codes.map { _ in [] } },
            typeMistakes: { file throws(ProgramFailure) in
                asked.withLock { $0 = String(decoding: file, as: UTF8.self) }
                return []
            })
        _ = try checkSwift(of: site.course, with: SmallSite([:]).tools(), asking: reader, besides: [other])
        let file = asked.withLock { $0 }
        #expect(file.contains("enum Program0") && !file.contains("enum Program1"))
    }

    @Test("says of a compiler that gives no reasons that it could not read")
    func brokenCompiler() {
        let programs = ProgramRunner { _ throws(ProgramFailure) in ProgramResult(status: 1, complaint: "no Foundation")
        }
        let reader = SwiftReader.compiler(programs, uiKit: Self.uiKit)
        #expect(throws: ProgramFailure(name: "swiftc", isMissing: false, reason: "no Foundation")) {
            try reader.typeMistakes([])
        }
    }
}
