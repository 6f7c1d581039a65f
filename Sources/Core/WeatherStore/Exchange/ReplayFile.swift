public import Foundation
public import WeatherModel

/// A report that can be replayed: places with the weather stored of them, the settings and the failures of the sources, as they
/// were at one moment.
///
/// It never contains keys, which are not stored with any of this, nor passwords or queries in the addresses of servers.
public struct ReplayFile: Sendable, Hashable {
    /// A place with what is stored of its weather.
    public struct Place: Sendable, Hashable {
        /// The place as it is saved.
        public let place: SavedPlace
        /// Its weather; nil where none is stored.
        public let report: WeatherReport?

        /// Makes a place of a report.
        public init(_ place: SavedPlace, _ report: WeatherReport?) {
            (self.place, self.report) = (place, report)
        }
    }

    /// The moment it was made, at which it is replayed.
    public let moment: Date
    /// The zone of the reader's clock.
    public let zone: TimeZone
    /// The version of the program that made it.
    public let program: String
    /// The places in the user's order.
    public let places: [Place]
    /// The settings, without secrets.
    public let settings: Settings
    /// The number of places in a file that could not be read, and are left out.
    public private(set) var unreadablePlaces = 0
    /// The content of the file of the sources' last failures; nil where there is none.
    private let failures: JSONValue?

    /// The value of "format", by which the program knows such files.
    private static let format = "fairweather-report"
    /// The number under "schema"; raised when an older program would misread the file.
    private static let schema = 1
    /// The number of places that a report has at most, so that it is not too large to be read.
    public static let mostPlaces = 40
    /// The largest file that is read, in bytes: forty places with sixteen days each.
    private static let byteLimit = 20_000_000

    /// Makes a report of values at hand.
    public init(of places: [Place], settings: Settings = Settings(), at moment: Date, in zone: TimeZone) {
        (self.places, self.settings, self.moment, self.zone) = (places, settings.withoutSecrets, moment, zone)
        (program, failures) = (Program.version, nil)
    }

    /// Takes what is stored of the places.
    public init(
        of places: [SavedPlace], in store: SQLiteStore, settings: Settings, folders: DataFolders, at moment: Date,
        in zone: TimeZone
    ) throws(StoreError) {
        var found: [Place] = []
        for place in places { found.append(Place(place, try store.report(for: place.id))) }
        let content = try BoundedFile.read(folders.sourceHealthFile, limit: Self.byteLimit)
        failures = if case .bytes(let data) = content { JSONValue(data) } else { nil }
        (self.places, self.settings, self.moment, self.zone) = (found, settings.withoutSecrets, moment, zone)
        program = Program.version
    }

    /// Reads the bytes of a file to be replayed, of this format or a recorded answer.
    public static func bytes(of file: URL) throws(ExchangeError) -> Data {
        let content: BoundedFile.Content
        do { content = try BoundedFile.read(file, limit: byteLimit, isStream: true) } catch { throw .file(error) }
        switch content {
        case .missing: throw .missing
        case .silent: throw .silent
        case .tooLarge: throw .tooLarge
        case .bytes(let data): return data
        }
    }

    /// Reads the content of a file, as returned by `data`; a place that cannot be read is left out, unless none can.
    public init(_ data: Data) throws(ExchangeError) {
        guard let json = JSONValue(data), json["format"]?.text == Self.format,
            let schema = json["schema"]?.integer
        else { throw .foreign }
        // What else a newer one has is not known.
        guard schema <= Self.schema else { throw .newer }
        guard let seconds = json["moment"]?.double, abs(seconds) < Self.farthest,
            let zone = json["zone"]?.text.flatMap(TimeZone.init(identifier:)), let list = json["places"]?.list
        else { throw .foreign }
        moment = Date(timeIntervalSince1970: seconds)
        self.zone = zone
        program = json["program"]?.text ?? ""
        places = list.compactMap { entry in
            SavedPlace(entry).map { place in
                let weather = try? entry["weather"].map { try JSONDecoder().decode(WeatherReport.self, from: $0.data) }
                return Place(place, weather)
            }
        }
        // Without any of its places it would look like the program without a place.
        guard list.isEmpty || !places.isEmpty else { throw .foreign }
        unreadablePlaces = list.count - places.count
        settings = json["settings"]?.object.map { Settings(.object($0)) } ?? Settings()
        failures = json["failures"]
    }

    /// A moment is within so many seconds of 1970: a thousand years.
    private static let farthest = 3.2e10

    /// Returns the content of the file.
    public func data() throws(ExchangeError) -> Data {
        try data { report in JSONValue(try JSONEncoder().encode(report)) }
    }

    /// Returns the content of the file without the weather, to be read before it is given away.
    public func outline() throws(ExchangeError) -> String {
        String(decoding: try data { _ in .text("…") }, as: UTF8.self)
    }

    private func data(_ weather: (WeatherReport) throws -> JSONValue?) throws(ExchangeError) -> Data {
        do {
            let list = try places.map { entry in
                guard case .object(var members) = entry.place.json else { return entry.place.json }
                members["weather"] = try entry.report.flatMap(weather)
                return .object(members)
            }
            var content: [String: JSONValue] = [
                "format": .text(Self.format), "schema": .integer(Int64(Self.schema)), "program": .text(program),
                "moment": .number(moment.timeIntervalSince1970), "zone": .text(zone.identifier),
                "places": .list(list), "settings": settings.json,
            ]
            content["failures"] = failures
            return try JSONValue.object(content).data
        } catch {
            throw .file(StoreError(error))
        }
    }

    /// Returns the same without the places' names and with their coordinates to a tenth of a degree, some ten kilometres, and without
    /// what else in the settings tells of a place.
    ///
    /// Warnings still name the areas that they are for.
    public var blurred: ReplayFile {
        ReplayFile(
            self, settings: settings.blurred(places.map(\.place.id)), failures: Self.withoutServers(failures),
            places: places.enumerated().map { number, entry in
                let point = entry.place.location.coordinates
                let name = "\(number + 1)"
                let location = Location(
                    id: name, name: name,
                    coordinates: Coordinates(
                        clampingLatitude: (point.latitude * 10).rounded() / 10,
                        longitude: (point.longitude * 10).rounded() / 10),
                    timeZoneIdentifier: entry.place.location.timeZoneIdentifier)
                let place = SavedPlace(
                    location, isHome: entry.place.isHome, sourceOrder: entry.place.sourceOrder,
                    showsAlerts: entry.place.showsAlerts)
                var report = entry.report
                report?.elevation = nil
                report?.current?.value.station = nil
                return Place(place, report)
            })
    }

    private init(_ other: ReplayFile, settings: Settings, failures: JSONValue?, places: [Place]) {
        (moment, zone, program) = (other.moment, other.zone, other.program)
        (self.settings, self.failures, self.places) = (settings, failures, places)
    }

    /// Numbers the failures whose name has the address of a server; each of them tells its source itself.
    private static func withoutServers(_ failures: JSONValue?) -> JSONValue? {
        guard let members = failures?.object else { return nil }
        let sorted = members.sorted { $0.key < $1.key }.enumerated()
        return .object(
            sorted.reduce(into: [:]) { kept, entry in
                let isPlain = entry.element.key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
                kept[isPlain ? entry.element.key : "\(entry.offset + 1)"] = entry.element.value
            })
    }

    /// Fills folders of their own with all of it.
    public func fill(_ folders: DataFolders) async throws(StoreError) {
        let store = try SQLiteStore.open(at: folders.databaseFile).store
        for entry in places {
            try await store.add(entry.place.location)
            if let report = entry.report { try await store.save(report, for: entry.place.id) }
        }
        _ = try await store.take(places.map(\.place))
        _ = try SettingsFile(folders.settingsFile).save(settings)
        guard let failures else { return }
        do { try AtomicFile.write(try failures.data, to: folders.sourceHealthFile) } catch { throw StoreError(error) }
    }
}

extension Settings {
    /// Returns the settings without what tells of a place: the user's own names, a station, and the servers' addresses.
    ///
    /// - Parameter places: The identities of the places, which are their numbers from 1 in what is returned.
    fileprivate func blurred(_ places: [Location.ID]) -> Settings {
        var settings = self
        if weatherUndergroundStation != nil { settings.weatherUndergroundStation = "STATION" }
        settings.servers = servers.mapValues { _ in "https://server.example" }
        settings.rules = rules.enumerated().map { number, rule in
            var blurred = WeatherRule(
                "\(number + 1)", rule.quantity, rule.comparison, rule.threshold, scope: rule.scope,
                toldFrom: rule.toldFrom, quietHours: rule.quietHours,
                place: rule.place.map { place in "\((places.firstIndex(of: place) ?? -1) + 1)" })
            blurred.isTold = rule.isTold
            return blurred
        }
        settings.activities = activities.enumerated().map { number, activity in
            guard !Activity.starters.contains(where: { $0.id == activity.id }) else { return activity }
            var blurred = Activity(
                "\(number + 1)", limits: activity.limits, times: activity.times, leastMinutes: activity.leastMinutes)
            blurred.isShown = activity.isShown
            return blurred
        }
        return settings
    }
}
