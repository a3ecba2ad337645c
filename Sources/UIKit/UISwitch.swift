internal import AutoLayout
import Foundation

open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var title: String?
    open var preferredStyle: Style = .automatic

    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    open var onImage: UIImage?
    open var offImage: UIImage?
    open var thumbTintColor: UIColor?

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

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override var kind: ViewKind {
        var control = Switch(isOn: isOn)
        control.isEnabled = isEnabled
        control.onTintColor = onTintColor?.color
        control.thumbTintColor = thumbTintColor?.color
        return .switch(control)
    }
}
