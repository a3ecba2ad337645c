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

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)

    public init(rawValue: Int) { self.rawValue = rawValue }
}

open class NSStringDrawingContext: NSObject {}

extension NSString {
    /// The room of its lines within a width; without a font, of a 12-point one.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        ScreenReading.readPoints()
        let font = (attributes?[.font] as? UIFont)?.font ?? .system(12)
        let isOnLines = options.contains(.usesLineFragmentOrigin)
        let lines = FigureEnvironment.current.measurer.lines(
            of: description, font: font.setting(description),
            width: isOnLines ? Double(size.width) : .greatestFiniteMagnitude, maximumLines: 0,
            lineBreakMode: .byWordWrapping)
        let width = lines.map(\.width).max() ?? 0
        return CGRect(x: 0, y: 0, width: width, height: Double(lines.count) * font.lineHeight)
    }
}

extension NSAttributedString {
    /// The room of its lines within a width, each as high as its largest font.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        ScreenReading.readPoints()
        let isOnLines = options.contains(.usesLineFragmentOrigin)
        return CGRect(origin: .zero, size: room(within: isOnLines ? size.width : nil))
    }

    /// The size of its paragraphs, each on one line.
    public func size() -> CGSize { room(within: nil) }

    /// The room of its lines within a width, or of its paragraphs for nil, points.
    private func room(within width: CGFloat?) -> CGSize {
        let measured = UILabel()
        (measured.font, measured.attributedText, measured.numberOfLines) = (.systemFont(ofSize: 12), self, 0)
        guard case .label(let label) = measured.kind else { return .zero }
        let lines = label.lines(
            fitting: Double(width ?? .greatestFiniteMagnitude), measurer: FigureEnvironment.current.measurer)
        return CGSize(width: lines.map(\.width).max() ?? 0, height: label.textHeight(of: lines))
    }
}

extension String {
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// The size on one line; without a font, that of a 12-point one.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
