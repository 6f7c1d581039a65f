package import Foundation
public import WeatherModel

extension WeatherReport {
    /// When the oldest of the parts arrived that a page cannot do without; nil where there is none of them.
    package var mainArrival: Date? {
        [current?.fetchedAt, hours?.fetchedAt, days?.fetchedAt].compactMap { $0 }.min()
    }

    /// Who gave the first of these parts.
    package var mainSource: WeatherSource? { current?.source ?? hours?.source ?? days?.source }

    /// The hours there are, in rising order.
    package var hourRows: [Hour] { hours?.value ?? [] }

    /// The days of the source, widened to hold the hours that are shown beside them and told in their words.
    public var dayRows: [Day] { (days?.value ?? []).widened(by: hourRows, in: timeZone) }
}
