import Foundation
public import WeatherModel

/// Warnings of the official publishers of a country, collected by the FOSS Public Alert Server, whose answers are CAP 1.2.
///
/// A place is asked for by a box around it, so that the server does not learn the point; each warning is a document of
/// its own, asked for once and then confirmed.
public struct PublicAlertService: AlertFetching, ServerClient {
    /// The server that is asked unless the user names another.
    public static let defaultServer = DefaultServer.publicAlerts
    private let server: SourceServer
    private let documents: PublicAlertDocuments

    /// The most documents that are asked for at a time.
    static let requestLimit = 40
    /// The most documents of one place that are read; a publisher that repeats itself every ten minutes has 144 a day.
    static let listLimit = 400
    /// The largest document that is read, in bytes; the largest seen has 1.7 million.
    static let sizeLimit = 2 << 20
    /// Countries whose publisher sends neither outlines nor known codes, so that the server holds nothing of theirs and an empty
    /// list means nothing: the Philippines and Thailand, by the server's own list of feeds.
    static let unplaced: Set = ["ph", "th"]
    /// The seconds after which a known document is confirmed, as an update may have taken its address.
    static let confirmationAge: TimeInterval = 3600

    /// Makes a client of the server, which remembers the documents it has read.
    public init(_ server: SourceServer) {
        self.init(server, memory: nil)
    }

    /// - Parameter memory: Where the documents are kept for the next run; nil for nowhere.
    init(_ server: SourceServer, memory: AlertDocumentMemory?) {
        (self.server, documents) = (server, PublicAlertDocuments(memory, server: server.address))
    }

    /// Returns the warnings that may apply to the place.
    ///
    /// Where some could not be read, or are more than are ever read, one of unknown content stands for them; those that are
    /// asked for the next time are left out, unless nothing else has been found yet: an empty list says that there are none.
    /// - Throws: `notFound` where the server knows no publisher of the country, so that no list means nothing.
    public func alerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        do throws(FetchError) {
            let alerts = try await listedAlerts(for: location)
            await documents.save()
            return alerts
        } catch {
            await documents.save()
            throw error
        }
    }

    private func listedAlerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        let response = try await server.response("/alert/area", query: PublicAlertBox(location.coordinates).query)
        let arrival = server.arrival(of: response)
        let listed = try Self.identifiers(in: response.checkedKeylessBody(now: server.now()))
        await documents.recall()
        let publishers = try await publishers(in: location.countryCode?.lowercased(), isCalm: listed.isEmpty)
        let read = Array(listed.prefix(Self.listLimit))
        let reading = try await readDocuments(read)
        let isUnread = reading.hasFailed || read.count < listed.count
        var alerts = try await self.alerts(of: read, at: location, besideUnread: isUnread)
        if alerts.isEmpty, reading.isUnfinished {
            alerts = try await self.alerts(of: read, at: location, besideUnread: true)
        }
        var answer = Sourced(
            alerts, source: .publicAlerts, fetchedAt: arrival, validUntil: response.expires(now: arrival),
            publishers: publishers)
        answer.isIncomplete = reading.isUnfinished
        return answer
    }

    /// Returns the warnings of the documents that are known.
    ///
    /// - Parameter besideUnread: Whether one of unknown content stands beside them.
    private func alerts(
        of identifiers: [String], at location: Location, besideUnread: Bool
    ) async throws(FetchError) -> [Alert] {
        // The order of the documents' names says nothing.
        let messages = await documents.messages(of: identifiers).sorted {
            ($0.sent ?? .distantPast, $0.identifier) > ($1.sent ?? .distantPast, $1.identifier)
        }
        let entries = messages.flatMap(\.sortedEntries)
        return try AlertSelection(place: location, now: server.now(), isAskedByPoint: false).alerts(
            ofAll: entries + (besideUnread ? [.unreadable] : []), isWhole: true)
    }

    /// Asks for the documents that are new, and then for those known longest, up to the limit.
    ///
    /// - Returns: Whether one of those that were due could not be had, and whether one is left for the next time.
    private func readDocuments(
        _ listed: [String]
    ) async throws(FetchError) -> (hasFailed: Bool, isUnfinished: Bool) {
        let due = await documents.due(of: listed, at: server.now()).prefix(Self.requestLimit)
        var failure: FetchError?
        for identifier in due {
            do {
                var request = try HTTPRequest(server: server.address, path: "/alert/\(identifier)", query: [:])
                request.headers = await documents.validators(of: identifier)
                let response = try await server.response(to: request)
                if response.status == 304, !request.headers.isEmpty {
                    await documents.confirm(identifier, at: server.now())
                    continue
                }
                let body = try response.checkedMarkup(now: server.now())
                let message = body.count <= Self.sizeLimit ? try? CAPReader().message(from: body) : nil
                await documents.keep(message, from: response, as: identifier, at: server.now())
            } catch .notFound {
                // It was listed, and has ended since, or is being replaced.
                await documents.miss(identifier, at: server.now())
            } catch .cancelled {
                throw .cancelled
            } catch {
                failure = error
                if error.isOfServer { break }
            }
        }
        let lacking = await documents.unknown(of: listed, at: server.now())
        // Where nothing at all is known, the reason is worth more than a warning of unknown content.
        if let failure, !lacking.isEmpty, lacking.count == listed.count { throw failure }
        return (lacking.contains { due.contains($0) }, lacking.contains { !due.contains($0) })
    }

    /// Returns who publishes warnings of the country through the server; nil where that is not known and does not matter.
    ///
    /// - Parameter isCalm: Whether nothing is listed, which means nothing where nobody publishes.
    /// - Throws: `notFound` if it is calm, and nobody publishes, or nothing that the server could place.
    private func publishers(in country: String?, isCalm: Bool) async throws(FetchError) -> [String]? {
        guard let country else {
            if isCalm { throw .notFound }
            return nil
        }
        do throws(FetchError) {
            let names = try await allPublishers(in: country)
            if isCalm, names.isEmpty || Self.unplaced.contains(country) { throw .notFound }
            return names.filter { !$0.isEmpty }
        } catch {
            if isCalm || error == .cancelled { throw error }
            return nil
        }
    }

    /// Returns the publishers of the country whose feed works, asked for once a day; the name of one may be empty.
    private func allPublishers(in country: String) async throws(FetchError) -> [String] {
        if let known = await documents.publishers(in: country, at: server.now()) { return known }
        let response = try await server.response("/sources/area_status", query: ["country_codes": country])
        guard let results = try JSONObject(only: response.checkedKeylessBody(now: server.now())).objects("results")
        else {
            throw .unreadableAnswer
        }
        let operating = results.filter { $0.text("cap_alert_feed_status")?.lowercased() == "operating" }
        // "France: Meteo-France": the place tells its country.
        let names = operating.map { $0.text("name")?.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "" }
        await documents.note(publishers: names, in: country, at: server.now())
        return names
    }

    /// Reads the list of identifiers, which are UUIDs; one of another form makes the answer unreadable.
    static func identifiers(in body: Data) throws(FetchError) -> [String] {
        guard let elements = JSONReader.element(in: body)?.list else { throw .unreadableAnswer }
        var identifiers: [String] = []
        for element in elements {
            guard let text = element.text, UUID(uuidString: text) != nil else { throw .unreadableAnswer }
            identifiers.append(text.lowercased())
        }
        return Array(Set(identifiers)).sorted()
    }
}

/// A box of a twentieth of a degree on a fixed grid, so that places near each other ask the same and no place is told.
struct PublicAlertBox {
    private let latitude, longitude: Int

    init(_ coordinates: Coordinates) {
        // The last box of the grid ends at the pole and at the antimeridian, which no box may cross.
        latitude = min(Int((coordinates.latitude * 20).rounded(.down)), 90 * 20 - 1)
        longitude = min(Int((coordinates.longitude * 20).rounded(.down)), 180 * 20 - 1)
    }

    var query: KeyValuePairs<String, String> {
        [
            "min_lat": Self.text(latitude), "max_lat": Self.text(latitude + 1),
            "min_lon": Self.text(longitude), "max_lon": Self.text(longitude + 1),
        ]
    }

    private static func text(_ twentieths: Int) -> String {
        let hundredths = abs(twentieths * 5)
        let sign = twentieths < 0 ? "-" : ""
        return "\(sign)\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}

extension WeatherSource {
    /// The FOSS Public Alert Server of KDE; each warning names its publisher.
    public static let publicAlerts = WeatherSource(
        id: "public-alerts", name: "FOSS Public Alert Server",
        attribution: "Warnings of official publishers, collected by the FOSS Public Alert Server (KDE)",
        homepage: "https://alerts.kde.org/")
}
