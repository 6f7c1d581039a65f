import Foundation
public import WeatherModel

extension WeatherFormatter {
    /// "14 km/h".
    public func speed(_ value: Speed?) -> String {
        guard let value else { return TemperatureText.missing }
        let number = whole(shownSpeed(value))
        return switch units.speed {
        case .kilometresPerHour: tr("{number} km/h", ["number": number])
        case .metresPerSecond: tr("{number} m/s", ["number": number])
        case .milesPerHour: tr("{number} mph", ["number": number])
        case .knots: tr("{number} kn", ["number": number])
        case .beaufort: tr("{number} Bft", ["number": number])
        }
    }

    /// "14 km/h from the west, gusts 30 km/h"; a gust no stronger than the wind as shown is left out.
    public func wind(speed: Speed?, from bearing: Bearing?, gust: Speed?) -> String {
        guard let speed else {
            return gust.map { tr("Gusts {gust}", ["gust": self.speed($0)]) } ?? TemperatureText.missing
        }
        let steady = steadyWind(speed, from: bearing)
        guard let gust, whole(shownSpeed(gust)) != whole(shownSpeed(speed)), gust > speed else { return steady }
        return tr("{wind}, gusts {gust}", ["wind": steady, "gust": self.speed(gust)])
    }

    /// "1016 hPa", "29.98 inHg".
    public func pressure(_ value: Pressure?) -> String {
        guard let value else { return TemperatureText.missing }
        return switch units.pressure {
        case .hectopascals: tr("{number} hPa", ["number": whole(value.value)])
        case .millibars: tr("{number} mbar", ["number": whole(value.value)])
        // One millimetre of mercury is 1.33322 hPa (NIST SP 811).
        case .millimetresOfMercury: tr("{number} mmHg", ["number": whole(value.value / 1.33322)])
        // One inch of mercury is 33.8639 hPa (NIST SP 811).
        case .inchesOfMercury: tr("{number} inHg", ["number": decimal(value.value / 33.8639, digits: 2)])
        }
    }

    /// "0.4 mm", "0.02 in"; "under 0.1 mm" where there is some, but less than can be shown.
    public func precipitation(_ value: Precipitation?) -> String {
        guard let value else { return TemperatureText.missing }
        let (amount, digits, least) =
            switch units.precipitation {
            case .millimetres: (value.value, 1, 0.1)
            case .inches: (value.value / 25.4, 2, 0.01)
            }
        guard amount > 0, amount < least / 2 else { return depth(amount, digits: amount == 0 ? 0 : digits) }
        return tr("under {amount}", ["amount": depth(least, digits: digits)])
    }

    /// "12 km", "4.5 km", "800 m", "3.2 mi".
    public func visibility(_ value: Distance?) -> String {
        guard let metres = value?.value else { return TemperatureText.missing }
        switch units.distance {
        case .kilometres where metres < 1000:
            return tr("{number} m", ["number": whole((metres / 10).rounded() * 10)])
        case .kilometres: return tr("{number} km", ["number": length(metres / 1000)])
        case .miles: return tr("{number} mi", ["number": length(metres / 1609.344)])
        }
    }

    /// "5, moderate", with the WHO's exposure categories (Global Solar UV Index, 2002).
    public func uvIndex(_ value: UVIndex?) -> String {
        guard let value else { return TemperatureText.missing }
        let number = ["index": whole(value.value)]
        return switch value.value.rounded(.toNearestOrAwayFromZero) {
        case ..<3: tr("{index}, low", number)
        case ..<6: tr("{index}, moderate", number)
        case ..<8: tr("{index}, high", number)
        case ..<11: tr("{index}, very high", number)
        default: tr("{index}, extreme", number)
        }
    }

    private func steadyWind(_ speed: Speed, from bearing: Bearing?) -> String {
        guard shownSpeed(speed).rounded(.toNearestOrAwayFromZero) > 0 else { return tr("Calm") }
        let values = ["speed": self.speed(speed)]
        guard let bearing else { return self.speed(speed) }
        return switch Int((bearing.value / 45).rounded()) % 8 {
        case 0: tr("{speed} from the north", values)
        case 1: tr("{speed} from the northeast", values)
        case 2: tr("{speed} from the east", values)
        case 3: tr("{speed} from the southeast", values)
        case 4: tr("{speed} from the south", values)
        case 5: tr("{speed} from the southwest", values)
        case 6: tr("{speed} from the west", values)
        default: tr("{speed} from the northwest", values)
        }
    }

    private func shownSpeed(_ speed: Speed) -> Double {
        switch units.speed {
        case .kilometresPerHour: speed.value * 3.6
        case .metresPerSecond: speed.value
        case .milesPerHour: speed.value * 3600 / 1609.344
        case .knots: speed.value * 3600 / 1852
        case .beaufort: min(12, pow(speed.value / 0.836, 2.0 / 3.0).rounded())
        }
    }

    private func depth(_ amount: Double, digits: Int) -> String {
        let number = decimal(amount, digits: digits)
        return switch units.precipitation {
        case .millimetres: tr("{number} mm", ["number": number])
        case .inches: tr("{number} in", ["number": number])
        }
    }

    /// A tenth matters below ten only.
    private func length(_ value: Double) -> String {
        value < 9.95 ? decimal(value, digits: 1) : whole(value)
    }
}
