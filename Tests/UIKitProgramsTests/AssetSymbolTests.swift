import Testing

@testable import UIKitPrograms

/// The members that Xcode makes of an asset catalogue.
struct AssetSymbolTests {
    @Test(arguments: [
        ("AccentColor", "accent"), ("labPrimary", "labPrimary"), ("Brand Red", "brandRed"), ("brand-red", "brandRed"),
        ("Color", "color"), ("sea color", "sea"), ("seaImage", "seaImage"), ("2nd", "_2nd"),
    ])
    func aSymbolIsTheNameInCamelCase(name: String, symbol: String) {
        #expect(AssetSymbol.name(of: name, as: .color) == symbol)
    }

    @Test func ofPicturesToo() {
        let code = SwiftCode("a.image = .hero; b = UIImage(resource: .logo); c = .default; d = UIImage.add")
        let source = AssetSymbol.source(of: ["add", "default", "heroImage", "logo", "none"], as: .image, for: code)
        for symbol in ["hero", "logo", "`default`", "add"] {
            #expect(source.contains("static var \(symbol): ImageResource"))
        }
        #expect(source.contains("static var hero: UIImage { UIImage(resource: ImageResource(_of: \"heroImage\""))
        #expect(!source.contains("static var add: UIImage") && !source.contains("none"))
    }

    @Test(arguments: [
        ("view.backgroundColor = .sea", ["ColorResource {\n    static var sea", "UIColor {\n    static var sea"]),
        ("extension UIColor { static let sea = UIColor(named: \"sea\") }; a = .sea", ["static var sea: ColorResource"]),
        ("view.backgroundColor = .red", []),
    ])
    func aProgramFindsTheSymbolsThatItSays(text: String, expected: [String]) {
        let source = AssetSymbol.source(
            of: ["SeaColor", "sea", "Sea", "sky"], as: .color, for: SwiftCode(text))
        #expect(source.components(of: "static var sea") == expected.count)
        for part in expected { #expect(source.contains(part)) }
        #expect(!source.contains("sky") && !source.contains("\"SeaColor\""))
    }

    @Test(arguments: [
        ("let all = Bundle.main", ["Sea.colorset", "words.json"]),
        ("UIColor(named: \"Sea\")", ["Sea.colorset"]), ("UIColor(named: \"Sky\")", []),
        ("a.textColor = .sea", ["Sea.colorset"]),
    ])
    func aProgramAsksForTheFilesThatItNames(text: String, names: [String]) {
        let files = ["Sea.colorset", "words.json"].map { ProgramBundle.File(name: $0, path: "", content: "") }
        #expect(ProgramBundle(files: files).part(for: Array(text.utf8)).files.map(\.name) == names)
    }
}

extension String {
    fileprivate func components(of word: String) -> Int { ranges(of: word).count }
}
