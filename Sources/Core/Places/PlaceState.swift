public import ForecastHistory
public import Foundation
public import Observation
public import Refreshing
public import WeatherModel
public import WeatherStore

/// One place, what is known of its weather and its warnings, and whether the store has all of it.
///
/// Whoever shows, tells or prints a place's weather reads it here, and each answer is taken here. It belongs to one actor or
/// one task: the window's to the main actor, a command's to the command.
@Observable
public final class PlaceState {
    /// The place with the user's settings for it.
    public var place: SavedPlace
    /// The known weather, and the failures of what could not be renewed; a summary until `readWhole()` is called.
    public private(set) var weather: PlaceWeather
    /// All versions of the place's warnings that were seen; empty until they are read.
    public private(set) var alertRecords: [AlertRecord] = []
    /// The parts that are being asked for; empty if no request for the place is running.
    public internal(set) var partsUnderWay: Set<WeatherPart> = []
    /// Why the weather could not be read or saved the last time; nil if it could.
    public private(set) var storeError: StoreError?
    /// Whether `weather` is all that is stored, or only a summary of it.
    @ObservationIgnored public private(set) var isWhole: Bool
    /// When the stored parts arrived, also those that a summary does not have.
    @ObservationIgnored private var arrivals: [WeatherPart: PartArrival]
    private let store: any Store

    /// Makes a state without reading anything.
    ///
    /// - Parameters:
    ///   - report: What is known of the weather, whatever its age; nil if nothing is.
    ///   - isWhole: Whether that is the whole stored report, rather than the summary that a row shows.
    ///   - arrivals: When the stored parts arrived that the report does not have.
    public init(
        _ place: SavedPlace, report: WeatherReport?, isWhole: Bool, arrivals: [WeatherPart: PartArrival] = [:],
        store: any Store
    ) {
        (self.place, self.isWhole, self.arrivals, self.store) = (place, isWhole, arrivals, store)
        weather = PlaceWeather(report)
    }

    /// Makes a state of what a look into the store has found.
    convenience init(_ place: SavedPlace, in contents: StoredContents, store: any Store) {
        self.init(
            place, report: contents.summaries[place.id], isWhole: false, arrivals: contents.arrivals[place.id] ?? [:],
            store: store)
    }

    /// Reads the whole report and the versions of its warnings from the store, unless that was done.
    public func readWhole() {
        guard !isWhole else { return }
        isWhole = true
        do throws(StoreError) {
            if let whole = try store.report(for: place.id) { weather = PlaceWeather(whole) }
            try readAlertRecords()
        } catch {
            storeError = error
        }
    }

    /// Merges an answer, stores what was learned, and compares with what was known before.
    ///
    /// - Parameters:
    ///   - onlySource: The identifier of the source that was asked alone; nil if all were that cover the place.
    ///   - now: The present time, by which warnings are over.
    ///   - whenMerged: Called before the answer is stored, which can take a while.
    @discardableResult
    public func take(
        _ given: RefreshUpdate, onlySource: WeatherSource.ID? = nil, at now: Date,
        isolation: isolated (any Actor)? = #isolation, whenMerged: () -> Void = {}
    ) async -> PlaceChange {
        let update = onlySource.map { given.withoutGapsOfOthers(in: weather.report, asked: $0) } ?? given
        let (before, standing) = (weather, alertRecords.filter { $0.endedAt == nil })
        let findings = weather.take(update, at: now)
        whenMerged()
        if let findings { await save(findings, forgetsOldWarnings: update.isClockTrusted) }
        return PlaceChange(before: before, standing: Set(standing.map(\.number)), findings: findings)
    }

    private func save(
        _ findings: WeatherReport, forgetsOldWarnings: Bool, isolation: isolated (any Actor)? = #isolation
    ) async {
        do throws(StoreError) {
            try await store.save(findings, for: place.id, forgetsOldWarnings: forgetsOldWarnings)
            if findings.alerts != nil { try readAlertRecords() }
            // What does not change is not written, as whoever reads it would be rendered again.
            if storeError != nil { storeError = nil }
        } catch {
            storeError = error
        }
    }

    /// Returns what sources reported as current in the range, in order of time; none if that cannot be read.
    public func reports(
        in range: Range<Date>, isolation: isolated (any Actor)? = #isolation
    ) async -> [Sourced<CurrentConditions>] {
        do throws(StoreError) { return try await store.reported(of: place.id, in: range) } catch { return [] }
    }

    /// Returns the hours in the range as they were forecast last; none if that cannot be read.
    public func hours(in range: Range<Date>, isolation: isolated (any Actor)? = #isolation) async -> [Hour] {
        do throws(StoreError) {
            return try await store.hours(of: place.id, in: range).map(\.value)
        } catch {
            return []
        }
    }

    /// Returns how the forecast has changed lately, as far as earlier ones are kept; nothing if that cannot be read.
    public func revisions(at now: Date, isolation: isolated (any Actor)? = #isolation) async -> ForecastRevisions {
        guard let report = weather.report else { return .none }
        do throws(StoreError) {
            return try await ForecastRevisions.read(of: report, at: place.id, from: store, now: now)
        } catch {
            return .none
        }
    }

    /// Returns what was said of a day before, as far as that is kept; nil where too little is, or it cannot be read.
    public func issues(
        of date: CivilDate, at now: Date, isolation: isolated (any Actor)? = #isolation
    ) async -> DayIssues? {
        guard let report = weather.report else { return nil }
        return try? await DayIssues.read(of: date, in: report, at: place.id, from: store, now: now)
    }

    private func readAlertRecords() throws(StoreError) {
        let records = try store.alertRecords(of: place.id)
        if records != alertRecords { alertRecords = records }
    }
}

/// What another program has stored.
extension PlaceState {
    /// The place with what is known of its weather, to be kept up to date.
    public var addition: PlaceAddition {
        let known = arrivals.merging(weather.report?.arrivals ?? [:]) { $0.fetchedAt > $1.fetchedAt ? $0 : $1 }
        return PlaceAddition(place.location, arrivals: known, summary: weather.report)
    }

    /// Notes when stored parts arrived, which need not be known here.
    func learn(_ stored: [WeatherPart: PartArrival]) {
        arrivals.merge(stored) { $1 }
    }

    /// Returns whether a part arrived later than the known one, as another program has fetched it.
    public func isOlder(than arrivals: [WeatherPart: PartArrival]) -> Bool {
        arrivals.contains { part, arrival in
            // A summary holds no minutes, no air quality and no spread.
            guard isWhole || ![.minutes, .airQuality, .spread].contains(part) else { return false }
            return weather.report?.fetchedAt(part).map { $0 < arrival.fetchedAt } ?? true
        }
    }

    /// Takes over a newer summary, unless the whole report is known.
    ///
    /// - Returns: False where the whole report is needed.
    public func take(summary: WeatherReport?) -> Bool {
        guard !isWhole else { return false }
        if let summary { weather.take(stored: summary) }
        return true
    }

    /// Takes over what another program has fetched.
    public func take(_ stored: StoredPage) {
        if let report = stored.report { weather.take(stored: report) }
        if stored.alerts != alertRecords { alertRecords = stored.alerts }
    }
}

/// What an answer has changed about a place.
public struct PlaceChange: Sendable {
    /// What was known before.
    public let before: PlaceWeather
    /// The numbers of the warned events that stood before.
    public let standing: Set<Int64>
    /// What was learned, and stored; nil if that is nothing.
    public let findings: WeatherReport?
}
