import Foundation
import WeatherModel

/// The latest observation of a station.
struct NWSObservation {
    let current: CurrentConditions

    /// Reads `/stations/…/observations/latest`, or the first observation of a collection.
    ///
    /// - Parameter station: The name of the station if the answer does not contain it.
    /// - Throws: `emptyAnswer` for a collection without observations.
    init(_ data: Data, station: String? = nil) throws(FetchError) {
        let root = try JSONObject(data)
        let isCollection = root.members.keys.contains("features")
        guard let feature = isCollection ? root.objects("features")?.first : root else { throw .emptyAnswer }
        guard let properties = feature.object("properties"), let time = ISOInstant.date(properties.text("timestamp"))
        else { throw .unreadableAnswer }
        current = CurrentConditions(
            time: time, kind: .observed,
            station: properties.text("stationName") ?? station ?? properties.text("stationId")
                ?? properties.text("station")?.split(separator: "/").last.map(String.init),
            conditions: Self.conditions(properties))
    }

    private static func conditions(_ properties: JSONObject) -> Conditions {
        let icon = properties.text("icon").flatMap(NWSIcon.init)
        var conditions = Conditions()
        conditions.sourceDescription = properties.text("textDescription")
        conditions.isDay = icon?.isDay
        conditions.temperature = properties.measured("temperature")
        conditions.condition = condition(
            icon?.condition,
            NWSPresentWeather.condition(properties.objects("presentWeather") ?? [], at: conditions.temperature),
            words: conditions.sourceDescription, at: conditions.temperature)
        conditions.dewPoint = properties.measured("dewpoint")
        conditions.relativeHumidity = properties.measured("relativeHumidity")
        // `barometricPressure` is the altimeter setting, which is reduced to sea level too, and not the station
        // pressure.
        conditions.seaLevelPressure =
            properties.measured("seaLevelPressure") ?? properties.measured("barometricPressure")
        conditions.windSpeed = properties.measured("windSpeed")
        conditions.windGust = properties.measured("windGust")
        conditions.windDirection = properties.measured("windDirection")
        conditions.visibility = properties.measured("visibility")
        conditions.precipitation = properties.measured("precipitationLastHour")
        conditions.takeFelt(windChill: properties.measured("windChill"), heatIndex: properties.measured("heatIndex"))
        conditions.forgetDirectionOfCalm()
        return conditions
    }

    /// Returns the condition of the icon with what present weather or words tell beside it: how strong it is, frost, hail,
    /// snow that only blows, and precipitation that the station cannot identify.
    private static func condition(
        _ icon: WeatherCondition?, _ present: WeatherCondition?, words: String?, at temperature: Temperature?
    ) -> WeatherCondition? {
        let spoken = words?.lowercased() ?? ""
        var told = NWSSky.condition(icon: icon, words: words, rate: nil)
        // What a station calls neither light nor heavy is moderate.
        if told?.graded(.moderate) == icon, !spoken.contains("light") { told = icon }
        if spoken.contains("unknown precipitation") { told = NWSSky.unidentified(at: temperature) }
        return switch icon {
        case .thunderstorm?, .tornado?, .squalls?: icon
        // Rain and snow at once are two entries, of which neither tells the other.
        case .sleet? where present != .hail: told
        default: present ?? told
        }
    }
}

/// The present weather of an observation: {"intensity": "light", "modifier": "freezing", "weather": "rain"}.
enum NWSPresentWeather {
    /// Returns the condition that tells most of several at the station, what falls before what blows or hangs.
    static func condition(_ entries: [JSONObject], at temperature: Temperature?) -> WeatherCondition? {
        let told = entries.compactMap { condition($0, at: temperature) }
        return told.first { ![.rimeFog, .blowingSnow].contains($0) } ?? told.first
    }

    /// Returns the condition; nil for one that the icon shows as well, and for one in the vicinity only.
    private static func condition(_ entry: JSONObject, at temperature: Temperature?) -> WeatherCondition? {
        guard entry.members["inVicinity"]?.bool != true else { return nil }
        let strength = entry.text("intensity")
        func graded(
            _ light: WeatherCondition, _ moderate: WeatherCondition, _ heavy: WeatherCondition
        ) -> WeatherCondition {
            strength == "light" ? light : strength == "heavy" ? heavy : moderate
        }
        let modifier = entry.text("modifier")
        let (showers, freezing) = (modifier == "showers", modifier == "freezing")
        return switch entry.text("weather") {
        case "fog" where freezing, "fog_mist" where freezing, "freezing_fog", "ice_fog": .rimeFog
        case "drizzle" where freezing: graded(.lightFreezingDrizzle, .freezingDrizzle, .freezingDrizzle)
        case "rain" where freezing: graded(.lightFreezingRain, .freezingRain, .freezingRain)
        case "snow" where modifier == "blowing" || modifier == "low_drifting": .blowingSnow
        case "drizzle": graded(.lightDrizzle, .drizzle, .heavyDrizzle)
        case "rain" where showers: graded(.lightRainShowers, .rainShowers, .heavyRainShowers)
        case "rain": graded(.lightRain, .rain, .heavyRain)
        case "snow" where showers: graded(.lightSnowShowers, .snowShowers, .heavySnowShowers)
        case "snow": graded(.lightSnow, .snow, .heavySnow)
        case "snow_grains": .snowGrains
        case "ice_pellets": .sleet
        case "hail", "snow_pellets": .hail
        case "unknown": NWSSky.unidentified(at: temperature)
        case "thunderstorms": .thunderstorm
        default: nil
        }
    }
}
