internal import AutoLayout
import Foundation
internal import Scene

open class UIFontDescriptor: NSObject {
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public static let traitBold = SymbolicTraits(rawValue: 2)

        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    let fontValue: Font

    init(_ font: Font) { fontValue = font }

    open var pointSize: CGFloat { fontValue.pointSize }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var font = fontValue
        if let traits = attributes[.traits] as? [TraitKey: Any], let weight = traits[.weight] {
            let number = (weight as? UIFont.Weight)?.rawValue ?? (weight as? CGFloat) ?? 0
            font = font.withWeight(UIFont.Weight(rawValue: number).weight)
        }
        if let size = attributes[.size] as? CGFloat { font = font.withSize(size) }
        return UIFontDescriptor(font)
    }

    /// Bold is the one trait that the figures' font has; nil for any other, as for a font without it.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        if symbolicTraits.isEmpty { return self }
        return symbolicTraits == .traitBold ? UIFontDescriptor(fontValue.emphasized) : nil
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(fontValue.withSize(newPointSize))
    }
}
