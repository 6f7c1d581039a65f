package import Foundation
package import WeatherModel

extension WeatherFormatter {
    /// The same formats for a screen reader: units are words, months have their full names, and 00:00 is "midnight".
    public var speaking: WeatherFormatter {
        var copy = self
        copy.speaks = true
        return copy
    }

    /// Returns "Friday 27 November", or "Friday 27 November 2026".
    package func spokenDay(_ date: CivilDate, withYear: Bool = false) -> String {
        let formatter = speaking
        return tr(
            "{weekday} {date}",
            [
                "weekday": weekday(date),
                "date": withYear ? formatter.dayMonthAndYear(date) : formatter.dayAndMonth(date),
            ])
    }

    /// Returns "−7°" as the lower end of a range, or "minus 7" where the upper end is spoken with its unit.
    func lowerTemperature(_ value: Temperature) -> String {
        speaks ? spokenDegrees(value) ?? temperature(value) : temperature(value)
    }

    /// Returns "rest of today −13° to −9°", for a day of which the part that is over is not known.
    package func restOfToday(from low: Temperature, to high: Temperature) -> String {
        let isOneValue = shownDegrees(low) == shownDegrees(high)
        let range = isOneValue ? temperature(high) : range(from: lowerTemperature(low), to: temperature(high))
        return tr("rest of today {range}", ["range": range])
    }

    /// Returns "7 to 28 km/h", or "from 7 to 28 kilometres an hour" for a screen reader.
    ///
    /// What is spoken has its unit in words, which languages with cases cannot put behind every preposition.
    func range(from low: String, to high: String) -> String {
        let ends = ["low": low, "high": high]
        return speaks ? tr("from {low} to {high}", ends) : tr("{low} to {high}", ends)
    }

    /// Returns "midnight", and "noon" where hours are counted to twelve; nil for any other time.
    package func namedTime(_ date: Date, in zone: TimeZone) -> String? {
        switch Self.name(of: date, in: zone) {
        case .midnight: tr("midnight")
        case .noon where usesHalfDays: tr("noon")
        default: nil
        }
    }

    /// Returns the name of a time where it is spoken by that; nil for all others.
    func named(_ date: Date, in zone: TimeZone) -> Moment.Day? {
        guard speaks, let name = Self.name(of: date, in: zone) else { return nil }
        if case .noon = name, !usesHalfDays { return nil }
        return name
    }

    private static func name(of date: Date, in zone: TimeZone) -> Moment.Day? {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: date)
        return switch (seconds % 86_400 + 86_400) % 86_400 / 60 {
        case 0: .midnight
        case 720: .noon
        default: nil
        }
    }

    /// Returns "14 kilometres an hour", or "force 4".
    func spoken(_ number: String, _ value: Double, _ unit: Units.Speed) -> String {
        let (count, values) = (plural(number, value), ["number": number])
        return switch unit {
        case .kilometresPerHour:
            tr(one: "{number} kilometre an hour", other: "{number} kilometres an hour", number: count, values)
        case .metresPerSecond:
            tr(one: "{number} metre a second", other: "{number} metres a second", number: count, values)
        case .milesPerHour: tr(one: "{number} mile an hour", other: "{number} miles an hour", number: count, values)
        case .knots: tr(one: "{number} knot", other: "{number} knots", number: count, values)
        case .beaufort: tr("force {number}", values)
        }
    }

    /// Returns "1016 hectopascals".
    func spoken(_ number: String, _ value: Double, _ unit: Units.Pressure) -> String {
        let (count, values) = (plural(number, value), ["number": number])
        return switch unit {
        case .hectopascals: tr(one: "{number} hectopascal", other: "{number} hectopascals", number: count, values)
        case .millibars: tr(one: "{number} millibar", other: "{number} millibars", number: count, values)
        case .millimetresOfMercury:
            tr(
                one: "{number} millimetre of mercury", other: "{number} millimetres of mercury", number: count, values)
        case .inchesOfMercury:
            tr(one: "{number} inch of mercury", other: "{number} inches of mercury", number: count, values)
        }
    }

    /// Returns "0.4 millimetres".
    func spoken(_ number: String, _ value: Double, _ unit: Units.Precipitation) -> String {
        let (count, values) = (plural(number, value), ["number": number])
        return switch unit {
        case .millimetres: tr(one: "{number} millimetre", other: "{number} millimetres", number: count, values)
        case .inches: tr(one: "{number} inch", other: "{number} inches", number: count, values)
        }
    }

    /// Returns "4 centimetres".
    func spoken(_ number: String, _ value: Double, _ unit: Units.Snow) -> String {
        let (count, values) = (plural(number, value), ["number": number])
        return switch unit {
        case .centimetres: tr(one: "{number} centimetre", other: "{number} centimetres", number: count, values)
        case .inches: tr(one: "{number} inch", other: "{number} inches", number: count, values)
        }
    }

    /// Returns "12 kilometres".
    func spoken(_ number: String, _ value: Double, _ unit: Units.Distance) -> String {
        let (count, values) = (plural(number, value), ["number": number])
        return switch unit {
        case .kilometres: tr(one: "{number} kilometre", other: "{number} kilometres", number: count, values)
        case .miles: tr(one: "{number} mile", other: "{number} miles", number: count, values)
        }
    }

    /// Returns the number by which the form of its unit goes, as it is written: 1 for "1", though the value may be 1.02.
    func plural(_ number: String, _ value: Double) -> CountedNumber {
        guard let whole = TemperatureText.whole(value) else { return .whole(2) }
        let isWhole = [count(whole), speaking.short(Double(whole), digits: 0)].contains(number)
        return isWhole ? .whole(abs(whole)) : .decimal(Int(min(abs(value), 1e9)))
    }
}
