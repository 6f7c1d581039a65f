import Foundation
import WeatherModel

/// One record of `/weather` or `/current_weather`, in the units of the German weather service.
struct BrightSkyRecord {
    let time: Date
    let conditions: Conditions
    let precipitationProbability: Percentage?
    let sourceID: Double?

    /// Reads a record; nil if it has no time.
    ///
    /// In a record of an hour the names are plain and totals cover the hour before; in the current record the names of
    /// means and totals end in the number of minutes they cover.
    init?(_ record: JSONObject) {
        guard let time = ISOInstant.date(record.text("timestamp")) else { return nil }
        self.time = time
        sourceID = record.number("source_id")
        precipitationProbability = Percentage(checking: record.number("precipitation_probability"))
        conditions = Self.conditions(record)
    }

    private static func conditions(_ record: JSONObject) -> Conditions {
        func first(_ keys: String...) -> Double? { keys.lazy.compactMap(record.number).first }
        let fallen = Precipitation(checking: first("precipitation", "precipitation_60"))
        let weather = BrightSkyCondition(
            condition: record.text("condition"), icon: record.text("icon"), rate: rate(record) ?? fallen?.value)
        var conditions = Conditions()
        conditions.condition = weather.condition
        conditions.sourceDescription = weather.words
        conditions.isDay = weather.isDay
        conditions.temperature = Temperature(checking: record.number("temperature"))
        conditions.dewPoint = Temperature(checking: record.number("dew_point"))
        conditions.relativeHumidity = Percentage(checking: record.number("relative_humidity"))
        conditions.seaLevelPressure = Pressure(checking: record.number("pressure_msl"))
        conditions.windSpeed = Speed(first("wind_speed", "wind_speed_10", "wind_speed_30"), in: .kilometresPerHour)
        conditions.windGust = Speed(
            first("wind_gust_speed", "wind_gust_speed_10", "wind_gust_speed_30"), in: .kilometresPerHour)
        conditions.windDirection = Bearing(
            checking: first("wind_direction", "wind_direction_10", "wind_direction_30"))
        conditions.cloudCover = Percentage(checking: record.number("cloud_cover"))
        conditions.visibility = Distance(checking: record.number("visibility"))
        conditions.precipitation = fallen
        let minutes = first("sunshine", "sunshine_60").flatMap { (0...60).contains($0) ? $0 : nil }
        conditions.sunshineDuration = minutes.map { $0 * 60 }
        conditions.forgetDirectionOfCalm()
        return conditions
    }

    /// Returns the precipitation rate in millimetres an hour, over the shortest time for which the current record has a
    /// total.
    private static func rate(_ record: JSONObject) -> Double? {
        for minutes in [10.0, 30.0] {
            if let fallen = Precipitation(checking: record.number("precipitation_\(Int(minutes))")) {
                return fallen.value * 60 / minutes
            }
        }
        return nil
    }
}

/// Bright Sky's two descriptions of the weather: `condition` for the precipitation and `icon` for the picture.
struct BrightSkyCondition {
    /// The condition; nil if both descriptions are missing, `unknown` if neither is known.
    let condition: WeatherCondition?
    /// The description that is not known; nil if one is.
    let words: String?
    /// Whether it is day; nil for an icon that does not say.
    let isDay: Bool?

    /// Reads the two descriptions; as they do not say how strong rain and snow are, that follows from the rate.
    ///
    /// - Parameter rate: The rate in millimetres an hour; nil if it is unknown.
    init(condition name: String?, icon: String?, rate: Double? = nil) {
        let parts = icon?.split(separator: "-").map(String.init) ?? []
        isDay =
            switch parts.last {
            case "day": true
            case "night": false
            default: nil
            }
        let sky = isDay == nil ? icon : parts.dropLast().joined(separator: "-")
        // "dry" says less than any icon.
        let known = name.flatMap { Self.conditions[$0] } ?? sky.flatMap { Self.icons[$0] }
        let unknown = [name, icon].compactMap { $0 }.first { $0 != "dry" }
        condition = known?.graded(byRate: rate) ?? (unknown == nil ? nil : .unknown)
        words = known == nil ? unknown : nil
    }

    private static let conditions: [String: WeatherCondition] = [
        "fog": .fog, "rain": .rain, "sleet": .sleet, "snow": .snow, "hail": .hail, "thunderstorm": .thunderstorm,
    ]

    private static let icons: [String: WeatherCondition] = conditions.merging([
        "clear": .clear, "partly-cloudy": .partlyCloudy, "cloudy": .overcast, "wind": .windy,
    ]) { first, _ in first }
}
