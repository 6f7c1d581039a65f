import Foundation
public import WeatherModel
public import WeatherText

/// The four tiles of a place: Today, Tonight, Tomorrow, Weekend; from 18:00 on Next week for Today.
///
/// No day stands in two.
public struct ForecastTiles: Sendable, Hashable {
    /// Four, or as many as are known, in order of time.
    public let all: [ForecastTile]

    /// - Parameter report: As it came.
    public init(of report: WeatherReport, over coordinates: Coordinates, _ telling: Telling) {
        let maker = ForecastTileMaker(
            outlooks: DayOutlooks(of: report, over: coordinates, at: telling.now), telling: telling)
        all = Array(maker.tiles.prefix(4))
    }
}
