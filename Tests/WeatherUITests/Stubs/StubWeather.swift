import Presentation

struct StubWeather: WeatherDisplayable {
    let location: String
    let weather: String
    let temperature: Double?
}
