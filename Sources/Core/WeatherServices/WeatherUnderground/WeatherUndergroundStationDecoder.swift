public import Foundation
public import WeatherModel

/// Reads current observations of a personal weather station (version 2 of the API), in any of its units.
public struct WeatherUndergroundStationDecoder: Sendable {
    private let fetchedAt: Date
    private let place: Location

    /// The greatest distance in metres of a station from the place for which its observation is used.
    public static let reach: Double = 50_000
    private let reach: Double

    /// - Parameters:
    ///   - fetchedAt: The time of arrival, recorded in the forecast.
    ///   - place: The place for which the weather is requested.
    ///   - reach: The greatest distance of the station from the place, in metres.
    public init(fetchedAt: Date, place: Location, reach: Double = Self.reach) {
        self.fetchedAt = fetchedAt
        self.reach = reach
        self.place = place
    }

    /// Returns a forecast with observed current conditions only.
    ///
    /// - Throws: `emptyAnswer` if there are no observations, `notFound` for a station out of reach, or the
    ///   error in an answer of status 200.
    public func forecast(from data: Data) throws(FetchError) -> Forecast {
        let root = try JSONObject(data)
        if let error = root.objects("errors")?.first?.object("error") {
            throw ["CDN-0001", "CDN-0002"].contains(error.text("code")) ? .keyRefused : .serverTrouble(status: 200)
        }
        guard let observations = root.objects("observations") else { throw .unreadableAnswer }
        guard let observation = observations.first else { throw .emptyAnswer }
        guard let time = Self.time(observation) else { throw .unreadableAnswer }
        if let latitude = observation.number("lat"), let longitude = observation.number("lon"),
            let station = Coordinates(latitude: latitude, longitude: longitude),
            station.distance(to: place.coordinates) > reach
        {
            throw .notFound
        }
        return Forecast(
            source: .weatherUnderground, fetchedAt: fetchedAt, timeZone: zone(observation, time),
            current: CurrentConditions(
                time: time, kind: .observed,
                station: observation.text("neighborhood") ?? observation.text("stationID"),
                conditions: Self.conditions(observation)))
    }

    /// Returns the reason in an error answer.
    static func reason(_ body: Data) -> String? {
        try? JSONObject(body).objects("errors")?.first?.object("error")?.text("message")
    }

    private static func time(_ observation: JSONObject) -> Date? {
        let seconds = observation.number("epoch").flatMap { (1..<1e11).contains($0) ? $0 : nil }
        return seconds.map(Date.init(timeIntervalSince1970:)) ?? ISOInstant.date(observation.text("obsTimeUtc"))
    }

    /// Returns the time zone of the place or, if it is not known, the UTC offset of the station's local time.
    private func zone(_ observation: JSONObject, _ time: Date) -> TimeZone {
        if let known = place.timeZoneIdentifier.flatMap(TimeZone.init(identifier:)) { return known }
        let local = observation.text("obsTimeLocal").flatMap { ISOInstant.date($0.replacing(" ", with: "T") + "Z") }
        let quarters = local.map { ($0.timeIntervalSince(time) / 900).rounded() }
        guard let quarters, abs(quarters) <= 14 * 4 else { return place.zone }
        return TimeZone(secondsFromGMT: Int(quarters) * 900) ?? place.zone
    }

    private static func conditions(_ observation: JSONObject) -> Conditions {
        var conditions = Conditions()
        conditions.relativeHumidity = Percentage(checking: observation.number("humidity"))
        // −1 means that the wind vane gives no value.
        conditions.windDirection = Bearing(checking: observation.number("winddir"))
        conditions.uvIndex = UVIndex(checking: observation.number("uv"))
        for units in WeatherUndergroundStationUnits.allCases {
            guard let values = observation.object(units.rawValue) else { continue }
            func temperature(_ key: String) -> Temperature? { Temperature(values.number(key), in: units.temperature) }
            conditions.temperature = temperature("temp")
            conditions.dewPoint = temperature("dewpt")
            conditions.seaLevelPressure = Pressure(values.number("pressure"), in: units.pressure)
            conditions.windSpeed = Speed(values.number("windSpeed"), in: units.speed)
            conditions.windGust = Speed(values.number("windGust"), in: units.speed)
            // Where they are not defined, both are equal to the temperature.
            func defined(_ key: String) -> Temperature? {
                temperature(key).flatMap { $0 == conditions.temperature ? nil : $0 }
            }
            conditions.takeFelt(windChill: defined("windChill"), heatIndex: defined("heatIndex"))
            break
        }
        conditions.forgetDirectionOfCalm()
        return conditions
    }
}

/// The four unit systems of a personal weather station's answer, by the name of the object with the values.
enum WeatherUndergroundStationUnits: String, CaseIterable {
    case metric
    case imperial
    case britishHybrid = "uk_hybrid"
    case metricSI = "metric_si"

    var temperature: MeasuredUnit { self == .imperial ? .fahrenheit : .celsius }

    var pressure: MeasuredUnit { self == .imperial ? .inchOfMercury : .hectopascal }

    var speed: MeasuredUnit {
        switch self {
        case .metric: .kilometresPerHour
        case .imperial, .britishHybrid: .milesPerHour
        case .metricSI: .metresPerSecond
        }
    }
}
