package import Foundation
public import WeatherModel

extension WeatherReport {
    /// The arrival time of the oldest of current conditions, hours and days; nil if the report has none of them.
    package var mainArrival: Date? {
        [current?.fetchedAt, hours?.fetchedAt, days?.fetchedAt].compactMap { $0 }.min()
    }

    /// The source of the first of these parts that the report has.
    package var mainSource: WeatherSource? { current?.source ?? hours?.source ?? days?.source }

    /// The hours, in ascending order; empty if there are none.
    package var hourRows: [Hour] { hours?.value ?? [] }

    /// The days of the source, with highs and lows widened to contain the hours shown beside them and conditions taken
    /// from these.
    public var dayRows: [Day] { (days?.value ?? []).widened(by: hourRows, in: timeZone) }
}
