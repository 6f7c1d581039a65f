import WeatherModel
import WeatherServices

struct MockGeocodingClient: GeocodingService {
    let answers = Answers<String, [Location]>()
    var credit: String?

    func locations(named name: String, limit: Int) async throws(FetchError) -> [Location] {
        Array(try await answers.answer(to: name).prefix(limit))
    }

    func answer(named name: String, limit: Int) async throws(FetchError) -> GeocodingAnswer {
        GeocodingAnswer(locations: try await locations(named: name, limit: limit), credit: credit)
    }
}
