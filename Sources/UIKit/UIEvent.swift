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
    public enum EventSubtype: Int, Sendable { case none, motionShake }

    open var type: EventType { .touches }
    open var allTouches: Set<UITouch>? { nil }
}
