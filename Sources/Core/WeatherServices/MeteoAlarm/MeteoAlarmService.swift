public import Foundation
public import WeatherModel

/// Warnings of Europe's national weather services from MeteoAlarm's feed of the place's country.
public struct MeteoAlarmService: AlertFetching {
    private let transport: any HTTPTransport
    private let server: String
    private let now: @Sendable () -> Date

    /// Those that hold here are completed first; an index can hold hundreds.
    private static let messageLimit = 8

    /// - Parameters:
    ///   - transport: Carries the requests.
    ///   - server: Another server than MeteoAlarm's own.
    ///   - now: What has ended by this moment is left out.
    public init(
        transport: any HTTPTransport, server: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.transport = transport
        self.server = server?.absoluteString ?? "https://feeds.meteoalarm.org"
        self.now = now
    }

    /// The country's warnings that are not known to be for elsewhere; their coverage says what is known of the place.
    ///
    /// Where the whole messages cannot be had, being too many or too much trouble, the shorter index is asked for.
    public func alerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        guard let feed = location.countryCode.flatMap(MeteoAlarmCountry.feed) else { throw .notFound }
        do {
            let request = try HTTPRequest(server: server, path: "/api/v1/warnings/feeds-\(feed)", query: [:])
            let response = try await transport.response(to: request)
            let arrival = now()
            let body = try response.checkedKeylessBody(now: arrival)
            return Sourced(
                try MeteoAlarmDecoder(place: location, now: arrival).alerts(from: body), source: .meteoAlarm,
                fetchedAt: response.confirmedAt ?? arrival, validUntil: response.expires(now: arrival))
        } catch {
            switch error {
            case .answerTooLarge, .unreadableAnswer, .emptyAnswer, .webPage, .notFound, .serverTrouble:
                // An index that is missing says nothing of the place where the whole messages only failed.
                do { return try await alertsOfIndex(feed, location) } catch .notFound { throw error }
            default: throw error
            }
        }
    }

    private func alertsOfIndex(_ feed: String, _ location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        let request = try HTTPRequest(server: server, path: "/feeds/meteoalarm-legacy-atom-\(feed)", query: [:])
        let response = try await transport.response(to: request)
        let arrival = now()
        let body = try response.checkedMarkup(now: arrival)
        let decoder = MeteoAlarmFeedDecoder(place: location, now: arrival)
        let entries = try decoder.entries(from: body)
        let wanted = decoder.alerts(of: entries, messages: [:]).prefix(Self.messageLimit).map(\.id)
        var messages: [String: CAPMessage] = [:]
        for id in wanted {
            guard let entry = entries.first(where: { $0.message.identifier == id }),
                let message = try await message(of: entry)
            else { continue }
            messages[id] = message
        }
        return Sourced(
            decoder.alerts(of: entries, messages: messages), source: .meteoAlarm,
            issuedAt: decoder.issuedAt(body), fetchedAt: response.confirmedAt ?? arrival,
            validUntil: response.expires(now: arrival))
    }

    /// Nil where the whole message cannot be had: what the index says of it is shown then.
    private func message(of entry: MeteoAlarmEntry) async throws(FetchError) -> CAPMessage? {
        guard let url = entry.address.flatMap(ownAddress) else { return nil }
        do {
            let response = try await transport.response(to: HTTPRequest(url: url))
            return try CAPReader().message(from: response.checkedMarkup(now: now()))
        } catch .cancelled {
            throw .cancelled
        } catch {
            return nil
        }
    }

    /// Nil for an address on another server than the one that was asked.
    private func ownAddress(_ text: String) -> URL? {
        guard let url = URL(string: text), let own = URL(string: server), url.scheme == own.scheme,
            url.host() == own.host(), url.port == own.port, url.user() == nil
        else { return nil }
        return url
    }
}
