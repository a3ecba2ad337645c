import Testing

@testable import UIKitPrograms

/// Methods that `@objc` protocols leave to those who want them.
struct OptionalMethodTests {
    @Test(arguments: [
        (
            "@objc protocol A { @objc optional func b(_ c: Int, d: String) }",
            "extension A { func b(_ c: Int, d: String) {  } }\n"
        ),
        ("@objc protocol A { optional func b() -> Int? }", "extension A { func b() -> Int? { return nil } }\n"),
        ("@objc protocol A { optional func b() -> Int }", ""),
        ("@objc protocol A { func b() }", ""),
    ])
    func doNothingUnlessTheyAreWritten(text: String, expected: String) {
        #expect(OptionalMethod.all(in: SwiftCode(text)).map(\.standard).joined() == expected)
    }
}
