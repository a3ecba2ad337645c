import Foundation

open class UIControl: UIView {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public static let touchUpInside = Event(rawValue: 64)
        public static let valueChanged = Event(rawValue: 4096)
        public static let primaryActionTriggered = Event(rawValue: 8192)
        public static let editingChanged = Event(rawValue: 131072)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

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

    /// Runs the actions of these events; nobody else does, since nobody touches a figure.
    open func sendActions(for controlEvents: Event) {
        for (events, action) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
    }
}

open class UIAction: NSObject {
    open var title: String
    open var image: UIImage?
    let handler: (UIAction) -> Void

    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
    }
}
