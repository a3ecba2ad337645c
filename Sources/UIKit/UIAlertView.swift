import Foundation

public protocol UIAlertViewDelegate: NSObjectProtocol {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    func alertViewCancel(_ alertView: UIAlertView)
    func willPresent(_ alertView: UIAlertView)
    func didPresent(_ alertView: UIAlertView)
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertViewCancel(_ alertView: UIAlertView) {}
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// The alert of before iOS 8, which stands in a window of its own: like other alerts it is not in the figure.
open class UIAlertView: UIView {
    open var title: String
    open var message: String?
    open weak var delegate: AnyObject?
    open var cancelButtonIndex = -1
    public private(set) final var isVisible = false
    private var buttonTitles: [String] = []

    public init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
        otherButtonTitles titles: String...
    ) {
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate.map { $0 as AnyObject }
        super.init(frame: .zero)
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in titles { addButton(withTitle: title) }
    }

    public required init?(coder: NSCoder) { nil }

    /// The position of the new button.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttonTitles.append(title ?? "")
        return buttonTitles.count - 1
    }

    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttonTitles.indices.contains(buttonIndex) ? buttonTitles[buttonIndex] : nil
    }

    open var numberOfButtons: Int { buttonTitles.count }
    open var firstOtherButtonIndex: Int { buttonTitles.indices.first { $0 != cancelButtonIndex } ?? -1 }

    open func show() {
        let delegate = delegate as? any UIAlertViewDelegate
        delegate?.willPresent(self)
        isVisible = true
        delegate?.didPresent(self)
    }

    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        let delegate = delegate as? any UIAlertViewDelegate
        delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        isVisible = false
        delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
}
