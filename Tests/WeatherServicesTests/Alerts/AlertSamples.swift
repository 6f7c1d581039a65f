import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

/// The moment and the places that the fixtures of warnings are made for.
enum AlertSamples {
    /// 2026-02-10T12:00:00Z.
    static let now = Date(timeIntervalSince1970: 1_770_724_800)

    static func place(
        _ latitude: Double, _ longitude: Double, _ name: String = "Somewhere", region: String? = nil,
        country: String? = nil
    ) throws -> Location {
        Location(
            name: name, region: region, countryCode: country,
            coordinates: try #require(Coordinates(latitude: latitude, longitude: longitude)))
    }

    static var kansasCity: Location { get throws { try place(39.1, -94.6, "Kansas City", country: "US") } }
    static var bergen: Location { get throws { try place(60.39, 5.32, "Bergen", country: "NO") } }
    static var leipzig: Location { get throws { try place(51.34, 12.37, "Leipzig", country: "DE") } }
    static var zurich: Location { get throws { try place(47.37, 8.54, "Zürich", country: "CH") } }
    static var assen: Location { get throws { try place(53, 6.56, "Assen", region: "Drenthe", country: "NL") } }
    static var riga: Location { get throws { try place(56.95, 24.1, "Rīga", country: "LV") } }
    static var innsbruck: Location { get throws { try place(47.27, 11.4, "Innsbruck", country: "AT") } }

    /// What an alert is told apart by in the fixtures: the event in its first language.
    static func events(_ alerts: [Alert]) -> [String?] {
        alerts.map { $0.texts.first?.event }
    }
}
