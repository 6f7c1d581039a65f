import WeatherModel

extension Conditions {
    /// Whether there is more than what follows from the place and the hour alone.
    var saysAnything: Bool {
        var others = self
        others.isDay = nil
        return others != Conditions()
    }
}
