/// A part of a place's weather that is fetched, stored and shown, and can fail, independently of the others.
public enum WeatherPart: String, Sendable, Hashable, Codable, CaseIterable {
    case current, minutes, hours, days, airQuality, alerts
}
