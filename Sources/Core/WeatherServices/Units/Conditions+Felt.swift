import WeatherModel

extension Conditions {
    /// Takes the source's wind chill or heat index where what is felt cannot be computed from the rest.
    ///
    /// Both are defined in some weather only, and at its edge differ by degrees from every formula for the rest: what is
    /// felt at a station would leap while hardly anything changes.
    mutating func takeFelt(windChill: Temperature?, heatIndex: Temperature?) {
        apparentTemperature = nil
        if FeelsLike(self) == nil { apparentTemperature = windChill ?? heatIndex }
    }
}
