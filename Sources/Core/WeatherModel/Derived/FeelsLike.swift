/// An apparent temperature and the formula it was computed by.
public struct FeelsLike: Sendable, Hashable {
    /// The apparent temperature.
    public let temperature: Temperature
    /// The formula that `temperature` was computed by.
    public let formula: FeelsLikeFormula

    /// Takes the source's own value if there is one, else Steadman's apparent temperature; nil if temperature, wind or
    /// humidity is missing.
    public init?(_ conditions: Conditions) {
        if let given = conditions.apparentTemperature {
            self.init(given, .source)
        } else if let air = conditions.temperature, let wind = conditions.windSpeed,
            let vapour = Self.vapourPressure(of: conditions),
            let felt = Self.apparentTemperature(air, vapourPressure: vapour, wind)
        {
            self.init(felt, .apparentTemperature)
        } else {
            return nil
        }
    }

    private init(_ temperature: Temperature, _ formula: FeelsLikeFormula) {
        self.temperature = temperature
        self.formula = formula
    }
}
