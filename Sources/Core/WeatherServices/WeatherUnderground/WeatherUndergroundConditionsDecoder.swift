public import Foundation
public import WeatherModel

/// Reads `conditions` answers of Weather Underground's legacy API, in use until 2018, and `current_observation`
/// objects.
public struct WeatherUndergroundConditionsDecoder: Sendable {
    private typealias Value = WeatherUndergroundValue
    private let fetchedAt: Date

    /// Makes a decoder that records the time of arrival in the forecast.
    public init(fetchedAt: Date) {
        self.fetchedAt = fetchedAt
    }

    /// Returns a forecast with observed current conditions only.
    ///
    /// - Throws: The error in an answer of status 200; `notFound` for a list of places to choose from.
    public func forecast(from data: Data) throws(FetchError) -> Forecast {
        let root = try JSONObject(data)
        if let response = root.object("response") {
            if let error = response.object("error") { throw Self.error(error) }
            if response.objects("results") != nil { throw .notFound }
        }
        let observation = root.object("current_observation") ?? root
        guard let time = Value.number(observation.members["observation_epoch"]), (0..<1e11).contains(time) else {
            throw .unreadableAnswer
        }
        return Forecast(
            source: .weatherUnderground, fetchedAt: fetchedAt, timeZone: Self.zone(observation),
            current: CurrentConditions(
                time: Date(timeIntervalSince1970: time), kind: .observed,
                station: observation.object("observation_location")?.text("full") ?? observation.text("station_id"),
                conditions: Self.conditions(observation)))
    }

    private static func error(_ error: JSONObject) -> FetchError {
        switch error.text("type")?.lowercased() {
        case "keynotfound", "invalidkey": .keyRefused
        case "querynotfound": .notFound
        default: .serverTrouble(status: 200)
        }
    }

    private static func zone(_ observation: JSONObject) -> TimeZone {
        let named = observation.text("local_tz_long").flatMap(TimeZone.init(identifier:))
        let offset = observation.text("local_tz_offset").flatMap { ISOInstant.offset($0[...]) }
        return named ?? offset.flatMap(TimeZone.init(secondsFromGMT:)) ?? .gmt
    }

    private static func conditions(_ observation: JSONObject) -> Conditions {
        func number(_ key: String) -> Double? { Value.number(observation.members[key]) }
        let icon = Value.text(observation.members["icon"])
        let address = observation.text("icon_url")?.split(separator: "/").last
        var conditions = Conditions()
        conditions.condition = icon.map { WeatherUndergroundIcon($0).condition }
        conditions.sourceDescription = Value.text(observation.members["weather"])
        // Only the address of the icon tells day from night.
        conditions.isDay = address.map { !$0.hasPrefix("nt_") }
        conditions.temperature =
            Temperature(number("temp_c"), in: .celsius) ?? Temperature(number("temp_f"), in: .fahrenheit)
        conditions.apparentTemperature =
            Temperature(number("feelslike_c"), in: .celsius) ?? Temperature(number("feelslike_f"), in: .fahrenheit)
        conditions.dewPoint =
            Temperature(number("dewpoint_c"), in: .celsius) ?? Temperature(number("dewpoint_f"), in: .fahrenheit)
        let humidity = Value.text(observation.members["relative_humidity"])?.replacing("%", with: "")
        conditions.relativeHumidity = Percentage(checking: Value.number(humidity.map(JSONElement.text)))
        conditions.seaLevelPressure =
            Pressure(number("pressure_mb"), in: .hectopascal) ?? Pressure(number("pressure_in"), in: .inchOfMercury)
        conditions.windSpeed =
            Speed(number("wind_kph"), in: .kilometresPerHour) ?? Speed(number("wind_mph"), in: .milesPerHour)
        conditions.windGust =
            Speed(number("wind_gust_kph"), in: .kilometresPerHour) ?? Speed(number("wind_gust_mph"), in: .milesPerHour)
        conditions.windDirection = Bearing(checking: number("wind_degrees"))
        conditions.visibility =
            Distance(number("visibility_km"), in: .kilometre) ?? Distance(number("visibility_mi"), in: .mile)
        conditions.precipitation =
            Precipitation(number("precip_1hr_metric"), in: .millimetre)
            ?? Precipitation(number("precip_1hr_in"), in: .inch)
        conditions.uvIndex = UVIndex(checking: number("UV"))
        conditions.forgetDirectionOfCalm()
        return conditions
    }
}

/// The icon names of Weather Underground's legacy format, such as "partlycloudy", with the prefix "nt_" at night.
struct WeatherUndergroundIcon {
    /// The condition; `unknown` for "unknown" and for names that are not in the table.
    let condition: WeatherCondition

    init(_ name: String) {
        let bare = name.lowercased().hasPrefix("nt_") ? String(name.lowercased().dropFirst(3)) : name.lowercased()
        condition = Self.conditions[bare.hasPrefix("chance") ? String(bare.dropFirst(6)) : bare] ?? .unknown
    }

    /// The conditions by name; the names of precipitation also occur with the prefix "chance".
    private static let conditions: [String: WeatherCondition] = [
        "clear": .clear, "sunny": .clear, "mostlysunny": .mostlyClear, "partlycloudy": .partlyCloudy,
        "partlysunny": .partlyCloudy, "mostlycloudy": .partlyCloudy, "cloudy": .overcast, "fog": .fog, "hazy": .haze,
        "flurries": .lightSnow, "rain": .rain, "sleet": .sleet, "snow": .snow, "tstorms": .thunderstorm,
    ]
}
