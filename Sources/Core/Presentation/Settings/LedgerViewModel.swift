public import Foundation
public import Observation
import WeatherModel
public import WeatherStore
import WeatherText

/// The list of who was asked what in the last seven days.
@MainActor @Observable
public final class LedgerViewModel: LedgerModel {
    /// The number of rows that are added at a time.
    private static let step = 40

    /// The servers that the list can be limited to, after all of them, with the position of the one that is chosen.
    public private(set) var servers = PreferenceRow.Control.choice([LedgerWords.allServers], selected: 0)
    /// The requests of the chosen servers, the last one first, as many as are shown.
    public private(set) var rows: [LedgerRow] = []
    /// How much was asked today, such as "today: 61 requests to 5 servers, 412 kB"; nil if nobody was asked.
    public private(set) var summary: String?
    /// Whether there are earlier requests than those shown.
    public private(set) var hasMore = false
    /// The sentence in place of the list, where it is empty or cannot be read; nil for a list with rows.
    public private(set) var absence: String?
    /// The reading or clearing that was begun last.
    @ObservationIgnored private(set) var task: Task<Void, Never>?

    private var records: [RequestRecord] = []
    private var host: String?
    private var limit = step
    private let ledger: RequestLedger
    private let format: DisplayFormat
    private let clock: DisplayClock
    private let zone: TimeZone

    /// - Parameter zone: The user's own time zone, whose days and times the list has.
    public init(_ ledger: RequestLedger, format: DisplayFormat, clock: DisplayClock, zone: TimeZone) {
        (self.ledger, self.format, self.clock, self.zone) = (ledger, format, clock, zone)
    }

    /// Reads the list; to be called when it is shown.
    public func open() {
        limit = Self.step
        perform { ledger throws(StoreError) in try await ledger.records() }
    }

    /// Limits the list to the server at the position; 0 for all.
    public func choose(_ position: Int) {
        guard case .choice(let names, _) = servers, names.indices.contains(position) else { return }
        (host, limit) = (position == 0 ? nil : names[position], Self.step)
        render()
    }

    /// Shows earlier requests below those that are shown.
    public func showMore() {
        limit += Self.step
        render()
    }

    /// Removes all requests.
    public func clear() {
        perform { ledger throws(StoreError) in
            try await ledger.clear()
            return []
        }
    }

    private func perform(_ body: @escaping @Sendable (RequestLedger) async throws(StoreError) -> [RequestRecord]) {
        let (previous, ledger) = (task, ledger)
        task = Task { [weak self] in
            await previous?.value
            let outcome: Result<[RequestRecord], StoreError>
            do throws(StoreError) { outcome = .success(try await body(ledger)) } catch { outcome = .failure(error) }
            self?.take(outcome)
        }
    }

    private func take(_ outcome: Result<[RequestRecord], StoreError>) {
        var problem: String?
        switch outcome {
        case .success(let found): records = found
        case .failure(let error): problem = error.message
        }
        render()
        absence = problem ?? absence
    }

    private func render() {
        let hosts = Set(records.map(\.host)).sorted()
        if let host, !hosts.contains(host) { self.host = nil }
        let chosen = host
        servers = .choice(
            [LedgerWords.allServers] + hosts, selected: chosen.flatMap { hosts.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
        let wanted = records.filter { chosen == nil || $0.host == chosen }
        let today = CivilDate(clock.now, in: zone)
        rows = wanted.prefix(limit).map { LedgerRow($0, today: today, in: zone, format.formatter) }
        hasMore = wanted.count > limit
        summary = Self.summary(of: records.filter { CivilDate($0.start, in: zone) == today }, format.formatter)
        absence = records.isEmpty ? RequestRecord.absenceText : nil
    }

    private static func summary(of records: [RequestRecord], _ formatter: WeatherFormatter) -> String? {
        guard !records.isEmpty else { return nil }
        let servers = Set(records.map(\.host)).count
        let bytes = records.reduce(0) { $0 + $1.sentBytes + $1.receivedBytes }
        return tr(
            "today: {requests} {servers}, {size}",
            [
                "requests": tr(
                    one: "{count} request", other: "{count} requests", count: records.count,
                    ["count": formatter.count(records.count)]),
                "servers": tr(
                    one: "to {count} server", other: "to {count} servers", count: servers,
                    ["count": formatter.count(servers)]),
                // A tenth of so many says nothing.
                "size": bytes < 100_000
                    ? formatter.kilobytes(bytes)
                    : tr("{number} kB", ["number": formatter.decimal(Double(bytes) / 1000, digits: 0)]),
            ])
    }
}
