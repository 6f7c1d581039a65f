import Charts
import Foundation
import WeatherModel
import WeatherServices
import WeatherText

/// The weather of a place as a picture to share; it names the place, but no coordinates.
public struct Postcard: Sendable, Hashable {
    /// The name of the place.
    public let place: String
    /// The day and the time, such as "Tuesday 24 Nov, 13:05".
    public let moment: String
    /// The temperature, such as "11°".
    public let temperature: String
    /// The weather in words, such as "Partly cloudy".
    public let weather: String
    /// What it feels like, and high and low.
    public let details: [String]
    /// The sentence of the page; nil where it has none.
    public let summary: String?
    /// The periods to come, four at most.
    public let tiles: [ForecastTile]
    /// Where the weather comes from, under which licence, and when it arrived.
    public let credit: String
    /// The name of the program.
    public let program: String
    /// The sky over the place.
    let sky: Sky
    /// The sky of the day; nil where its hours are not all known.
    let ribbon: DayRibbon?
    /// The share of the day that is over, 0 to 1.
    let dayShare: Double
    /// Clock times with their shares of the day.
    let hours: [Hour]

    /// A clock time below the sky of the day.
    struct Hour: Sendable, Hashable {
        let share: Double
        let text: String
    }

    /// The picture in one sentence for a screen reader.
    public var spokenText: String {
        PhraseList.text([place, moment, temperature, weather] + details.map { $0 } + [summary])
    }

    /// Returns the suggested file name, such as "Hamburg, 2026-11-24.png".
    public let fileName: String
}

extension WeatherViewModel {
    /// The weather as a picture to share; nil while it is not known.
    public var postcard: Postcard? {
        guard let report = settled, let current, !awaitsWeather, let span = day.span(in: report.timeZone) else {
            return nil
        }
        let length = span.upperBound.timeIntervalSince(span.lowerBound)
        let zone = report.timeZone
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        // By the clock, as a day has 23 or 25 hours twice a year.
        let hours = [0, 6, 12, 18].compactMap { hour in
            calendar.date(bySettingHour: hour, minute: 0, second: 0, of: span.lowerBound).map { time in
                Postcard.Hour(
                    share: time.timeIntervalSince(span.lowerBound) / length, text: formatter.clockHour(time, in: zone))
            }
        }
        let end = Postcard.Hour(share: 1, text: formatter.endOfDay(span.upperBound, in: zone))
        let arrival = report.hours?.fetchedAt ?? report.current?.fetchedAt
        return Postcard(
            place: location, moment: dated(clock.now, in: zone), temperature: current.temperatureText,
            weather: current.weather, details: [current.feelsLikeText, current.highLowText].compactMap(\.self),
            summary: summary, tiles: tiles,
            credit: PhraseList.text(
                shownSources.prefix(2).flatMap { [$0.localAttribution, $0.licence] as [String?] }
                    + [arrival.map { dated($0, in: zone) }]),
            program: AboutText.name, sky: skyNow,
            ribbon: DayRibbon(of: day, in: report, over: place.location.coordinates),
            dayShare: clock.now.timeIntervalSince(span.lowerBound) / length, hours: hours + [end],
            fileName: "\(location), \(day.description).png".inFileName)
    }

    /// The sources of what the picture shows, each once.
    private var shownSources: [WeatherSource] {
        [.current, .hours, .days].compactMap { report?.source(of: $0) }.reduce(into: []) { found, source in
            if !found.contains(where: { $0.id == source.id }) { found.append(source) }
        }
    }

    /// "Tuesday 24 November, 13:05", as whoever sees the picture later has no calendar beside it.
    private func dated(_ time: Date, in zone: TimeZone) -> String {
        PhraseList.text([formatter.spokenDay(CivilDate(time, in: zone)), formatter.time(time, in: zone)])
    }

    private var day: CivilDate { CivilDate(clock.now, in: settled?.timeZone ?? .gmt) }
}
