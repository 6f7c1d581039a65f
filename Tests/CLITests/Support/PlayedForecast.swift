import Foundation

/// What two sources say of a place at any time, so unlike each other that a mixture shows: Open-Meteo has 10 degrees now and 8
/// to 12 a day, MET Norway 24 throughout and no steps of a few minutes.
enum PlayedForecast {
    static let openMeteoPath = "/v1/forecast"
    static let metNorwayPath = "/weatherapi/locationforecast/2.0/complete"

    /// Open-Meteo's answer in UTC but for the named zone, with quarters of an hour for the next two hours.
    ///
    /// - Parameters:
    ///   - hasHours: Whether its list of hours has any.
    ///   - quarterAmount: The millimetres of rain in each quarter.
    static func openMeteo(
        at now: Date, zone: String = "Africa/Johannesburg", hasHours: Bool = true, quarterAmount: Double = 0
    ) throws -> PlayedServer.Reply {
        let midnight = now.timeIntervalSince1970 - now.timeIntervalSince1970.truncatingRemainder(dividingBy: 86400)
        let quarter = (now.timeIntervalSince1970 / 900).rounded(.down) * 900
        let offset = TimeZone(identifier: zone)?.secondsFromGMT(for: now) ?? 0
        func local(_ seconds: Double, _ length: Int = 16) -> String {
            String(Date(timeIntervalSince1970: seconds + Double(offset)).ISO8601Format().prefix(length))
        }
        let hours = (hasHours ? -24..<72 : 0..<0).map { midnight + Double($0) * 3600 }
        let days = (-1..<3).map { now.timeIntervalSince1970 + Double($0) * 86400 }
        return try reply([
            "latitude": -33.9, "longitude": 18.4, "utc_offset_seconds": offset, "timezone": zone,
            "current_units": units, "minutely_15_units": units, "hourly_units": units, "daily_units": units,
            "current": [
                "time": local(quarter), "interval": 900, "temperature_2m": 10.0, "weather_code": 3,
                "precipitation": 0.0,
            ],
            "minutely_15": [
                "time": (0...8).map { local(quarter + Double($0) * 900) },
                "precipitation": Array(repeating: quarterAmount, count: 9),
            ],
            "hourly": [
                "time": hours.map { local($0) }, "temperature_2m": Array(repeating: 10.0, count: hours.count),
                "precipitation": Array(repeating: 0.0, count: hours.count),
                "weather_code": Array(repeating: 3, count: hours.count),
            ],
            "daily": [
                "time": days.map { local($0, 10) }, "temperature_2m_max": Array(repeating: 12.0, count: days.count),
                "temperature_2m_min": Array(repeating: 8.0, count: days.count),
                "weather_code": Array(repeating: 3, count: days.count),
            ],
        ])
    }

    /// MET Norway's answer, hourly from this hour on.
    static func metNorway(at now: Date) throws -> PlayedServer.Reply {
        let hour = (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600
        let rows = (0..<60).map { index -> [String: Any] in
            [
                "time": Date(timeIntervalSince1970: hour + Double(index) * 3600).ISO8601Format(),
                "data": [
                    "instant": ["details": ["air_temperature": 24.0]],
                    "next_1_hours": ["summary": ["symbol_code": "cloudy"], "details": ["precipitation_amount": 0.0]],
                ],
            ]
        }
        return try reply([
            "type": "Feature",
            "properties": [
                "meta": [
                    "updated_at": now.ISO8601Format(),
                    "units": ["air_temperature": "celsius", "precipitation_amount": "mm"],
                ],
                "timeseries": rows,
            ],
        ])
    }

    private static var units: [String: String] {
        [
            "time": "iso8601", "temperature_2m": "°C", "temperature_2m_max": "°C", "temperature_2m_min": "°C",
            "precipitation": "mm", "weather_code": "wmo code",
        ]
    }

    private static func reply(_ json: [String: Any]) throws -> PlayedServer.Reply {
        PlayedServer.Reply(body: try JSONSerialization.data(withJSONObject: json))
    }
}
