package import WeatherModel

/// How likely and how much rain or snow a stretch of time brings; nil in both where nothing is known.
package struct RainChance: Equatable {
    package let probability: Percentage?
    package let amount: Precipitation?

    /// Below these a row says nothing of rain.
    private static let leastProbability = Percentage(10)
    private static let leastAmount = Precipitation(0.1)

    /// Nil where neither is known.
    package init?(probability: Percentage?, amount: Precipitation?) {
        guard probability != nil || amount != nil else { return nil }
        self.probability = probability
        self.amount = amount
    }

    /// "60%", or "0.4 mm" where no probability is known; nil where it is not worth a line.
    package func shortText(_ formatter: WeatherFormatter) -> String? {
        if let probability { return probability >= Self.leastProbability ? formatter.percentage(probability) : nil }
        guard let amount, amount >= Self.leastAmount else { return nil }
        return formatter.precipitation(amount)
    }

    /// "31 mm"; nil below 0.1 mm, and where it is not known.
    package func amountText(_ formatter: WeatherFormatter) -> String? {
        amount.flatMap { $0 >= Self.leastAmount ? formatter.precipitation($0) : nil }
    }

    /// "95%"; "dry" under 10 % where nothing falls; nil where it is not known.
    package func chanceText(_ formatter: WeatherFormatter, isWet: Bool) -> String? {
        if let probability, probability >= Self.leastProbability { return formatter.percentage(probability) }
        return isWet || amountText(formatter) != nil ? nil : tr("dry")
    }

    /// As `shortText`, for a screen reader: "60 percent".
    package func spokenText(_ formatter: WeatherFormatter) -> String? {
        guard let text = shortText(formatter) else { return nil }
        return formatter.spokenPercentage(probability) ?? text
    }

    /// "60%, 0.4 mm".
    package func text(_ formatter: WeatherFormatter) -> String {
        PhraseList.text([
            probability.map { formatter.percentage($0) }, amount.map { formatter.precipitation($0) },
        ])
    }
}
