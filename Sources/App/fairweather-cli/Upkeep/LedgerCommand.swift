import ArgumentParser
import Foundation
import WeatherModel
import WeatherStore
import WeatherText

/// `ledger`: prints who was asked what.
struct LedgerCommand: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "ledger",
            abstract: tr("Lists every request of the last seven days: to whom, what was sent, and what came of it."),
            discussion: tr(
                "Requests of the window and of commands are in the list. Keys are left out, coordinates stand as they were sent."
            ))
    }

    @Flag(help: ArgumentHelp(tr("Print one line of JSON.")))
    var json = false

    @Flag(help: ArgumentHelp(tr("Remove all requests from the list.")))
    var clear = false

    func validate() throws {
        guard !clear || !json else { throw ValidationError(tr("Use either --clear or --json, not both.")) }
    }

    func run(in surroundings: CommandContext) async throws {
        let clock = surroundings.clock
        do throws(StoreError) {
            let folders = try DataFolders(environment: surroundings.environment)
            let ledger = RequestLedger(folders.requestLedgerFile, now: { clock.now })
            guard !clear else { return try await ledger.clear() }
            let (records, settings) = (try await ledger.records(), SettingsFile(folders.settingsFile).glance())
            try write(records, settings, in: surroundings)
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
    }

    private func write(_ records: [RequestRecord], _ settings: Settings, in surroundings: CommandContext)
        throws(StoreError)
    {
        var output = StandardOutput(descriptor: surroundings.output)
        do {
            if json {
                try output.print(Self.json(records))
            } else {
                let formatter = WeatherFormatter(
                    settings, locale: surroundings.locale(nil), ownZone: surroundings.zone)
                try output.print(lines: Self.lines(records, formatter, on: surroundings.screen))
            }
            try output.flush()
        } catch {
            throw StoreError.other("\(error)")
        }
    }

    private static func lines(_ records: [RequestRecord], _ formatter: WeatherFormatter, on screen: Screen) -> [String]
    {
        guard !records.isEmpty else { return RequestRecord.absenceText.wrapped(to: screen.width) }
        var table = TextTable([
            TextTable.Column(alignment: .left), TextTable.Column(alignment: .left, isElastic: true),
            TextTable.Column(alignment: .left, dispensability: 1, isElastic: true), TextTable.Column(alignment: .right),
            TextTable.Column(alignment: .left, isElastic: true),
            TextTable.Column(alignment: .left, dispensability: 2, isElastic: true),
        ])
        for record in records {
            let day = formatter.dayAndMonth(CivilDate(record.start, in: formatter.ownZone))
            table.add([
                "\(day) \(formatter.time(record.start, in: formatter.ownZone))", record.host,
                record.placeText(formatter) ?? record.path, formatter.kilobytes(record.receivedBytes),
                record.outcomeText, record.cause.words,
            ])
        }
        return table.lines(on: screen)
    }

    private static func json(_ records: [RequestRecord]) -> [UInt8] {
        var text = JSONText()
        text.object { text in
            text.member("schema")
            text.value(JSONText.schema)
            text.member("requests")
            text.array { text in for record in records { text.object { $0.members(record) } } }
        }
        text.endLine()
        return text.bytes
    }
}

extension JSONText {
    fileprivate mutating func members(_ record: RequestRecord) {
        member("time")
        value(record.start)
        member("host")
        value(record.host)
        member("address")
        value(record.address)
        member("headers")
        array { text in for name in record.headers { text.value(name) } }
        member("cause")
        value(record.cause.rawValue.snakeCase)
        member("sent_bytes")
        value(record.sentBytes)
        member("received_bytes")
        value(record.receivedBytes)
        member("seconds")
        value(record.duration)
        let (status, failure) = record.codes
        member("status")
        value(status)
        member("failure")
        value(failure?.rawValue.snakeCase)
    }
}
