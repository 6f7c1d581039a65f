public import Foundation
import WeatherModel

/// A network that is not there: answers as Open-Meteo would, from recorded-like payloads of six cities moved to today.
///
/// It knows New York, London, Paris, Vancouver, Cape Town and Sydney, each in January and in July.
public struct SampleTransport: HTTPTransport {
    private let payload: @Sendable (_ fileName: String) -> Data?
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - payload: The content of "search_six_cities.json", of "forecast_cape_town_january.json" and its like, and of
    ///     "air_quality_january.json" and "air_quality_july.json".
    ///   - now: The moment the payloads are moved to.
    public init(
        payload: @escaping @Sendable (_ fileName: String) -> Data?, now: @escaping @Sendable () -> Date
    ) {
        self.payload = payload
        self.now = now
    }

    /// A forecast or the air for the nearest of the six cities, or those of them that a name begins; 404 for anything else.
    public func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
        let query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
        let body =
            switch request.url.lastPathComponent {
            case "forecast": try moved(query) { "forecast_\($0)_\($1).json" }
            case "air-quality": try moved(query) { _, season in "air_quality_\(season).json" }
            case "search": try search(query["name"] ?? "")
            default: Data?.none
            }
        guard let body else { return HTTPResponse(status: 404) }
        return HTTPResponse(status: 200, headers: ["content-type": "application/json; charset=utf-8"], body: body)
    }

    /// The payload that is named for a city and a season, moved to now.
    private func moved(
        _ query: [String: String], _ fileName: (_ city: String, _ season: String) -> String
    ) throws(FetchError) -> Data? {
        guard let latitude = query["latitude"].flatMap({ Double($0) }),
            let longitude = query["longitude"].flatMap({ Double($0) }),
            let place = Coordinates(latitude: latitude, longitude: longitude),
            let cities = payload(Self.cities)
        else { return nil }
        let nearest = try OpenMeteoGeocodingDecoder().locations(from: cities).min {
            $0.coordinates.distance(to: place) < $1.coordinates.distance(to: place)
        }
        guard let city = nearest, let zone = city.timeZoneIdentifier.flatMap(TimeZone.init(identifier:)) else {
            return nil
        }
        let moment = now()
        let season = (4...9).contains(CivilDate(moment, in: zone).month) ? "july" : "january"
        let name = city.name.lowercased().replacing(" ", with: "_")
        guard let fixture = payload(fileName(name, season)) else { return nil }
        return SampleForecast(try JSONObject(fixture), zone: zone, now: moment).data
    }

    private func search(_ name: String) throws(FetchError) -> Data? {
        guard let cities = payload(Self.cities) else { return nil }
        let wanted = Self.folded(name)
        let found = try JSONObject(cities).objects("results")?.filter {
            !wanted.isEmpty && Self.folded($0.text("name") ?? "").hasPrefix(wanted)
        }
        var answer: [String: Any] = ["generationtime_ms": 0.25]
        // As in Open-Meteo's own answers, no match has no `results` at all.
        if let found, !found.isEmpty { answer["results"] = found.map(\.members) }
        return try? JSONSerialization.data(withJSONObject: answer)
    }

    private static let cities = "search_six_cities.json"

    private static func folded(_ name: String) -> String {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
