internal import AutoLayout
import Foundation
internal import Scene

open class UILabel: UIView {
    private var assignedText = AssignedText(nil as String?)
    open var text: String? {
        get { assignedText.plain }
        set { assignedText = AssignedText(newValue) }
    }
    /// Of its attributes font, color, kern, underline, strikethrough and link count, and the first paragraph style.
    open var attributedText: NSAttributedString? {
        get { assignedText.attributed(font: font, color: textColor) }
        set { assignedText = AssignedText(newValue) }
    }
    open var shadowColor: UIColor? { didSet { leaveOut("UILabel", shadowColor, unless: nil) } }
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true { didSet { leaveOut("UILabel", isEnabled, unless: true) } }
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
    open var allowsDefaultTighteningForTruncation = false
    open var showsExpansionTextWhenTruncated = false
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

    /// What a class of an author's own passes on is the room of its text: see `LabelInsets`.
    open func drawText(in rect: CGRect) { insetsReader?.note(rect) }
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        insetsReader?.note(bounds)
        return bounds
    }
    /// While it is found out in which room a class of an author's own puts its text.
    final var insetsReader: LabelInsets.Reader?
    /// Like the colour and the alignment it changes all of a text with attributes that is there already.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet { assignedText = assignedText.setting(.font, to: font) }
    }
    open var textColor: UIColor! = .label {
        didSet { assignedText = assignedText.setting(.foregroundColor, to: textColor) }
    }
    open var textAlignment: NSTextAlignment = .natural {
        didSet { assignedText = assignedText.changingParagraphs { $0.alignment = textAlignment } }
    }
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false

    override var kind: ViewKind {
        let styled = assignedText.styled?.laidOutParts(in: font ?? .systemFont(ofSize: 17))
        var label = Label(font: (font ?? .systemFont(ofSize: 17)).font)
        label.text = assignedText.plain ?? ""
        label.textColor = ((isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label).color
        label.lineSpacing = Double(styled?.style?.values.lineSpacing ?? 0)
        if let styled { label.setParts(styled.runs) }
        label.lineRise = styled?.runs.first?.lineRise ?? 0
        label.textAlignment = sameCase(as: styled?.style?.values.alignment ?? textAlignment, else: .natural)
        label.lineBreakMode = sameCase(as: lineBreakMode, else: .byTruncatingTail)
        label.numberOfLines = numberOfLines
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumScaleFactor
        label.preferredMaxLayoutWidth = preferredMaxLayoutWidth
        if let own = LabelInsets(of: self) {
            (label.textInsets, label.measuresInsets) = (own.insets.insets, own.areMeasured)
        }
        return .label(label)
    }
}

extension Label {
    /// Sets the text from its parts; one alone without a line or a link is the label's own style.
    fileprivate mutating func setParts(_ runs: [AttributedRun]) {
        guard runs.count == 1, let run = runs.first, !run.isUnderlined, !run.isStruckThrough, run.link == nil else {
            return setAttributedText(runs)
        }
        font = run.font ?? font
        textColor = run.color ?? textColor
        kern = run.kern ?? 0
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
