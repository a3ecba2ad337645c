import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting
import UIKit

extension ModuleTests {
    /// Pictures, symbols and files that programs name.
    @Suite struct ResourceTests {
        init() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()),
                image: { $0 == "harbour" ? Image(name: $0, size: Size(width: 30, height: 20)) : nil },
                symbol: { name, size, _, _ in
                    ["square", "plus"].contains(name) ? Image(name: name, size: Size(width: size, height: size)) : nil
                })
        }

        @Test(arguments: ["harbour", "harbour.png", "harbour.JPG", "harbour@2x.png"])
        func aPictureMayBeNamedWithItsEnding(name: String) {
            #expect(UIImage(named: name)?.size == CGSize(width: 30, height: 20))
        }

        @Test(arguments: ["port", "harbour.txt", "port.png"])
        func anotherPictureIsNotThere(name: String) { #expect(UIImage(named: name) == nil) }

        @Test func aSymbolThatTheSiteHasNotIsASquareAndNoted() {
            let images = ["plus", "bell.slash", "bell.slash", "tram"].map { UIImage(systemName: $0) }
            #expect(!images.contains(nil))
            #expect(FigureEnvironment.current.missingSymbols == ["bell.slash", "tram"])
        }

        @Test(arguments: [
            ("1+2*3", 7.0), ("(1+2)*3", 9), ("5/2", 2), ("5/2.0", 2.5), ("-4+1", -3), ("2**3**2", 512),
            ("0.1+0.2", 0.1 + 0.2),
            ("7 - 2 - 1", 4),
        ])
        func anExpressionIsComputed(text: String, expected: Double) {
            let value = NSExpression(format: text).expressionValue(with: nil, context: nil) as? NSNumber
            #expect(value?.doubleValue == expected)
        }

        @Test func aDraggedItemKeepsItsObject() {
            let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "tea")))
            var loaded: [String] = []
            _ = item.itemProvider.loadObject(ofClass: NSString.self) { object, _ in
                loaded.append((object as? NSString).map { "\($0)" } ?? "")
            }
            #expect(loaded == ["tea"])
            #expect(!item.itemProvider.canLoadObject(ofClass: UIImage.self))
        }
    }
}
