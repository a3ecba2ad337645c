internal import AutoLayout
import Foundation
internal import Scene

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

extension NSString {
    /// The size on one line; without a font, that of a 12-point one.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let font = (attrs?[.font] as? UIFont)?.font ?? .system(12)
        let text = description
        return CGSize(
            width: FigureEnvironment.current.measurer.width(of: text, font: font.setting(text)), height: font.lineHeight
        )
    }
}

extension String {
    /// The size on one line; without a font, that of a 12-point one.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The engine's case of the same name.
func sameCase<Value: RawRepresentable>(as value: Any, else other: Value) -> Value where Value.RawValue == String {
    Value(rawValue: "\(value)") ?? other
}
