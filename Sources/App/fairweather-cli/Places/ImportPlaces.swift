import ArgumentParser
import Foundation
import WeatherStore
import WeatherText

/// `places import`: reads places from a file.
struct ImportPlaces: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Adds the places of a file that was exported; what is there stays.")

    @Argument(help: "The file.")
    var file: String

    @Flag(help: "Take over its settings, too.")
    var settings = false

    @Flag(help: "Take over the other servers its settings name, too, which without it are only shown.")
    var servers = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        guard settings || !servers else { throw ValidationError("Give --settings, of which the servers are a part.") }
    }

    func run(in surroundings: Surroundings) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let content: ExchangeFile
        do throws(ExchangeError) { content = try ExchangeFile(contentsOf: URL(filePath: file)) } catch {
            throw CommandFailure(message: error.sentence(about: file), code: .storageTrouble)
        }
        guard let store = saved.store as? any PlaceImporting else { return }
        let summary: ImportSummary
        do throws(StoreError) {
            summary = try await store.take(content.places)
            if settings, let new = content.settings { try take(new, of: saved) }
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
        saved.tell(
            tr(
                "{added} added, {completed} completed, {unchanged} unchanged, {unreadable} unreadable.",
                [
                    "added": String(summary.added.count), "completed": String(summary.completed.count),
                    "unchanged": String(summary.unchanged.count), "unreadable": String(content.unreadablePlaces),
                ]))
    }

    /// Takes over the settings and shows the servers in the file, whether they are accepted or not.
    private func take(_ new: Settings, of saved: SavedPlaces) throws(StoreError) {
        let old = saved.data.settings
        let lines = old.unknownServers(in: new).compactMap(\.line)
        try saved.data.settingsStore.save(servers ? new : old.takingOver(new))
        guard !lines.isEmpty else { return }
        saved.tell(
            ([
                servers
                    ? tr("From now on these servers are asked:")
                    : tr(
                        "The file names other servers, which were not taken over. Give --servers to have them asked:")
            ] + lines).joined(separator: "\n  "))
    }
}
