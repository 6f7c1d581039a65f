import Foundation
import WeatherModel
import WeatherServices

/// Invented forecasts for pictures of the comparison: of three sources for Hamburg, and of one for four places.
struct PlayedComparison: ForecastComparing {
    /// What comes of asking the three sources.
    enum Scene: Sendable {
        /// Each answers.
        case all
        /// MET Norway does not answer.
        case failing
        /// There is one source only.
        case alone
        /// Nobody answers.
        case silence
    }

    let scene: Scene
    let now: Date

    /// A day: the high, the low, the millimetres that fall, and the hour in whose middle they do.
    typealias Drawn = (high: Double, low: Double, fall: Double, at: Double)

    func sources(for place: Location) async -> [WeatherSource] {
        scene == .alone ? [.openMeteo] : [.openMeteo, .metNorway, .brightSky]
    }

    func report(of source: WeatherSource, for place: Location) async -> FetchedReport {
        if scene == .silence {
            let (silence, end) = AsyncStream<Never>.makeStream()
            for await _ in silence {}
            end.finish()
        }
        guard scene != .failing || source.id != WeatherSource.metNorway.id else {
            let failure = PartFailure(source: source, error: .timedOut(after: 10))
            return FetchedReport(failures: [.hours: failure, .days: failure])
        }
        return FetchedReport(report: Self.report(of: source, for: place, at: now))
    }

    /// Returns the forecast of a source for a place from today's midnight on.
    static func report(of source: WeatherSource, for place: Location, at now: Date) -> WeatherReport {
        let zone = place.zone
        let days = days(of: source, for: place)
        let midnight = CivilDate(now, in: zone).start(in: zone) ?? now
        let hours = (0...days.count * 24).map { hour -> Hour in
            var row = Hour(time: midnight.addingTimeInterval(Double(hour) * 3600))
            row.temperature = Temperature(temperature(Double(hour), days))
            let day = days[min(hour / 24, days.count - 1)]
            let distance = abs(Double(hour % 24) - day.at)
            row.precipitation = Precipitation(distance < 3 ? day.fall * (3 - distance) / 9 : 0)
            row.windSpeed = Speed(distance < 3 ? 9 : 4 + (day.high - day.low) / 4)
            row.condition = (row.precipitation?.value ?? 0) >= 0.1 ? .lightRain : .overcast
            return row
        }
        return WeatherReport(
            Forecast(
                source: source, fetchedAt: now.addingTimeInterval(-60), timeZone: zone, hours: hours,
                days: .built(from: hours, in: zone)))
    }

    /// Returns the temperature: from the low at four in the morning to the high at two in the afternoon, and down to the next day's low.
    static func temperature(_ hour: Double, _ days: [Drawn]) -> Double {
        let day = min(Int(hour / 24), days.count - 1)
        let clock = hour - Double(day) * 24
        func wave(_ share: Double) -> Double { (1 - cos(share * .pi)) / 2 }
        if clock < 4 {
            let before = days[max(day - 1, 0)].high
            return before + (days[day].low - before) * wave((clock + 10) / 14)
        }
        if clock <= 14 { return days[day].low + (days[day].high - days[day].low) * wave((clock - 4) / 10) }
        let next = days[min(day + 1, days.count - 1)].low
        return days[day].high + (next - days[day].high) * wave((clock - 14) / 14)
    }

    private static func days(of source: WeatherSource, for place: Location) -> [Drawn] {
        switch (place.timeZoneIdentifier, source.id) {
        case ("Europe/London", _):
            [
                (10, 8, 0, 0), (11, 9, 11, 6), (10, 5, 1, 16), (7, 3, 0, 0), (6, 1, 0, 0), (5, 1, 0, 0), (4, 1, 0, 0),
                (5, 3, 2, 10),
            ]
        case ("Europe/Lisbon", _):
            [
                (18, 12, 0, 0), (16, 11, 0, 0), (15, 9, 0, 0), (15, 9, 0, 0), (16, 9, 4, 12), (17, 10, 0, 0),
                (16, 10, 0, 0), (14, 8, 0, 0),
            ]
        case ("America/New_York", _):
            [
                (13, 3, 0, 0), (15, 6, 0, 0), (15, 7, 0, 0), (13, 5, 0, 0), (10, 3, 0, 0), (8, 1, 0, 0), (9, 0, 2, 8),
                (11, 2, 0, 0),
            ]
        case (_, WeatherSource.metNorway.id):
            [
                (11, 6, 2, 14), (12, 8, 2, 20), (10, 5, 14, 10), (7, 2, 3, 14), (4, 0, 3, 14), (2, -3, 0, 0),
                (1, -3, 0, 0), (3, -1, 0, 0),
            ]
        case (_, WeatherSource.brightSky.id):
            [
                (11, 6, 3, 15), (12, 8, 1, 20), (11, 6, 10, 10), (7, 4, 3, 14), (5, 1, 0, 0), (6, 0, 0, 0),
                (3, -2, 0, 0), (4, 0, 0, 0),
            ]
        default:
            [
                (11, 6, 3, 15), (12, 8, 2, 20), (10, 6, 12, 10), (7, 3, 3, 14), (5, 1, 0, 0), (4, -1, 0, 0),
                (3, -2, 0, 0), (4, -1, 0, 0),
            ]
        }
    }
}

/// The same invented weather for the pages of the places, whatever part is asked for.
struct ComparedReports: ReportFetching {
    let now: Date

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        FetchedReport(report: PlayedComparison.report(of: .openMeteo, for: location, at: now))
    }
}
