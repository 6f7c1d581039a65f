import Foundation
import WeatherModel

extension Day {
    /// Reads a day of One Call or of the daily forecast of paid plans; nil for a row without a time or without a value.
    init?(openWeather row: JSONObject, in zone: TimeZone) {
        // The time is about noon at the place.
        guard let noon = row.openWeatherMoment("dt"), let temperatures = row.object("temp") else { return nil }
        self.init(date: CivilDate(noon, in: zone))
        condition = row.objects("weather")?.first?.number("id").map(OpenWeatherCondition.condition)
        high = Temperature(openWeather: temperatures.number("max"))
        low = Temperature(openWeather: temperatures.number("min"))
        precipitation = row.openWeatherPrecipitation(nil)
        precipitationProbability = row.openWeatherProbability
        windSpeedMax = Speed(checking: row.number("wind_speed") ?? row.number("speed"))
        windGustMax = Speed(checking: row.number("wind_gust") ?? row.number("gust"))
        windDirection = Bearing(checking: row.number("wind_deg") ?? row.number("deg"))
        uvIndexMax = UVIndex(checking: row.number("uvi"))
        if let rise = row.openWeatherMoment("sunrise"), let set = row.openWeatherMoment("sunset"), rise < set {
            (sunrise, sunset) = (rise, set)
        }
        guard saysAnything else { return nil }
        if row.openWeatherIsDry, high != nil { precipitation = Precipitation(0) }
    }
}
