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

    @Test func theBodiesOfATypesExtensionsAreFound() {
        let code = SwiftCode("extension A { a }; extension B: A { b }; extension A.D { c }")
        #expect(code.bodies(ofExtensionsOf: "A") == [12..<16])
    }
}
