import Foundation
package import WeatherModel

extension WeatherFormatter {
    /// Returns "31 mm" or "0.4 mm", with decimals only where the number would be nothing without them.
    func briefPrecipitation(_ value: Precipitation) -> String {
        let number = briefNumber(value)
        if speaks { return spoken(number, units.number(value), units.precipitation) }
        return switch units.precipitation {
        case .millimetres: tr("{number} mm", ["number": number])
        case .inches: tr("{number} in", ["number": number])
        }
    }

    /// Returns the number of "31 mm" or "0.4 mm" without its unit.
    package func briefNumber(_ value: Precipitation) -> String {
        brief(units.number(value), least: units.precipitation == .inches ? 2 : 1)
    }

    /// Returns "6 cm" or "0.4 cm", with decimals only where the number would be nothing without them.
    func briefSnow(_ value: SnowDepth) -> String {
        let number = brief(units.number(value), least: 1)
        if speaks { return spoken(number, units.number(value), units.snow) }
        return switch units.snow {
        case .centimetres: tr("{number} cm", ["number": number])
        case .inches: tr("{number} in", ["number": number])
        }
    }

    /// Returns "28", without a unit where another speed is written beside it; with it where it is spoken.
    func speedNumber(_ value: Speed) -> String { speaks ? speed(value) : whole(units.number(value)) }

    /// Returns "minus 1 to 5 degrees" for a screen reader; nil if neither is known.
    func spokenRange(_ low: Temperature?, _ high: Temperature?) -> String? {
        guard let least = spokenDegrees(low), let most = spokenDegrees(high) else {
            return spokenDegrees(high).map { tr("high {temperature}", ["temperature": $0]) }
                ?? spokenDegrees(low).map { tr("low {temperature}", ["temperature": $0]) }
        }
        guard least != most else { return spokenTemperature(high) }
        let values = ["low": least, "high": most]
        // Languages with cases have one form of the unit behind a range that ends with 1 or 21, and another behind 2.
        let count = abs(shownDegrees(high) ?? 0)
        return units.temperature == .kelvin
            ? tr(one: "{low} to {high} kelvins", other: "{low} to {high} kelvins", count: count, values)
            : tr(one: "{low} to {high} degrees", other: "{low} to {high} degrees", count: count, values)
    }

    /// Whether the locale counts the day as one of the weekend.
    package func isWeekend(_ date: CivilDate) -> Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = .gmt
        return date.start(in: .gmt).map { calendar.isDateInWeekend($0) } ?? false
    }

    /// - Parameter digits: The decimals of a number below one.
    private func brief(_ number: Double, least digits: Int) -> String {
        if number >= 9.95 || (digits == 1 && number >= 0.95) { return whole(number) }
        return decimal(number, digits: number >= 0.95 ? digits - 1 : digits)
    }
}
