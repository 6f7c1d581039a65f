import Foundation
import WeatherModel

/// Reads answers of OpenWeather's air pollution, now and forecast alike.
struct OpenWeatherAirQualityDecoder {
    /// Counts errors' moments.
    let fetchedAt: Date

    /// The rows in rising order of time; none where the list is empty, as it is outside the range of the data.
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
