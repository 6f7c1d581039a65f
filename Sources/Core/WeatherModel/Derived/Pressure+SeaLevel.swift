import Foundation

extension Pressure {
    /// The station's pressure reduced to sea level through air that grows warmer by 6.5 °C a kilometre downwards.
    ///
    /// p · (1 − 0.0065 h / (t + 0.0065 h + 273.15))^−5.257, the barometric formula of the ICAO standard atmosphere with
    /// the station's own temperature. Nil outside −500 to 3000 m: the higher the station, the less the result means.
    public func reducedToSeaLevel(from height: Distance, at temperature: Temperature) -> Pressure? {
        guard (-500...3000).contains(height.value) else { return nil }
        let gain = 0.0065 * height.value
        return Pressure(checking: value * pow(1 - gain / (temperature.value + gain + 273.15), -5.257))
    }
}
