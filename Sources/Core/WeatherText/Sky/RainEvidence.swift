import WeatherModel

/// The votes of code, amount and probability for wet or for dry weather.
///
/// | Voice | Wet | Dry |
/// | --- | --- | --- |
/// | code | one that rains, snows or thunders | every other |
/// | amount | from 0.1 mm in an hour, 0.2 mm in a longer time | less |
/// | probability | | 10 to 19 % |
/// | probability, counted twice | from 50 % | under 10 % |
///
/// From 20 to 49 % the probability abstains. The majority decides, and a tie means wet.
struct RainEvidence: Equatable {
    /// The length of time that the values cover.
    enum Period: Equatable {
        case hour, day

        fileprivate var leastAmount: Double { self == .hour ? 0.1 : 0.2 }
    }

    private(set) var wet = 0
    private(set) var dry = 0
    private(set) var abstained = 0

    init(_ code: WeatherCondition?, amount: Precipitation?, probability: Percentage?, over period: Period) {
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
    /// Whether the vote for precipitation is not unanimous.
    var isPossible: Bool { isWet && dry + abstained > 0 }
}
