public import WeatherModel

/// The cards with the details of a place's weather in display order; what no source offers has no card.
public struct DetailCards: Sendable {
    /// The cards in display order.
    public let all: [DetailCard]

    private static let rules: [any DetailRule.Type] = [
        WindDetail.self, FeelsLikeDetail.self, HumidityDetail.self, PressureDetail.self, VisibilityDetail.self,
        UVDetail.self, SkyDetail.self, AirDetail.self,
    ]

    /// - Parameter context: The present time and the formats.
    public init(of report: SettledReport, over coordinates: Coordinates, _ context: SentenceContext) {
        let details = DetailContext(report, over: coordinates, context)
        let spoken = details?.speaking
        all = details.map { details in Self.rules.compactMap { Self.card($0, details, spoken ?? details) } } ?? []
    }

    private static func card(
        _ rule: any DetailRule.Type, _ details: DetailContext, _ spoken: DetailContext
    ) -> DetailCard? {
        guard var card = rule.card(details) else { return nil }
        if let words = rule.card(spoken)?.sentence { card.spokenText = words }
        return card
    }
}
