import Foundation

/// A value with its unit in words or signs of the language, from ICU.
///
/// Unless the options keep the unit, it is the one that is used where the language is spoken: miles for kilometers in the United States.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let providedUnit = Self(rawValue: 1 << 0)
        public static let naturalScale = Self(rawValue: 1 << 1)
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle: Formatter.UnitStyle = .medium
    open var locale: Locale! = .autoupdatingCurrent
    open var numberFormatter: NumberFormatter! = {
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        return numbers
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text(of: measurement.value, measurement.unit)
    }
    open func string(from unit: Unit) -> String {
        let digits = CharacterSet.decimalDigits.union(.whitespaces)
        return unitStyle == .long ? text(of: 2, unit, keeps: true).trimmingCharacters(in: digits) : unit.symbol
    }
    open override func string(for obj: Any?) -> String? { (obj as? Measurement<Unit>).map { string(from: $0) } }

    private func text(of value: Double, _ unit: Unit, keeps: Bool = false) -> String {
        let isKept = keeps || unitOptions.contains(.providedUnit)
        let isScaled = !isKept && unitOptions.contains(.naturalScale)
        let shown = isKept || isScaled ? (value, unit) : localized(value, unit)
        let plain = "\(numberFormatter.string(from: NSNumber(value: shown.0)) ?? "") \(shown.1.symbol)"
        guard let name = MeasuredUnit.name(of: shown.1) else { return plain }
        let isBare = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
        let skeleton =
            [isBare ? "measure-unit/temperature-generic" : "unit/\(name)", width, precision, grouping]
            + (isScaled && !isBare ? ["usage/default"] : [])
        return MeasuredUnit.text(of: shown.0, skeleton: skeleton.joined(separator: " "), locale.identifier) ?? plain
    }

    /// In the unit that is used instead where the language is spoken.
    private func localized(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        let usesMiles = locale.measurementSystem == .us
        guard let from = unit as? Dimension, let to = MeasuredUnit.equivalent(of: from, inUS: usesMiles) else {
            return (value, unit)
        }
        return (to.converter.value(fromBaseUnitValue: from.converter.baseUnitValue(fromValue: value)), to)
    }

    private var width: String {
        switch unitStyle {
        case .short: "unit-width-narrow"
        case .medium: "unit-width-short"
        case .long: "unit-width-full-name"
        }
    }
    private var precision: String {
        let (least, most) = (numberFormatter.minimumFractionDigits, numberFormatter.maximumFractionDigits)
        guard most > 0 else { return "precision-integer" }
        return "." + String(repeating: "0", count: least) + String(repeating: "#", count: max(most - least, 0))
    }
    private var grouping: String { numberFormatter.usesGroupingSeparator ? "group-auto" : "group-off" }
}
