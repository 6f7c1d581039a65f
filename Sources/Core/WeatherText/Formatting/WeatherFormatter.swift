public import Foundation
public import WeatherModel

/// Formats values as text by a locale and units; time zones are passed to each function.
///
/// Missing values are "—". The format styles are created once, so that Foundation caches ICU's formatters.
public struct WeatherFormatter: Sendable, Hashable {
    /// The locale, which determines the order of dates, 12 or 24 hours, the decimal separator and the digits.
    public let locale: Locale
    /// The unit of each quantity.
    public let units: Units
    /// The user's own time zone, in which ages are written as times and dates.
    public let ownZone: TimeZone

    /// The standard in which the air quality is told where it is known; nil for that of the place's source.
    public let airQualityStandard: AirQualityStandard?

    let usesHalfDays: Bool
    /// Whether units are words, as in `speaking`.
    var speaks = false
    let dateStyle: Date.FormatStyle
    private let wholeStyle: IntegerFormatStyle<Int>
    private let percentStyle: IntegerFormatStyle<Int>.Percent
    private let decimalStyle: FloatingPointFormatStyle<Double>
    /// The locale's sign before a negative number, in some scripts with a direction mark.
    private let minus: String

    /// - Parameters:
    ///   - units: The units; by default those of the locale's region.
    ///   - ownZone: The user's time zone; by default that of the computer.
    ///   - airQualityStandard: The preferred standard of the air quality index.
    public init(
        locale: Locale, units: Units? = nil, ownZone: TimeZone = .current,
        airQualityStandard: AirQualityStandard? = nil
    ) {
        self.airQualityStandard = airQualityStandard
        self.locale = locale
        self.units = units ?? Units(for: locale)
        self.ownZone = ownZone
        dateStyle = Date.FormatStyle(locale: locale, calendar: locale.calendar)
        let numbers = locale.numbers
        wholeStyle = IntegerFormatStyle<Int>(locale: numbers).grouping(.never)
        // `Locale.hourCycle` does not always agree with the date style, as for en_001.
        var hourStyle = dateStyle.hour()
        hourStyle.timeZone = .gmt
        usesHalfDays = !Date(timeIntervalSince1970: 13 * 3600).formatted(hourStyle).contains(13.formatted(wholeStyle))
        percentStyle = IntegerFormatStyle<Int>.Percent(locale: numbers)
        decimalStyle = FloatingPointFormatStyle<Double>(locale: numbers).grouping(.never)
            .rounded(rule: .toNearestOrAwayFromZero)
        minus = (-1).formatted(wholeStyle).replacing(1.formatted(wholeStyle), with: "")
            .replacing("-", with: "\u{2212}")
    }

    /// The first day of a week, 1 for Sunday to 7 for Saturday.
    public var firstWeekday: Int { dateStyle.calendar.firstWeekday }

    /// Returns "13°" or "−5°"; for kelvins "286 K", without a degree sign.
    public func temperature(_ value: Temperature?) -> String {
        shownDegrees(value).map { degreesText($0) } ?? TemperatureText.missing
    }

    /// Returns the text of whole degrees in the chosen unit, of a temperature or a difference.
    func degreesText(_ degrees: Int) -> String {
        if speaks { return spokenDegrees(of: degrees) }
        let number = ["number": signed(degrees)]
        return units.temperature == .kelvin ? tr("{number} K", number) : tr("{number}°", number)
    }

    /// Returns "13 degrees" or "minus 5 degrees" for a screen reader; nil if unknown.
    public func spokenTemperature(_ value: Temperature?) -> String? {
        shownDegrees(value).map { spokenDegrees(of: $0) }
    }

    private func spokenDegrees(of degrees: Int) -> String {
        let count = ["count": self.count(abs(degrees))]
        return switch (units.temperature == .kelvin, degrees < 0) {
        case (true, _): tr(one: "{count} kelvin", other: "{count} kelvins", count: degrees, count)
        case (_, true): tr(one: "minus {count} degree", other: "minus {count} degrees", count: -degrees, count)
        case (_, false): tr(one: "{count} degree", other: "{count} degrees", count: degrees, count)
        }
    }

    /// Returns "13" or "minus 5" for a screen reader if it is clear that degrees are meant; nil if unknown.
    public func spokenDegrees(_ value: Temperature?) -> String? {
        shownDegrees(value).map { degrees in
            degrees < 0
                ? tr("minus {number}", ["number": count(-degrees)]) : count(degrees)
        }
    }

    /// Returns "82%".
    public func percentage(_ value: Percentage?) -> String {
        guard let value, let whole = TemperatureText.whole(value.value) else { return TemperatureText.missing }
        if speaks { return spokenPercentage(whole) }
        return whole.formatted(percentStyle)
    }

    /// Returns "82 percent" for a screen reader; nil if unknown.
    public func spokenPercentage(_ value: Percentage?) -> String? {
        value.flatMap { TemperatureText.whole($0.value) }.map { spokenPercentage($0) }
    }

    private func spokenPercentage(_ whole: Int) -> String {
        tr(one: "{number} percent", other: "{number} percent", count: whole, ["number": count(whole)])
    }

    /// Returns "82 percent chance of rain", of snow, or of either where it falls mixed, for a screen reader; nil if unknown.
    package func spokenChance(_ value: Percentage?, of kind: PrecipitationKind) -> String? {
        guard let number = value.flatMap({ TemperatureText.whole($0.value) }) else { return nil }
        let values = ["number": count(number)]
        return switch kind {
        case .frozen: tr("{number} percent chance of snow", values)
        case .mixed: tr("{number} percent chance of rain or snow", values)
        case .liquid, .freezing, .thunder: tr("{number} percent chance of rain", values)
        }
    }

    /// Returns the number rounded half away from zero, without a grouping separator.
    func whole(_ value: Double) -> String {
        TemperatureText.whole(value)?.formatted(wholeStyle) ?? TemperatureText.missing
    }

    /// Returns the number rounded half away from zero, with a fixed number of decimals.
    package func decimal(_ value: Double, digits: Int) -> String {
        value.formatted(decimalStyle.precision(.fractionLength(digits)))
    }

    /// Returns a whole number in the locale's digits.
    package func count(_ number: Int) -> String {
        number.formatted(wholeStyle)
    }

    /// Returns a whole number with the locale's minus sign rather than a hyphen.
    func signed(_ number: Int) -> String {
        guard number < 0 else { return count(number) }
        return speaks ? tr("minus {number}", ["number": count(-number)]) : minus + count(-number)
    }

    /// Returns the same as `decimal` without trailing zeros and with the locale's minus sign.
    package func short(_ value: Double, digits: Int) -> String {
        let style = decimalStyle.precision(.fractionLength(0...digits))
        let text = abs(value).formatted(style)
        guard value < 0, text != 0.formatted(style) else { return text }
        return speaks ? tr("minus {number}", ["number": text]) : minus + text
    }

    /// Returns a unit isolated from right-to-left text, which would reverse "°C".
    package func isolated(_ unit: String) -> String {
        isRightToLeft ? "\u{2066}\(unit)\u{2069}" : unit
    }

    /// Returns one of several texts of a line, which in right-to-left text stays whole, whatever its own direction.
    package func isolated(phrase: String) -> String {
        guard isRightToLeft else { return phrase }
        // What begins with an isolate has no letter of its own that told its direction (UAX #9, P2).
        return (phrase.hasPrefix("\u{2068}") ? "\u{2067}" : "\u{2068}") + phrase + "\u{2069}"
    }

    /// Returns a number with its sign and unit as the language writes it, for a chart, which runs from left to right.
    package func isolated(value: String) -> String {
        isRightToLeft ? "\u{2067}\(value)\u{2069}" : value
    }

    /// Whether the language reads from right to left.
    package var isRightToLeft: Bool { locale.isRightToLeft }

    /// Returns whole degrees in the chosen unit as they are shown; nil if unknown.
    package func shownDegrees(_ value: Temperature?) -> Int? {
        value.flatMap { TemperatureText.whole(units.number($0)) }
    }
}

extension WeatherFormatter {
    /// Returns "Wind from the east up to 24 km/h", without a direction that is not known, or "Calm".
    func windUpTo(_ speed: Speed, from bearing: Bearing?) -> String {
        guard WindForce(speed) != .calm else { return tr("Calm") }
        let values = ["speed": self.speed(speed)]
        guard let bearing else { return tr("Wind up to {speed}", values) }
        return switch Int((bearing.value / 45).rounded()) % 8 {
        case 0: tr("Wind from the north up to {speed}", values)
        case 1: tr("Wind from the northeast up to {speed}", values)
        case 2: tr("Wind from the east up to {speed}", values)
        case 3: tr("Wind from the southeast up to {speed}", values)
        case 4: tr("Wind from the south up to {speed}", values)
        case 5: tr("Wind from the southwest up to {speed}", values)
        case 6: tr("Wind from the west up to {speed}", values)
        default: tr("Wind from the northwest up to {speed}", values)
        }
    }
}
