internal import AutoLayout
import Foundation
internal import Scene

open class UILabel: UIView {
    open var text: String? { didSet { if attributedText?.string != text { attributedText = nil } } }
    /// Laid out in one style: the font of the largest run.
    open var attributedText: NSAttributedString? {
        didSet { if let attributedText, text != attributedText.string { text = attributedText.string } }
    }
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
    open var allowsDefaultTighteningForTruncation = false
    open var showsExpansionTextWhenTruncated = false
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

    /// Called for no drawing, only by an author's own class.
    open func drawText(in rect: CGRect) {}
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment: NSTextAlignment = .natural
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false

    override var kind: ViewKind {
        let styled = attributedText?.uniform
        var label = Label(font: (styled?.font ?? font ?? .systemFont(ofSize: 17)).font)
        label.text = text ?? ""
        label.textColor = (styled?.color ?? textColor ?? .label).color
        label.textAlignment = sameCase(as: styled?.style?.values.alignment ?? textAlignment, else: .natural)
        label.lineBreakMode = sameCase(as: lineBreakMode, else: .byTruncatingTail)
        label.numberOfLines = numberOfLines
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumScaleFactor
        return .label(label)
    }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension NSParagraphStyle {
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xffff)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}
