import Foundation

extension UIView {
    public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }

    /// A figure shows the end of an animation.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// What follows is an animation, of which a figure shows the end.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    public class func commitAnimations() {}
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    public class func setAnimationStart(_ startDate: Date) {}
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    public class func setAnimationRepeatCount(_ repeatCount: Float) {}
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}
    /// Nobody is told of the end of an animation that begins and commits.
    public class func setAnimationDelegate(_ delegate: Any?) {}
    public class func setAnimationDidStop(_ selector: Selector?) {}
    public class func setAnimationWillStart(_ selector: Selector?) {}
}
