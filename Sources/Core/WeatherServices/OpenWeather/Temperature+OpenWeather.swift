import WeatherModel

extension Temperature {
    /// Reads degrees Celsius, or kelvins from a server that ignores the requested units.
    ///
    /// No plausible air temperature can be taken for the other unit.
    init?(openWeather number: Double?) {
        let isKelvin = number.map { (170...345).contains($0) } ?? false
        self.init(checking: isKelvin ? number.map { (($0 - 273.15) * 100).rounded() / 100 } : number)
    }
}
