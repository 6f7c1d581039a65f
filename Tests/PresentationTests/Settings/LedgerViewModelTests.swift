import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

@MainActor
struct LedgerViewModelTests {
    private let list: PlacesDesk
    private let ledger: RequestLedger
    private let model: LedgerViewModel

    init() throws {
        list = try PlacesDesk([Samples.london])
        let now = list.time.now
        ledger = RequestLedger(nil, now: { now })
        model = LedgerViewModel(ledger, format: list.format, clock: list.clock, zone: .gmt)
    }

    private func note(
        _ address: String, before seconds: TimeInterval, _ outcome: RequestRecord.Outcome? = .answered(status: 200),
        bytes: Int = 18_200, cause: RequestCause = .renewal
    ) async {
        var record = RequestRecord(
            start: list.time.now.addingTimeInterval(-seconds), address: address, headers: ["accept", "host"],
            cause: cause, sentBytes: 400)
        (record.outcome, record.receivedBytes, record.duration) = (outcome, bytes, 0.34)
        await ledger.note(record)
    }

    private func open() async {
        model.open()
        await model.task?.value
    }

    @Test("a row says when, who, what was sent, what came of it and why, and opens to the whole address")
    func row() async throws {
        await note("https://api.met.no/complete?lat=53.55&lon=9.99&key={key}", before: 60, cause: .byHand)
        await open()
        let row = try #require(model.rows.first)
        #expect(row.spokenText == "15:19, api.met.no, sent 53.55, 9.99, 18.2 kB · answered, you asked for it")
        #expect(!row.isFailed)
        #expect(
            row.details == [
                "https://api.met.no/complete?lat=53.55&lon=9.99&key=(your key)", "Headers: accept, host",
                "sent 0.4 kB · received 18.2 kB · 0.3 s",
            ])
    }

    @Test(
        "what came of a request is told in a few words",
        arguments: [
            (RequestRecord.Outcome.answered(status: 304), "unchanged", false),
            (.answered(status: 503), "error 503", true), (.failed(.noConnection), "no connection", true),
            (.failed(.noAnswer), "no answer", true), (nil, "no answer", true),
        ])
    func outcomes(outcome: RequestRecord.Outcome?, words: String, isFailed: Bool) async throws {
        await note("https://a.example.org/v1", before: 5, outcome, bytes: 0)
        await open()
        let row = try #require(model.rows.first)
        #expect(row.answer == words && row.isFailed == isFailed && row.sent == "/v1")
    }

    @Test("the line above sums today up, and rows of another day name it")
    func summary() async throws {
        await note("https://a.example.org/", before: 60)
        await note("https://b.example.org/", before: 120)
        await note("https://b.example.org/", before: 86_400)
        await open()
        #expect(model.summary == "2 requests today · 2 servers · 37.2 kB")
        #expect(model.rows.map(\.time) == ["15:19", "15:18", "Friday 15:20"])
    }

    @Test("the list can be limited to a server, and grows on demand")
    func choosing() async throws {
        for second in 0..<60 { await note("https://a.example.org/", before: Double(second)) }
        await note("https://b.example.org/", before: 100)
        await open()
        #expect(model.rows.count == 40 && model.hasMore)
        model.showMore()
        #expect(model.rows.count == 61 && !model.hasMore)
        #expect(model.servers == .choice(["All servers", "a.example.org", "b.example.org"], selected: 0))
        model.choose(2)
        #expect(model.rows.map(\.host) == ["b.example.org"])
        model.choose(9)
        #expect(model.rows.map(\.host) == ["b.example.org"])
    }

    @Test("an empty list says so, and a cleared one is empty")
    func empty() async throws {
        await open()
        #expect(model.absence == "No requests in the last seven days." && model.summary == nil)
        await note("https://a.example.org/", before: 1)
        await open()
        #expect(model.absence == nil && model.rows.count == 1)
        model.clear()
        await model.task?.value
        #expect(model.rows.isEmpty && model.absence != nil)
    }
}
