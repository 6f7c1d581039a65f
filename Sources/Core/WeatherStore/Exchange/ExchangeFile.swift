public import Foundation
import WeatherModel

/// An export of places, trips and settings as one JSON file, which never contains secrets.
public struct ExchangeFile: Sendable, Hashable {
    /// The places in the user's order.
    public var places: [SavedPlace]
    /// The trips; empty in a file of a version that knew none.
    public var trips: [Trip]
    /// The settings; nil if the file has none.
    public var settings: Settings?
    /// The number of invalid entries among the places, which are left out.
    public private(set) var unreadablePlaces = 0
    /// The number of invalid entries among the trips, which are left out.
    public private(set) var unreadableTrips = 0

    /// The value of "format", by which the program knows its own files.
    private static let format = "fairweather"
    /// The number under "schema"; raised when an older program would misread the file.
    private static let schema = 1
    /// The largest accepted file, in bytes; 1,000 places take about 400 KB.
    private static let byteLimit = 10_000_000

    /// Makes an export; secrets in the settings are removed when it is written.
    public init(places: [SavedPlace], trips: [Trip] = [], settings: Settings?) {
        (self.places, self.trips) = (places, trips)
        self.settings = settings
    }

    /// Reads a file written by `write(to:)` of this version or an older one.
    public init(contentsOf file: URL) throws(ExchangeError) {
        let content: BoundedFile.Content
        do { content = try BoundedFile.read(file, limit: Self.byteLimit, isStream: true) } catch { throw .file(error) }
        switch content {
        case .missing: throw .missing
        case .silent: throw .silent
        case .tooLarge: throw .tooLarge
        case .bytes(let data): try self.init(data)
        }
    }

    /// Reads the content of a file, as returned by `data`.
    public init(_ data: Data) throws(ExchangeError) {
        guard let json = JSONValue(data), json["format"]?.text == Self.format,
            let schema = json["schema"]?.integer
        else { throw .foreign }
        // What else a newer one has is not known.
        guard schema <= Self.schema else { throw .newer }
        guard let list = json["places"]?.list else { throw .foreign }
        places = list.compactMap { SavedPlace($0) }
        unreadablePlaces = list.count - places.count
        let entries = (json["trips"]?.list ?? []).prefix(Bound.trips)
        trips = entries.compactMap { Trip($0) }
        unreadableTrips = entries.count - trips.count
        settings = json["settings"]?.object.map { Settings(.object($0)) }
    }

    /// Returns the content of the file.
    public func data() throws(ExchangeError) -> Data {
        var content: [String: JSONValue] = [
            "format": .text(Self.format), "schema": .integer(Int64(Self.schema)),
            "places": .list(places.map(\.json)),
        ]
        if !trips.isEmpty { content["trips"] = .list(trips.map(\.json)) }
        if let settings { content["settings"] = settings.withoutSecrets.json }
        do { return try JSONValue.object(content).data } catch { throw .file(StoreError(error)) }
    }

    /// Writes the file atomically, or directly if it is a pipe or a device.
    public func write(to file: URL) throws(ExchangeError) {
        let data = try data()
        do { try AtomicFile.write(data, to: file) } catch { throw .file(error) }
    }
}

extension Settings {
    /// The settings without passwords and queries in the addresses of servers, as a query may hold a key.
    var withoutSecrets: Settings {
        var settings = self
        settings.servers = servers.compactMapValues { text in
            guard var parts = URLComponents(string: text) else { return nil }
            (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
            return parts.string
        }
        return settings
    }
}
