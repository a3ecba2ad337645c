import Foundation

/// Nobody touches a figure: no program is ever given one.
open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

    open var phase: Phase { .ended }
    open var tapCount: Int { 0 }
    open var view: UIView? { nil }
    open var timestamp: TimeInterval { 0 }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Nobody touches a figure: no program is ever given one.
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack
    }

    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    open var type: EventType { .touches }
    open var allTouches: Set<UITouch>? { nil }
}
