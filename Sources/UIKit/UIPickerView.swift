import Foundation

public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
}

extension UIPickerViewDelegate {
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIView() }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
}

/// Has the size of UIKit's, 320 by 216 points. Its wheels are labels that it places itself.
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selected: [Int: Int] = [:]
    open var showsSelectionIndicator = true
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(width: 0, height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
    }

    /// At first as large as its wheels.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        (hugging[.horizontal], hugging[.vertical]) = (.defaultHigh, .defaultHigh)
        if frame.size == .zero { place(CGRect(origin: frame.origin, size: CGSize(width: 320, height: 216))) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    override var hasSizeOfItsOwn: Bool { true }
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selected[component] = row
        setNeedsLayout()
    }
    open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
    open func reloadAllComponents() { setNeedsLayout() }
    open func reloadComponent(_ component: Int) { setNeedsLayout() }
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }

    /// The band behind the chosen rows, and the rows.
    private lazy var wheels: PickerWheels = {
        let wheels = PickerWheels()
        fill(with: wheels)
        return wheels
    }()

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard dataSource != nil else { return }
        wheels.show(self)
    }
}
