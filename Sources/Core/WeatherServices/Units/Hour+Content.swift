import WeatherModel

extension Hour {
    /// Whether there is more than what follows from the place and the time alone.
    var saysAnything: Bool { conditions.saysAnything || precipitationProbability != nil }
}
