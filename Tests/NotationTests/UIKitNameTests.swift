import AutoLayout
import Foundation
import Scene
import Testing

@testable import Notation

@Suite("UIKit's names") struct UIKitNameTests {
    /// What the declarations of UIKit call properties and methods: `templates/uikit/UIKit.swift`.
    private static var declared: [String] {
        get throws {
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            let text = try String(
                contentsOf: root.appendingPathComponent("templates/uikit/UIKit.swift"), encoding: .utf8)
            let member = /^\s+open (?:override |class |static )*(?:private\(set\) )?(?:var|func) `?(\w+)/
            return Set(text.split(separator: "\n").compactMap { try? member.firstMatch(in: $0).map { String($0.1) } })
                .sorted()
        }
    }

    /// Whether the notation has the name itself, as a property or as a value of one.
    private static func isOurs(_ name: String) -> Bool {
        ViewClass.propertyNames.contains(name) || AnchorName(rawValue: name) != nil
            || Color.names.contains(name) || ViewClass.screenProperties.contains { $0.name == name }
            || BuiltinType(rawValue: name) != nil
    }

    @Test("that the notation says otherwise are each told how")
    func instead() throws {
        let names = try Self.declared
        #expect(names.count > 200)
        let untold = names.filter { !Self.isOurs($0) && NotationError.instead(ofUIKit: $0) == nil }
        #expect(untold == [])
    }

    /// The properties that the module UIKit gives the classes of the notation's views.
    private static var ofModule: [String] {
        get throws {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("Sources/UIKit")
            let member = /^    open (?:weak |override |class |static |lazy )*(?:private\(set\) )?var `?(\w+)/
            var names: Set<String> = []
            for name in Set(ViewClass.all.map { $0.uiKit.name }).union(["UIView", "UIControl"]) {
                let file = folder.appendingPathComponent("\(name).swift")
                let text = try String(contentsOf: file, encoding: .utf8)
                names.formUnion(
                    text.split(separator: "\n").compactMap { try? member.firstMatch(in: $0).map { String($0.1) } })
            }
            return names.sorted()
        }
    }

    @Test("of the properties that programs may set are each told how, or that figures leave them out")
    func insteadOfModule() throws {
        let names = try Self.ofModule
        #expect(names.count > 300)
        let untold = names.filter { !Self.isOurs($0) && NotationError.instead(ofUIKit: $0) == nil }
        #expect(untold == [])
    }

    @Test("of scroll indicators are left out, and of scopes are the search bar's own")
    func newNames() {
        #expect(
            NotationError.instead(ofUIKit: "showsVerticalScrollIndicator")?.contains("no scroll indicators") == true)
        #expect(Self.isOurs("scopeButtonTitles") && Self.isOurs("progressViewStyle"))
    }

    @Test(
        "have the way of the property that they set",
        arguments: [
            ("contentEdgeInsets", "contentInsets"), ("setTitle", "title"), ("setTitleColor", "titleColor"),
            ("separatorStyle", "separators"),
        ])
    func property(name: String, ours: String) {
        #expect(NotationError.instead(ofUIKit: name)?.contains("`\(ours)") == true)
    }

    @Test("of what figures leave out do not stand for a value, a field or a picture of the same name")
    func ownNames() {
        let help = NotationError.suggestion(for: "calendar", among: ["compact", "wheels"], what: "values", dot: ".")
        #expect(help == "the values are .compact, .wheels")
        #expect(NotationError.suggestion(for: "menu", among: ["mane"], what: "fields") == "the fields are mane")
    }
}
