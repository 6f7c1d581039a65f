/// An apparent temperature and the formula it was computed by.
public struct FeelsLike: Sendable, Hashable {
    /// The apparent temperature.
    public let temperature: Temperature
    /// The formula that `temperature` was computed by.
    public let formula: FeelsLikeFormula

    /// Takes the source's own value if there is one, else the wind chill, else the heat index, else Steadman's apparent
    /// temperature; nil if none of them is defined or the values they need are missing.
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
