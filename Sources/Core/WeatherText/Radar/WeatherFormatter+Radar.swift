import Foundation
package import WeatherModel

extension WeatherFormatter {
    /// Returns a distance in steps of one under ten and of five from there on: "7 km", "45 km", "60 mi".
    package func roughDistance(_ metres: Double) -> String {
        let unit = units.distance == .miles ? 1609.344 : 1000
        return visibility(Distance(Self.rough(metres / unit) * unit))
    }

    /// Returns a speed in metres an hour in steps as those of a distance: "35 km/h", "20 mph".
    package func roughSpeed(_ metresPerHour: Double) -> String {
        let unit = units.distance == .miles ? 1609.344 : 1000
        let number = ["number": whole(Self.rough(metresPerHour / unit))]
        return units.distance == .miles ? tr("{number} mph", number) : tr("{number} km/h", number)
    }

    /// Steps of one under ten and of five from there on.
    private static func rough(_ number: Double) -> Double {
        number < 9.5 ? max(1, number.rounded()) : (number / 5).rounded() * 5
    }

    /// Returns the limit of a step of rain in millimetres an hour as a number of the chosen unit, no more exact than the limit
    /// is: "7.6", "0.3".
    package func rainLimit(_ millimetresPerHour: Double) -> String {
        let number = units.number(Precipitation(millimetresPerHour))
        return short(number, digits: max(1, -Int(log10(number).rounded(.down))))
    }

    /// Returns "45 km to the west", by eight directions.
    package func whereabouts(_ metres: Double, bearing: Double) -> String {
        let values = ["distance": roughDistance(metres)]
        return switch Int((bearing / 45).rounded()) % 8 {
        case 0: tr("{distance} to the north", values)
        case 1: tr("{distance} to the northeast", values)
        case 2: tr("{distance} to the east", values)
        case 3: tr("{distance} to the southeast", values)
        case 4: tr("{distance} to the south", values)
        case 5: tr("{distance} to the southwest", values)
        case 6: tr("{distance} to the west", values)
        default: tr("{distance} to the northwest", values)
        }
    }

    /// Returns the rate "0.4 mm/h" or "0.02 in/h"; "0.4 millimetres an hour" where it is spoken.
    package func rate(_ millimetresPerHour: Double) -> String {
        let values = ["amount": precipitation(Precipitation(millimetresPerHour))]
        return speaks ? tr("{amount} an hour", values) : tr("{amount}/h", values)
    }

    /// Returns "2.8 mm/h, moderate, 63 km to the west", for rain at a distance in metres and a bearing in degrees.
    ///
    /// - Parameter temperature: Tells snow from rain; nil if it is not known.
    package func rain(
        _ millimetresPerHour: Double, _ temperature: Temperature?, distance: Double, bearing: Double
    ) -> String {
        let condition = WeatherCondition(hourlyAmount: Precipitation(millimetresPerHour), temperature: temperature)
        let values = [
            "rate": rate(millimetresPerHour), "intensity": PrecipitationIntensity(condition).words,
            "where": whereabouts(distance, bearing: bearing),
        ]
        return distance < 500 ? tr("{rate}, {intensity}", values) : tr("{rate}, {intensity}, {where}", values)
    }
}
