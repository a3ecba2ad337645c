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

        /// The colour set of an asset catalogue as it lies in the bundle.
        private func named(_ colors: String) throws -> UIColor? {
            let folder = NSTemporaryDirectory() + "plumb-colors-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try Data("{\"colors\": [\(colors)]}".utf8).write(to: URL(fileURLWithPath: folder + "/Accent.colorset"))
            FigureEnvironment.current.bundlePath = folder
            #expect(UIColor(named: "Other") == nil)
            return UIColor(named: "Accent")
        }

        @Test(arguments: [
            (#""red": "0.200", "green": "0.400", "blue": "0.600", "alpha": "0.500""#, [51.0, 102, 153, 0.5]),
            (#""red": "51", "green": "0x66", "blue": "0x99", "alpha": "1.000""#, [51, 102, 153, 1]),
            (#""white": "0.200", "alpha": "1.000""#, [51, 51, 51, 1]),
        ])
        func aColourOfACatalogueIsThat(components: String, expected: [Double]) throws {
            let color = try named(#"{"idiom": "universal", "color": {"components": {\#(components)}}}"#)
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            for (found, expected) in zip([red * 255, green * 255, blue * 255, alpha], expected) {
                #expect(abs(found - expected) < 1e-9)
            }
        }

        @Test func aColourOfACatalogueFollowsTheAppearance() throws {
            let color = try named(
                #"""
                {"idiom": "universal", "color": {"reference": "systemRedColor"}},
                {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                 "color": {"components": {"red": "0", "green": "0", "blue": "255", "alpha": "1.000"}}}
                """#)
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            let light = UITraitCollection(userInterfaceStyle: .light)
            #expect(color?.resolvedColor(with: light) == UIColor.systemRed.resolvedColor(with: light))
            #expect(color?.resolvedColor(with: dark) == UIColor.blue)
            #expect(try named(#"{"idiom": "universal"}"#) == nil)
        }

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
