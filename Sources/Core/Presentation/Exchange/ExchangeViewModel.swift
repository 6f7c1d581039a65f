import Foundation
public import Observation
public import WeatherStore
public import WeatherText

/// Writes places and settings into a file, and takes them over from one, off the main thread.
@MainActor @Observable
public final class ExchangeViewModel: ExchangeModel {
    /// What is being done at the moment; nil for nothing.
    public private(set) var activity: String?
    /// What came of it; stays until it is dismissed.
    public private(set) var notice: Banner?
    /// Whether the servers of the file that was read last are to be asked.
    public private(set) var question: ServerQuestion?
    /// Those of the question.
    @ObservationIgnored private var offeredServers: [Settings.NamedServer] = []
    /// What was asked for last.
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    private let store: any PlaceImporting
    private let locations: LocationsViewModel
    private let settings: SettingsViewModel

    /// - Parameter store: The one `locations` shows.
    public init(store: any PlaceImporting, locations: LocationsViewModel, settings: SettingsViewModel) {
        (self.store, self.locations, self.settings) = (store, locations, settings)
    }

    /// "fairweather.json".
    public var fileName: String { "fairweather.json" }

    /// Writes the places and the settings into the file; it never holds a key.
    public func write(to path: String) {
        perform(tr("Exporting…")) { exchange throws(ExchangeError) in
            let places = exchange.locations.pages.map(\.place)
            let file = ExchangeFile(places: places, settings: exchange.settings.settings)
            try await Self.write(file, to: URL(filePath: path))
            return tr(
                one: "{count} place and the settings were written to {file}.",
                other: "{count} places and the settings were written to {file}.", count: places.count,
                ["file": URL(filePath: path).lastPathComponent])
        }
    }

    /// Adds the places in the file that are new, completes those that are known, and takes the settings over;
    /// servers only once somebody has answered `question`.
    public func read(from path: String) {
        perform(tr("Importing…")) { exchange throws(ExchangeError) in
            let file = try await Self.read(URL(filePath: path))
            let summary: ImportSummary
            do throws(StoreError) { summary = try await exchange.store.take(file.places) } catch {
                throw .file(error)
            }
            exchange.locations.take(summary)
            exchange.settings.followPlaces()
            if let settings = file.settings { exchange.take(settings) }
            return ImportWords.text(summary, unreadable: file.unreadablePlaces, settings: file.settings != nil)
        }
    }

    /// Asks the servers of the question from now on.
    public func takeServers() {
        let servers = offeredServers
        leaveServers()
        settings.change { settings in
            for server in servers { settings.servers[server.source] = server.address }
        }
    }

    /// Leaves the servers of the question where they are.
    public func leaveServers() {
        (question, offeredServers) = (nil, [])
    }

    private func take(_ new: Settings) {
        offeredServers = settings.settings.unknownServers(in: new).filter { $0.line != nil }
        question = ServerQuestion(offeredServers)
        settings.change { $0 = $0.takingOver(new) }
    }

    /// What came of it was read.
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
