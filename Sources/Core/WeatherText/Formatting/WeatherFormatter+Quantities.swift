import Foundation
public import WeatherModel

extension WeatherFormatter {
    /// Returns "14 km/h".
    public func speed(_ value: Speed?) -> String {
        value.map { speed(number: units.number($0)) } ?? TemperatureText.missing
    }

    /// Returns the same of a number in the unit that the reader chose.
    func speed(number value: Double) -> String {
        let number = whole(value)
        if speaks { return spoken(number, value, units.speed) }
        return switch units.speed {
        case .kilometresPerHour: tr("{number} km/h", ["number": number])
        case .metresPerSecond: tr("{number} m/s", ["number": number])
        case .milesPerHour: tr("{number} mph", ["number": number])
        case .knots: tr("{number} kn", ["number": number])
        case .beaufort: tr("{number} Bft", ["number": number])
        }
    }

    /// Returns "14 km/h from the west, gusts 30 km/h"; a gust that is not stronger than the wind as shown, or than
    /// light air, is left out.
    public func wind(speed: Speed?, from bearing: Bearing?, gust: Speed?) -> String {
        guard let speed else {
            return gust.map { tr("Gusts {gust}", ["gust": self.speed($0)]) } ?? TemperatureText.missing
        }
        let steady = steadyWind(speed, from: bearing)
        guard let gust = notable(gust, over: speed) else { return steady }
        return tr("{wind}, gusts {gust}", ["wind": steady, "gust": self.speed(gust)])
    }

    /// Returns the gust if it is worth mentioning, else nil.
    func notable(_ gust: Speed?, over speed: Speed) -> Speed? {
        guard let gust, whole(units.number(gust)) != whole(units.number(speed)), gust > speed,
            WindForce(gust) > .lightAir
        else { return nil }
        return gust
    }

    /// Returns "1016 hPa", "29.98 inHg".
    public func pressure(_ value: Pressure?) -> String {
        guard let value else { return TemperatureText.missing }
        let number = units.number(value)
        if speaks { return spoken(pressureDigits(number), number, units.pressure) }
        return switch units.pressure {
        case .hectopascals: tr("{number} hPa", ["number": whole(number)])
        case .millibars: tr("{number} mbar", ["number": whole(number)])
        case .millimetresOfMercury: tr("{number} mmHg", ["number": whole(number)])
        case .inchesOfMercury: tr("{number} inHg", ["number": pressureDigits(number)])
        }
    }

    private func pressureDigits(_ number: Double) -> String {
        units.pressure == .inchesOfMercury ? decimal(number, digits: 2) : whole(number)
    }

    /// Returns "0.4 mm" or "0.02 in"; "under 0.1 mm" for a positive amount too small to be shown.
    public func precipitation(_ value: Precipitation?) -> String {
        guard let value else { return TemperatureText.missing }
        let digits = units.precipitation == .millimetres ? 1 : 2
        return amount(units.number(value), digits: digits) { number in
            if speaks { return spoken(number, units.number(value), units.precipitation) }
            return switch units.precipitation {
            case .millimetres: tr("{number} mm", ["number": number])
            case .inches: tr("{number} in", ["number": number])
            }
        }
    }

    /// Returns "12 cm", "0.4 cm" or "4.7 in"; "under 0.1 cm" for a positive amount too small to be shown.
    public func snow(_ value: SnowDepth?) -> String {
        guard let value else { return TemperatureText.missing }
        let depth = units.number(value)
        return amount(depth, digits: depth < 9.95 ? 1 : 0) { number in
            if speaks { return spoken(number, depth, units.snow) }
            return switch units.snow {
            case .centimetres: tr("{number} cm", ["number": number])
            case .inches: tr("{number} in", ["number": number])
            }
        }
    }

    /// Returns "12 µg/m³", with a decimal below ten only.
    public func concentration(_ value: MassConcentration?) -> String {
        guard let value else { return TemperatureText.missing }
        let number = length(value.value)
        let values = ["number": number]
        guard speaks else { return tr("{number} µg/m³", values) }
        return tr(
            one: "{number} microgram in a cubic metre", other: "{number} micrograms in a cubic metre",
            number: plural(number, value.value), values)
    }

    /// Returns "142 grains/m³".
    func pollen(_ count: PollenCount?) -> String {
        guard let count else { return TemperatureText.missing }
        let number = length(count.value)
        let values = ["number": number]
        guard speaks else { return tr("{number} grains/m³", values) }
        return tr(
            one: "{number} grain in a cubic metre", other: "{number} grains in a cubic metre",
            number: plural(number, count.value), values)
    }

    /// Returns "12 km", "8 km", "4.5 km", "800 m", "3.2 mi".
    public func visibility(_ value: Distance?) -> String {
        guard let metres = value?.value else { return TemperatureText.missing }
        switch units.distance {
        case .kilometres where metres < 1000:
            let rounded = (metres / 10).rounded() * 10
            let number = ["number": whole(rounded)]
            return speaks
                ? tr(one: "{number} metre", other: "{number} metres", count: Int(rounded), number)
                : tr("{number} m", number)
        case .kilometres:
            let number = visibilityNumber(value)
            return speaks
                ? spoken(number, metres / 1000, units.distance) : tr("{number} km", ["number": number])
        case .miles:
            let miles = metres / 1609.344
            let number = visibilityNumber(Distance(max(metres, 160.9344)))
            let text =
                speaks ? spoken(number, miles, units.distance) : tr("{number} mi", ["number": number])
            return miles < 0.05 ? tr("under {amount}", ["amount": text]) : text
        }
    }

    /// Returns the number of "12 km", "4.5 km" or "3.2 mi" alone, with a decimal below ten only where there is one.
    func visibilityNumber(_ value: Distance?) -> String {
        guard let metres = value?.value else { return TemperatureText.missing }
        let number = units.distance == .miles ? metres / 1609.344 : metres / 1000
        return number < 9.95 ? short(number, digits: 1) : whole(number)
    }

    /// Returns "5, moderate", with the WHO's exposure categories (Global Solar UV Index, 2002).
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

    /// Returns "14 km/h from the west" or "Strong breeze from the west"; the wind alone if the direction is unknown.
    func from(_ bearing: Bearing?, _ wind: String) -> String {
        guard let bearing else { return wind }
        let values = ["wind": wind]
        return switch Int((bearing.value / 45).rounded()) % 8 {
        case 0: tr("{wind} from the north", values)
        case 1: tr("{wind} from the northeast", values)
        case 2: tr("{wind} from the east", values)
        case 3: tr("{wind} from the southeast", values)
        case 4: tr("{wind} from the south", values)
        case 5: tr("{wind} from the southwest", values)
        case 6: tr("{wind} from the west", values)
        default: tr("{wind} from the northwest", values)
        }
    }

    private func steadyWind(_ speed: Speed, from bearing: Bearing?) -> String {
        guard WindForce(speed) != .calm, units.number(speed).rounded(.toNearestOrAwayFromZero) > 0
        else { return tr("Calm") }
        return from(bearing, self.speed(speed))
    }

    /// Returns zero as "0", and an amount that would be rounded to zero as "under" the smallest amount shown.
    private func amount(_ value: Double, digits: Int, _ text: (String) -> String) -> String {
        let least = digits == 2 ? 0.01 : 0.1
        guard value > 0, value < least / 2 else { return text(decimal(value, digits: value == 0 ? 0 : digits)) }
        return tr("under {amount}", ["amount": text(decimal(least, digits: digits))])
    }

    /// Returns the number with one decimal below ten, else without.
    func length(_ value: Double) -> String {
        value < 9.95 ? decimal(value, digits: 1) : whole(value)
    }
}
