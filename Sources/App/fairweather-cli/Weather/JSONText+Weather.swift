import Foundation
import WeatherModel
import WeatherStore

extension JSONText {
    /// The version of the JSON schema, increased if programs that read it could misunderstand a change.
    static let schema = 1

    /// Writes the members that every object about a place begins with.
    mutating func head(_ place: SavedPlace, fetched: Date?, source: String?) {
        member("schema")
        value(Self.schema)
        member("place")
        self.place(place)
        member("fetched")
        value(fetched)
        member("source")
        value(source)
    }

    /// Writes the parts that were missing from the last answer, with the reasons.
    mutating func gaps(_ gaps: [WeatherPart: PartGap]) {
        member("gaps")
        array { text in
            for part in WeatherPart.allCases {
                guard let gap = gaps[part] else { continue }
                text.object { text in
                    text.member("part")
                    text.value(part.memberName)
                    text.member("kind")
                    text.value(gap.kind.rawValue)
                    text.member("since")
                    text.value(gap.since)
                    text.member("source")
                    text.value(gap.source?.id)
                }
            }
        }
    }

    /// Writes where a temperature lies in eight of ten runs of an ensemble.
    mutating func range(_ band: TemperatureBand) {
        object { text in
            text.member("lowest")
            text.value(band.lowest)
            text.member("highest")
            text.value(band.highest)
        }
    }

    mutating func place(_ place: SavedPlace) {
        object { $0.members(of: place) }
    }

    mutating func members(of place: SavedPlace) {
        let location = place.location
        member("id")
        value(location.id)
        member("name")
        value(location.name)
        member("custom_name")
        value(place.customName)
        member("region")
        value(location.region)
        member("country")
        value(location.country)
        member("country_code")
        value(location.countryCode)
        member("latitude")
        value(location.coordinates.latitude)
        member("longitude")
        value(location.coordinates.longitude)
        member("zone")
        value(location.timeZoneIdentifier)
    }

    /// Writes the members that `now` and `hours` have in common.
    mutating func members(
        _ air: Conditions, at time: Date, isDay: Bool, kind: ValueKind, source: WeatherSource.ID
    ) {
        member("temperature_c")
        value(air.temperature)
        member("feels_like_c")
        let felt = FeelsLike(air)
        value(felt?.temperature)
        member("feels_like_formula")
        value(felt?.formula.rawValue.snakeCase)
        member("humidity_percent")
        value(air.relativeHumidity)
        member("dew_point_c")
        value(air.dewPoint)
        member("pressure_msl_hpa")
        value(air.seaLevelPressure)
        member("wind_speed_ms")
        value(air.windSpeed)
        member("wind_direction_degrees")
        value(air.windDirection)
        member("wind_gust_ms")
        value(air.windGust)
        member("cloud_cover_percent")
        value(air.cloudCover)
        member("visibility_m")
        value(air.visibility)
        member("uv_index")
        value(air.uvIndex)
        member("precipitation_mm")
        value(air.precipitation)
        member("condition")
        value(air.condition?.rawValue.snakeCase)
        member("is_day")
        value(isDay)
        member("time")
        value(time)
        member("kind")
        value(kind.rawValue)
        member("source")
        value(source)
    }
}

extension String {
    /// The name in snake case, such as "light_rain" for "lightRain".
    var snakeCase: String {
        reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
    }
}

extension WeatherPart {
    /// The name of the part in JSON, such as "air_quality".
    fileprivate var memberName: String { self == .airQuality ? "air_quality" : rawValue }
}
