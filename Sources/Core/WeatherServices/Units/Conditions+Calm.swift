import WeatherModel

extension Conditions {
    /// Takes the direction from a wind that does not blow, for which sources write any number, most of them 0.
    mutating func forgetDirectionOfCalm() {
        if windSpeed?.value == 0 { windDirection = nil }
    }
}
