import WeatherModel

/// What the temperature feels like, where that differs from it, and by which formula.
struct FeelsLike: Equatable {
    /// How the value came about.
    enum Formula: Equatable {
        /// By the source's own, which it does not name.
        case source(String)
        /// Wind chill of Environment Canada and the National Weather Service (2001).
        case windChill
        /// Heat index of the National Weather Service (Rothfusz).
        case heatIndex
        /// Apparent temperature of the Australian Bureau of Meteorology (Steadman).
        case apparentTemperature
    }

    let temperature: Temperature
    let formula: Formula
    private let air: Temperature?

    /// Nil where the apparent temperature is unknown.
    init?(_ apparent: Temperature?, insteadOf air: Temperature?, by formula: Formula) {
        guard let apparent else { return nil }
        temperature = apparent
        self.air = air
        self.formula = formula
    }

    /// "Feels like 9°"; nil where both are the same as shown.
    func text(_ formatter: WeatherFormatter) -> String? {
        guard formatter.shownDegrees(temperature) != formatter.shownDegrees(air) else { return nil }
        return tr("Feels like {temperature}", ["temperature": formatter.temperature(temperature)])
    }

    /// "Wind chill, from the temperature and the wind", for a tooltip.
    var explanation: String {
        switch formula {
        case .source(let name): tr("Calculated by {source}", ["source": name])
        case .windChill: tr("Wind chill, from the temperature and the wind")
        case .heatIndex: tr("Heat index, from the temperature and the humidity")
        case .apparentTemperature: tr("Apparent temperature, from the temperature, the humidity and the wind")
        }
    }
}
