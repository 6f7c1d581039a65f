import Foundation
import WeatherModel
import WeatherStore

@testable import Charts
@testable import Presentation
@testable import WeatherText

/// All that one page shows of a report, for the rules to compare.
struct GeneratedPage {
    let now: Date
    let zone: TimeZone
    let current: CurrentWeatherText?
    let kind: PresentConditions.Kind?
    let summary: String
    let strip: RainStrip?
    let hours: [HourRow]
    let days: [DayRow]
    let tiles: [ForecastTile]
    let rain: RainThisHour?
    /// The cards of the report with all values, and the present weather beside them.
    let details: [DetailCard]
    let detailedCurrent: CurrentWeatherText?
    let course: PrecipitationCourse
    /// The rows, for how long each is.
    let spans: [HourSpan]
    /// The rows as the source gives them.
    let received: [HourSpan]
    /// The report with its parts made to agree.
    let settled: SettledReport
    /// The chart of the temperature; nil where no hours are known.
    let chart: Meteogram?

    /// - Parameter formatter: That of the reader's language and region.
    init(_ forecast: GeneratedForecast, _ formatter: WeatherFormatter = Samples.formatter) {
        let (report, now) = (forecast.report, forecast.now)
        let place = Samples.place("Place", id: "geonames:1", at: (51.5, -0.13))
        let context = SentenceContext(formatter, in: report.timeZone, at: now)
        (self.now, zone) = (now, report.timeZone)
        current = CurrentWeatherText(of: SavedPlace(place), in: report, at: now, formatter: formatter)
        kind = PresentConditions(of: report, at: now)?.kind
        summary = PageSummary(of: report, context).text ?? ""
        strip = RainStrip(of: report, context)
        hours = HourRow.rows(of: report, over: place.coordinates, at: now, formatter: formatter, count: 12)
        days = DayRow.rows(of: report, over: place.coordinates, at: now, formatter: formatter)
        tiles = ForecastTiles(of: report, over: place.coordinates, context).all
        rain = RainThisHour(of: report, context)
        details = DetailCards(of: forecast.detailed, over: place.coordinates, context).all
        detailedCurrent = CurrentWeatherText(
            of: SavedPlace(place), in: forecast.detailed, at: now, formatter: formatter)
        let settled = report.settled(at: now)
        (self.settled, course) = (settled, settled.course)
        chart = HoursChart(.temperature, hours: settled.hourRows, days: settled.dayRows, context)?.meteogram
        spans = settled.hourRows.spans
        received = report.hourRows.spans
    }

    /// Whether the text speaks of anything that falls.
    static func isWet(_ text: String) -> Bool {
        let words = ["rain", "snow", "drizzle", "shower", "sleet", "thunder", "hail", "wet"]
        let lower = text.lowercased()
        return words.contains { lower.contains($0) }
    }

    /// Whether the picture shows anything that falls.
    static func isWet(artwork name: String) -> Bool {
        wetArtwork.contains(name)
    }

    private static let wetArtwork = Set(
        WeatherCondition.allCases.filter(\.isWet).flatMap { condition in
            [true, false].map { condition.artworkName(isDay: $0) }
        })

    /// Whether the present weather is the source's own, not that of an hour or of another day.
    var hasPresent: Bool { kind == .current || kind == .observed }

    /// The verdict of a card; nil where there is none.
    func verdict(_ kind: DetailKind) -> String? { details.first { $0.kind == kind }?.verdict }

    /// Percent, where the text is one.
    static func percent(_ text: String?) -> Int? {
        text.flatMap { $0.hasSuffix("%") ? Int($0.dropLast()) : nil }
    }
}
