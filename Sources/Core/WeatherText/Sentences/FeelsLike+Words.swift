package import WeatherModel

extension FeelsLike {
    /// Returns "Feels like 9°"; nil if it equals the air temperature as shown.
    package func text(insteadOf air: Temperature?, _ formatter: WeatherFormatter) -> String? {
        guard formatter.shownDegrees(temperature) != formatter.shownDegrees(air) else { return nil }
        return tr("Feels like {temperature}", ["temperature": formatter.temperature(temperature)])
    }
}

extension FeelsLikeFormula {
    /// Returns how the value of these conditions came about, such as "Calculated by Open-Meteo" beside what was measured; nil
    /// where the source calculated all of them, which their own origin says.
    package func explanation(in present: PresentConditions?) -> String? {
        switch self {
        case .source:
            present?.kind == .observed ? tr("Calculated by {source}", ["source": present?.source.localName ?? ""]) : nil
        case .apparentTemperature: tr("Apparent temperature, calculated from temperature, humidity and wind")
        }
    }
}
