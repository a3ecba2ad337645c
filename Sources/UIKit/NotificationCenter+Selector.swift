import Foundation

extension NotificationCenter {
    /// Calls the observer's method for what the program itself posts.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        nonisolated(unsafe) weak let target = observer as AnyObject
        _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            if !SelectorMethods.send(aSelector, to: target, notification) {
                SelectorMethods.send(aSelector, to: target)
            }
        }
    }
}

extension NSNotification.Name {
    static func named(_ name: String) -> NSNotification.Name { NSNotification.Name(rawValue: name) }
}

extension UIResponder {
    public static let keyboardWillShowNotification = NSNotification.Name.named("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = NSNotification.Name.named("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = NSNotification.Name.named("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = NSNotification.Name.named("UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = NSNotification.Name.named(
        "UIKeyboardWillChangeFrameNotification")
    public static let keyboardDidChangeFrameNotification = NSNotification.Name.named(
        "UIKeyboardDidChangeFrameNotification")
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIDevice {
    public static let orientationDidChangeNotification = NSNotification.Name.named(
        "UIDeviceOrientationDidChangeNotification")
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIApplication {
    public static let didBecomeActiveNotification = NSNotification.Name.named(
        "UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = NSNotification.Name.named(
        "UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = NSNotification.Name.named(
        "UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = NSNotification.Name.named(
        "UIApplicationWillEnterForegroundNotification")
}

extension UIScene {
    public static let willConnectNotification = NSNotification.Name.named("UISceneWillConnectNotification")
    public static let didDisconnectNotification = NSNotification.Name.named("UISceneDidDisconnectNotification")
    public static let didActivateNotification = NSNotification.Name.named("UISceneDidActivateNotification")
    public static let willDeactivateNotification = NSNotification.Name.named("UISceneWillDeactivateNotification")
    public static let willEnterForegroundNotification = NSNotification.Name.named(
        "UISceneWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification = NSNotification.Name.named(
        "UISceneDidEnterBackgroundNotification")
}

extension UIContentSizeCategory {
    public static let didChangeNotification = NSNotification.Name.named("UIContentSizeCategoryDidChangeNotification")
}

extension UITextField {
    public static let textDidChangeNotification = NSNotification.Name.named("UITextFieldTextDidChangeNotification")
}

extension UITextView {
    public static let textDidChangeNotification = NSNotification.Name.named("UITextViewTextDidChangeNotification")
}

extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
}

extension Timer {
    /// A timer that never fires.
    public convenience init(_: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }

    /// A timer that never fires: a figure is at rest before.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer { Timer(timeInterval: ti, repeats: yesOrNo) { _ in } }

    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) { self.init(timeInterval: ti, repeats: yesOrNo) { _ in } }
}

/// A timer of the display, which never fires.
open class CADisplayLink: NSObject {
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }

    public init(target: Any, selector sel: Selector) {}

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
}
