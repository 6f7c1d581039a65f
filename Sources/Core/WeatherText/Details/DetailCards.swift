public import WeatherModel

/// The details of a place's weather as cards, in the order they are shown; what is not known has none.
public struct DetailCards: Sendable {
    /// In their order.
    public let all: [DetailCard]

    /// - Parameter telling: The present, around which the cards are made.
    public init(of report: WeatherReport, over coordinates: Coordinates, _ telling: Telling) {
        let report = report.settled(at: telling.now)
        let air = PresentConditions(of: report, at: telling.now).map { AirDetails($0, in: report, telling) }
        let sky = SkyDetails(over: coordinates, telling)
        let quality = report.airQuality.flatMap { AirQualityDetails($0, telling) }
        all = [
            air?.wind, air?.rain, air?.humidity, air?.dewPoint, air?.pressure, air?.visibility, air?.clouds,
            air?.uvIndex,
            sky.sun, sky.moon, quality?.index, quality?.pollen,
        ].compactMap { $0 }
    }
}
