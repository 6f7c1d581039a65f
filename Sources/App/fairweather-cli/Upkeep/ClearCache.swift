import ArgumentParser
import WeatherStore
import WeatherText

/// `cache clear`: deletes the stored weather.
struct ClearCache: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "clear", abstract: "Deletes the stored weather of all saved places. It can be fetched again.")

    @OptionGroup var options: StoreOptions

    func run(in surroundings: Surroundings) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        try await saved.change { store throws(StoreError) in
            if let store = store as? any ReportForgetting { try await store.forgetReports() }
        }
        saved.tell(tr("The stored weather was deleted."))
    }
}
