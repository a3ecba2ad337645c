internal import AutoLayout
import Foundation

open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    override var kind: ViewKind {
        var slider = Slider()
        slider.value = Double(value)
        slider.minimumValue = Double(minimumValue)
        slider.maximumValue = Double(maximumValue)
        slider.isEnabled = isEnabled
        slider.minimumTrackTintColor = minimumTrackTintColor?.color
        slider.maximumTrackTintColor = maximumTrackTintColor?.color
        slider.thumbTintColor = thumbTintColor?.color
        return .slider(slider)
    }
}
