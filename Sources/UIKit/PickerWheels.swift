import Foundation

/// A row of a picker, which is named so where a figure's views are named.
final class PickerRow: UILabel {}

/// What a picker shows: seven rows of each component, smaller and fainter away from the chosen one.
final class PickerWheels: UIView {
    private let band = UIView()
    private var labels: [PickerRow] = []

    /// The rows by how far they are from the chosen one, as a date picker's; estimated by eye.
    private static let rows: [(step: Int, middle: CGFloat, pointSize: CGFloat, alpha: CGFloat)] = [
        (-3, -86, 15, 0.15), (-2, -64, 18, 0.25), (-1, -34, 21, 0.4), (0, 0, 22, 1), (1, 34, 21, 0.4),
        (2, 64, 18, 0.25), (3, 86, 15, 0.15),
    ]

    /// From the sides to the band, points.
    private static let side: CGFloat = 9

    override init(frame: CGRect) {
        super.init(frame: frame)
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        addSubview(band)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Places the rows of a picker anew.
    func show(_ picker: UIPickerView) {
        for label in labels { label.removeFromSuperview() }
        labels = []
        let middle = bounds.height / 2
        band.frame = CGRect(x: Self.side, y: middle - 16, width: bounds.width - 2 * Self.side, height: 32)
        var start = band.frame.minX
        for (component, width) in widths(picker).enumerated() {
            for row in Self.rows {
                let height = UIFont.systemFont(ofSize: row.pointSize).lineHeight
                add(row, of: picker, component)?.frame = CGRect(
                    x: start, y: middle + row.middle - height / 2, width: width, height: height)
            }
            start += width
        }
    }

    /// Those that the delegate says, or else equal shares.
    private func widths(_ picker: UIPickerView) -> [CGFloat] {
        let count = picker.numberOfComponents
        let share = (bounds.width - 2 * Self.side) / CGFloat(max(1, count))
        let own = (0..<count).map { picker.delegate?.pickerView(picker, widthForComponent: $0) ?? 0 }
        return own.contains { $0 > 0 } ? own : own.map { _ in share }
    }

    private func add(
        _ row: (step: Int, middle: CGFloat, pointSize: CGFloat, alpha: CGFloat), of picker: UIPickerView,
        _ component: Int
    ) -> PickerRow? {
        let number = picker.selectedRow(inComponent: component) + row.step
        guard (0..<picker.numberOfRows(inComponent: component)).contains(number) else { return nil }
        let label = PickerRow()
        (label.textAlignment, label.font) = (.center, .systemFont(ofSize: row.pointSize))
        label.text = picker.title(of: number, in: component)
        // A colour that shall be faint, of which six tenths are left.
        if row.step != 0 { (label.textColor, label.alpha) = (.secondaryLabel, row.alpha / 0.6) }
        labels.append(label)
        addSubview(label)
        return label
    }
}

extension UIPickerView {
    /// What its delegate says of a row; a row with a view of its own is told.
    fileprivate func title(of row: Int, in component: Int) -> String {
        let attributed = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
        if let title = attributed?.string
            ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
        {
            return title
        }
        leaveOut("UIPickerViewDelegate", "viewForRow")
        return ""
    }
}
