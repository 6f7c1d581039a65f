import Astronomy
import Charts
import Foundation
import WeatherModel
import WeatherText

extension DayRibbon {
    /// Makes the sky of a day by its rows and the sun; nil where the rows do not cover all of it.
    ///
    /// - Parameter report: The report with its parts made to agree.
    init?(of date: CivilDate, in report: WeatherReport, over coordinates: Coordinates) {
        guard let span = date.span(in: report.timeZone) else { return nil }
        let rows = report.hourRows.spans.filter { $0.end > span.lowerBound && $0.start.time < span.upperBound }
        let length = span.upperBound.timeIntervalSince(span.lowerBound)
        var moments: [Moment] = []
        for passed in stride(from: 450, to: length, by: 900) {
            let time = span.lowerBound + passed
            guard let row = rows.first(where: { $0.start.time <= time && time < $0.end }) else { return nil }
            let condition = row.shown(isDay: true).condition
            moments.append(
                Moment(
                    SkyKind(condition), altitude: Sun.direction(at: time, over: coordinates).altitude,
                    rate: PrecipitationKind(condition) == nil ? 0 : row.rate ?? Self.usualRate))
        }
        self.init(moments)
    }

    /// The millimetres an hour of precipitation whose amount is not known.
    private static let usualRate = 1.0
}
