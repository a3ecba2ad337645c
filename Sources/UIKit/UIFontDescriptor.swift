internal import AutoLayout
import Foundation
internal import Scene

open class UIFontDescriptor: NSObject {
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Of settings that a figure's font has not.
    public struct FeatureKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = type
        public static let typeIdentifier = selector

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
        public static let traitTightLeading = SymbolicTraits(rawValue: 32768)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 65536)

        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    final let fontValue: Font

    init(_ font: Font) { fontValue = font }

    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size)?.font ?? .system(size))
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(UIFontDescriptor(Font.system(17)).addingAttributes(attributes).fontValue)
    }

    /// The system's design is the only one.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        leaveOut("UIFontDescriptor", design, unless: .default)
        return self
    }
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { leavingOut() }
    open func withFace(_ newFace: String) -> UIFontDescriptor { leavingOut() }

    private func leavingOut(_ member: String = #function) -> Self {
        leaveOut("UIFontDescriptor", member)
        return self
    }
    open var symbolicTraits: SymbolicTraits { fontValue.weight.rawValue >= 600 ? .traitBold : [] }
    open var postscriptName: String { ".SFUI-Regular" }
    open func object(forKey attribute: AttributeName) -> Any? { attribute == .size ? pointSize : nil }

    open var pointSize: CGFloat { fontValue.pointSize }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var font = fontValue
        if attributes[.featureSettings] != nil { leaveOut("UIFontDescriptor", "featureSettings") }
        if let traits = attributes[.traits] as? [TraitKey: Any], let weight = traits[.weight] {
            let number = (weight as? UIFont.Weight)?.rawValue ?? (weight as? CGFloat) ?? 0
            font = font.withWeight(UIFont.Weight(rawValue: number).weight)
        }
        if let size = attributes[.size] as? CGFloat { font = font.withSize(size) }
        return UIFontDescriptor(font)
    }

    /// Bold is the one trait that the figures' font has; the system's has the others, too, which are told.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let others: [(SymbolicTraits, String)] = [
            (.traitItalic, "traitItalic"), (.traitMonoSpace, "traitMonoSpace"), (.traitExpanded, "traitExpanded"),
            (.traitCondensed, "traitCondensed"), (.traitTightLeading, "traitTightLeading"),
            (.traitLooseLeading, "traitLooseLeading"),
        ]
        for (trait, name) in others where symbolicTraits.contains(trait) { leaveOut("UIFontDescriptor", name) }
        return symbolicTraits.contains(.traitBold) ? UIFontDescriptor(fontValue.emphasized) : self
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(fontValue.withSize(newPointSize))
    }
}
