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
