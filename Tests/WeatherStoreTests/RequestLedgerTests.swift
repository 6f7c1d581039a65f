import Foundation
import GRDB
import Testing
import WeatherModel

@testable import WeatherStore

struct RequestLedgerTests {
    private static let noon = Date(timeIntervalSince1970: 1_795_262_400)
    private let folder: TemporaryFolder
    private var file: URL { folder.url.appending(path: "data/requests.sqlite") }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func ledger(at now: Date = noon) -> RequestLedger { RequestLedger(file, now: { now }) }

    private func record(_ seconds: TimeInterval = 0, _ address: String = "https://a.example.org/v1") -> RequestRecord {
        RequestRecord(
            start: Self.noon.addingTimeInterval(seconds), address: address, headers: ["accept", "host"],
            cause: .renewal, sentBytes: 120)
    }

    @Test("a request is kept as it began, and as it ended, for the next program too")
    func kept() async throws {
        var first = record(-60)
        let second = record(-30, "https://b.example.org/?appid={key}")
        await ledger().note(first)
        await ledger().note(second)
        #expect(try await ledger().records() == [second, first])
        (first.outcome, first.receivedBytes, first.duration) = (.failed(.noAnswer), 17, 15.5)
        first.sentBytes = 0
        await ledger().note(first)
        #expect(try await ledger().records() == [second, first])
    }

    @Test("requests of more than seven days ago are neither told nor kept")
    func age() async throws {
        let (old, new) = (record(-7 * 86_400 - 1), record(-7 * 86_400 + 1))
        await ledger(at: Self.noon - 60).note(old)
        await ledger().note(new)
        #expect(try await ledger().records() == [new])
        #expect(try await ledger(at: Self.noon - 7 * 86_400).records() == [new])
    }

    @Test("two thousand are kept, those sent last")
    func limit() async throws {
        let ledger = RequestLedger(nil, now: { Self.noon })
        for second in 0..<2_010 { await ledger.note(record(Double(second) - 3000)) }
        let records = try await ledger.records()
        #expect(records.count == RequestLedger.limit)
        #expect(records.last?.start == Self.noon.addingTimeInterval(10 - 3000))
    }

    @Test("a damaged file is set aside, and another one begun")
    func damaged() async throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(repeating: 7, count: 8192).write(to: file)
        await ledger().note(record())
        #expect(try await ledger().records().count == 1)
        let names = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
        #expect(names.contains { $0.hasPrefix("requests.sqlite.damaged-") }, "\(names)")
    }

    @Test("what could not be written while another program held the file is written with the next request")
    func held() async throws {
        let ledger = ledger()
        await ledger.note(record(-60))
        var open = Configuration()
        open.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: file.path, configuration: open)
        let missed = record(-50)
        try other.inDatabase { database in
            try database.execute(sql: "BEGIN EXCLUSIVE")
        }
        await ledger.note(missed)
        try other.inDatabase { database in
            try database.execute(sql: "COMMIT")
        }
        let last = record(-40)
        await ledger.note(last)
        #expect(try await ledger.records().map(\.id).prefix(2) == [last.id, missed.id])
    }

    @Test("an entry that only a newer version knows is passed over, and nothing of it lost")
    func newer() async throws {
        await ledger().note(record())
        try await DatabaseQueue(path: file.path).write { database in
            try database.execute(
                sql: """
                    INSERT INTO request (id, start, address, headers, cause, sent, received)
                    VALUES (?, ?, '', '', 'telepathy', 0, 0)
                    """, arguments: [UUID().uuidString, Self.noon.timeIntervalSinceReferenceDate])
        }
        #expect(try await ledger().records().count == 1)
    }

    @Test("a cleared list is empty")
    func cleared() async throws {
        await ledger().note(record())
        try await ledger().clear()
        #expect(try await ledger().records().isEmpty)
    }

    @Test("nobody else can read the file")
    func isPrivate() async throws {
        await ledger().note(record())
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
}
