import AutoLayout
import Diagnostics
import Scene

@testable import Notation

/// Blocks of a lesson, read in order; the one place where the tests touch the interface.
struct Lesson {
    private(set) var program = LayoutProgram()
    /// What was wrong with the blocks.
    private(set) var problems: [Diagnostic] = []

    /// Each text is one block.
    init(_ blocks: String...) {
        for block in blocks { append(block) }
    }

    mutating func append(_ block: String) {
        append(Array(block.utf8))
    }

    mutating func append(_ block: [UInt8]) {
        let file = SourceFile(path: "lesson.md", utf8: block)
        problems += program.append(SourceExcerpt(whole: file))
    }

    /// The last screen on `screen`.
    func elaborated(
        on screen: Screen = .phone, globals: [DataValue.Field] = []
    ) -> (tree: ViewTree?, diagnostics: [Diagnostic]) {
        program.elaborate(
            screen: program.lastScreen ?? "", on: screen, globals: globals, resources: PaperResources())
    }

    /// The views and constraints of the last screen, or the messages.
    func listing(on screen: Screen = .phone, globals: [DataValue.Field] = []) -> String {
        list(on: screen, globals: globals) { $0.text }
    }

    /// The constraints alone, or the messages.
    func constraints(on screen: Screen = .phone, globals: [DataValue.Field] = []) -> String {
        list(on: screen, globals: globals) { $0.constraints }
    }

    /// The view of that path on the last screen, without the screen's name.
    func view(_ path: String, on screen: Screen = .phone, globals: [DataValue.Field] = []) -> View? {
        guard let tree = elaborated(on: screen, globals: globals).tree else { return nil }
        let whole = tree.views[0].name + (path.isEmpty ? "" : "/\(path)")
        return tree.views.indices.first { tree.path(of: ViewID($0)) == whole }.map { tree.views[$0] }
    }

    private func list(on screen: Screen, globals: [DataValue.Field], _ listing: (TreeListing) -> String) -> String {
        let (tree, diagnostics) = elaborated(on: screen, globals: globals)
        let messages = distinct(problems + diagnostics)
        guard messages.isEmpty, let tree else { return messages.map { $0.message + "\n" }.joined() }
        return listing(TreeListing(tree: tree))
    }

    /// Every message about the blocks and the last screen, each once, by place.
    func messages(on screen: Screen = .phone, globals: [DataValue.Field] = []) -> [Diagnostic] {
        guard program.lastScreen != nil else { return distinct(problems) }
        return distinct(problems + elaborated(on: screen, globals: globals).diagnostics)
    }

    private func distinct(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return diagnostics.sorted().filter { seen.insert($0).inserted }
    }
}

extension Screen {
    static let phone = Screen(
        size: Size(width: 390, height: 844), scale: 3, safeAreaInsets: EdgeInsets(top: 47, bottom: 34))
    static let tablet = Screen(
        size: Size(width: 1024, height: 768), scale: 2, safeAreaInsets: EdgeInsets(top: 20),
        horizontalSizeClass: .regular)
}

extension DataValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, ExpressibleByBooleanLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(arrayLiteral elements: DataValue...) { self = .list(elements) }
    public init(dictionaryLiteral elements: (String, DataValue)...) {
        self = .record(elements.map { Field(name: $0.0, value: $0.1) })
    }
    public init(nilLiteral: ()) { self = .null }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}
