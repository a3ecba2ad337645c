internal import AutoLayout
import Foundation

open class UIStepper: UIControl {
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    /// Not drawn.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { leaveOut("UIStepper") }
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { leaveOut("UIStepper") }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { leaveOut("UIStepper") }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State
    ) {}
    open var stepValue = 1.0

    /// It has one size, whatever a program sets.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeOwnSize()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: ownSize) }
    }

    override var kind: ViewKind {
        var stepper = Stepper()
        stepper.value = value
        stepper.minimumValue = minimumValue
        stepper.maximumValue = maximumValue
        stepper.stepValue = stepValue
        stepper.isEnabled = isEnabled
        return .stepper(stepper)
    }
}
