import Testing

@testable import UIKitPrograms

/// What the module is told of the methods that selectors name.
struct SelectorMethodTests {
    @Test(arguments: [
        ("class A { @objc func tap() {} }", "A tap()"),
        ("class A { @objc private func tap(_ sender: UIButton) {} }", "A tap(_: UIButton)"),
        ("class A { @IBAction func tap(sender: Any?) {} }", "A tap(sender: Any?)"),
        ("class A {}\nextension A {\n    @objc\n    func tap() {}\n}", "A tap()"),
        ("class A { class B { @objc func tap() {} } }", "A.B tap()"),
        ("class A { func tap() {} }", ""),
        ("struct A { @objc func tap() {} }", ""),
        ("class A<B> { @objc func tap() {} }", ""),
        ("class A { private class B { @objc func tap() {} } }", ""),
        ("class A { @objc func tap() async {} }", ""),
        ("// class A { @objc func tap() {} }", ""),
    ])
    func areThoseOfClassesThatAreExposed(text: String, expected: String) {
        let found = SelectorMethod.all(in: text).map { method in
            let parameters = method.parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
            return "\(method.type) \(method.name)(\(parameters))"
        }
        #expect(found.joined(separator: "; ") == expected)
    }

    @Test func aMethodOfTwoArgumentsIsNotCalled() {
        let method = SelectorMethod(
            type: "A", name: "tap",
            parameters: [.init(label: "_", type: "Int"), .init(label: "of", type: "Int")])
        #expect(method.registration == nil)
    }
}
