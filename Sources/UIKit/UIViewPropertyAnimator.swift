import Foundation

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// A figure shows the end of an animation, from the moment in which it is started.
open class UIViewPropertyAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    open var fractionComplete: CGFloat = 0
    open var isReversed = false
    open var isRunning: Bool { false }
    public private(set) final var state = UIViewAnimatingState.inactive

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.animations = animations.map { [$0] } ?? []
    }

    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.animations = animations.map { [$0] } ?? []
    }

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}

    public init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) { self.animations = animations.map { [$0] } ?? [] }

    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        let (run, done) = (animations, completions)
        (animations, completions) = ([], [])
        for animation in run { animation() }
        for completion in done { completion(.end) }
    }

    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    open func pauseAnimation() {}
    open func stopAnimation(_ withoutFinishing: Bool) { state = .stopped }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { state = .inactive }
    open func continueAnimation(withTimingParameters parameters: AnyObject?, durationFactor: CGFloat) {
        startAnimation()
    }
}

/// How an animation runs; a figure shows its end.
public protocol UITimingCurveProvider: NSObjectProtocol {}

open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public override init() {}
    public init(animationCurve curve: UIView.AnimationCurve) {}
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public override init() {}
    public init(dampingRatio ratio: CGFloat) {}
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
