/// What a temperature feels like, and by which formula.
public struct FeelsLike: Sendable, Hashable {
    /// The temperature felt.
    public let temperature: Temperature
    /// How it came about.
    public let formula: FeelsLikeFormula

    /// The source's own value where it gives one; else wind chill where that is defined, else the heat index, else
    /// Steadman's apparent temperature; nil where none of them is, or what they need is missing.
    public init?(_ conditions: Conditions) {
        func felt(_ temperature: Temperature?, _ formula: FeelsLikeFormula) -> FeelsLike? {
            temperature.map { FeelsLike($0, formula) }
        }
        let (wind, humidity) = (conditions.windSpeed, conditions.relativeHumidity)
        let given = felt(conditions.apparentTemperature, .source)
        let computed = conditions.temperature.flatMap { air in
            wind.flatMap { felt(Self.windChill(air, $0), .windChill) }
                ?? humidity.flatMap { felt(Self.heatIndex(air, $0), .heatIndex) }
                ?? humidity.flatMap { humidity in
                    wind.flatMap { felt(Self.apparentTemperature(air, humidity, $0), .apparentTemperature) }
                }
        }
        guard let best = given ?? computed else { return nil }
        self = best
    }

    private init(_ temperature: Temperature, _ formula: FeelsLikeFormula) {
        self.temperature = temperature
        self.formula = formula
    }
}
