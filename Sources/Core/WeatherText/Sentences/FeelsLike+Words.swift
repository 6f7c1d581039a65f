public import WeatherModel

extension FeelsLike {
    /// Returns "Feels like 9°"; nil if it equals the air temperature as shown.
    package func text(insteadOf air: Temperature?, _ formatter: WeatherFormatter) -> String? {
        guard formatter.shownDegrees(temperature) != formatter.shownDegrees(air) else { return nil }
        return tr("Feels like {temperature}", ["temperature": formatter.temperature(temperature)])
    }
}

extension FeelsLikeFormula {
    /// Returns the formula in words for a tooltip, such as "Calculated by Open-Meteo".
    ///
    /// - Parameter source: The name of the source, for values it calculates itself.
    public func explanation(source: String) -> String {
        switch self {
        case .source: tr("Calculated by {source}", ["source": source])
        case .apparentTemperature: tr("Apparent temperature, calculated from temperature, humidity and wind")
        }
    }
}
