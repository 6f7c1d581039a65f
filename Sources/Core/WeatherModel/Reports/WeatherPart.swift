/// A part of a place's weather that is fetched, kept, shown and fails on its own.
public enum WeatherPart: String, Sendable, Hashable, Codable, CaseIterable {
    case current, minutes, hours, days, airQuality, alerts
}
