import WeatherModel

extension Conditions {
    /// Whether there is any value beside those that follow from the place and the time, such as daylight.
    var saysAnything: Bool {
        var others = self
        others.isDay = nil
        return others != Conditions()
    }
}

extension Conditions {
    /// Removes the wind direction if the wind is calm, for which sources give any number, most of them 0.
    mutating func forgetDirectionOfCalm() {
        if windSpeed?.value == 0 { windDirection = nil }
    }
}

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

extension Day {
    /// Whether there is any value beside those that follow from the place and the date, such as sunrise.
    var saysAnything: Bool {
        var others = self
        (others.sunrise, others.sunset) = (nil, nil)
        return others != Day(date: date)
    }
}

extension Hour {
    /// Whether there is any value beside those that follow from the place and the time, such as daylight.
    var saysAnything: Bool { conditions.saysAnything || precipitationProbability != nil }
}
