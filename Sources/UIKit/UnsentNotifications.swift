import Foundation

// Notifications that nobody sends in a figure, and programs wait for.

extension UIApplication {
    public static let didFinishLaunchingNotification = NSNotification.Name.named(
        "UIApplicationDidFinishLaunchingNotification")
    public static let willTerminateNotification = NSNotification.Name.named(
        "UIApplicationWillTerminateNotification")
    public static let didReceiveMemoryWarningNotification = NSNotification.Name.named(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public static let significantTimeChangeNotification = NSNotification.Name.named(
        "UIApplicationSignificantTimeChangeNotification")
    public static let userDidTakeScreenshotNotification = NSNotification.Name.named(
        "UIApplicationUserDidTakeScreenshotNotification")
    public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name.named(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name.named(
        "UIApplicationProtectedDataDidBecomeAvailableNotification")
    public static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name.named(
        "UIApplicationProtectedDataWillBecomeUnavailableNotification")
    public static let willChangeStatusBarOrientationNotification = NSNotification.Name.named(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    public static let didChangeStatusBarOrientationNotification = NSNotification.Name.named(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    public static let willChangeStatusBarFrameNotification = NSNotification.Name.named(
        "UIApplicationWillChangeStatusBarFrameNotification")
    public static let didChangeStatusBarFrameNotification = NSNotification.Name.named(
        "UIApplicationDidChangeStatusBarFrameNotification")
}

extension UITextField {
    public static let textDidBeginEditingNotification = NSNotification.Name.named(
        "UITextFieldTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = NSNotification.Name.named(
        "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
    public static let textDidBeginEditingNotification = NSNotification.Name.named(
        "UITextViewTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = NSNotification.Name.named(
        "UITextViewTextDidEndEditingNotification")
}

extension UIDevice {
    public static let batteryLevelDidChangeNotification = NSNotification.Name.named(
        "UIDeviceBatteryLevelDidChangeNotification")
    public static let batteryStateDidChangeNotification = NSNotification.Name.named(
        "UIDeviceBatteryStateDidChangeNotification")
    public static let proximityStateDidChangeNotification = NSNotification.Name.named(
        "UIDeviceProximityStateDidChangeNotification")
}

extension UIWindow {
    public static let didBecomeVisibleNotification = NSNotification.Name.named(
        "UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = NSNotification.Name.named(
        "UIWindowDidBecomeHiddenNotification")
    public static let didBecomeKeyNotification = NSNotification.Name.named(
        "UIWindowDidBecomeKeyNotification")
    public static let didResignKeyNotification = NSNotification.Name.named(
        "UIWindowDidResignKeyNotification")
}

extension UIScreen {
    public static let didConnectNotification = NSNotification.Name.named(
        "UIScreenDidConnectNotification")
    public static let didDisconnectNotification = NSNotification.Name.named(
        "UIScreenDidDisconnectNotification")
    public static let modeDidChangeNotification = NSNotification.Name.named(
        "UIScreenModeDidChangeNotification")
    public static let brightnessDidChangeNotification = NSNotification.Name.named(
        "UIScreenBrightnessDidChangeNotification")
    public static let capturedDidChangeNotification = NSNotification.Name.named(
        "UIScreenCapturedDidChangeNotification")
}

extension UIAccessibility {
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name.named(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = NSNotification.Name.named(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name.named(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name.named(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name.named(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    public static let invertColorsStatusDidChangeNotification = NSNotification.Name.named(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    public static let switchControlStatusDidChangeNotification = NSNotification.Name.named(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
}

extension UIPasteboard {
    public static let changedNotification = NSNotification.Name.named(
        "UIPasteboardChangedNotification")
    public static let removedNotification = NSNotification.Name.named(
        "UIPasteboardRemovedNotification")
}

extension UIResponder {
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
