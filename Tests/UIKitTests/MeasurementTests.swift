import Foundation
import Testing
import UIKit

extension ModuleTests {
    /// Values with units.
    @Suite struct MeasurementTests {
        private func formatter(
            _ style: Formatter.UnitStyle = .medium, _ options: MeasurementFormatter.UnitOptions = .providedUnit,
            _ locale: String = "en_US"
        ) -> MeasurementFormatter {
            let formatter = MeasurementFormatter()
            formatter.locale = Locale(identifier: locale)
            (formatter.unitStyle, formatter.unitOptions) = (style, options)
            return formatter
        }

        @Test(
            arguments: [(.short, "25°C"), (.medium, "25°C"), (.long, "25 degrees Celsius")]
                as [(Formatter.UnitStyle, String)])
        func aTemperatureHasItsUnit(style: Formatter.UnitStyle, text: String) {
            #expect(formatter(style).string(from: Measurement(value: 25, unit: UnitTemperature.celsius)) == text)
        }

        @Test func aTemperatureMayStandWithoutItsUnit() {
            let bare = formatter(.medium, [.providedUnit, .temperatureWithoutUnit])
            bare.numberFormatter.maximumFractionDigits = 0
            #expect(bare.string(from: Measurement(value: 24.6, unit: UnitTemperature.celsius)) == "25°")
        }

        @Test func theUnitIsTheOneOfTheCountry() {
            let run = Measurement(value: 5, unit: UnitLength.kilometers)
            #expect(formatter(.medium, []).string(from: run) == "3.107 mi")
            #expect(formatter(.medium, [], "de_DE").string(from: run) == "5 km")
            #expect(formatter(.long, .providedUnit, "de_DE").string(from: run) == "5 Kilometer")
        }

        @Test func theScaleMayBeTheNaturalOne() {
            let run = Measurement(value: 5_200, unit: UnitLength.meters)
            #expect(formatter(.medium, .naturalScale, "en_GB").string(from: run) == "3.231 mi")
            #expect(formatter(.medium, .naturalScale, "de_DE").string(from: run) == "5,2 km")
        }

        @Test func aUnitOfAProgramsOwnIsItsSign() {
            let boxes = Measurement(value: 3, unit: Unit(symbol: "boxes"))
            #expect(formatter().string(from: boxes) == "3 boxes")
            #expect(formatter(.long).string(from: UnitLength.kilometers) == "kilometers")
        }
    }
}
