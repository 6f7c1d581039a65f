import WeatherModel

extension Conditions {
    /// Whether there is any value beside those that follow from the place and the time, such as daylight.
    var saysAnything: Bool {
        var others = self
        others.isDay = nil
        return others != Conditions()
    }
}
