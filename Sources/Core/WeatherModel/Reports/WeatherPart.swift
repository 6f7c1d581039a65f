/// A part of a place's weather that is fetched, stored and shown, and can fail, independently of the others.
public enum WeatherPart: String, Sendable, Hashable, Codable, CaseIterable {
    case current, minutes, hours, days, airQuality, alerts
}

/// The origin of a value: a measurement, a model or a calculation.
public enum ValueKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A measurement of a station.
    case observed
    /// A value calculated by a weather model, for the present or the future.
    case forecast
    /// A value calculated by this program from other values.
    case computed
}
