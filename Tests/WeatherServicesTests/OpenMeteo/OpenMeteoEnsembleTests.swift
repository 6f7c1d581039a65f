import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Open-Meteo's means of an ensemble")
struct OpenMeteoEnsembleTests {
    private let arrival = Date(timeIntervalSince1970: 1_768_478_400)

    private func decoded(_ fixture: String) throws -> [TemperatureSpread] {
        try OpenMeteoEnsembleDecoder(fetchedAt: arrival)
            .spread(from: Fixture.data("open-meteo-ensemble/\(fixture)")).value
    }

    @Test("the hours have mean and deviation, as far as the model reaches")
    func hours() throws {
        let spread = try OpenMeteoEnsembleDecoder(fetchedAt: arrival)
            .spread(from: Fixture.data("open-meteo-ensemble/spread_london_january.json"))
        #expect(spread.source == .openMeteoEnsemble && spread.fetchedAt == arrival)
        #expect(
            spread.value.first
                == TemperatureSpread(
                    time: try instant("2026-01-15T00:00:00Z"), mean: Temperature(5.5),
                    deviation: TemperatureDeviation(0.4)))
        #expect(spread.value.count == 240)
        #expect(spread.value.last?.time == (try instant("2026-01-24T23:00:00Z")))
    }

    @Test(
        "a deviation is in kelvins, also beside degrees Fahrenheit, and the hours of a day of 25 hours follow each other"
    )
    func fahrenheit() throws {
        let hours = try decoded("spread_fahrenheit.json")
        #expect(hours[0].mean.value == 10)
        #expect(hours.allSatisfy { $0.deviation == TemperatureDeviation(1.5) })
        #expect(zip(hours, hours.dropFirst()).allSatisfy { $1.time.timeIntervalSince($0.time) == 3600 })
        #expect(hours[0].time == (try instant("2026-11-01T04:00:00Z")))
    }

    @Test("a server that names its model is understood, and hours without one of both values are left out")
    func suffixes() throws {
        let hours = try decoded("spread_suffixed.json")
        #expect(hours.map(\.mean.value) == [2, 3, 7])
        #expect(hours.map(\.deviation.value) == [0.4, 0.4, 0.4])
    }

    @Test("a place that the ensemble does not cover has no hours, which is no error")
    func nothing() throws {
        #expect(try decoded("spread_all_null.json").isEmpty)
    }

    @Test("what is no answer of it is an error")
    func errors() throws {
        for text in ["", "{}", "[]", "{\"hourly\":7}", "{\"hourly\":{\"time\":[null]}}"] {
            #expect(throws: FetchError.unreadableAnswer) {
                try OpenMeteoEnsembleDecoder(fetchedAt: arrival).spread(from: Data(text.utf8))
            }
        }
        #expect(throws: FetchError.serverTrouble(status: 200)) {
            try OpenMeteoEnsembleDecoder(fetchedAt: arrival).spread(from: Fixture.openMeteo("error_latitude.json"))
        }
    }

    @Test("one request asks for the two variables of one model")
    func request() async throws {
        let transport = StubTransport(body: try Fixture.data("open-meteo-ensemble/spread_london_january.json"))
        let spread = try await OpenMeteoEnsembleService(transport: transport) { arrival }
            .spread(for: place(52.520_01, 13.404_96))
        #expect(!spread.value.isEmpty)
        #expect(
            transport.requests.map(\.url.absoluteString)
                == [
                    "https://ensemble-api.open-meteo.com/v1/ensemble?latitude=52.52&longitude=13.405"
                        + "&hourly=temperature_2m,temperature_2m_spread&models=ecmwf_ifs025_ensemble_mean"
                        + "&timezone=auto&forecast_days=16"
                ])
    }

    @Test("another server is asked under its own path")
    func ownServer() async throws {
        let transport = StubTransport(status: 429, body: try Fixture.openMeteo("error_minutely_limit.json"))
        let service = OpenMeteoEnsembleService(transport: transport, server: try address("http://127.0.0.1:8080/own")) {
            arrival
        }
        await #expect(throws: FetchError.quotaExceeded(retryAfter: arrival.addingTimeInterval(60))) {
            try await service.spread(for: place(1, 2))
        }
        #expect(
            transport.requests.first?.url.absoluteString.hasPrefix("http://127.0.0.1:8080/own/v1/ensemble?") == true)
    }

    @Test("more hours than anybody needs are cut off, as in every other part")
    func rows() async throws {
        let times = (0..<5000).map { "\(1_768_478_400 + $0 * 3600)" }.joined(separator: ",")
        let values = Array(repeating: "1", count: 5000).joined(separator: ",")
        let body = """
            {"utc_offset_seconds":0,"timezone":"GMT","hourly_units":{"temperature_2m":"°C","temperature_2m_spread":"K"},\
            "hourly":{"time":[\(times)],"temperature_2m":[\(values)],"temperature_2m_spread":[\(values)]}}
            """
        let now = arrival
        let catalogue = SourceCatalogue.standard(transport: StubTransport(body: Data(body.utf8)), now: { now })
        let source = try #require(catalogue.sources.first { $0.source == .openMeteoEnsemble })
        let report = try await source.answer(with: .spread, for: place(1, 2))
        #expect(report.spread?.value.count == Bound.rows)
    }

    @Test(
        "nobody is asked where Open-Meteo is switched off, or another server stands in its place, unless that has ensembles"
    )
    func inUse() async throws {
        func hosts(_ access: SourceAccess, _ disabled: Set<String> = []) async throws -> [String?] {
            let transport = StubTransport(body: try Fixture.data("open-meteo-ensemble/spread_london_january.json"))
            let now = arrival
            let service = ReportService(
                catalogue: { .standard(transport: transport, access: access, now: { now }) },
                preferences: { SourcePreferences(disabled: disabled) }, health: SourceHealth(now: { now }))
            let fetched = try await service.report(of: [.spread], for: place(51.5, -0.12))
            #expect(fetched.gaps.isEmpty)
            #expect((fetched.report?.spread != nil) == !transport.requests.isEmpty)
            return transport.requests.map { $0.url.host() }
        }
        let own = try address("http://127.0.0.1:8080")
        #expect(try await hosts(SourceAccess()) == ["ensemble-api.open-meteo.com"])
        #expect(try await hosts(SourceAccess(), ["open-meteo"]) == [])
        #expect(try await hosts(SourceAccess(), ["open-meteo-ensemble"]) == [])
        #expect(try await hosts(SourceAccess(servers: ["open-meteo": own])) == [])
        #expect(
            try await hosts(SourceAccess(servers: ["open-meteo": own, "open-meteo-ensemble": own])) == ["127.0.0.1"])
    }
}
