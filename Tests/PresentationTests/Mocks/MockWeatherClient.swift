import WeatherModel
import WeatherServices

struct MockWeatherClient: WeatherFetching {
    let answers = Answers<Location.ID, Forecast>()

    func forecast(for location: Location) async throws(FetchError) -> Forecast {
        try await answers.answer(to: location.id)
    }
}
