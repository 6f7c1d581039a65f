public import Foundation
public import WeatherModel

/// The texts of one hour in the list.
public struct HourRow: Sendable, Hashable, Identifiable {
    /// The beginning of the hour in UTC, such as "2026-11-21T14:00:00Z", which is unique even if clocks are set back.
    public let id: String
    /// The time, such as "Now" or "15:00", or "Sat" at the beginning of a day.
    public let timeText: String
    /// The name of an icon in the icon theme, for day or night.
    public let iconName: String
    /// The name of the program's own picture, for day or night.
    public let artworkName: String
    /// The beginning of the hour.
    public let time: Date
    /// The weather in words, such as "Light rain possible", or "—".
    public let weather: String
    /// The temperature at the beginning of the hour; for the present hour, the current one.
    public let temperatureText: String
    /// The probability of precipitation from 10 % on or, if none is known, the amount; nil for neither.
    public let precipitationText: String?
    /// Whether the hour is the present one.
    public let isNow: Bool
    /// The text for a screen reader, such as "3 PM, moderate rain, 80 percent, 13 degrees".
    public let spokenText: String

    /// Returns the given number of hours from the present one on.
    public static func rows(
        of report: WeatherReport, over coordinates: Coordinates, at now: Date, formatter: WeatherFormatter,
        count: Int = 48
    ) -> [HourRow] {
        let report = report.settled(at: now)
        let present = PresentConditions(of: report, at: now)
        let reported = present.flatMap { [.current, .observed].contains($0.kind) ? $0.conditions : nil }
        let (zone, daylight) = (report.timeZone, report.daylight(over: coordinates))
        var previousDate = CivilDate(now, in: zone)
        return report.hours(from: now, count: count).map { span in
            let date = CivilDate(span.start.time, in: zone)
            defer { previousDate = date }
            let isNow = span.contains(now)
            return HourRow(
                span, showing: isNow ? reported : nil, in: zone, daylight, isNow: isNow,
                newDate: date > previousDate ? date : nil, formatter: formatter)
        }
    }

    /// - Parameters:
    ///   - present: The current conditions, in the present hour; nil in others.
    ///   - newDate: The date that begins with this row; nil if none does.
    private init(
        _ span: HourSpan, showing present: Conditions?, in zone: TimeZone, _ daylight: Daylight, isNow: Bool,
        newDate: CivilDate?, formatter: WeatherFormatter
    ) {
        let time = span.start.time
        let conditions = present ?? span.start.conditions
        let weather = span.shown(present, isDay: daylight.isDay(conditions, at: time))
        let clockTime = isNow ? tr("Now") : formatter.hour(time, in: zone)
        id = time.formatted(.iso8601)
        self.time = time
        self.weather = weather.words?.capitalizedFirst ?? TemperatureText.missing
        timeText = isNow ? clockTime : newDate.map(formatter.shortWeekday) ?? clockTime
        iconName = weather.iconName
        artworkName = weather.artworkName
        temperatureText = formatter.temperature(conditions.temperature)
        precipitationText = span.rain?.shortText(formatter)
        self.isNow = isNow
        spokenText = HourSentence(
            day: isNow ? nil : newDate.map(formatter.weekday), time: clockTime, weather: weather.words, rain: span.rain,
            temperature: conditions.temperature
        ).text(formatter)
    }
}
