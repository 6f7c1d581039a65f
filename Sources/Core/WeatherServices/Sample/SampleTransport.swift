public import Foundation
import WeatherModel

/// A transport without a network, which answers in Open-Meteo's format from bundled data of six cities.
///
/// The cities are New York, London, Paris, Vancouver, Cape Town and Sydney, each with data for January and July that
/// are moved to today.
public struct SampleTransport: HTTPTransport {
    private let payload: @Sendable (_ fileName: String) -> Data?
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - payload: Returns the content of a file such as "search_six_cities.json", "forecast_cape_town_january.json"
    ///     or "air_quality_january.json"; nil if there is none.
    ///   - now: Returns the time the data are moved to.
    public init(
        payload: @escaping @Sendable (_ fileName: String) -> Data?, now: @escaping @Sendable () -> Date
    ) {
        self.payload = payload
        self.now = now
    }

    /// Returns forecast or air quality of the nearest of the six cities, or the cities whose names begin with the
    /// searched text; 404 for other requests.
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

    /// Returns the data for a city and a season, moved to the present.
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
        return try SampleForecast(fixture, zone: zone, now: moment).data
    }

    private func search(_ name: String) throws(FetchError) -> Data? {
        guard let cities = payload(Self.cities) else { return nil }
        let wanted = Self.folded(name)
        let places = try SampleForecast.members(cities)["results"] as? [[String: Any]] ?? []
        let found = places.filter {
            !wanted.isEmpty && Self.folded($0["name"] as? String ?? "").hasPrefix(wanted)
        }
        var answer: [String: Any] = ["generationtime_ms": 0.25]
        // As in Open-Meteo's own answers, there is no `results` without matches.
        if !found.isEmpty { answer["results"] = found }
        return try? JSONSerialization.data(withJSONObject: answer)
    }

    private static let cities = "search_six_cities.json"

    private static func folded(_ name: String) -> String {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
