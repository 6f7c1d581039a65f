import ArgumentParser
import Foundation
import WeatherStore
import WeatherText

/// `report`: writes what is stored of places, so that somebody else can see what was seen.
struct ReportCommand: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "report",
            abstract: tr("Writes places with their stored weather, the settings and the last failures as a report."),
            discussion: tr(
                """
                It has no keys and no passwords. Read it before you give it to others: it tells where your places are, and \
                with --blur still about where. “fairweather --replay” shows it.
                """))
    }

    @Argument(help: ArgumentHelp(tr("The names of saved places; all of them, up to 40, if none is named.")))
    var places: [String] = []

    @Option(help: ArgumentHelp(tr("The file to write; standard output if omitted or -.")))
    var output: String?

    @Flag(help: ArgumentHelp(tr("Leave out the names of places, and round their coordinates to some ten kilometres.")))
    var blur = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        guard places.count <= ReplayFile.mostPlaces else {
            throw ValidationError(tr("A report has at most 40 places."))
        }
    }

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let chosen =
            try places.isEmpty
            ? Array(saved.places.prefix(ReplayFile.mostPlaces)) : places.map { try saved.place(called: [$0]) }
        let report: ReplayFile
        do throws(StoreError) {
            report = try ReplayFile(
                of: chosen, in: saved.store, settings: saved.data.settings,
                folders: DataFolders(environment: surroundings.environment), at: surroundings.clock.now,
                in: surroundings.zone)
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
        let file = output == "-" ? nil : output
        let data: Data
        do throws(ExchangeError) {
            data = try (blur ? report.blurred : report).data()
            if let file { return try Self.write(data, to: file) }
        } catch {
            throw CommandFailure(message: error.sentence(about: file ?? "-"), code: .storageTrouble)
        }
        try saved.print(Array(data))
    }

    private static func write(_ data: Data, to file: String) throws(ExchangeError) {
        do { try AtomicFile.write(data, to: URL(filePath: file)) } catch { throw .file(error) }
    }
}
