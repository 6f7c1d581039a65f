public import Foundation
public import WeatherModel

/// A place that weather is true of.
public struct TruePlace: Sendable {
    /// Which decides about days.
    public let zone: TimeZone
    /// Which decide about the sun.
    public let coordinates: Coordinates
    /// Days from which worlds begin, among them the eves of its changes of the clock.
    let days: [String]

    private init(_ zone: String, _ latitude: Double, _ longitude: Double, _ days: String...) {
        self.zone = TimeZone(identifier: zone) ?? .gmt
        coordinates = Coordinates(clampingLatitude: latitude, longitude: longitude)
        self.days = days + ["2026-01-15", "2026-04-20", "2026-07-04", "2026-11-20"]
    }

    /// Both hemispheres, quarters of an hour, the ends of the date line, polar night and changes of the clock.
    static let all = [
        TruePlace("Europe/London", 51.51, -0.13, "2026-03-28", "2026-10-24"),
        TruePlace("Asia/Kathmandu", 27.72, 85.32),
        TruePlace("Pacific/Pago_Pago", -14.28, -170.70),
        TruePlace("Pacific/Chatham", -43.95, -176.55, "2026-04-04", "2026-09-26"),
        TruePlace("America/New_York", 40.71, -74.01, "2026-03-07", "2026-10-31"),
        TruePlace("Europe/Oslo", 69.65, 18.96, "2026-03-28", "2026-12-20"),
    ]
}
