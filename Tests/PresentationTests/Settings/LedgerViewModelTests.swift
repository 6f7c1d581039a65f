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
        let address = "https://api.met.no/weatherapi/locationforecast/2.0/complete?lat=53.55&lon=9.99&key="
        await note(address + "{key}", before: 60, cause: .byHand)
        await open()
        let row = try #require(model.rows.first)
        #expect(row.spokenText == "15:19, api.met.no, sent 53.55, 9.99 · hours, 18.2 kB · answered, you asked for it")
        #expect(!row.isFailed)
        #expect(
            row.details == [
                address + "(your key)", "Headers: accept, host",
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

    @Test(
        "what was asked for is told as far as the address names it",
        arguments: [
            (
                "https://api.open-meteo.com/v1/forecast?latitude=53.55&longitude=9.99&hourly=a&daily=b&forecast_days=16",
                "sent 53.55, 9.99 · 16 days, hours"
            ),
            (
                "https://air-quality-api.open-meteo.com/v1/air-quality?latitude=1&longitude=2&hourly=a&forecast_days=5",
                "sent 1, 2 · air quality, 5 days"
            ),
            ("https://api.brightsky.dev/radar?lat=53.5507&lon=9.993", "sent 53.5507, 9.9930 · rain radar"),
            ("https://api.brightsky.dev/radar?lat=53&lon=-9.5", "sent 53.0, −9.5 · rain radar"),
            ("https://api.brightsky.dev/radar?lat=53.55&lon=9.99", "sent 53.55, 9.99 · rain radar"),
            ("https://api.brightsky.dev/weather?lat=53.55&lon=9.99", "sent 53.55, 9.99 · hours"),
            ("https://api.brightsky.dev/alerts?lat=53.55&lon=9.99", "sent 53.55, 9.99 · warnings"),
            (
                "https://alerts.kde.org/alert/area?min_lat=51.50&max_lat=51.55&min_lon=-0.15&max_lon=-0.10",
                "sent 51.50, −0.15 – 51.55, −0.10 · warnings"
            ),
            (
                "https://feeds.meteoalarm.org/api/v1/warnings/feeds-germany",
                "/api/v1/warnings/feeds-germany · warnings"
            ),
            ("https://geocoding-api.open-meteo.com/v1/search?name=New%20York", "sent “New York”"),
            ("https://a.example.org/else", "/else"),
        ])
    func subject(address: String, words: String) async throws {
        await note(address, before: 5)
        await open()
        #expect(model.rows.first?.sent == words)
    }

    @Test("a sum of a hundred kilobytes and more is told without a tenth")
    func largeSum() async {
        await note("https://a.example.org/", before: 60, bytes: 411_600)
        await open()
        #expect(model.summary == "today: 1 request to 1 server, 412 kB")
    }

    @Test("the line above sums today up, and rows of another day name it")
    func summary() async throws {
        await note("https://a.example.org/", before: 60)
        await note("https://b.example.org/", before: 120)
        await note("https://b.example.org/", before: 86_400)
        await open()
        #expect(model.summary == "today: 2 requests to 2 servers, 37.2 kB")
        #expect(model.rows.map(\.day) == [nil, nil, "Friday"])
        #expect(model.rows.map { $0.spokenText.prefix { $0 != "," } } == ["15:19", "15:18", "Friday 15:20"])
        #expect(model.rows.allSatisfy { $0.time.wholeMatch(of: /15:(18|19|20):\d\d/) != nil })
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
