import Foundation
internal import _FoundationICU

/// What ICU knows of Foundation's units. Its functions have the names that Foundation gives them.
enum MeasuredUnit {
    /// ICU's name of a unit; nil for a program's own.
    static func name(of unit: Unit) -> String? {
        if unit is UnitAcceleration { return unit.symbol == "g" ? "g-force" : "meter-per-square-second" }
        return names[unit.symbol]
    }

    /// A number with its unit, by a skeleton of ICU's.
    static func text(of value: Double, skeleton: String, _ locale: String) -> String? {
        var status = U_ZERO_ERROR
        let characters = Array(skeleton.utf16)
        let formatter = swift_unumf_openForSkeletonAndLocale(characters, Int32(characters.count), locale, &status)
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        var written = [UInt16](repeating: 0, count: 256)
        let length = swift_unumf_resultToString(result, &written, Int32(written.count), &status)
        return status.rawValue <= U_ZERO_ERROR.rawValue
            ? String(decoding: written.prefix(Int(length)), as: UTF16.self) : nil
    }

    /// What is said instead of a unit of the other system; nil for one that both have.
    static func equivalent(of unit: Dimension, inUS: Bool) -> Dimension? {
        pairs.first { (inUS ? $0.metric : $0.us).isEqual(unit) }.map { inUS ? $0.us : $0.metric }
    }

    private static var pairs: [(metric: Dimension, us: Dimension)] {
        [
            (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
            (UnitLength.centimeters, UnitLength.inches), (UnitLength.millimeters, UnitLength.inches),
            (UnitMass.kilograms, UnitMass.pounds), (UnitMass.grams, UnitMass.ounces),
            (UnitTemperature.celsius, UnitTemperature.fahrenheit),
            (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour), (UnitSpeed.metersPerSecond, UnitSpeed.milesPerHour),
            (UnitVolume.liters, UnitVolume.gallons), (UnitVolume.milliliters, UnitVolume.fluidOunces),
            (UnitArea.squareKilometers, UnitArea.squareMiles), (UnitArea.squareMeters, UnitArea.squareFeet),
        ]
    }

    /// By the signs that Foundation gives them.
    private static let names: [String: String] = [
        "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter", "cm": "centimeter",
        "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot",
        "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile",
        "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
        "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
        "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
        "K": "kelvin", "°C": "celsius", "°F": "fahrenheit",
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
        "s": "second", "sec": "second", "min": "minute", "hr": "hour", "ms": "millisecond",
        "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter", "m³": "cubic-meter",
        "cm³": "cubic-centimeter", "km³": "cubic-kilometer", "gal": "gallon", "qt": "quart", "pt": "pint",
        "cup": "cup", "fl oz": "fluid-ounce", "tbsp": "tablespoon", "tsp": "teaspoon",
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "mi²": "square-mile",
        "ft²": "square-foot", "yd²": "square-yard", "in²": "square-inch", "ac": "acre", "ha": "hectare",
        "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "mbar": "millibar", "bar": "bar",
        "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg", "psi": "pound-force-per-square-inch",
        "J": "joule", "kJ": "kilojoule", "cal": "calorie", "kCal": "kilocalorie", "kWh": "kilowatt-hour",
        "W": "watt", "kW": "kilowatt", "MW": "megawatt", "GW": "gigawatt", "mW": "milliwatt", "hp": "horsepower",
        "°": "degree", "rad": "radian", "rev": "revolution", "V": "volt", "A": "ampere", "mA": "milliampere",
        "Ω": "ohm", "Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz", "lx": "lux",
        "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
        "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    ]
}
