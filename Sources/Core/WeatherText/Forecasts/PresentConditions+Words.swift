extension PresentConditions {
    /// "Light rain", or "—".
    public var weather: String { conditions.weather }
}
