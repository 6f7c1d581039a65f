import Charts
import WeatherModel

@testable import Presentation

/// The hero's content for tests.
enum HeroSamples {
    struct Weather: WeatherDisplayable {
        let location = "Vancouver"
        let weather: String
        let temperature: Double?
        let feelsLikeText: String? = "Feels like 2°"
        let highLowText: String? = "High 6° · Low 1°"
    }

    static let rain = Weather(weather: "Light rain", temperature: 6)
    static let summary = "Rain until about 20:00, heaviest at 15:00. Then clearing; 2° colder than yesterday."

    static let tiles = [ForecastTile.Period.today, .tonight, .tomorrow, .weekend].map {
        ForecastTile(awaited: $0, title: $0.title)
    }

    /// Tiles of frost, the longest name among them.
    static let frost = tiles.map { tile in
        ForecastTile(
            id: tile.id, title: tile.title, highText: "−1°", lowText: "−4°", artworkName: "fairweather-clear",
            sentence: "Frost", spokenText: tile.title, day: nil, dates: [], high: nil, low: nil, provenance: nil)
    }

    static let hills = Landscape(Coordinates(clampingLatitude: 47.27, longitude: 11.39), elevation: Distance(574))
    static let plain = Landscape(Coordinates(clampingLatitude: 53.55, longitude: 9.99), elevation: Distance(6))

    /// - Parameters:
    ///   - altitude: The sun's altitude in degrees above the horizon.
    ///   - moon: The altitude of the moon, in degrees.
    static func sky(
        _ kind: SkyKind, altitude: Double = 40, azimuth: Double = 200, moon: Double = 40, rate: Double = 8,
        over land: Landscape = hills
    ) -> Sky {
        Sky(
            kind, sun: SkyBody(altitude: altitude, azimuth: azimuth), over: land, cloudCover: 0.6, rate: rate,
            windFrom: 135, windSpeed: 22,
            moon: SkyMoon(
                body: SkyBody(altitude: moon, azimuth: azimuth), illumination: 0.85, isLitOnTheRight: true))
    }
}
