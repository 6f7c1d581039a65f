import Foundation
import WeatherModel

/// The client shared by OpenWeather's services, which adds the key to requests and keeps it out of errors.
struct OpenWeatherClient: Sendable {
    private let key: APIKey
    private let server: SourceServer

    init(transport: any HTTPTransport, key: APIKey, server: URL?, now: @escaping @Sendable () -> Date) {
        self.key = key
        self.server = SourceServer(.openWeather, or: server, over: transport, now: now)
    }

    /// Returns the body of an answer for a point, in metric units, and its time of arrival.
    func answer(_ path: String, at coordinates: Coordinates, start: Date? = nil) async throws(FetchError)
        -> Arrived<Data>
    {
        let (latitude, longitude) = (coordinates.latitudeText, coordinates.longitudeText)
        guard let start else {
            return try await answer(
                path, ["lat": latitude, "lon": longitude, "units": "metric", "appid": key.secret])
        }
        return try await answer(
            path,
            [
                "lat": latitude, "lon": longitude, "units": "metric",
                "start": String(Int64(start.timeIntervalSince1970)), "appid": key.secret,
            ])
    }

    /// Returns the body of an answer for a name, and its time of arrival.
    func answer(_ path: String, named name: String, limit: Int) async throws(FetchError) -> Arrived<Data> {
        try await answer(path, ["q": name, "limit": String(limit), "appid": key.secret])
    }

    private func answer(
        _ path: String, _ query: KeyValuePairs<String, String>
    ) async throws(FetchError) -> Arrived<Data> {
        guard !key.secret.isEmpty else { throw .keyRefused }
        let response = try await server.response(path, query: query)
        let arrival = server.arrival(of: response)
        return try withoutKey { () throws(FetchError) in
            let body = try response.checkedBody(now: arrival, reason: JSONObject.openWeatherReason)
            return Arrived(value: body, arrival: arrival)
        }
    }

    /// Calls `read` and removes the key from the reason of its error, as a server could quote the request.
    func withoutKey<Value>(_ read: () throws(FetchError) -> Value) throws(FetchError) -> Value {
        do {
            return try read()
        } catch .rejected(let status, let reason) {
            throw .rejected(status: status, reason: reason?.replacing(key.secret, with: "…"))
        } catch {
            throw error
        }
    }
}
