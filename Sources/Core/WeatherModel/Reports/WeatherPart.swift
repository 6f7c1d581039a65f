/// A part of a place's weather that is fetched, stored and shown, and can fail, independently of the others.
public enum WeatherPart: String, Sendable, Hashable, Codable, CaseIterable {
    case current, minutes, hours, days, airQuality, alerts
    /// How sure the temperatures of the others are.
    case spread

    /// The parts that a page is made of and misses where they are not there; all but the spread, without which it is the same.
    public static let ofPage: [WeatherPart] = allCases.filter { $0 != .spread }
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
