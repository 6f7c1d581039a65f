public import Foundation
public import WeatherModel

/// One hour of the strip, as text.
public struct HourRow: Sendable, Hashable, Identifiable {
    /// The hour's start in UTC, "2026-11-21T14:00:00Z"; an hour that a clock change repeats has two.
    public let id: String
    /// "Now", "15:00", or "Sat" where a day begins.
    public let timeText: String
    /// By day or by night.
    public let iconName: String
    /// This program's own picture, by day or by night.
    public let artworkName: String
    /// The hour's start.
    public let time: Date
    /// "Light rain possible", or "—".
    public let weather: String
    /// At the hour's start; in the present hour, now.
    public let temperatureText: String
    /// The chance from 10 % on, or the amount where no chance is known.
    public let precipitationText: String?
    /// Whether now lies within the hour.
    public let isNow: Bool
    /// "3 PM, moderate rain, 80 percent, 13 degrees".
    public let spokenText: String

    /// From the present hour on, for so many hours.
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
    ///   - present: What the source reports for now, in the present hour.
    ///   - newDate: The day that begins with this row.
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
