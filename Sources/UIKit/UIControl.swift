import Foundation

open class UIControl: UIView {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        public static let application = State(rawValue: 0xff_0000)
        public static let reserved = State(rawValue: 0xff00_0000)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 2)
        public static let touchDragInside = Event(rawValue: 4)
        public static let touchDragOutside = Event(rawValue: 8)
        public static let touchDragEnter = Event(rawValue: 16)
        public static let touchDragExit = Event(rawValue: 32)
        public static let touchUpInside = Event(rawValue: 64)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)
        public static let valueChanged = Event(rawValue: 4096)
        public static let primaryActionTriggered = Event(rawValue: 8192)
        public static let menuActionTriggered = Event(rawValue: 16384)
        public static let editingDidBegin = Event(rawValue: 65536)
        public static let editingChanged = Event(rawValue: 131072)
        public static let editingDidEnd = Event(rawValue: 262144)
        public static let editingDidEndOnExit = Event(rawValue: 524288)
        public static let allTouchEvents = Event(rawValue: 0xfff)
        public static let allEditingEvents = Event(rawValue: 0xf0000)
        public static let allEvents = Event(rawValue: 0xffff_ffff)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

    private var targets: [(target: AnyObject?, action: Selector, events: Event)] = []
    /// Where a button's content stands; of other controls a figure leaves it out.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if !(self is UIButton) { leaveOut("UIControl", contentVerticalAlignment, unless: .center) } }
    }
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if !(self is UIButton) { leaveOut("UIControl", contentHorizontalAlignment, unless: .center) } }
    }
    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open var showsMenuAsPrimaryAction = false
    private var actions: [(events: Event, action: UIAction)] = []
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((controlEvents, action)) }

    /// Keeps the target, which `sendActions(for:)` alone calls: nobody touches a figure.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append((target.map { $0 as AnyObject }, action, controlEvents))
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targets.removeAll { (action == nil || $0.action == action) && controlEvents.contains($0.events) }
    }

    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        targets.filter { $0.events.contains(controlEvent) }.map { $0.action.description }
    }

    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target as? AnyHashable }) }
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && controlEvents.contains($0.events) }
    }
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {}
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {}
    open func sendAction(_ action: UIAction) { action.handler(action) }
    open var allControlEvents: Event { Event(targets.map(\.events) + actions.map(\.events)) }
    open var isContextMenuInteractionEnabled = false
    open var toolTip: String?
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        let object = target.map { $0 as AnyObject }
        if !SelectorMethods.send(action, to: object, self) { SelectorMethods.send(action, to: object) }
    }

    /// Runs the actions of these events; nobody else does, since nobody touches a figure.
    open func sendActions(for controlEvents: Event) {
        for (events, action) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
        for (target, action, events) in targets where !events.isDisjoint(with: controlEvents) {
            sendAction(action, to: target, for: nil)
        }
    }
}
