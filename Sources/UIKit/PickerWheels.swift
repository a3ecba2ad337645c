import Foundation

/// A row of a picker, which is named so where a figure's views are named.
final class PickerRow: UILabel {}

/// What a picker shows: seven rows of each component, smaller and fainter away from the chosen one. All stand by constraints,
/// so that nothing is read of the picker's size.
final class PickerWheels: UIView {
    private let band = UIView()
    private var shown: [Wheel] = []
    private var columns: [UIView] = []

    /// A component: its width, 0 for an equal share, and its rows by how far they are from the chosen one.
    private struct Wheel: Equatable {
        var width: CGFloat
        var titles: [Int: String]
    }

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
        band.translatesAutoresizingMaskIntoConstraints = false
        addSubview(band)
        NSLayoutConstraint.activate([
            band.leftAnchor.constraint(equalTo: leftAnchor, constant: Self.side),
            band.rightAnchor.constraint(equalTo: rightAnchor, constant: -Self.side),
            band.centerYAnchor.constraint(equalTo: centerYAnchor), band.heightAnchor.constraint(equalToConstant: 32),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Places the rows of a picker anew, where it has others.
    func show(_ picker: UIPickerView) {
        let wheels = (0..<picker.numberOfComponents).map { component in
            let numbers = 0..<picker.numberOfRows(inComponent: component)
            let chosen = picker.selectedRow(inComponent: component)
            let titles = Self.rows.map(\.step).filter { numbers.contains(chosen + $0) }.map {
                ($0, picker.title(of: chosen + $0, in: component))
            }
            return Wheel(
                width: picker.delegate?.pickerView(picker, widthForComponent: component) ?? 0,
                titles: Dictionary(uniqueKeysWithValues: titles))
        }
        for component in wheels.indices { picker.noteRowHeight(of: component) }
        guard wheels != shown else { return }
        shown = wheels
        for column in columns { column.removeFromSuperview() }
        columns = []
        for wheel in wheels { add(wheel, of: wheels.count) }
        // Wheels that are all of a width of their own stand in the middle together.
        let widths = wheels.map(\.width)
        guard let first = columns.first, !widths.contains(where: { $0 <= 0 }) else { return }
        first.leadingAnchor.constraint(equalTo: centerXAnchor, constant: -widths.reduce(0, +) / 2).isActive = true
    }

    private func add(_ wheel: Wheel, of count: Int) {
        let column = UIView()
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        if let last = columns.last { column.leadingAnchor.constraint(equalTo: last.trailingAnchor).isActive = true }
        if columns.isEmpty, shown.contains(where: { $0.width <= 0 }) {
            column.leadingAnchor.constraint(equalTo: band.leadingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor), column.bottomAnchor.constraint(equalTo: bottomAnchor),
            wheel.width > 0
                ? column.widthAnchor.constraint(equalToConstant: wheel.width)
                : column.widthAnchor.constraint(equalTo: band.widthAnchor, multiplier: 1 / CGFloat(count)),
        ])
        columns.append(column)
        for row in Self.rows {
            guard let title = wheel.titles[row.step] else { continue }
            let label = PickerRow()
            (label.text, label.textAlignment, label.font) = (title, .center, .systemFont(ofSize: row.pointSize))
            // A colour that shall be faint, of which six tenths are left.
            if row.step != 0 { (label.textColor, label.alpha) = (.secondaryLabel, row.alpha / 0.6) }
            label.translatesAutoresizingMaskIntoConstraints = false
            column.addSubview(label)
            NSLayoutConstraint.activate([
                label.leftAnchor.constraint(equalTo: column.leftAnchor),
                label.rightAnchor.constraint(equalTo: column.rightAnchor),
                label.centerYAnchor.constraint(equalTo: column.centerYAnchor, constant: row.middle),
            ])
        }
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

    /// Rows are as high as UIKit's own; another height is told.
    fileprivate func noteRowHeight(of component: Int) {
        leaveOut("UIPickerViewDelegate", rowSize(forComponent: component).height, unless: 32, "rowHeightForComponent")
    }
}
