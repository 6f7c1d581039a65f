import WeatherModel

extension Conditions {
    /// Removes the wind direction if the wind is calm, for which sources give any number, most of them 0.
    mutating func forgetDirectionOfCalm() {
        if windSpeed?.value == 0 { windDirection = nil }
    }
}
