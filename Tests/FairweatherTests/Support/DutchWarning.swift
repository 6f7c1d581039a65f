import Foundation
import GtkTestSupport
import WeatherModel
import WeatherStore
import XCTest

/// A place in the Netherlands, and what MeteoAlarm says of it.
@MainActor
enum DutchWarning {
    static let path = "/api/v1/warnings/feeds-netherlands"

    static var place: Location {
        guard let point = Coordinates(latitude: 53, longitude: 6.56) else { preconditionFailure("not on Earth") }
        return Location(
            id: "assen", name: "Assen", region: "Drenthe", country: "Netherlands", countryCode: "NL",
            coordinates: point,
            timeZoneIdentifier: "Europe/Amsterdam")
    }

    /// Saves the place in the folder's file, for a window to find.
    static func save(_ folder: URL) throws {
        let environment = ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path]
        let store = try SQLiteStore.open(at: DataFolders(environment: environment).databaseFile).store
        var isSaved = false
        Task {
            try? await store.add(place)
            isSaved = true
        }
        XCTAssertTrue(GtkTesting.pump(until: { isSaved }))
    }

    /// What the source answers while it warns, in one version of the warning.
    ///
    /// - Parameter type: "Alert" or "Update", of which the latter refers to "NL.1".
    static func feed(_ id: String, _ type: String, _ severity: String) -> WeatherServer.Answer {
        let references = type == "Update" ? #""references": "post@example.nl,NL.1,2026-02-10T09:00:00+01:00","# : ""
        return WeatherServer.Answer(
            """
            {"warnings": [{"alert": {"identifier": "\(id)", "sender": "post@example.nl",
             "sent": "2026-02-10T09:00:00+01:00", "status": "Actual", "msgType": "\(type)", \(references)
             "scope": "Public", "info": [{"language": "en-GB", "category": ["Met"], "event": "Wind gusts",
              "urgency": "Expected", "severity": "\(severity)", "certainty": "Likely",
              "onset": "2026-02-10T18:00:00+01:00", "expires": "2026-02-11T06:00:00+01:00", "senderName": "KNMI",
              "headline": "Wind gusts", "description": "Gusts of 90 km/h.", "instruction": "Stay in.",
              "area": [{"areaDesc": "Drenthe", "geocode": [{"valueName": "EMMA_ID", "value": "NL018"}]}]}]},
             "uuid": "1"}]}
            """)
    }
}
