import Foundation
public import WeatherModel
public import WeatherText

/// The up to four tiles of a place: today, tonight, tomorrow and weekend; from 18:00 on, next week instead of today.
///
/// No day is part of two tiles.
public struct ForecastTiles: Sendable, Hashable {
    /// The tiles in order of time, at most four.
    public let all: [ForecastTile]

    /// Makes the tiles; none if nothing is known.
    public init(of report: SettledReport, over coordinates: Coordinates, _ context: SentenceContext) {
        let maker = ForecastTileMaker(
            outlooks: DayOutlooks(of: report, over: coordinates), context: context,
            daysProvenance: Provenance.text(ofDaysIn: report, context),
            hoursProvenance: Provenance.text(ofForecast: report.hours, context), areDaysOfHours: report.areDaysOfHours)
        all = Array(maker.tiles.prefix(4))
    }
}
