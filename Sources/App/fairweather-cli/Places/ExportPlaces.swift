import ArgumentParser
import Foundation
import SourceSettings
import Trips
import WeatherServices
import WeatherStore
import WeatherText

/// `places export`: writes the saved places to a file.
struct ExportPlaces: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "export", abstract: tr("Exports places, trips and settings, but no keys, as one JSON file."))
    }

    @Argument(help: ArgumentHelp(tr("The file to write; standard output if omitted or -.")))
    var file: String?

    @OptionGroup var options: StoreOptions

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let trips: [Trip]
        do throws(StoreError) { trips = try saved.store.trips() } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
        let content = ExchangeFile(places: saved.places, trips: trips, settings: saved.data.settings)
        do throws(ExchangeError) {
            if let file, file != "-" {
                return try content.write(to: URL(filePath: file))
            }
        } catch {
            throw CommandFailure(message: error.sentence(about: file ?? ""), code: .storageTrouble)
        }
        let data: Data
        do throws(ExchangeError) { data = try content.data() } catch {
            throw CommandFailure(message: error.sentence(about: "-"), code: .storageTrouble)
        }
        try saved.print(Array(data) + (data.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]))
    }
}

extension ExchangeError {
    /// Returns the message about the error, with the name of the file.
    func sentence(about file: String) -> String {
        switch self {
        case .file, .missing: "\(file): \(message)"
        case .foreign: tr("{file} was not exported by Fairweather, or it is damaged.", ["file": file])
        case .newer: tr("{file} is from a newer version of Fairweather.", ["file": file])
        case .silent: tr("{file} is a pipe, and nothing is being written to it.", ["file": file])
        case .tooLarge: tr("{file} is too large.", ["file": file])
        }
    }
}

/// `places import`: reads places from a file.
struct ImportPlaces: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "import", abstract: tr("Adds the places and trips of an exported file to those already saved.")
        )
    }

    @Argument(help: ArgumentHelp(tr("The file to import.")))
    var file: String

    @Flag(help: ArgumentHelp(tr("Import its settings too.")))
    var settings = false

    @Flag(help: ArgumentHelp(tr("Also use the servers named in its settings, which are otherwise only shown.")))
    var servers = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        guard settings || !servers else {
            throw ValidationError(tr("--servers also needs --settings, as the servers are part of the settings."))
        }
    }

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let content: ExchangeFile
        do throws(ExchangeError) { content = try ExchangeFile(contentsOf: URL(filePath: file)) } catch {
            throw CommandFailure(message: error.sentence(about: file), code: .storageTrouble)
        }
        let sound = content.soundTrips(zone: \.zone)
        let summary: ImportSummary
        let trips: Int
        do throws(StoreError) {
            summary = try await saved.store.take(content.places)
            trips = try await saved.store.take(sound.trips)
            if settings, let new = content.settings { try take(new, of: saved) }
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
        saved.tell(
            tr(
                "{added} added, {completed} updated, {unchanged} unchanged, {unreadable} unreadable.",
                [
                    "added": Wording.number(summary.added.count), "completed": Wording.number(summary.completed.count),
                    "unchanged": Wording.number(summary.unchanged.count),
                    "unreadable": Wording.number(content.unreadablePlaces + sound.leftOut),
                ]))
        if trips > 0 {
            saved.tell(tr(one: "{count} trip was added.", other: "{count} trips were added.", count: trips))
        }
    }

    /// Takes over the settings and shows the servers in the file, whether they are accepted or not.
    private func take(_ new: Settings, of saved: SavedPlaces) throws(StoreError) {
        let old = saved.data.settings
        let named = old.unknownServers(in: new)
        let lines = named.compactMap(\.line)
        var taken = old.takingOver(new)
        if servers { taken.servers = new.servers.filter { ServerAddress($0.value) != nil } }
        try saved.data.settingsStore.save(taken, since: old)
        for refusal in named.compactMap(\.refusal) { saved.tell(refusal) }
        guard !lines.isEmpty else { return }
        saved.tell(
            ([
                servers
                    ? tr("These servers will be used from now on:")
                    : tr(
                        "The file names other servers, which were not imported. Add --servers to use them:")
            ] + lines).joined(separator: "\n  "))
    }
}
