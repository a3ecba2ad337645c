import Foundation
import Testing

@testable import UIKit

extension ModuleTests {
    /// Texts that come from files and pages, and objects that Objective-C knows by names.
    @Suite struct DocumentTests {
        private func text(ofPage page: String) throws -> NSAttributedString {
            try NSAttributedString(
                data: Data(page.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
                documentAttributes: nil)
        }

        @Test(arguments: [
            ("<p>One</p><p>Two</p>", "One\nTwo\n"), ("a <b>b</b>\n c", "a b c"), ("x &lt; y &#233;&amp;", "x < y é&"),
            ("<ul><li>A</li><li>B</li></ul>", "\t•\tA\n\t•\tB\n"), ("a<br>b<br/>c", "a\nb\nc"),
            ("<head><title>T</title><style>p{}</style></head><body>Body</body>", "Body\n"), ("a < b", "a < b"),
        ])
        func ofAPageTheWordsAndLinesAreKept(page: String, expected: String) throws {
            #expect(try text(ofPage: page).string.trimmed(like: expected) == expected)
        }

        @Test func ofAPageTheStylesAreKept() throws {
            let text = try text(ofPage: "<h1>Big</h1>plain <a href=\"https://example.org\">here</a>")
            let big = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            let plain = text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
            let link = text.attribute(.link, at: text.length - 1, effectiveRange: nil) as? String
            #expect(big?.pointSize == 24 && plain?.pointSize == 12 && link == "https://example.org")
        }

        @Test func aTextThatOverridesItselfByItsAttributesEnds() {
            final class Field: UITextField {
                override var placeholder: String? {
                    didSet { attributedPlaceholder = placeholder.map { NSAttributedString(string: "<\($0)>") } }
                }
            }
            final class Title: UILabel {
                override var text: String? {
                    didSet { attributedText = text.map { NSAttributedString(string: $0 + "!") } }
                }
            }
            let (field, title) = (Field(), Title())
            (field.placeholder, title.text) = ("Find", "Tea")
            #expect(field.placeholder == "<Find>" && title.text == "Tea!")
            title.attributedText = nil
            #expect(title.text == nil)
        }

        @Test func aDocumentIsReadAndSavedWhereItMay() throws {
            final class Note: UIDocument {
                var words = ""
                override func load(fromContents contents: Any, ofType typeName: String?) throws {
                    words = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
                }
                override func contents(forType typeName: String) throws -> Any { Data(words.utf8) }
            }
            let place = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID()).txt")
            defer { try? FileManager.default.removeItem(at: place) }
            let note = Note(fileURL: place)
            note.open()
            #expect(note.documentState.contains(.closed))
            note.words = "tea"
            note.updateChangeCount(.done)
            note.save(to: place, for: .forCreating)
            #expect(!note.hasUnsavedChanges)
            let other = Note(fileURL: place)
            other.open()
            #expect(other.words == "tea" && other.documentState == .normal)
            other.save(to: URL(fileURLWithPath: "/none/such/a.txt"), for: .forCreating)
            #expect(other.documentState.contains(.savingError))
        }

        @Test func anExpressionHasParts() {
            let sum = NSExpression(format: "sqrt(16) + 3 / 2")
            #expect(sum.expressionType == .function && sum.function == "add:to:")
            #expect(sum.arguments?.map(\.function) == ["sqrt:", "divide:by:"])
            #expect((sum.expressionValue(with: nil, context: nil) as? NSNumber)?.doubleValue == 5)
            let block = NSExpression(
                block: { _, values, _ in ((values.first as? NSNumber)?.doubleValue ?? 0) + 0.5 }, arguments: [sum])
            #expect(block.expressionValue(with: nil, context: nil) as? Double == 5.5)
        }

        @Test func objectsKeepWhatIsAssociatedWithThem() {
            final class Box: NSObject {}
            nonisolated(unsafe) var key: UInt8 = 0
            let (one, other) = (Box(), Box())
            objc_setAssociatedObject(one, &key, "tea", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(one, &key) as? String == "tea")
            #expect(objc_getAssociatedObject(other, &key) == nil)
            objc_setAssociatedObject(one, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(one, &key) == nil)
        }

        @Test @MainActor func aCallThatWaitsCanBeCancelled() async throws {
            final class Bell: NSObject {
                nonisolated(unsafe) static var rung: [String] = []
            }
            SelectorMethods.add("ring") { object, argument in
                Bell.rung.append("\(argument ?? "")")
                return object is Bell
            }
            let bell = Bell()
            bell.perform(Selector("ring"), with: "one", afterDelay: 0)
            bell.perform(Selector("ring"), with: "two", afterDelay: 0)
            bell.perform(Selector("ring"), with: "three", afterDelay: 5)
            NSObject.cancelPreviousPerformRequests(withTarget: bell, selector: Selector("ring"), object: "one")
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            #expect(Bell.rung == ["two"])
        }

        @Test func valuesAreSetByTheirNames() {
            final class Place: _ByKey {
                var city: String?
                var count: NSNumber?
                var undefined: [String] = []
                override func setValue(_ value: Any?, forUndefinedKey key: String) { undefined.append(key) }
            }
            KeyedProperties.add("city", \Place.city)
            KeyedProperties.add("count", \Place.count)
            let place = Place()
            place.setValuesForKeys(["city": "Cadiz", "count": 3, "mayor": "none"])
            #expect(place.city == "Cadiz" && place.count == 3 && place.undefined == ["mayor"])
            place.setValue(NSNull(), forKey: "city")
            #expect(place.value(forKey: "city") == nil && place.value(forKey: "count") as? NSNumber == 3)
        }
    }
}

extension String {
    /// Without a line's end that another has not.
    fileprivate func trimmed(like other: String) -> String {
        hasSuffix("\n") && !other.hasSuffix("\n") ? String(dropLast()) : self
    }
}
