import Foundation
public import Observation
import Trips
import WeatherServices
public import WeatherStore
public import WeatherText

/// Exports places and settings to a file and imports them from one, off the main thread.
@MainActor @Observable
public final class ExchangeViewModel: ExchangeModel {
    /// The running export or import in words; nil if there is none.
    public private(set) var activity: String?
    /// The result of the last export or import, until it is dismissed; nil if there is none.
    public private(set) var notice: Banner?
    /// The question about the servers in the file that was imported last; nil if there is nothing to decide.
    public private(set) var question: ServerQuestion?
    /// The servers that the question is about.
    @ObservationIgnored private var offeredServers: [Settings.NamedServer] = []
    /// The task of the last export or import.
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    private let store: SQLiteStore
    private let locations: LocationsViewModel
    private let settings: SettingsViewModel
    /// Called when trips were imported.
    @ObservationIgnored var onTrips: (@MainActor () -> Void)?

    /// - Parameter store: The store of the places in `locations`.
    public init(store: SQLiteStore, locations: LocationsViewModel, settings: SettingsViewModel) {
        (self.store, self.locations, self.settings) = (store, locations, settings)
    }

    /// The suggested name of an exported file.
    public var fileName: String { "fairweather.json" }

    /// Writes the places and the settings, without keys, to the file.
    public func write(to path: String) {
        perform(tr("Exporting…")) { exchange throws(ExchangeError) in
            let places = exchange.locations.places.places
            let trips: [Trip]
            do throws(StoreError) { trips = try exchange.store.trips() } catch { throw .file(error) }
            let file = ExchangeFile(places: places, trips: trips, settings: exchange.settings.settings)
            try await Self.write(file, to: URL(filePath: path))
            return tr(
                one: "{count} place and the settings were exported to {file}.",
                other: "{count} places and the settings were exported to {file}.", count: places.count,
                ["file": URL(filePath: path).lastPathComponent])
        }
    }

    /// Adds new places, completes known ones and takes over the settings; servers only after `question` is answered.
    public func read(from path: String) {
        perform(tr("Importing…")) { exchange throws(ExchangeError) in
            let file = try await Self.read(URL(filePath: path))
            let sound = file.soundTrips(zone: \.zone)
            let summary: ImportSummary
            let trips: Int
            do throws(StoreError) {
                summary = try await exchange.store.take(file.places)
                // They are in the store, whatever becomes of the trips.
                exchange.locations.take(summary)
                trips = try await exchange.store.take(sound.trips)
            } catch {
                throw .file(error)
            }
            exchange.onTrips?()
            let refused = file.settings.map { exchange.take($0) } ?? []
            return ImportWords.text(
                summary, trips: trips, unreadable: file.unreadablePlaces + sound.leftOut,
                settings: file.settings != nil,
                refusedServers: refused)
        }
    }

    /// Accepts the servers of the question.
    public func acceptServers() {
        let servers = offeredServers
        rejectServers()
        settings.change { settings in
            for server in servers { settings.servers[server.source] = server.address }
        }
    }

    /// Rejects the servers of the question.
    public func rejectServers() {
        (question, offeredServers) = (nil, [])
    }

    /// Takes over the settings, and asks about the servers in them.
    ///
    /// - Returns: The servers that cannot be used, about which nothing is to be decided.
    private func take(_ new: Settings) -> [Settings.NamedServer] {
        let unknown = settings.settings.unknownServers(in: new)
        offeredServers = unknown.filter { $0.line != nil }
        question = ServerQuestion(offeredServers)
        settings.change { $0 = $0.takingOver(new) }
        return unknown.filter { $0.refusal != nil }
    }

    /// Removes the result after it has been read.
    public func dismissNotice() {
        notice = nil
    }

    private func perform(
        _ words: String, _ body: @escaping @MainActor (ExchangeViewModel) async throws(ExchangeError) -> String
    ) {
        let previous = task
        task = Task {
            await previous?.value
            activity = words
            do throws(ExchangeError) {
                notice = Banner(text: try await body(self), style: .info)
            } catch {
                notice = Banner(text: error.message)
            }
            activity = nil
        }
    }

    @concurrent
    private nonisolated static func write(_ file: ExchangeFile, to url: URL) async throws(ExchangeError) {
        try file.write(to: url)
    }

    @concurrent
    private nonisolated static func read(_ url: URL) async throws(ExchangeError) -> ExchangeFile {
        try ExchangeFile(contentsOf: url)
    }
}

/// The result of an import in sentences.
enum ImportWords {
    /// - Parameters:
    ///   - trips: The number of trips that were added.
    ///   - unreadable: The number of entries of the file that were skipped.
    ///   - settings: Whether the settings were imported.
    ///   - refusedServers: The servers among them that cannot be used.
    static func text(
        _ summary: ImportSummary, trips: Int = 0, unreadable: Int, settings: Bool,
        refusedServers: [Settings.NamedServer] = []
    ) -> String {
        let (added, completed, unchanged) = (summary.added.count, summary.completed.count, summary.unchanged.count)
        var sentences: [String?] = [
            added == 0
                ? tr("No places were added.")
                : tr(one: "{count} place was added.", other: "{count} places were added.", count: added)
        ]
        if completed > 0 {
            sentences.append(
                tr(
                    one: "Missing details were added to {count} place.",
                    other: "Missing details were added to {count} places.", count: completed))
        }
        if unchanged > 0 {
            sentences.append(
                tr(
                    one: "{count} place was already in your list.", other: "{count} places were already in your list.",
                    count: unchanged))
        }
        if trips > 0 {
            sentences.append(tr(one: "{count} trip was added.", other: "{count} trips were added.", count: trips))
        }
        if unreadable > 0 {
            sentences.append(
                tr(
                    one: "{count} entry could not be read and was skipped.",
                    other: "{count} entries could not be read and were skipped.", count: unreadable))
        }
        if settings { sentences.append(tr("The settings were imported.")) }
        sentences += refusedServers.map(\.refusal)
        return PhraseList.sentences(sentences) ?? ""
    }
}
