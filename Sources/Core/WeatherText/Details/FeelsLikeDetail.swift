import WeatherModel

/// The card of the felt temperature and what makes it differ from the air's.
enum FeelsLikeDetail: DetailRule {
    static func card(_ details: DetailContext) -> DetailCard? {
        guard let reading = details.reading({ FeelsLike($0)?.temperature }) else { return nil }
        let formatter = details.formatter
        let felt = reading.value.flatMap { _ in FeelsLike(reading.conditions) }
        func text(_ value: Double) -> String { formatter.temperature(Temperature(value)) }
        func least(_ value: Double) -> String { formatter.lowerTemperature(Temperature(value)) }
        var card = reading.card(
            .feelsLike, tr("Feels like"), "fairweather-thermometer-symbolic",
            felt.map { formatter.temperature($0.temperature) },
            range: reading.course?.rangeText(formatter, least, text))
        guard let felt else { return card }
        card.scale = scale(of: felt.temperature)
        card.verdict = reading.lastKnown ?? verdict(felt, reading.conditions, formatter)
        card.notes = [felt.formula.explanation(in: reading.origin)].compactMap { $0 }
        return card
    }

    /// The limits between the steps, in degrees Celsius.
    static let limits = [-5.0, 5, 12, 18, 25]

    /// The scale of felt temperatures, by whole degrees Celsius.
    static func scale(of felt: Temperature) -> DetailScale {
        let words = [
            tr("bitter", context: "feels like"), tr("cold", context: "feels like"), tr("cool", context: "feels like"),
            tr("mild", context: "feels like"), tr("warm", context: "feels like"), tr("hot", context: "feels like"),
        ]
        return DetailScale(
            .temperature, words, limits: limits, ends: -20...38,
            of: felt.value.rounded(.toNearestOrAwayFromZero))
    }

    /// Returns "Wind makes it 4° colder", with a cause only where its part of the formula has half of the difference or
    /// more.
    private static func verdict(
        _ felt: FeelsLike, _ conditions: Conditions, _ formatter: WeatherFormatter
    ) -> String? {
        guard let air = conditions.temperature, let shown = formatter.shownDegrees(air),
            let shownFelt = formatter.shownDegrees(felt.temperature)
        else { return nil }
        let difference = shownFelt - shown
        let degrees = ["degrees": formatter.degreesText(abs(difference))]
        let half = (felt.temperature.value - air.value) / 2
        if difference < 0 {
            let wind = conditions.windSpeed.map { -FeelsLike.windPart($0) }
            return wind.map { $0 <= half } == true
                ? tr("Wind makes it {degrees} colder", degrees) : tr("{degrees} colder than the air", degrees)
        }
        guard difference > 0 else { return tr("The same as the air") }
        let vapour = FeelsLike.vapourPressure(of: conditions).map(FeelsLike.humidityPart)
        return vapour.map { $0 >= half } == true
            ? tr("Humidity makes it {degrees} warmer", degrees) : tr("{degrees} warmer than the air", degrees)
    }
}
