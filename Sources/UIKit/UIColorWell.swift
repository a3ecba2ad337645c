import Foundation

public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
}

/// Nobody picks a colour in a figure.
open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.white
    open var supportsAlpha = true
}

/// A round button of 28 points in its colour.
open class UIColorWell: UIControl {
    open var selectedColor: UIColor? { didSet { backgroundColor = selectedColor } }
    open var title: String?
    open var supportsAlpha = true

    /// Points.
    private static let diameter: CGFloat = 28

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.diameter, height: Self.diameter) }
    override var hasSizeOfItsOwn: Bool { true }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = Self.diameter / 2
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.cornerRadius = Self.diameter / 2
    }
}
