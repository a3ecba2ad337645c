internal import AutoLayout
import Foundation

open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open var isContinuous = true
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    /// Not drawn.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { leaveOut("UISlider") }
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { leaveOut("UISlider") }
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { leaveOut("UISlider") }
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { bounds }

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
        (slider.minimumValueImage, slider.maximumValueImage) = (minimumValueImage?.image, maximumValueImage?.image)
        return .slider(slider)
    }
}
