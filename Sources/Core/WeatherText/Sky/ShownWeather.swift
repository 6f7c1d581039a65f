public import WeatherModel

/// The one rule for the picture and the words of a time: which weather is shown for a code, an amount and a probability
/// that may contradict each other.
///
/// `RainVotes` decides whether it is wet. Where it is, but the code is dry, the amount and the temperature name the rain
/// or snow; where it is not, but the code is wet, the cloud cover names the sky. A wet weather that not all three agree
/// on is "possible", and none is stronger than its rate.
public struct ShownWeather: Sendable, Hashable {
    /// What is shown.
    public let condition: WeatherCondition
    /// Whether it is shown as possible only.
    public let isPossible: Bool
    /// Whether the sun is up.
    public let isDay: Bool
    /// "light rain", "light rain possible", as it stands within a sentence; the source's own words for a code this program
    /// does not know, and nil where nothing is known.
    public let words: String?

    /// The weather of an hour.
    ///
    /// - Parameters:
    ///   - conditions: Those of the hour's beginning; their precipitation is not looked at.
    ///   - amount: What falls in the hour.
    ///   - probability: Of rain in the hour.
    ///   - duration: Seconds of the stretch that amount and probability are for, where it is not an hour.
    public init(
        hour conditions: Conditions, amount: Precipitation?, probability: Percentage?, over duration: Double = 3600,
        isDay: Bool
    ) {
        let hourlyAmount = amount.map { Precipitation($0.value * 3600 / max(duration, 60)) }
        self.init(
            conditions.condition?.noStronger(than: hourlyAmount?.value), amount: amount, probability: probability,
            over: duration > 3600 ? .day : .hour,
            hourlyAmount: hourlyAmount, temperature: conditions.temperature, cloudCover: conditions.cloudCover,
            isDay: isDay,
            sourceWords: conditions.sourceDescription)
    }

    /// The weather of a day, as by daylight.
    public init(_ day: Day) {
        // A day's rain falls in a few of its hours, and in an hour at most all of it.
        let hourlyAmount = day.precipitation.map { Precipitation($0.value / 6) }
        self.init(
            day.condition?.noStronger(than: day.precipitation?.value), amount: day.precipitation,
            probability: day.precipitationProbability, over: .day,
            hourlyAmount: hourlyAmount, temperature: day.high, cloudCover: nil, isDay: true,
            sourceWords: nil)
    }

    private init(
        _ code: WeatherCondition?, amount: Precipitation?, probability: Percentage?, over period: RainVotes.Period,
        hourlyAmount: Precipitation?, temperature: Temperature?, cloudCover: Percentage?, isDay: Bool,
        sourceWords: String?
    ) {
        let votes = RainVotes(code, amount: amount, probability: probability, over: period)
        self.isDay = isDay
        switch (code, votes.isWet) {
        case (let code?, true) where code.isWet:
            (condition, isPossible) = (code, votes.isPossible)
        case (let code?, true) where !code.givesWayToRain: (condition, isPossible) = (code, false)
        case (_, true):
            condition = WeatherCondition(hourlyAmount: hourlyAmount, temperature: temperature)
            isPossible = votes.isPossible
        case (let code?, false) where code.isWet:
            (condition, isPossible) = (WeatherCondition(cloudCover: cloudCover), false)
        case (let code, false): (condition, isPossible) = (code ?? .unknown, false)
        }
        words =
            switch (condition, code) {
            case (.unknown, nil): sourceWords
            case (.unknown, _?): sourceWords ?? condition.words
            default: isPossible ? tr("{weather} possible", ["weather": condition.words]) : condition.words
            }
    }

    /// A name every icon theme has.
    public var iconName: String { condition.iconName(isDay: isDay) }

    /// The name of this program's own picture.
    public var artworkName: String { condition.artworkName(isDay: isDay) }
}
