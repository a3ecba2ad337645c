import Foundation

/// The room of a text view's text; of its values the padding and the number of lines are laid out.
open class NSTextContainer: NSObject {
    final weak var textView: UITextView?
    open var size = CGSize.zero
    open var lineFragmentPadding: CGFloat = 5 { didSet { textView?.setNeedsLayout() } }
    open var maximumNumberOfLines = 0 { didSet { textView?.setNeedsLayout() } }
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping
    open var exclusionPaths: [UIBezierPath] = [] { didSet { leaveOut("NSTextContainer") } }
    open var widthTracksTextView = true
    open var heightTracksTextView = true

    public override init() {}

    public convenience init(size: CGSize) {
        self.init()
        self.size = size
    }
}

open class NSTextStorage: NSMutableAttributedString {
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) { aLayoutManager.textStorage = self }
}

/// What lays out the text of a text view; it answers with the size of the whole text.
open class NSLayoutManager: NSObject {
    open weak var textStorage: NSTextStorage?
    public private(set) final var textContainers: [NSTextContainer] = []
    open var allowsNonContiguousLayout = false
    open var numberOfGlyphs: Int { textContainers.first?.textView?.text.utf16.count ?? textStorage?.length ?? 0 }

    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
    open func ensureLayout(for container: NSTextContainer) {}

    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let view = container.textView else { return .zero }
        let insets = view.textContainerInset
        let size = view.sizeThatFits(CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude))
        return CGRect(
            x: 0, y: 0, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
