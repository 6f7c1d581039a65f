import WeatherModel

extension Temperature {
    /// Degrees Celsius, or kelvins from a server that passes over the units it was asked for.
    ///
    /// No temperature of the air is possible as both.
    init?(openWeather number: Double?) {
        let isKelvin = number.map { (170...345).contains($0) } ?? false
        self.init(checking: isKelvin ? number.map { (($0 - 273.15) * 100).rounded() / 100 } : number)
    }
}
