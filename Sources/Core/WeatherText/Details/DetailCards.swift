public import WeatherModel

/// The cards with the details of a place's weather in display order; what no source offers has no card.
public struct DetailCards: Sendable {
    /// The cards in display order.
    public let all: [DetailCard]

    private static let rules: [(kind: DetailKind, rule: any DetailRule.Type)] = [
        (.wind, WindDetail.self), (.feelsLike, FeelsLikeDetail.self), (.humidity, HumidityDetail.self),
        (.pressure, PressureDetail.self), (.visibility, VisibilityDetail.self), (.uvIndex, UVDetail.self),
        (.sky, SkyDetail.self), (.air, AirDetail.self),
    ]

    /// - Parameters:
    ///   - kinds: The cards that are wanted, all by default.
    ///   - areSpoken: Whether a screen reader is told them; if not, the spoken texts are left empty.
    ///   - context: The present time and the formats.
    public init(
        _ kinds: Set<DetailKind> = Set(DetailKind.allCases), areSpoken: Bool = true, of report: SettledReport,
        over coordinates: Coordinates, _ context: SentenceContext
    ) {
        guard let details = DetailContext(report, over: coordinates, context) else {
            all = []
            return
        }
        let spoken = areSpoken ? details.speaking : nil
        all = Self.rules.filter { kinds.contains($0.kind) }.compactMap { Self.card($0.rule, details, spoken) }
    }

    private static func card(
        _ rule: any DetailRule.Type, _ details: DetailContext, _ spoken: DetailContext?
    ) -> DetailCard? {
        guard var card = rule.card(details) else { return nil }
        if let words = spoken.flatMap({ rule.card($0)?.sentence }) { card.spokenText = words }
        return card
    }
}
