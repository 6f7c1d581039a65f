import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Open-Meteo's forecast service")
struct OpenMeteoForecastServiceTests {
    private let now = Date(timeIntervalSince1970: 1_768_478_400)

    private func service(_ transport: any HTTPTransport, server: URL? = nil) -> OpenMeteoForecastService {
        OpenMeteoForecastService(transport: transport, server: server) { now }
    }

    @Test("one request asks for all that the model holds, in metric units and the place's own days")
    func request() async throws {
        let transport = StubTransport(body: try Fixture.openMeteo("forecast_london_july.json"))
        let forecast = try await service(transport).forecast(for: place(51.508_531_9, -0.125_74))
        #expect(forecast.fetchedAt == now)
        #expect(forecast.source == .openMeteo)

        let url = try #require(transport.requests.first?.url)
        #expect(transport.requests.count == 1)
        #expect(url.absoluteString.hasPrefix("https://api.open-meteo.com/v1/forecast?"))
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let query = Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value ?? "") })
        #expect(query["latitude"] == "51.5085")
        #expect(query["longitude"] == "-0.1257")
        #expect(query["wind_speed_unit"] == "ms")
        #expect(query["timezone"] == "auto")
        #expect(query["past_days"] == "1")
        #expect(query["forecast_days"] == "16")
        #expect(query["forecast_minutely_15"] == "24")
        #expect(query["minutely_15"] == "precipitation,weather_code")
        #expect(query.count == 11)
        let sections = try JSONObject(Fixture.openMeteo("forecast_london_july.json"))
        for section in ["current", "hourly", "daily"] {
            let asked = Set((query[section] ?? "").split(separator: ",").map(String.init))
            let known = Set(sections.object(section)?.members.keys.map { $0 } ?? []).subtracting(["time", "interval"])
            #expect(asked == known, "\(section)")
        }
    }

    @Test(
        "a part in which no temperature is known is left out for another source, and an answer of nothing else is none")
    func unusable() async throws {
        func forecast(_ now: String, _ hour: String, _ high: String) async throws -> Forecast {
            let body = """
                {"utc_offset_seconds": 0, "current_units": {"temperature_2m": "°C"},
                "current": {"time": "2026-01-15T12:00", "interval": 900, "temperature_2m": \(now), "cloud_cover": 50},
                "hourly": {"time": ["2026-01-15T12:00", "2026-01-15T13:00"], "temperature_2m": [null, \(hour)],
                "cloud_cover": [50, 60]},
                "daily": {"time": ["2026-01-15"], "temperature_2m_max": [\(high)], "weather_code": [3]}}
                """
            return try await service(StubTransport(body: Data(body.utf8))).forecast(for: place(51.5, 0))
        }
        let whole = try await forecast("8", "7", "9")
        #expect(whole.current != nil && whole.hours.count == 2 && whole.days.count == 1)
        let hoursAlone = try await forecast("null", "7", "null")
        #expect(hoursAlone.current == nil && hoursAlone.hours.count == 2 && hoursAlone.days.isEmpty)
        let presentAlone = try await forecast("8", "null", "null")
        #expect(presentAlone.current != nil && presentAlone.hours.isEmpty)
        await #expect(throws: FetchError.unreadableAnswer) { try await forecast("null", "null", "null") }
    }

    @Test(
        "coordinates go out with four decimals at most, and never as −0 or with an exponent",
        arguments: [
            (0.00001, "0.0"), (-0.00001, "0.0"), (12.34567, "12.3457"), (-89.99999, "-90.0"), (0.0001, "0.0001"),
        ])
    func rounding(degrees: Double, text: String) throws {
        let coordinates = try #require(Coordinates(latitude: degrees, longitude: degrees))
        #expect(coordinates.latitudeText == text)
        #expect(coordinates.longitudeText == text)
    }

    @Test("a thousand requests fit into the 10,000 calls that a day has, as the server counts them")
    func weight() async throws {
        let transport = StubTransport(body: try Fixture.openMeteo("forecast_london_july.json"))
        _ = try await service(transport).forecast(for: place(1, 2))
        let items = URLComponents(url: try #require(transport.requests.first?.url), resolvingAgainstBaseURL: false)?
            .queryItems
        let variables = ["current", "minutely_15", "hourly", "daily"].reduce(0) { sum, section in
            sum + (items?.first { $0.name == section }?.value?.split(separator: ",").count ?? 0)
        }
        let weight = Double(variables) / 10 * 17 / 14
        #expect((7...8).contains(weight), "\(weight)")
    }

    @Test("a kept answer is as old as its last confirmation, and holds as long as its server says")
    func kept() async throws {
        let confirmed = now.addingTimeInterval(-500)
        let body = try Fixture.openMeteo("forecast_london_july.json")
        let transport = StubTransport { _ throws(FetchError) in
            HTTPResponse(status: 200, headers: ["cache-control": "max-age=900"], body: body, confirmedAt: confirmed)
        }
        let forecast = try await service(transport).forecast(for: place(1, 2))
        #expect(forecast.fetchedAt == confirmed)
        #expect(forecast.validUntil == confirmed.addingTimeInterval(900))
    }

    @Test("a refusal gives the server's reason")
    func rejected() async throws {
        let transport = StubTransport(status: 400, body: try Fixture.openMeteo("error_latitude.json"))
        let reason = "Latitude must be in range of -90 to 90°. Given: 200.0."
        await #expect(throws: FetchError.rejected(status: 400, reason: reason)) {
            try await service(transport).forecast(for: place(1, 2))
        }
    }

    @Test("a place without data is not found, and a wrong key of a paid server is refused")
    func toldInTheReason() async throws {
        for (reason, error) in [
            ("No data is available for this location", FetchError.notFound),
            ("The supplied API key is invalid.", .keyRefused),
        ] {
            let body = Data("{\"reason\":\"\(reason)\",\"error\":true}".utf8)
            await #expect(throws: error) {
                try await service(StubTransport(status: 400, body: body)).forecast(for: place(1, 2))
            }
        }
    }

    @Test("each kind of used-up quota names the moment it is new again; a header of the server's goes before")
    func quota() async throws {
        let at = try instant("2026-01-15T12:34:56Z")
        for (fixture, moment) in [
            ("error_minutely_limit.json", "2026-01-15T12:35:56Z"), ("error_hourly_limit.json", "2026-01-15T13:00:00Z"),
            ("error_daily_limit.json", "2026-01-16T00:00:00Z"), ("error_too_many_at_once.json", nil),
        ] {
            let body = try Fixture.openMeteo(fixture)
            let expected = FetchError.quotaExceeded(retryAfter: try moment.map(instant))
            await #expect(throws: expected) {
                try await OpenMeteoForecastService(transport: StubTransport(status: 429, body: body)) { at }
                    .forecast(for: place(1, 2))
            }
            await #expect(throws: FetchError.quotaExceeded(retryAfter: at.addingTimeInterval(5))) {
                let transport = StubTransport(status: 429, headers: ["retry-after": "5"], body: body)
                _ = try await OpenMeteoForecastService(transport: transport) { at }.forecast(for: place(1, 2))
            }
        }
    }

    @Test("an error of the transport is handed on")
    func offline() async throws {
        let transport = StubTransport { _ throws(FetchError) in throw .offline }
        await #expect(throws: FetchError.offline) { try await service(transport).forecast(for: place(1, 2)) }
    }

    @Test("another server is asked under its own path, over a real socket, and each bad answer has its error")
    func overTheWire() async throws {
        let good = try Fixture.openMeteo("forecast_paris_july.json")
        let half = try Fixture.openMeteo("forecast_half.txt")
        let answers: [(Reply, FetchError?)] = [
            (Reply(body: good), nil), (Reply(body: half), .unreadableAnswer), (Reply(), .emptyAnswer),
            (.text("<!doctype html><title>Log in</title>"), .webPage),
            (.text("no", status: 500), .serverTrouble(status: 500)),
            (
                .text("", status: 429, headers: ["Retry-After": "60"]),
                .quotaExceeded(retryAfter: now.addingTimeInterval(60))
            ),
            (.text("", status: 429), .quotaExceeded(retryAfter: nil)),
        ]
        for (reply, expected) in answers {
            let failure = try await LoopbackServer.serving({ path, _ in
                path == "/own/v1/forecast" ? reply : .text("", status: 404)
            }) { url -> FetchError? in
                let transport = AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600))
                let paris = try place(48.85, 2.35)
                do throws(FetchError) {
                    let forecast = try await service(transport, server: url.appending(path: "own")).forecast(for: paris)
                    #expect(forecast.days.count == 11)
                    return nil
                } catch {
                    return error
                }
            }
            #expect(failure == expected)
        }
    }
}
