import Foundation
public import WeatherModel
public import WeatherStore

extension HourlyQuantity {
    /// The name of the quantity as a label, such as "Wind".
    public var words: String {
        switch self {
        case .precipitation: tr("Rain")
        case .precipitationProbability: tr("Chance of rain")
        case .temperature: tr("Temperature")
        case .feelsLike: tr("Feels like")
        case .windSpeed: tr("Wind")
        case .windGust: tr("Gusts")
        case .humidity: tr("Humidity")
        case .cloudCover: tr("Cloud")
        case .uvIndex: tr("UV index")
        case .airQuality: tr("European air quality index")
        case .pollen: tr("Pollen")
        case .visibility: tr("Visibility")
        case .sunHeight: tr("Sun")
        case .moonLight: tr("Moonlight")
        }
    }
}

extension HourlyQuantity {
    /// The name of the quantity within a sentence, such as "wind".
    public var listedName: String {
        switch self {
        case .precipitation: tr("rain", context: "quantity in a sentence")
        case .precipitationProbability: tr("chance of rain", context: "quantity in a sentence")
        case .temperature: tr("temperature", context: "quantity in a sentence")
        case .feelsLike: tr("felt temperature", context: "quantity in a sentence")
        case .windSpeed: tr("wind", context: "quantity in a sentence")
        case .windGust: tr("gusts", context: "quantity in a sentence")
        case .humidity: tr("humidity", context: "quantity in a sentence")
        case .cloudCover: tr("cloud", context: "quantity in a sentence")
        case .uvIndex: tr("UV index", context: "quantity in a sentence")
        case .airQuality: tr("European air quality index", context: "quantity in a sentence")
        case .pollen: tr("pollen", context: "quantity in a sentence")
        case .visibility: tr("visibility", context: "quantity in a sentence")
        case .sunHeight: tr("height of the sun", context: "quantity in a sentence")
        case .moonLight: tr("moonlight", context: "quantity in a sentence")
        }
    }
}

extension HourlyQuantity {
    /// Returns a value in the reader's units; wind in m/s for readers of Beaufort, whose steps are too wide for a limit.
    public func shown(_ value: Double, in units: Units) -> Double {
        switch self {
        case .precipitation: units.number(Precipitation(value))
        case .temperature, .feelsLike: units.number(Temperature(value))
        case .windSpeed, .windGust: units.speed == .beaufort ? value : units.number(Speed(value))
        case .visibility: units.distance == .miles ? value / 1609.344 : value / 1000
        case .precipitationProbability, .humidity, .cloudCover, .uvIndex, .airQuality, .pollen, .sunHeight, .moonLight:
            value
        }
    }

    /// Returns the value that `shown` makes this number of.
    public func value(of number: Double, in units: Units) -> Double {
        // All units are straight lines over one another.
        let (zero, one) = (shown(0, in: units), shown(1, in: units))
        return (number - zero) / (one - zero)
    }

    /// Returns the value of a number that was written as a limit, with no more decimals than it will be shown with.
    public func limit(written number: Double, in units: Units) -> Double {
        let scale = pow(10, Double(finestDigits(in: units)))
        return value(of: (number * scale).rounded() / scale, in: units)
    }
}

extension WeatherFormatter {
    /// Returns the number of a limit in the reader's units alone, as it is written into a field: "60", "0.1".
    package func limitNumber(_ value: Double, of quantity: HourlyQuantity) -> String {
        let digits = quantity.digits(in: units) + moreDigits(for: value, of: quantity)
        return short(quantity.shown(value, in: units), digits: digits)
    }

    /// Returns how many decimals more than usual show a limit as it was written: 1 for 0.25 mm, 0 for one that was written
    /// in other units and has no end in these.
    func moreDigits(for value: Double, of quantity: HourlyQuantity) -> Int {
        let (usual, number) = (quantity.digits(in: units), quantity.shown(value, in: units))
        let needed = (usual...quantity.finestDigits(in: units)).first { digits in
            let scaled = number * pow(10, Double(digits))
            return abs(scaled - scaled.rounded()) < 1e-6
        }
        return (needed ?? usual) - usual
    }

    /// Returns what stands after the number of a limit, "km/h" or "°"; empty for a number without a unit.
    package func limitUnit(_ value: Double, of quantity: HourlyQuantity) -> String {
        limitAmount(value, of: quantity).replacing(limitNumber(value, of: quantity), with: "").trimmed
    }

    /// Returns "30 km/h", "0.1 mm/h", "−0.3°", with a decimal only where there is one; "3 degrees" where it is spoken.
    ///
    /// - Parameters:
    ///   - rule: The way a number is rounded, so that a value past a limit does not read like the limit.
    ///   - moreDigits: How many decimals it may have more than usual; percentages never have any.
    package func amount(
        _ value: Double, of quantity: HourlyQuantity, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero,
        moreDigits: Int = 0
    ) -> String {
        let digits = quantity.digits(in: units) + (quantity.isPercentage ? 0 : moreDigits)
        let scale = pow(10, Double(digits))
        // What numbers lose on the way through units is no reason to round them further.
        let exact = (quantity.shown(value, in: units) * scale * 1e4).rounded() / 1e4
        if speaks { return spokenAmount(exact.rounded(rule) / scale, of: quantity, digits: digits) }
        let number = ["number": short(exact.rounded(rule) / scale, digits: digits)]
        return switch quantity {
        case .precipitation:
            units.precipitation == .millimetres ? tr("{number} mm/h", number) : tr("{number} in/h", number)
        case .precipitationProbability, .humidity, .cloudCover, .moonLight:
            percentage(Percentage(exact.rounded(rule) / scale))
        case .temperature, .feelsLike:
            units.temperature == .kelvin ? tr("{number} K", number) : tr("{number}°", number)
        case .windSpeed, .windGust:
            switch units.speed {
            case .kilometresPerHour: tr("{number} km/h", number)
            case .metresPerSecond, .beaufort: tr("{number} m/s", number)
            case .milesPerHour: tr("{number} mph", number)
            case .knots: tr("{number} kn", number)
            }
        case .uvIndex, .airQuality: number["number"] ?? ""
        case .pollen: tr("{number} grains/m³", number)
        case .visibility: units.distance == .miles ? tr("{number} mi", number) : tr("{number} km", number)
        case .sunHeight: tr("{number}°", number)
        }
    }
}

extension HourlyQuantity {
    /// Whether it is told in per cent.
    fileprivate var isPercentage: Bool {
        switch self {
        case .precipitationProbability, .humidity, .cloudCover, .moonLight: true
        default: false
        }
    }

    /// The decimals that a limit has at most, where it was written with so many.
    fileprivate func finestDigits(in units: Units) -> Int { digits(in: units) + (isPercentage ? 0 : 2) }

    /// The decimals that an amount may have.
    fileprivate func digits(in units: Units) -> Int {
        switch self {
        case .precipitationProbability, .humidity, .cloudCover, .moonLight, .airQuality, .pollen: 0
        case .precipitation: units.precipitation == .millimetres ? 1 : 3
        default: 1
        }
    }
}
