/// The organisation that defines an air quality index; indices of different standards cannot be compared.
public enum AirQualityStandard: String, Sendable, Hashable, Codable, CaseIterable {
    /// European Air Quality Index of the European Environment Agency: 0 to 20 good, over 100 extremely poor.
    case european
    /// United States AQI of the Environmental Protection Agency: 0 to 50 good, over 300 hazardous.
    case us
    /// OpenWeather's own classes: 1 good to 5 very poor.
    case openWeather
}
