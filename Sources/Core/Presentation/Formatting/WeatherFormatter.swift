public import Foundation
public import WeatherModel

/// Turns values into the text people read, by a locale and units handed in; a time's zone is given with each call.
///
/// Missing values are "—". The styles are made once; Foundation keeps ICU's formatters behind them.
public struct WeatherFormatter: Sendable {
    /// Orders dates, chooses 12 or 24 hours, the decimal sign and the digits.
    public let locale: Locale
    /// The unit of each quantity.
    public let units: Units
    /// The zone of the person's own clock, in which ages become times and dates.
    public let ownZone: TimeZone

    let usesHalfDays: Bool
    let dateStyle: Date.FormatStyle
    private let wholeStyle: IntegerFormatStyle<Int>
    private let percentStyle: IntegerFormatStyle<Int>.Percent
    private let decimalStyle: FloatingPointFormatStyle<Double>

    /// - Parameters:
    ///   - units: Left out, they follow the locale's region.
    ///   - ownZone: Left out, it is the computer's.
    public init(locale: Locale, units: Units? = nil, ownZone: TimeZone = .current) {
        self.locale = locale
        self.units = units ?? Units(for: locale)
        self.ownZone = ownZone
        dateStyle = Date.FormatStyle(locale: locale, calendar: locale.calendar)
        wholeStyle = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
        // `Locale.hourCycle` does not always agree with what the date style writes (en_001).
        var hourStyle = dateStyle.hour()
        hourStyle.timeZone = .gmt
        usesHalfDays = !Date(timeIntervalSince1970: 13 * 3600).formatted(hourStyle).contains(13.formatted(wholeStyle))
        percentStyle = IntegerFormatStyle<Int>.Percent(locale: locale)
        decimalStyle = FloatingPointFormatStyle<Double>(locale: locale).grouping(.never)
            .rounded(rule: .toNearestOrAwayFromZero)
    }

    /// "13°", "−5°".
    public func temperature(_ value: Temperature?) -> String {
        guard let degrees = degrees(value) else { return TemperatureText.missing }
        return TemperatureText.degrees(degrees, digits: { $0.formatted(wholeStyle) })
    }

    /// For a screen reader: "13 degrees", "minus 5 degrees"; nil where unknown.
    public func spokenTemperature(_ value: Temperature?) -> String? {
        degrees(value).map { degrees in
            degrees < 0
                ? tr(one: "minus {count} degree", other: "minus {count} degrees", count: -degrees)
                : tr(one: "{count} degree", other: "{count} degrees", count: degrees)
        }
    }

    /// For a screen reader, where it is plain that degrees are meant: "13", "minus 5"; nil where unknown.
    public func spokenDegrees(_ value: Temperature?) -> String? {
        degrees(value).map { degrees in
            degrees < 0 ? tr("minus {number}", ["number": String(-degrees)]) : String(degrees)
        }
    }

    /// "82%".
    public func percentage(_ value: Percentage?) -> String {
        guard let value, let whole = TemperatureText.whole(value.value) else { return TemperatureText.missing }
        return whole.formatted(percentStyle)
    }

    /// For a screen reader: "82 percent"; nil where unknown.
    public func spokenPercentage(_ value: Percentage?) -> String? {
        value.flatMap { TemperatureText.whole($0.value) }.map { tr("{number} percent", ["number": String($0)]) }
    }

    /// Half away from zero, without a grouping sign.
    func whole(_ value: Double) -> String {
        TemperatureText.whole(value)?.formatted(wholeStyle) ?? TemperatureText.missing
    }

    /// Half away from zero, with so many digits after the decimal sign.
    func decimal(_ value: Double, digits: Int) -> String {
        value.formatted(decimalStyle.precision(.fractionLength(digits)))
    }

    /// Whole degrees of the shown unit.
    private func degrees(_ value: Temperature?) -> Int? {
        guard let celsius = value?.value else { return nil }
        return switch units.temperature {
        case .celsius: TemperatureText.whole(celsius)
        case .fahrenheit: TemperatureText.whole(celsius * 9 / 5 + 32)
        case .kelvin: TemperatureText.whole(celsius + 273.15)
        }
    }
}
