import Testing

@testable import UIKitPrograms

/// Properties of a program that tell who observes them.
struct DynamicPropertyTests {
    private static let observing = "\nlet o = a.observe(\\.b) { _, _ in }"

    @Test(arguments: [
        ("@objc dynamic var b = 1  // one", "@objc dynamic var b = 1 { didSet { _didChangeValue() } }  // one"),
        ("dynamic private(set) var b: Int?", "dynamic private(set) var b: Int? { didSet { _didChangeValue() } }"),
        ("@objc dynamic var b: Int?", "@objc dynamic var b: Int? { didSet { _didChangeValue() } }"),
        ("dynamic var b = 1 { didSet { c() } }", "dynamic var b = 1 { didSet { _didChangeValue(); c() } }"),
        ("dynamic var b = \"//\" // c", "dynamic var b = \"//\" { didSet { _didChangeValue() } } // c"),
        ("dynamic var b = {\n1\n}()", "dynamic var b = {\n1\n}()"),
        ("dynamic var b: Int { didSet { c() } }", "dynamic var b: Int { didSet { _didChangeValue(); c() } }"),
        (
            "dynamic var b: Int { willSet { c() } }",
            "dynamic var b: Int { didSet { _didChangeValue() }; willSet { c() } }"
        ),
        ("dynamic var b: Int { 1 }", "dynamic var b: Int { 1 }"),
        ("dynamic var b = [\n1]", "dynamic var b = [\n1]"),
        ("dynamic func b() {}", "dynamic func b() {}"),
    ])
    func tellAsTheyAreSet(text: String, expected: String) {
        #expect(DynamicProperty.telling(text + Self.observing) == expected + Self.observing)
        #expect(DynamicProperty.telling(text) == text)
    }
}
