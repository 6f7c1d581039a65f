import WeatherModel

extension Hour {
    /// Whether there is any value beside those that follow from the place and the time, such as daylight.
    var saysAnything: Bool { conditions.saysAnything || precipitationProbability != nil }
}
