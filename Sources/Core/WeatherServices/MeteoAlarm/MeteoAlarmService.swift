import Foundation
public import WeatherModel

/// Warnings of Europe's national weather services, from MeteoAlarm's feed of the place's country.
public struct MeteoAlarmService: AlertFetching, ServerClient {
    /// The server that is asked unless the user names another.
    public static let defaultServer = DefaultServer.meteoAlarm
    private let server: SourceServer

    /// The most complete messages fetched one by one, those for the place first; an index can have hundreds of entries.
    private static let messageLimit = 8

    /// Makes a client of the server.
    public init(_ server: SourceServer) {
        self.server = server
    }

    /// Returns the country's warnings that may apply to the place, with their coverage.
    ///
    /// If the feed of complete messages is too large or unusable, the shorter index is fetched instead.
    public func alerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        guard let feed = location.countryCode.flatMap(MeteoAlarmCountry.feed) else { throw .notFound }
        do {
            let response = try await server.response("/api/v1/warnings/feeds-\(feed)")
            let arrival = server.now()
            let body = try response.checkedKeylessBody(now: arrival)
            return Sourced(
                try MeteoAlarmDecoder(place: location, now: arrival).alerts(from: body), source: .meteoAlarm,
                fetchedAt: response.confirmedAt ?? arrival, validUntil: response.expires(now: arrival))
        } catch {
            switch error {
            case .answerTooLarge, .unreadableAnswer, .emptyAnswer, .webPage, .notFound, .serverTrouble:
                // If only the index is missing, the error of the complete messages is the one to report.
                do { return try await alertsOfIndex(feed, location) } catch .notFound { throw error }
            default: throw error
            }
        }
    }

    private func alertsOfIndex(_ feed: String, _ location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        let response = try await server.response("/feeds/\(MeteoAlarmCountry.index(feed))")
        let arrival = server.now()
        let body = try response.checkedMarkup(now: arrival)
        let decoder = MeteoAlarmFeedDecoder(place: location, now: arrival)
        let entries = try decoder.entries(from: body)
        let wanted = try decoder.alerts(of: entries, messages: [:]).prefix(Self.messageLimit).map(\.id)
        var messages: [String: CAPMessage] = [:]
        for id in wanted {
            guard let entry = entries.first(where: { $0.message.identifier == id }),
                let message = try await message(of: entry)
            else { continue }
            messages[id] = message
        }
        return Sourced(
            try decoder.alerts(of: entries, messages: messages), source: .meteoAlarm,
            issuedAt: decoder.issuedAt(body), fetchedAt: response.confirmedAt ?? arrival,
            validUntil: response.expires(now: arrival))
    }

    /// Returns the complete message; nil if it cannot be fetched, so that the summary in the index is used.
    private func message(of entry: MeteoAlarmEntry) async throws(FetchError) -> CAPMessage? {
        guard let url = entry.address.flatMap(ownAddress) else { return nil }
        do {
            let response = try await server.response(to: HTTPRequest(url: url))
            return try CAPReader().message(from: response.checkedMarkup(now: server.now()))
        } catch .cancelled {
            throw .cancelled
        } catch {
            return nil
        }
    }

    /// Returns the address if it is on the server that was asked, nil otherwise.
    private func ownAddress(_ text: String) -> URL? {
        guard let url = URL(string: text), let own = URL(string: server.address), url.scheme == own.scheme,
            url.host() == own.host(), url.port == own.port, url.user() == nil
        else { return nil }
        return url
    }
}
