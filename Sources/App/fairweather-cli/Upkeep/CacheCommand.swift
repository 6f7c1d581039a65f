import ArgumentParser
import Foundation
import WeatherModel
import WeatherStore
import WeatherText

/// `cache`: the commands for the stored weather.
struct CacheCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "cache", abstract: tr("Shows and deletes the stored weather of the saved places."),
            subcommands: [CacheStatus.self, ClearCache.self], defaultSubcommand: CacheStatus.self)
    }
}

/// `cache status`: prints what is stored.
struct CacheStatus: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "status", abstract: tr("Shows what is stored for each saved place, and how old it is."))
    }

    @OptionGroup var options: StoreOptions

    @Flag(help: ArgumentHelp(tr("Print one line of JSON.")))
    var json = false

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let reports = try saved.places.map { place in
            do throws(StoreError) {
                return (place: place, report: try saved.store.report(for: place.id))
            } catch {
                throw CommandFailure(message: error.message, code: .storageTrouble)
            }
        }
        let file = try Self.file(options, surroundings)
        let size = Self.size(of: file) ?? 0
        let folders = options.sample ? nil : try? DataFolders(environment: surroundings.environment)
        let years = folders.flatMap { Self.size(of: $0.pastYearsFile) }
        let warnings = folders.flatMap { Self.size(of: $0.alertDocumentsFile) }
        if json {
            var text = JSONText()
            text.object { text in
                text.member("schema")
                text.value(JSONText.schema)
                text.member("file")
                text.value(file.path)
                text.member("bytes")
                text.value(size)
                text.member("earlier_years_bytes")
                text.value(years ?? 0)
                text.member("warnings_bytes")
                text.value(warnings ?? 0)
                text.member("places")
                text.array { text in for entry in reports { text.cached(entry.place, entry.report) } }
            }
            text.endLine()
            return try saved.print(text.bytes)
        }
        let formatter = WeatherFormatter(
            saved.data.settings, locale: surroundings.locale(nil), ownZone: surroundings.zone)
        var table = TextTable([
            TextTable.Column(alignment: .left, isElastic: true), TextTable.Column(alignment: .left),
            TextTable.Column(alignment: .left, dispensability: 1, isElastic: true), TextTable.Column(alignment: .left),
        ])
        for (place, report) in reports {
            for stamp in report?.stamps ?? [] {
                table.add([
                    place.localName, stamp.part.words, stamp.source.name,
                    formatter.age(of: stamp.fetchedAt, at: surroundings.clock.now),
                ])
            }
        }
        func told(_ size: Int) -> String {
            tr("{count} KB on disk", ["count": surroundings.locale(nil).grouped((size + 1023) / 1024)])
        }
        // What else `cache clear` removes, by the names of the files.
        let others = [(folders?.pastYearsFile, years), (folders?.alertDocumentsFile, warnings)].compactMap {
            file, size in
            file.flatMap { file in size.map { "\(file.lastPathComponent): \(told($0))" } }
        }
        let head = [told(size)] + others
        let lines = head.flatMap { $0.wrapped(to: surroundings.screen.width) } + table.lines(on: surroundings.screen)
        try saved.print(lines: lines)
    }

    /// Returns the size of a file in bytes; nil where there is none.
    private static func size(of file: URL) -> Int? {
        try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
    }

    private static func file(_ options: StoreOptions, _ surroundings: CommandContext) throws -> URL {
        do throws(StoreError) {
            let folders = try DataFolders(environment: surroundings.environment)
            return options.sample ? folders.sampleDatabaseFile : folders.databaseFile
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
    }
}

extension JSONText {
    fileprivate mutating func cached(_ place: SavedPlace, _ report: WeatherReport?) {
        object { text in
            text.member("id")
            text.value(place.id)
            text.member("name")
            text.value(place.name)
            text.member("parts")
            text.array { text in
                for stamp in report?.stamps ?? [] {
                    text.object { text in
                        text.member("part")
                        text.value(stamp.part.rawValue.snakeCase)
                        text.member("source")
                        text.value(stamp.source.id)
                        text.member("fetched")
                        text.value(stamp.fetchedAt)
                        text.member("valid_until")
                        text.value(stamp.validUntil)
                    }
                }
            }
        }
    }
}

/// `cache clear`: deletes the stored weather.
struct ClearCache: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "clear",
            abstract: tr("Deletes the stored weather of all saved places. It can be fetched again."))
    }

    @OptionGroup var options: StoreOptions

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        try await saved.change { _ throws(StoreError) in try await saved.store.forgetReports() }
        if !options.sample, let folders = try? DataFolders(environment: surroundings.environment) {
            func isThere(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
            do throws(StoreError) {
                if isThere(folders.pastYearsFile) { try await PastYearFile(folders.pastYearsFile).clear() }
                if isThere(folders.alertDocumentsFile) {
                    try await AlertDocumentFile(folders.alertDocumentsFile).clear()
                }
            } catch {
                throw CommandFailure(message: error.message, code: .storageTrouble)
            }
        }
        saved.tell(tr("The stored weather was deleted."))
    }
}
