import WeatherModel

extension Day {
    /// Whether there is more than what follows from the place and the date alone.
    var saysAnything: Bool {
        var others = self
        (others.sunrise, others.sunset) = (nil, nil)
        return others != Day(date: date)
    }
}
