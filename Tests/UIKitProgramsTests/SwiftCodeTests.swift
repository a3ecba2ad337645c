import Testing

@testable import UIKitPrograms

struct SwiftCodeTests {
    @Test(arguments: [
        ("window.rootViewController = a", [7..<27]),
        ("window?.rootViewController = a", [8..<28]),
        ("// window.rootViewController = a", []),
        ("let rootViewControllers = 1", []),
    ])
    func aWordBeginsBehindADot(text: String, expected: [Range<Int>]) {
        #expect(SwiftCode(text).ranges(of: /\brootViewController\s*=/) == expected)
    }

    @Test(
        "A pattern is found where one of its first words stands, as in a search through all of the text",
        arguments: [
            "class A: B { class C: D {} }", "subclass A: B {}", "a.class  A:\n B; class\tA : B", "class class A: B",
            "// class A: B",
            "é class Ä: B; éclass A: B", "class A", "class", "", "_class A: B; class1 A: B", "class A: class B: C",
        ]) func searches(text: String)
    {
        let code = SwiftCode(text)
        let found = code.ranges(of: /class[ \t]+\w+[ \t\n]*:[ \t\n]*\w+/, beginningWith: ["class"])
        #expect(found == code.ranges(of: /\bclass[ \t]+\w+[ \t\n]*:[ \t\n]*\w+/))
    }

    @Test func theBodiesOfATypesExtensionsAreFound() {
        let code = SwiftCode("extension A { a }; extension B: A { b }; extension A.D { c }")
        #expect(code.bodies(ofExtensionsOf: "A") == [12..<16])
    }
}
