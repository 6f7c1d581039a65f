public import Foundation
public import WeatherModel

/// The texts of one hour in the list.
public struct HourRow: Sendable, Hashable, Identifiable {
    /// The beginning of the hour in UTC, such as "2026-11-21T14:00:00Z", which is unique even if clocks are set back.
    public let id: String
    /// The weekday at the first hour of a day, such as "Sat", beside its `clockText`; nil at others and at the present one.
    public let dayText: String?
    /// The time whatever the day, such as "Now", "15:00" or "00:00"; of a row that is longer than an hour "18:00 to 00:00" or
    /// "Now, 18:00 to 00:00", which its weather and its amount are of.
    public let clockText: String
    /// The beginning of the hour.
    public let time: Date
    /// The values that the row shows: those of its instant; for the present hour, the current ones.
    package let conditions: Conditions
    /// The weather in words, such as "Light rain possible", or "—".
    public let weather: String
    /// The temperature at the beginning of the hour; for the present hour, the current one.
    public let temperatureText: String
    /// The probability of precipitation from 10 % on or, if none is known, the amount; nil for neither.
    ///
    /// The present hour tells what is left of it, if steps of a few minutes do.
    public let precipitationText: String?
    /// Whether the hour is the present one.
    public let isNow: Bool

    /// Returns the given number of hours from the present one on.
    public static func rows(
        of report: SettledReport, over coordinates: Coordinates, formatter: WeatherFormatter, count: Int = 48
    ) -> [HourRow] {
        let now = report.now
        let reported = report.present.flatMap { [.current, .observed].contains($0.kind) ? $0.conditions : nil }
        let (zone, daylight) = (report.timeZone, report.daylight(over: coordinates))
        let tellsRest = !PrecipitationCourse.steps(of: report.agreed, at: now).isEmpty
        var previousDate = CivilDate(now, in: zone)
        return report.agreed.hours(from: now, count: count).map { span in
            let date = CivilDate(span.start.time, in: zone)
            defer { previousDate = date }
            let isNow = span.contains(now)
            // The probability is that of the whole hour.
            let rain = isNow && tellsRest ? RainChance(probability: nil, amount: span.rain?.amount) : span.rain
            return HourRow(
                span, showing: isNow ? reported : nil, rain, in: zone, daylight, isNow: isNow,
                newDate: date > previousDate ? date : nil, formatter: formatter)
        }
    }

    /// - Parameters:
    ///   - present: The current conditions, in the present hour; nil in others.
    ///   - rain: What may fall in the time that the row shows.
    ///   - newDate: The date that begins with this row; nil if none does.
    private init(
        _ span: HourSpan, showing present: Conditions?, _ rain: RainChance?, in zone: TimeZone, _ daylight: Daylight,
        isNow: Bool, newDate: CivilDate?, formatter: WeatherFormatter
    ) {
        let time = span.start.time
        let conditions = present ?? span.start.conditions
        let weather = span.shown(present, isDay: daylight.isDay(conditions, at: time))
        id = time.formatted(.iso8601)
        (self.time, self.conditions) = (time, conditions)
        self.weather = weather.words?.capitalizedFirst ?? TemperatureText.missing
        let hours = formatter.hours(of: span, in: zone)
        clockText = isNow ? PhraseList.text([tr("Now"), span.duration > 3600 ? hours : nil]) : hours
        dayText = isNow ? nil : newDate.map(formatter.shortWeekday)
        temperatureText = formatter.temperature(conditions.temperature)
        precipitationText = rain?.shortText(formatter)
        self.isNow = isNow
    }
}
