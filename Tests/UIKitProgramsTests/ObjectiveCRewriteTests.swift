import Testing

@testable import UIKitPrograms

/// What needs Objective-C's runtime leaves a program, and the rest stays at its lines and columns.
struct ObjectiveCRewriteTests {
    private func rewritten(_ text: String) -> String { ObjectiveCRewrite(text, path: "a.swift").text }

    @Test(arguments: [
        ("@objc func tap() {}", "      func tap() {}"),
        ("@objc(tap:) func tap() {}", "            func tap() {}"),
        ("@IBAction func tap() {}", "          func tap() {}"),
        ("@objcMembers class A {}", "             class A {}"),
        ("@MainActor final class A {}", "           final class A {}"),
        ("@MainActor(unsafe) class A {}", "                   class A {}"),
        ("let a: @MainActor () -> Void", "let a:            () -> Void"),
        ("Task { @MainActor in a() }", "Task {               a() }"),
        ("Task { @MainActor [weak self] in a() }", "Task {            [weak self] in a() }"),
        ("await MainActor.run { \"@MainActor\" }", "await MainActor.run { \"@MainActor\" }"),
        ("import UIKit; import Foundation", "import UIKit;                  "),
        ("import struct CoreGraphics.CGFloat", String(repeating: " ", count: 34)),
        ("import os.log", String(repeating: " ", count: 13)), ("import osmosis", "import osmosis"),
        ("dynamic var a = 1", "        var a = 1"),
        ("f(#selector(tap), 1)", "f(_Sel(\"tap\")   , 1)"),
        ("f(#selector(A.tap(_:)), 1)", "f(_Sel(\"A.tap(_:)\")   , 1)"),
        ("f(#keyPath(CALayer.colors), 1)", "f(\"colors\"                , 1)"),
        ("Bundle(for: A.self).path", "_Main (for: A.self).path"),
        ("@objc protocol A { func b() }", "protocol A: _Cls { func b() }"),
        ("@objc public protocol A: B { }", "public protocol A: _Cls, B { }"),
        (
            "@objc protocol A { @objc optional func b(_ c: Int) }; a?.b?(1); d.ab?(2)",
            "protocol A: _Cls {                func b(_ c: Int) }; a?.b (1); d.ab?(2)"
        ),
        ("a.delegate?.tableView?(a, didSelectRowAt: b)", "a.delegate?.tableView (a, didSelectRowAt: b)"),
        ("if let n = a?.numberOfSections?(in: b) {}", "if let n = a?.numberOfSections (in: b) {}"),
        ("var textView: (() -> Void)?; self.textView?()", "var textView: (() -> Void)?; self.textView?()"),
        ("self.onTap?(1)", "self.onTap?(1)"),
        ("NSAttributedString(attributedString: a)", "_Text             (attributedString: a)"),
        ("import ObjectiveC.runtime; a", "                         ; a"),
        (
            "class A: NSObject { override func setValue(_ v: Any?, forKey k: String) {} }",
            "class A: _ByKey   { override func setValue(_ v: Any?, forKey k: String) {} }"
        ),
        ("class A: NSObject { var b = 1 }", "class A: NSObject { var b = 1 }"),
        ("@available(iOS 17.0, *) #Preview(\"A\") { A() }; a", "                                             ; a"),
        ("#Preview { A() }; let a = 1", "                ; let a = 1"),
        ("#if os(iOS)\n#elseif !os(macOS)\n#endif", "#if true   \n#elseif !false    \n#endif"),
        ("#if DEBUG && targetEnvironment(simulator)", "#if true  && true                        "),
        ("#if DEBUG\nimport SwiftUI\n#endif\n#if DEBUG", "#if DEBUG\nimport SwiftUI\n#endif\n#if DEBUG"),
        ("let DEBUG = os(iOS)", "let DEBUG = os(iOS)"),
        ("// @objc\nlet a = \"@objc #selector(b)\"", "// @objc\nlet a = \"@objc #selector(b)\""),
        ("let a = \"\\(b(\"x\")) @objc\" + c", "let a = \"\\(b(\"x\")) @objc\" + c"),
        ("/* @objc /* @objc */ @objc */ @objc let a = 1", "/* @objc /* @objc */ @objc */       let a = 1"),
    ])
    func eachKeepsItsColumn(text: String, expected: String) {
        #expect(rewritten(text) == expected)
    }

    @Test func whatAnExtensionOverridesGoesIntoTheClassWithItsLine() {
        let text = """
            class A: UIView {
            }

            extension A {
                override var intrinsicContentSize: CGSize {
                    return .zero
                }
                func other() {}
            }
            """
        #expect(
            rewritten(text) == """
                class A: UIView {

                #sourceLocation(file: "a.swift", line: 5)
                    override var intrinsicContentSize: CGSize {
                        return .zero
                    }
                #sourceLocation(file: "a.swift", line: 2)
                }

                extension A {
                \(String(repeating: " ", count: 47))
                \(String(repeating: " ", count: 20))
                \(String(repeating: " ", count: 5))
                    func other() {}
                }
                """)
    }

    @Test func aMethodOfAnExtensionThatIsOverriddenGoesIntoItsClass() {
        let text = "class A {\n}\nextension A {\n    func f() {}\n}\nclass B: A {\n    override func f() {}\n}"
        #expect(
            rewritten(text).hasPrefix("class A {\n\n#sourceLocation(file: \"a.swift\", line: 4)\n    func f() {}\n"))
    }
}

extension ObjectiveCRewriteTests {
    @Test func anOverrideInAnExtensionOfANestedClassGoesIntoIt() {
        let text = "class A {\n    class B: C {\n    }\n}\nextension A.B {\n    override func f() {}\n}"
        #expect(
            ObjectiveCRewrite(text, path: "a.swift").text.hasPrefix(
                "class A {\n    class B: C {\n    \n#sourceLocation(file: \"a.swift\", line: 6)\n    override func f() {}\n"
            ))
    }

    @Test func submodulesOfUIKitAreUIKit() {
        #expect(ObjectiveCRewrite("import UIKit.UIImage\n", path: "a.swift").text == "import UIKit        \n")
    }
}

/// What the module is told of a program's classes.
struct SwiftClassTests {
    @Test(arguments: [
        ("class A: UITableViewCell {}", "add(A.self) { A(style: .default, reuseIdentifier: $0) }"),
        ("class A: UICollectionViewCell {}", "addReusable(A.self) { A(frame: CellFactories.frame) }"),
        (
            "class A: UICollectionViewCell { override init(frame: CGRect) {} }",
            "addReusable(A.self) { A(frame: CellFactories.frame) }"
        ),
        ("class V { class A: UICollectionViewCell {} }", "addReusable(V.A.self) { V.A(frame: CellFactories.frame) }"),
        ("class A: UICollectionViewCell { init(text: String) {} }", ""),
        ("class A: UITableViewCell { init(style: CellStyle, reuseIdentifier: String?, post: Post) {} }", ""),
        (
            "class A: UITableViewCell { init(style: CellStyle, reuseIdentifier: String?, of: (A, B) -> C = d) {} }",
            "add(A.self) { A(style: .default, reuseIdentifier: $0) }"
        ),
        ("// class A: UICollectionViewCell {}", ""),
        (
            "import class UIKit.UIView; class A: UICollectionViewCell {}",
            "addReusable(A.self) { A(frame: CellFactories.frame) }"
        ),
        (
            "class V { private class A: UICollectionViewCell {} }",
            "addReusable(V.A.self) { V.A(frame: CellFactories.frame) }"
        ),
        ("class V<T> { private class A: UICollectionViewCell {} }", ""),
        ("class V { class W { private class A: UICollectionViewCell {} } }", ""),
    ])
    func viewsAreMadeByTheInitializersThatTheyHave(text: String, factory: String) {
        let classes = SwiftClass.all(in: text)
        #expect(classes.compactMap { $0.factory(in: classes) }.joined() == factory)
    }
}
