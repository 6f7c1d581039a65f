import WeatherModel

extension Day {
    /// Whether there is any value beside those that follow from the place and the date, such as sunrise.
    var saysAnything: Bool {
        var others = self
        (others.sunrise, others.sunset) = (nil, nil)
        return others != Day(date: date)
    }
}
