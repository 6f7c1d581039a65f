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
    /// What the locale writes before a negative number: a minus sign, in some scripts with a mark of direction.
    private let minus: String

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
        minus = (-1).formatted(wholeStyle).replacing(1.formatted(wholeStyle), with: "")
            .replacing("-", with: "\u{2212}")
    }

    /// The first day of a week, 1 for Sunday to 7 for Saturday.
    public var firstWeekday: Int { dateStyle.calendar.firstWeekday }

    /// "13°", "−5°"; "286 K", as kelvins are no degrees.
    public func temperature(_ value: Temperature?) -> String {
        shownDegrees(value).map { degreesText($0) } ?? TemperatureText.missing
    }

    /// Whole degrees of the shown unit, of a temperature or of a difference of two.
    func degreesText(_ degrees: Int) -> String {
        let number = ["number": signed(degrees)]
        return units.temperature == .kelvin ? tr("{number} K", number) : tr("{number}°", number)
    }

    /// For a screen reader: "13 degrees", "minus 5 degrees"; nil where unknown.
    public func spokenTemperature(_ value: Temperature?) -> String? {
        shownDegrees(value).map { degrees in
            let count = ["count": self.count(abs(degrees))]
            return switch (units.temperature == .kelvin, degrees < 0) {
            case (true, _): tr(one: "{count} kelvin", other: "{count} kelvins", count: degrees, count)
            case (_, true): tr(one: "minus {count} degree", other: "minus {count} degrees", count: -degrees, count)
            case (_, false): tr(one: "{count} degree", other: "{count} degrees", count: degrees, count)
            }
        }
    }

    /// For a screen reader, where it is plain that degrees are meant: "13", "minus 5"; nil where unknown.
    public func spokenDegrees(_ value: Temperature?) -> String? {
        shownDegrees(value).map { degrees in
            degrees < 0
                ? tr("minus {number}", ["number": count(-degrees)]) : count(degrees)
        }
    }

    /// "82%".
    public func percentage(_ value: Percentage?) -> String {
        guard let value, let whole = TemperatureText.whole(value.value) else { return TemperatureText.missing }
        return whole.formatted(percentStyle)
    }

    /// For a screen reader: "82 percent"; nil where unknown.
    public func spokenPercentage(_ value: Percentage?) -> String? {
        value.flatMap { TemperatureText.whole($0.value) }.map { tr("{number} percent", ["number": count($0)]) }
    }

    /// Half away from zero, without a grouping sign.
    func whole(_ value: Double) -> String {
        TemperatureText.whole(value)?.formatted(wholeStyle) ?? TemperatureText.missing
    }

    /// Half away from zero, with so many digits after the decimal sign.
    func decimal(_ value: Double, digits: Int) -> String {
        value.formatted(decimalStyle.precision(.fractionLength(digits)))
    }

    /// A whole number in the locale's digits.
    package func count(_ number: Int) -> String {
        number.formatted(wholeStyle)
    }

    /// A whole number with the locale's minus sign, never a hyphen.
    func signed(_ number: Int) -> String {
        (number < 0 ? minus : "") + count(abs(number))
    }

    /// As `decimal`, without zeros at the end and with the locale's minus sign.
    package func short(_ value: Double, digits: Int) -> String {
        let style = decimalStyle.precision(.fractionLength(0...digits))
        let text = abs(value).formatted(style)
        return (value < 0 && text != 0.formatted(style) ? minus : "") + text
    }

    /// A unit as it stands beside numbers and words: "°C" would turn round in text that runs from right to left.
    package func isolated(_ unit: String) -> String {
        locale.language.characterDirection == .rightToLeft ? "\u{2066}\(unit)\u{2069}" : unit
    }

    /// Whole degrees of the shown unit, as they stand on screen.
    package func shownDegrees(_ value: Temperature?) -> Int? {
        value.flatMap { TemperatureText.whole(units.number($0)) }
    }
}
