import Foundation
import WeatherModel

extension [Alert] {
    /// Returns a warning of each severity, in force or to come.
    static func ofEachSeverity(at now: Date) -> [Alert] {
        [
            gallery(.extreme, "Extreme wind warning", 1, 7, now),
            gallery(.severe, "Severe thunderstorm warning", -1, 3, now),
            gallery(.moderate, "Flood watch", -3, 20, now),
            gallery(.minor, "Fog advisory", 9, 16, now),
            gallery(.unknown, "Special weather statement", -2, 5, now),
        ]
    }

    /// Returns the rainfall warning of the drawings and four lesser ones.
    static func drawn(at now: Date) -> [Alert] {
        let rain = "30 to 40 mm, flooded roads"
        return [
            gallery(.severe, "Rainfall warning", -5, 7.0 + 55.0 / 60, now, rain),
            gallery(.moderate, "Flood watch", -3, 20, now),
            gallery(.moderate, "Wind advisory", -2, 6, now),
            gallery(.minor, "Fog advisory", 12, 18, now),
            gallery(.minor, "Special weather statement", -2, 30, now),
        ]
    }

    private static func gallery(
        _ severity: AlertSeverity, _ event: String, _ start: Double, _ end: Double, _ now: Date,
        _ headline: String? = nil
    ) -> Alert {
        Alert(
            id: "gallery-\(event)", sender: "Example Weather Office", severity: severity,
            certainty: .likely, urgency: .expected, sent: now - 3600, onset: now + start * 3600, ends: now + end * 3600,
            texts: [
                AlertText(
                    language: "en", event: event, headline: headline ?? event + " for the coast and the islands",
                    description: "Gusts of up to 130 km/h on exposed shores.",
                    instruction: "Stay indoors and away from windows.", area: "Strait and southern islands")
            ], coverage: .place)
    }
}
