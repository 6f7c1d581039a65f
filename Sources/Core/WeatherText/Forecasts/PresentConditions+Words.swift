extension PresentConditions {
    /// The weather in words, such as "Light rain", or "—".
    public var weather: String { conditions.weather }
}
