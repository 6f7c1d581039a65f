import WeatherModel
import WeatherServices

struct MockGeocodingClient: GeocodingService {
    let answers = Answers<String, [Location]>()

    func locations(named name: String, limit: Int) async throws(FetchError) -> [Location] {
        Array(try await answers.answer(to: name).prefix(limit))
    }
}
