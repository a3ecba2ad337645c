internal import AutoLayout
import Foundation

open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    private var titles: [String] = []
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var selectedSegmentTintColor: UIColor?
    open var isMomentary = false
    /// Widths, images and fonts of single segments are not laid out.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { leaveOut("UISegmentedControl") }
    /// Of which the colour is drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleColors[state.rawValue] = attributes?[.foregroundColor] as? UIColor
        if attributes?[.font] != nil { leaveOut("UISegmentedControl") }
    }
    private var titleColors: [UInt: UIColor] = [:]
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { leaveOut("UISegmentedControl") }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        leaveOut("UISegmentedControl")
        insertSegment(withTitle: "", at: segment, animated: animated)
    }
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) { leaveOut("UISegmentedControl") }
    open func imageForSegment(at segment: Int) -> UIImage? { nil }
    open func widthForSegment(at segment: Int) -> CGFloat { 0 }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insertSegment(withTitle: action.title, at: segment, animated: animated)
    }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { leaveOut("UISegmentedControl") }
    open func isEnabledForSegment(at segment: Int) -> Bool { true }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { leaveOut("UISegmentedControl") }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        leaveOut("UISegmentedControl")
    }
    open var apportionsSegmentWidthsByContent = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(items: [Any]?) {
        super.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
        if titles.contains("") { leaveOut("UISegmentedControl", "items") }
        takeOwnSize()
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions.map(\.title))
        self.frame = frame
    }

    open var numberOfSegments: Int { titles.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(max(0, segment), titles.count))
    }

    open func removeSegment(at segment: Int, animated: Bool) { titles.remove(at: segment) }
    open func removeAllSegments() { titles = [] }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if titles.indices.contains(segment) { titles[segment] = title ?? "" }
    }
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

    override var kind: ViewKind {
        var control = SegmentedControl()
        control.segments = titles
        control.selectedSegmentIndex = selectedSegmentIndex
        let isThere = titles.isEmpty || selectedSegmentIndex < titles.count
        leaveOut("UISegmentedControl", isThere, unless: true, "selectedSegmentIndex")
        control.apportionsSegmentWidthsByContent = apportionsSegmentWidthsByContent
        control.isEnabled = isEnabled
        control.selectedSegmentTintColor = selectedSegmentTintColor?.color
        control.titleColor = titleColors[UIControl.State.normal.rawValue]?.color
        control.selectedTitleColor = titleColors[UIControl.State.selected.rawValue]?.color
        return .segmentedControl(control)
    }
}
