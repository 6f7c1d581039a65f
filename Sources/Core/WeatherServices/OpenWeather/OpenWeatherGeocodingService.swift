public import Foundation
public import WeatherModel

/// Geocoding by OpenWeather's `/geo/1.0/direct`, which needs a key of the user's own.
public struct OpenWeatherGeocodingService: GeocodingService {
    private let client: OpenWeatherClient

    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - key: The user's API key; no request is made if it is empty.
    ///   - server: A server to ask instead of OpenWeather's own.
    ///   - now: Returns the current time, from which the wait after a used-up quota counts.
    public init(
        transport: any HTTPTransport, key: APIKey, server: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        client = OpenWeatherClient(transport: transport, key: key, server: server, now: now)
    }

    /// Returns at most five places, the limit of the service.
    public func locations(named name: String, limit: Int) async throws(FetchError) -> [Location] {
        let name = String(String.UnicodeScalarView(name.unicodeScalars.prefix(100)))
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { return [] }
        let answer = try await client.answer("/geo/1.0/direct", named: name, limit: min(max(limit, 1), 5))
        return try client.withoutKey { () throws(FetchError) in
            try OpenWeatherGeocodingDecoder(now: answer.arrival).locations(from: answer.value)
        }
    }
}

/// Reads answers of OpenWeather's Geocoding API, which has neither time zones nor populations.
struct OpenWeatherGeocodingDecoder {
    /// The current time, from which the wait after an error counts.
    let now: Date

    /// Returns the places in the order of the answer without duplicates; a single one for a postal code.
    ///
    /// - Throws: `unreadableAnswer` if the data are not in the format, or the error that a `cod` other than 200 stands
    ///   for.
    func locations(from data: Data) throws(FetchError) -> [Location] {
        let results: [JSONObject]
        do {
            results = try JSONObject.list(data)
        } catch {
            guard let only = location(try JSONObject(openWeather: data, now: now)) else { throw .unreadableAnswer }
            return [only]
        }
        var seen: Set<String> = []
        return results.prefix(OpenWeatherRows.limit).compactMap(location).filter { seen.insert($0.id).inserted }
    }

    private func location(_ result: JSONObject) -> Location? {
        guard let name = result.text("name"), let latitude = result.number("lat"), let longitude = result.number("lon"),
            let coordinates = Coordinates(latitude: latitude, longitude: longitude)
        else { return nil }
        let code = result.text("country")?.uppercased()
        return Location(
            name: name, region: result.text("state"),
            country: code.flatMap { Locale(identifier: "en").localizedString(forRegionCode: $0) } ?? code,
            countryCode: code, coordinates: coordinates)
    }
}
