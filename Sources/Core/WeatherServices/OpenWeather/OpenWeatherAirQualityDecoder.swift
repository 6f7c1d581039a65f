import Foundation
import WeatherModel

/// Reads answers of OpenWeather's Air Pollution API, current and forecast.
struct OpenWeatherAirQualityDecoder {
    /// The time of arrival, from which the wait after an error counts.
    let fetchedAt: Date

    /// Returns the rows in ascending order of time; empty outside the range of the data.
    func air(from data: Data) throws(FetchError) -> [AirQuality] {
        let root = try JSONObject(openWeather: data, now: fetchedAt)
        guard let list = root.objects("list") else { throw .unreadableAnswer }
        return list.prefix(OpenWeatherRows.limit).compactMap(air).rising(by: \.time)
    }

    private func air(_ row: JSONObject) -> AirQuality? {
        guard let time = row.openWeatherMoment("dt") else { return nil }
        var air = AirQuality(time: time)
        let index = AirQualityIndex(.openWeather, checking: row.object("main")?.number("aqi"))
        air.indices = [index].compactMap { $0 }
        let components = row.object("components")
        for (pollutant, component) in Self.components {
            air.pollutants[pollutant] = MassConcentration(checking: components?.number(component))
        }
        return air == AirQuality(time: time) ? nil : air
    }

    private static let components: KeyValuePairs<Pollutant, String> = [
        .carbonMonoxide: "co", .nitrogenMonoxide: "no", .nitrogenDioxide: "no2", .ozone: "o3", .sulphurDioxide: "so2",
        .pm2_5: "pm2_5", .pm10: "pm10", .ammonia: "nh3",
    ]
}
