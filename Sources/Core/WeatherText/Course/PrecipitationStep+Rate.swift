import WeatherModel

extension PrecipitationStep {
    /// Millimetres an hour; nil where the amount is not known.
    var rate: Double? { precipitation.flatMap { duration > 0 ? $0.value * 3600 / duration : nil } }

    /// Whether something falls in it; nil where nothing is known of it.
    var isWet: Bool? { rate.map { $0 >= Self.leastRate } ?? condition.map(\.isWet) }

    /// Millimetres an hour, below which it counts as dry.
    static let leastRate = 0.1
}

extension ShownWeather {
    /// The weather of a few minutes; nil where nothing is known of them.
    ///
    /// A dry code beside an amount, and a wet one beside none, belong to the minutes before.
    init?(_ step: PrecipitationStep, temperature: Temperature?) {
        guard let isWet = step.isWet else { return nil }
        var conditions = Conditions()
        conditions.temperature = temperature
        conditions.condition = step.condition.flatMap { $0.isWet == isWet ? $0 : nil }
        guard isWet else {
            self.init(hour: conditions, amount: nil, probability: nil, isDay: true)
            return
        }
        self.init(
            hour: conditions, amount: step.rate.map { Precipitation($0) }, probability: nil, isDay: true)
    }
}
