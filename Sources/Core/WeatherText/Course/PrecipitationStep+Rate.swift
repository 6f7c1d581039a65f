import WeatherModel

extension PrecipitationStep {
    /// The rate in millimetres an hour; nil if the amount is not known.
    var rate: Double? { precipitation.flatMap { duration > 0 ? $0.value * 3600 / duration : nil } }

    /// Whether there is precipitation; nil if nothing is known.
    var isWet: Bool? { rate.map { $0 >= Self.leastRate } ?? condition.map(\.isWet) }

    /// The rate in millimetres an hour below which a step counts as dry.
    static let leastRate = 0.1
}

extension DisplayedCondition {
    /// Makes the condition of a step; nil if nothing is known of it.
    ///
    /// If code and amount contradict each other, the amount decides, as the code belongs to the minutes before.
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
