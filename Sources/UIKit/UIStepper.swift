internal import AutoLayout
import Foundation

open class UIStepper: UIControl {
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0

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
