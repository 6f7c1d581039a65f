public import WeatherModel

/// The cards with the details of a place's weather in display order; unknown values have no card.
public struct DetailCards: Sendable {
    /// The cards in display order.
    public let all: [DetailCard]

    /// - Parameter context: The present time and the formats.
    public init(of report: WeatherReport, over coordinates: Coordinates, _ context: SentenceContext) {
        let report = report.settled(at: context.now)
        let air = PresentConditions(of: report, at: context.now).map { AirDetails($0, in: report, context) }
        let sky = SkyDetails(over: coordinates, context)
        let quality = report.airQuality.flatMap { AirQualityDetails($0, context) }
        all = [
            air?.wind, air?.rain, air?.humidity, air?.dewPoint, air?.pressure, air?.visibility, air?.clouds,
            air?.uvIndex,
            sky.sun, sky.moon, quality?.index, quality?.pollen,
        ].compactMap { $0 }
    }
}
