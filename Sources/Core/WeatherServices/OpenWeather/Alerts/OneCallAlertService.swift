public import Foundation
public import WeatherModel

/// Warnings from OpenWeather's One Call, which needs a key and a subscription of the user's own.
public struct OneCallAlertService: AlertFetching {
    private let key: APIKey
    private let isOneByOne: Bool
    private let server: SourceServer

    /// The most warnings fetched one by one, as each takes a request of the user's quota.
    private static let identityLimit = 8

    /// - Parameters:
    ///   - transport: Carries the requests.
    ///   - key: The user's own; without one nothing is ever asked.
    ///   - product: The product that the key is subscribed to; the free one has no warnings, so the result is nil.
    ///   - server: Another server than OpenWeather's own.
    ///   - now: What has ended by this moment is left out.
    public init?(
        transport: any HTTPTransport, key: APIKey, product: OpenWeatherProduct = .oneCall3, server: URL? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        guard product != .free else { return nil }
        self.key = key
        isOneByOne = product == .oneCall4
        self.server = SourceServer(.openWeather, or: server, over: transport, now: now)
    }

    /// Returns the warnings for the point, in the languages of their senders.
    public func alerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        guard !key.secret.isEmpty else { throw .keyRefused }
        do {
            // One Call 3.0 gives warnings whole, 4.0 their identities, to be asked for one by one.
            return isOneByOne ? try await oneByOne(location) : try await whole(location)
        } catch .rejected(let status, let reason) {
            // If a server quoted the request in its reason, the key would be in it.
            throw .rejected(status: status, reason: reason?.replacing(key.secret, with: "…"))
        } catch {
            throw error
        }
    }

    private func whole(_ location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        let (body, response, arrival) = try await body(
            path: "/data/3.0/onecall",
            query: [
                "lat": location.coordinates.latitudeText,
                "lon": location.coordinates.longitudeText,
                "exclude": "current,minutely,hourly,daily",
                "appid": key.secret,
            ])
        return sourced(
            try OneCallAlertDecoder(place: location, now: arrival).alerts(from: body), response, arrival)
    }

    private func oneByOne(_ location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        let (body, response, arrival) = try await body(
            path: "/data/4.0/onecall/current",
            query: [
                "lat": location.coordinates.latitudeText,
                "lon": location.coordinates.longitudeText,
                "appid": key.secret,
            ])
        let decoder = OneCallAlertDecoder(place: location, now: arrival)
        var answers: [Data] = []
        let identities = try decoder.identities(from: body).prefix(Self.identityLimit)
        for identity in identities {
            do {
                answers.append(try await self.body(path: path(of: identity), query: ["appid": key.secret]).0)
            } catch .notFound {
                // The warning was withdrawn between the two requests.
                continue
            } catch {
                throw error
            }
        }
        // One can be withdrawn in between, but a list of which nothing is there is none.
        guard identities.isEmpty || !answers.isEmpty else { throw .unreadableAnswer }
        return sourced(try decoder.alerts(fromEach: answers), response, arrival)
    }

    /// Returns the warnings with the time of the answer, which is that of its last confirmation if it was cached.
    private func sourced(_ alerts: [Alert], _ response: HTTPResponse, _ arrival: Date) -> Sourced<[Alert]> {
        Sourced(
            alerts, source: .openWeather, fetchedAt: response.confirmedAt ?? arrival,
            validUntil: response.expires(now: arrival))
    }

    /// Returns the path for an identifier from the network, percent-encoded but for letters, digits, - and _.
    private func path(of identity: String) -> String {
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        return "/data/4.0/onecall/alert/" + (identity.addingPercentEncoding(withAllowedCharacters: plain) ?? "")
    }

    private func body(
        path: String, query: KeyValuePairs<String, String>
    ) async throws(FetchError) -> (Data, HTTPResponse, Date) {
        let response = try await server.response(path, query: query)
        let arrival = server.now()
        return (try response.checkedBody(now: arrival, reason: JSONObject.openWeatherReason), response, arrival)
    }
}
