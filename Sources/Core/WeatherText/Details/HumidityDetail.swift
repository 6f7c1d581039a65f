import WeatherModel

/// The card of humidity and dew point.
enum HumidityDetail: DetailRule {
    /// The dew point from which air is felt as muggy, 65 °F: US National Weather Service, "Dew Point vs Humidity".
    static let muggy = 18.3
    /// The dew point below which air holds so little water that nobody feels it as humid, whatever its share.
    private static let frosty = 0.0

    static func card(_ details: DetailContext) -> DetailCard? {
        let formatter = details.formatter
        guard let reading = details.reading(\.relativeHumidity) else { return dewPoint(details) }
        var card = reading.card(
            .humidity, tr("Humidity"), "fairweather-drop-symbolic",
            reading.value.map { formatter.percentage(Percentage($0)) },
            range: reading.course?.rangeText(
                formatter, { formatter.whole($0) }, { formatter.percentage(Percentage($0)) }))
        guard let value = reading.value else { return card }
        let air = reading.conditions
        let computed = air.temperature.flatMap { Humidity.dewPoint($0, Percentage(value)) }
        let dewPoint = air.dewPoint ?? computed
        let scale = scale(of: Percentage(value), dewPoint: dewPoint)
        card.scale = scale
        card.companion = dewPoint.map { tr("dew point {temperature}", ["temperature": formatter.temperature($0)]) }
        card.verdict = reading.lastKnown ?? verdict(scale.step, value, dewPoint, air.temperature, details)
        if air.dewPoint == nil, computed != nil {
            card.notes = [
                tr("Dew point calculated by Fairweather from temperature and humidity")
            ]
        }
        return card
    }

    /// The limits between the steps, in per cent.
    static let limits = [30.0, 60, 80]

    /// The scale of relative humidity in whole per cent; muggy air is at least humid, whatever its share.
    static func scale(of humidity: Percentage, dewPoint: Temperature?) -> DetailScale {
        let words = [
            tr("dry", context: "humidity"), tr("pleasant", context: "humidity"), tr("humid", context: "humidity"),
            tr("damp", context: "humidity"),
        ]
        let shown = humidity.value.rounded(.toNearestOrAwayFromZero)
        let step = limits.count { $0 <= shown }
        return DetailScale(
            .amount, words, limits: limits, ends: 0...100, of: shown,
            step: isMuggy(dewPoint) ? max(step, 2) : step)
    }

    private static func isMuggy(_ dewPoint: Temperature?) -> Bool { dewPoint.map { $0.value >= muggy } ?? false }

    /// Nothing is said of washing unless it is known to stay dry, or it is too damp for it either way, and nothing at all of a
    /// high share of the little that cold air holds.
    private static func verdict(
        _ step: Int, _ humidity: Double, _ dewPoint: Temperature?, _ air: Temperature?, _ details: DetailContext
    ) -> String? {
        if isMuggy(dewPoint) { return tr("Muggy; hard to cool down") }
        let isWet = details.isWet == true
        if step >= 2, !isWet, let dewPoint, dewPoint.value < frosty { return nil }
        let isMild = air.map { $0.value >= 10 } ?? false
        let dries = !isWet && isMild && details.staysDry(hours: 3)
        switch step {
        case 3 where isWet || humidity >= 85: return tr("Damp; washing will not dry")
        case 3: return tr("Damp; washing is slow to dry")
        case 2: return dewPoint == nil ? tr("Humid air") : tr("Humid but not muggy")
        case 1: return dries ? tr("Normal; washing dries well") : tr("Normal humidity")
        default: return dries ? tr("Dry; washing dries fast") : tr("Dry air")
        }
    }

    /// Some stations report the dew point only.
    private static func dewPoint(_ details: DetailContext) -> DetailCard? {
        guard let reading = details.reading(\.dewPoint) else { return nil }
        func text(_ value: Double) -> String { details.formatter.temperature(Temperature(value)) }
        var card = reading.card(
            .humidity, tr("Dew point"), "fairweather-drop-symbolic", reading.value.map(text),
            range: reading.course?.rangeText(details.formatter, text, text))
        if let value = reading.value, reading.lastKnown == nil, value >= muggy {
            card.verdict = tr("Muggy; hard to cool down")
        }
        return card
    }
}
