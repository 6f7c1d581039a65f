package import WeatherModel

/// The probability and amount of precipitation in a period.
package struct RainChance: Sendable, Equatable {
    package let probability: Percentage?
    package let amount: Precipitation?

    /// Smaller values are not shown.
    private static let leastProbability = Percentage(10)
    private static let leastAmount = Precipitation(0.1)

    /// Returns nil if neither value is known.
    package init?(probability: Percentage?, amount: Precipitation?) {
        guard probability != nil || amount != nil else { return nil }
        self.probability = probability
        self.amount = amount
    }

    /// Returns "60%", or "0.4 mm" where no probability is known; nil where it is not worth a line.
    package func shortText(_ formatter: WeatherFormatter) -> String? {
        if let probability { return probability >= Self.leastProbability ? formatter.percentage(probability) : nil }
        guard let amount, amount >= Self.leastAmount else { return nil }
        return formatter.precipitation(amount)
    }

    /// Returns "31 mm"; nil below 0.1 mm, and where it is not known.
    package func amountText(_ formatter: WeatherFormatter) -> String? {
        amount.flatMap { $0 >= Self.leastAmount ? formatter.precipitation($0) : nil }
    }

    /// Returns "95%"; under 10 % where nothing falls "dry", or "dry now" after rain; nil where it is not known.
    package func chanceText(_ formatter: WeatherFormatter, isWet: Bool, mayFollowRain: Bool = false) -> String? {
        if let probability, probability >= Self.leastProbability { return formatter.percentage(probability) }
        return isWet || amountText(formatter) != nil
            ? nil : mayFollowRain ? tr("dry now") : tr("dry", context: "cell of a table")
    }
}
