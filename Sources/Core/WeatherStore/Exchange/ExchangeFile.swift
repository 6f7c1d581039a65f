public import Foundation
import WeatherModel

/// Places and settings as one JSON file, to keep or to take to another computer; it never holds a secret.
public struct ExchangeFile: Sendable, Hashable {
    /// In the user's order.
    public var places: [SavedPlace]
    /// Nil where the file has none.
    public var settings: Settings?
    /// Entries of the file that are no place, which are left out.
    public private(set) var unreadablePlaces = 0

    /// The value of "format", by which the program knows its own files.
    private static let format = "fairweather"
    /// The number under "schema"; raised when an older program would misread the file.
    private static let schema = 1
    /// 1,000 places take about 400 KB.
    private static let byteLimit = 10_000_000

    /// Both are written as given, but for secrets.
    public init(places: [SavedPlace], settings: Settings?) {
        self.places = places
        self.settings = settings
    }

    /// Reads what `write(to:)` wrote, by this version or an older one.
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

    /// Reads what `data` gives.
    public init(_ data: Data) throws(ExchangeError) {
        guard let json = JSONValue(data), json["format"]?.text == Self.format,
            let schema = json["schema"]?.integer, let list = json["places"]?.list
        else { throw .foreign }
        guard schema <= Self.schema else { throw .newer }
        places = list.compactMap { SavedPlace($0) }
        unreadablePlaces = list.count - places.count
        settings = json["settings"]?.object.map { Settings(.object($0)) }
    }

    /// The file's bytes.
    public func data() throws(ExchangeError) -> Data {
        var content: [String: JSONValue] = [
            "format": .text(Self.format), "schema": .integer(Int64(Self.schema)),
            "places": .list(places.map(\.json)),
        ]
        if let settings { content["settings"] = settings.withoutSecrets.json }
        do { return try JSONValue.object(content).data } catch { throw .file(StoreError(error)) }
    }

    /// Writes the file, whole or not at all; into a pipe or a device as it is.
    public func write(to file: URL) throws(ExchangeError) {
        let data = try data()
        do { try AtomicFile.write(data, to: file) } catch { throw .file(error) }
    }
}

extension Settings {
    /// A server's address may hold a password, or a key in its query.
    fileprivate var withoutSecrets: Settings {
        var settings = self
        settings.servers = servers.compactMapValues { text in
            guard var parts = URLComponents(string: text) else { return nil }
            (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
            return parts.string
        }
        return settings
    }
}
