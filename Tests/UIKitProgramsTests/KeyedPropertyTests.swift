import Testing

@testable import UIKitPrograms

/// Which properties of a program are set by their names.
struct KeyedPropertyTests {
    private static let asking = "func f(_ a: A) { a.setValuesForKeys([:]) }"

    @Test(arguments: [
        ("class A: NSObject { var a = 1; static var b = 2; let c = 3 }", ["A.a"]),
        ("class A: NSObject { var a: Int { let d = 1; var e = 2; return e } }", ["A.a"]),
        ("class A: NSObject {\n    private var a = 1\n}\nclass B: A { var b = 2 }", ["A.a", "B.b"]),
        ("class A { var a = 1 }", []), ("class A: UIView { var a = 1 }", []), ("struct A { var a = 1 }", []),
    ])
    func areThoseOfObjects(text: String, expected: [String]) {
        #expect(found(text + "\n" + Self.asking) == expected)
        #expect(found(text).isEmpty)
    }

    private func found(_ text: String) -> [String] {
        KeyedProperty.all(in: text, SwiftClass.all(in: text)).map { "\($0.type).\($0.name)" }
    }

    @Test func eachIsNamedByItsPath() {
        #expect(KeyedProperty(type: "A.B", name: "c").registration == "KeyedProperties.add(\"c\", \\A.B.c)")
    }
}
