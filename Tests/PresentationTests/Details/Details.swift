import Foundation
import WeatherModel

@testable import WeatherText

/// Cards of one report in the tests of details.
struct Details {
    let cards: [DetailCard]

    /// - Parameters:
    ///   - now: The present in ISO 8601.
    ///   - hours: One row an hour from midnight UTC on.
    init(
        at now: String = "2026-11-21T12:20:00Z", _ conditions: Conditions? = nil, observed: Bool = false,
        hours: [Hour] = [], air: AirQualityReport? = nil, gaps: [WeatherPart: PartGap] = [:],
        over place: Location = Samples.london, in zone: String = "Europe/London"
    ) {
        var report = Samples.report(
            fetched: now, in: zone, current: conditions.map { Samples.current(now, $0) }, hours: hours)
        if observed { report.current?.value.kind = .observed }
        report.airQuality = air.map { Sourced($0, source: Samples.source, fetchedAt: Samples.instant(now)) }
        report.gaps = gaps
        let context = SentenceContext(Samples.formatter, in: report.timeZone, at: Samples.instant(now))
        cards = DetailCards(of: report, over: place.coordinates, context).all
    }

    subscript(_ kind: DetailKind) -> DetailCard? { cards.first { $0.kind == kind } }

    /// Rows of the 48 hours from a midnight on.
    static func hours(
        from start: String = "2026-11-21T00:00:00Z", count: Int = 48, _ fill: (inout Hour, Int) -> Void
    ) -> [Hour] {
        (0..<count).map { index in
            var hour = Hour(time: Samples.instant(start) + Double(index) * 3600)
            fill(&hour, index)
            return hour
        }
    }

    /// Conditions of a wet winter noon.
    static var wetNoon: Conditions {
        var air = Samples.conditions(.lightRain, 6)
        air.windSpeed = Speed(22 / 3.6)
        air.windGust = Speed(41 / 3.6)
        air.windDirection = Bearing(135)
        air.relativeHumidity = Percentage(89)
        air.dewPoint = Temperature(4.3)
        air.seaLevelPressure = Pressure(1004)
        air.visibility = Distance(8000)
        air.cloudCover = Percentage(98)
        air.uvIndex = UVIndex(0.4)
        air.apparentTemperature = Temperature(2.2)
        return air
    }
}
