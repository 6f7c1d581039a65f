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
        let falling = (properties.objects("presentWeather") ?? []).lazy.compactMap(NWSPresentWeather.condition).first
        var conditions = Conditions()
        conditions.sourceDescription = properties.text("textDescription")
        conditions.condition = condition(icon?.condition, falling, words: conditions.sourceDescription)
        conditions.isDay = icon?.isDay
        conditions.temperature = properties.measured("temperature")
        conditions.apparentTemperature = properties.measured("windChill") ?? properties.measured("heatIndex")
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
        conditions.forgetDirectionOfCalm()
        return conditions
    }

    /// Returns the condition of the icon, with the intensity of the observed precipitation, which the icon does not
    /// show.
    private static func condition(
        _ icon: WeatherCondition?, _ falling: WeatherCondition?, words: String?
    ) -> WeatherCondition? {
        switch icon {
        case .rain?, .rainShowers?, .snow?, .unknown?, nil: falling ?? icon ?? words.map(NWSSky.condition)
        default: icon
        }
    }
}
