public import WeatherModel

/// The weather to show for a code, an amount and a probability that may contradict each other.
///
/// `RainEvidence` decides whether it is wet. If it is but the code is dry, amount and temperature determine rain or snow;
/// if it is not but the code is wet, cloud cover determines the sky. Wet weather without unanimous votes is "possible",
/// and it is never shown stronger than its rate.
public struct DisplayedCondition: Sendable, Hashable {
    /// The condition that is shown.
    public let condition: WeatherCondition
    /// Whether the precipitation is shown as merely possible.
    public let isPossible: Bool
    /// Whether the sun is up.
    public let isDay: Bool
    private let isCoded: Bool
    private let sourceWords: String?

    /// The weather in words for use within a sentence, such as "light rain possible"; the source's description for an
    /// unknown code, nil if nothing is known.
    ///
    /// Made when it is read, as of the hundreds of hours of a report few are.
    public var words: String? {
        guard condition == .unknown else {
            return isPossible ? condition.possibleWords : condition.words
        }
        return sourceWords ?? (isCoded ? condition.words : nil)
    }

    /// Determines the weather of an hour.
    ///
    /// - Parameters:
    ///   - conditions: The conditions at the beginning of the hour, whose precipitation is ignored.
    ///   - amount: The precipitation in the hour.
    ///   - probability: The probability of precipitation in the hour.
    ///   - duration: The seconds that amount and probability cover, if it is not an hour.
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

    /// Determines the weather of a day, in daylight unless what is left of it has too little.
    public init(_ day: Day, isDay: Bool = true) {
        // The rain of a day falls within a few hours.
        let hourlyAmount = day.precipitation.map { Precipitation($0.value / 6) }
        self.init(
            day.condition?.noStronger(than: day.precipitation?.value), amount: day.precipitation,
            probability: day.precipitationProbability, over: .day,
            hourlyAmount: hourlyAmount, temperature: day.high ?? day.low, cloudCover: nil, isDay: isDay,
            sourceWords: nil)
    }

    private init(
        _ code: WeatherCondition?, amount: Precipitation?, probability: Percentage?, over period: RainEvidence.Period,
        hourlyAmount: Precipitation?, temperature: Temperature?, cloudCover: Percentage?, isDay: Bool,
        sourceWords: String?
    ) {
        let votes = RainEvidence(code, amount: amount, probability: probability, over: period)
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
        isCoded = code != nil
        self.sourceWords = condition == .unknown ? sourceWords : nil
    }

    /// The name of the program's own picture.
    public var artworkName: String { condition.artworkName(isDay: isDay) }
}

/// The votes of code, amount and probability for wet or for dry weather.
///
/// | Voice | Wet | Dry |
/// | --- | --- | --- |
/// | code | one that rains, snows or thunders | every other |
/// | amount | from 0.1 mm in an hour, 0.2 mm in a longer time | less |
/// | probability | | 10 to 19 % |
/// | probability, counted twice | from 50 % | under 10 % |
///
/// From 20 to 49 % the probability abstains. The majority decides, and a tie means wet. What a probability alone says is
/// possible.
struct RainEvidence: Equatable {
    /// The length of time that the values cover.
    enum Period: Equatable {
        case hour, day

        fileprivate var leastAmount: Double { self == .hour ? 0.1 : 0.2 }
    }

    private(set) var wet = 0
    private(set) var dry = 0
    private(set) var abstained = 0
    /// Whether neither code nor amount speaks.
    private let isChanceAlone: Bool

    init(_ code: WeatherCondition?, amount: Precipitation?, probability: Percentage?, over period: Period) {
        isChanceAlone = (code == nil || code == .unknown) && amount == nil
        if let code, code != .unknown { code.isWet ? (wet += 1) : (dry += 1) }
        if let amount { amount.value >= period.leastAmount ? (wet += 1) : (dry += 1) }
        guard let probability else { return }
        switch probability.value {
        case ..<10: dry += 2
        case ..<20: dry += 1
        case ..<50: abstained += 1
        default: wet += 2
        }
    }

    /// Whether rain or snow is shown.
    var isWet: Bool { wet > 0 && wet >= dry }
    /// Whether the vote for precipitation is not unanimous, or that of a probability alone.
    var isPossible: Bool { isWet && (dry + abstained > 0 || isChanceAlone) }
}
