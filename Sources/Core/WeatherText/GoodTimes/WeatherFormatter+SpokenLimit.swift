import WeatherModel
import WeatherStore

extension WeatherFormatter {
    /// Returns a number in the reader's units as a screen reader says it: "3 degrees", "0.1 millimetres an hour".
    func spokenAmount(_ value: Double, of quantity: HourlyQuantity, digits: Int) -> String {
        let number = short(value, digits: digits)
        return switch quantity {
        case .precipitation: tr("{amount} an hour", ["amount": spoken(number, value, units.precipitation)])
        case .precipitationProbability, .humidity, .cloudCover, .moonLight: percentage(Percentage(value))
        case .temperature, .feelsLike:
            units.temperature == .kelvin
                ? spoken(number, value, SpokenUnit.temperature(.kelvin)) : spokenAngle(value, digits: digits)
        case .windSpeed, .windGust:
            spoken(number, value, units.speed == .beaufort ? .metresPerSecond : units.speed)
        case .uvIndex, .airQuality: number
        case .pollen:
            tr(
                one: "{number} grain in a cubic metre", other: "{number} grains in a cubic metre",
                number: plural(number, value), ["number": number])
        case .visibility:
            spoken(number, value, units.distance == .miles ? Units.Distance.miles : .kilometres)
        case .sunHeight: spokenAngle(value, digits: digits)
        }
    }

    /// Returns "3 degrees" or "minus 0.3 degrees", of a temperature or of a height in the sky.
    private func spokenAngle(_ value: Double, digits: Int) -> String {
        let number = short(abs(value), digits: digits)
        let (count, values) = (plural(number, abs(value)), ["count": number])
        return value < 0
            ? tr(one: "minus {count} degree", other: "minus {count} degrees", number: count, values)
            : tr(one: "{count} degree", other: "{count} degrees", number: count, values)
    }
}
