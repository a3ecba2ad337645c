internal import AutoLayout
import Foundation
internal import Scene

extension UIColor {
    /// A colour of an asset catalogue that lies beside the lesson; nil where none has it.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The bundle is the main one, and the colour follows the appearance wherever it is used.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let color = Self.catalogColor(named: name) else { return nil }
        self.init(color)
    }

    public convenience init(resource: ColorResource) {
        guard let color = Self.catalogColor(named: resource.name) else {
            raiseException("no colour of an asset catalogue is named '\(resource.name)'")
        }
        self.init(color)
    }

    private static func catalogColor(named name: String) -> Color? {
        guard let folder = FigureEnvironment.current.bundlePath,
            let data = FileManager.default.contents(atPath: "\(folder)/\(name).colorset")
        else { return nil }
        return (try? JSONDecoder().decode(ColorSet.self, from: data))?.color
    }
}

/// A colour of an asset catalogue; its symbols stand beside each program, as Xcode makes them.
public struct ColorResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
    /// What the symbols are made by, without a bundle, which not every program has.
    public init(_of name: String) { self.name = name }
}

/// `Contents.json` of a colour set, as Xcode writes it.
private struct ColorSet: Decodable {
    struct Entry: Decodable {
        var idiom: String?
        var appearances: [Appearance]?
        var color: Value?

        /// Whether it is for every contrast, and for light or dark alone if for either; nil for no appearance.
        func isFor(_ luminosity: String?) -> Bool {
            let appearances = appearances ?? []
            guard luminosity != nil else { return appearances.isEmpty }
            return appearances.count == 1 && appearances[0].appearance == "luminosity"
                && appearances[0].value == luminosity
        }
    }

    struct Appearance: Decodable { var appearance, value: String }

    struct Value: Decodable {
        var components: [String: String]?
        /// The name of one of the system's: `systemBlueColor`.
        var reference: String?

        var color: Color? {
            if let reference {
                return Color.named(reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference)
            }
            guard let components else { return nil }
            let alpha = components["alpha"].flatMap(Self.component) ?? 1
            if let white = components["white"].flatMap(Self.component) { return Color(white: white, alpha: alpha) }
            guard let red = components["red"].flatMap(Self.component),
                let green = components["green"].flatMap(Self.component),
                let blue = components["blue"].flatMap(Self.component)
            else { return nil }
            return Color(Color.Components(red: red, green: green, blue: blue, alpha: alpha))
        }

        /// `0.5`, or of 255 `128` and `0x80`.
        private static func component(_ text: String) -> Double? {
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
        }
    }

    var colors: [Entry]

    /// Its light and dark ones; what is missing is as for any appearance.
    var color: Color? {
        func entry(_ luminosity: String?) -> Color? {
            let found = colors.filter { $0.isFor(luminosity) && $0.color != nil }
            return (found.first { $0.idiom == "universal" } ?? found.first)?.color?.color
        }
        let any = entry(nil)
        guard let light = entry("light") ?? any ?? entry("dark") else { return nil }
        return Color(light: light.light, dark: (entry("dark") ?? any ?? light).dark)
    }
}
