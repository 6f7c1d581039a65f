import Charts
import Presentation
import WeatherModel

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

    static func sky(_ kind: SkyKind, isDay: Bool = true, altitude: Double = 40, azimuth: Double = 200) -> Sky {
        let body = SkyBody(altitude: altitude, azimuth: azimuth)
        return Sky(
            kind, isDay: isDay, cloudCover: 0.6, rate: 8, windFrom: 135, windSpeed: 22, sun: body,
            moon: SkyMoon(body: body, illumination: 0.85, isLitOnTheRight: true))
    }
}
