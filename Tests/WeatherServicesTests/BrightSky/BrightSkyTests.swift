import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Bright Sky")
struct BrightSkyTests {
    private let now = Date(timeIntervalSince1970: 1_768_394_460)
    private let current = "bright-sky/current_hamburg.json"
    private let hours = "bright-sky/weather_hamburg.json"

    private func service(_ answers: [String: HTTPResponse]) -> (BrightSkyService, StubTransport) {
        let transport = StubTransport { request throws(FetchError) in
            answers[request.url.path()] ?? HTTPResponse(status: 404, body: Data("{\"detail\":\"none\"}".utf8))
        }
        return (BrightSkyService(transport: transport) { now }, transport)
    }

    private func ok(_ fixture: String) throws -> HTTPResponse {
        HTTPResponse(status: 200, body: try Fixture.data(fixture))
    }

    @Test("both requests name the place, the units and UTC; the hours reach from before yesterday to ten days ahead")
    func requests() async throws {
        let (service, transport) = service(["/current_weather": try ok(current), "/weather": try ok(hours)])
        _ = try await service.forecast(for: place(53.550_71, 9.993))
        let place = "lat=53.5507&lon=9.993&"
        #expect(
            transport.requests.map(\.url.absoluteString).sorted() == [
                "https://api.brightsky.dev/current_weather?\(place)tz=Etc%2FUTC&units=dwd",
                "https://api.brightsky.dev/weather?\(place)date=2026-01-12&last_date=2026-01-25&tz=Etc%2FUTC&units=dwd",
            ])
    }

    @Test("a forecast out of kept answers is as old as the older of them")
    func kept() async throws {
        var (older, newer) = (try ok(current), try ok(hours))
        older.confirmedAt = now.addingTimeInterval(-600)
        newer.confirmedAt = now.addingTimeInterval(-60)
        let (service, _) = service(["/current_weather": older, "/weather": newer])
        #expect(try await service.forecast(for: place(53.55, 9.99)).fetchedAt == now.addingTimeInterval(-600))
    }

    @Test("the station that measured is named, with its ten-minute wind and its hour's precipitation and sun")
    func observed() throws {
        let current = try BrightSkyDecoder().current(from: Fixture.data(current))
        #expect(current.kind == .observed)
        #expect(current.station == "Hamburg-Fuhlsbüttel")
        #expect(current.windSpeed == Speed(6))
        #expect(current.windGust == Speed(11))
        #expect(current.windDirection == Bearing(310))
        #expect(current.precipitation == Precipitation(0.4))
        #expect(current.sunshineDuration == 360)
        #expect(current.relativeHumidity == Percentage(88))
        #expect(current.dewPoint == Temperature(-1.9))
        #expect(current.cloudCover == Percentage(75))
        #expect(current.isDay == nil)
    }

    @Test("hours have the sums of the hour before, as the source gives them, measured and forecast alike")
    func forecast() throws {
        let rows = try BrightSkyDecoder().hours(from: Fixture.data(hours))
        #expect(rows.map(\.condition) == [.overcast, .lightSnow, .lightRain, .partlyCloudy, .clear])
        #expect(rows.map(\.isDay) == [nil, nil, nil, true, false])
        #expect(rows.map(\.precipitationProbability?.value) == [nil, nil, 62, 8, 2])
        #expect(rows.map(\.relativeHumidity?.value) == [90, 88, nil, nil, nil])
        #expect(rows.map(\.sunshineDuration) == [0, 360, 0, 1860, 0])
        #expect(rows[3].windDirection == Bearing(360))
        #expect(rows[4].windDirection == nil)
        #expect(rows[4].time == (try instant("2026-01-14T18:00:00Z")))
    }

    @Test("nulls, marks and impossible numbers are missing, and rows of any offset stand in order")
    func nulls() throws {
        let rows = try BrightSkyDecoder().hours(from: Fixture.data("bright-sky/weather_nulls.json"))
        // The first row stands in summer time, three o'clock in an offset of two hours, and so is the same as the second.
        #expect(rows.map(\.time) == (try ["2026-03-29T00:00:00Z", "2026-03-29T01:00:00Z"].map(instant)))
        #expect(rows[0].temperature == Temperature(2.5))
        #expect(rows[0].windSpeed == nil)
        #expect(rows[0].cloudCover == nil)
        #expect(rows[0].sunshineDuration == nil, "an hour has no more than 60 minutes")
        #expect(rows[1].conditions == Conditions())
    }

    @Test("either request may fail alone; where both do, the hours' error is told")
    func partial() async throws {
        let onlyHours = try await service(["/weather": try ok(hours)]).0.forecast(for: place(53.5, 10))
        #expect(onlyHours.current == nil)
        #expect(onlyHours.hours.count == 5)
        let trouble = HTTPResponse(status: 503)
        let onlyCurrent = try await service(["/current_weather": try ok(current), "/weather": trouble]).0
            .forecast(for: place(53.5, 10))
        #expect(onlyCurrent.hours.isEmpty)
        #expect(onlyCurrent.current?.temperature == Temperature(-0.2))
        await #expect(throws: FetchError.serverTrouble(status: 503)) {
            try await service(["/weather": trouble]).0.forecast(for: place(53.5, 10))
        }
        await #expect(throws: FetchError.notFound) { try await service([:]).0.forecast(for: place(40.7, -74)) }
    }

    @Test("a refusal tells its reason, be it a text or a list")
    func reasons() async throws {
        for (fixture, status, reason) in [
            ("error_unprocessable.json", 422, "Input should be less than or equal to 90"),
            ("error_no_station.json", 400, "No sources match your criteria"),
        ] {
            let refusal = HTTPResponse(status: status, body: try Fixture.data("bright-sky/\(fixture)"))
            await #expect(throws: FetchError.rejected(status: status, reason: reason)) {
                try await service(["/weather": refusal, "/current_weather": refusal]).0.forecast(for: place(53.5, 10))
            }
        }
    }

    @Test("the zone is the place's own, and Germany's where it has none")
    func zone() async throws {
        for (own, expected) in [(nil, "Europe/Berlin"), ("Europe/Zurich", "Europe/Zurich")] {
            let (service, _) = service(["/weather": try ok(hours)])
            #expect(try await service.forecast(for: place(47.6, 8.9, zone: own)).timeZone.identifier == expected)
        }
    }

    @Test(
        "what falls goes before the picture, and a name nobody knows keeps its words",
        arguments: [
            ("dry", "clear-day", .clear, nil, true), ("dry", "clear-night", .clear, nil, false),
            ("dry", "partly-cloudy-day", .partlyCloudy, nil, true),
            ("dry", "partly-cloudy-night", .partlyCloudy, nil, false),
            (nil, "cloudy", .overcast, nil, nil), ("dry", "wind", .windy, nil, nil), ("fog", "fog", .fog, nil, nil),
            ("rain", "cloudy", .lightRain, nil, nil), ("sleet", nil, .sleet, nil, nil),
            ("snow", "snow", .lightSnow, nil, nil),
            ("hail", "hail", .hail, nil, nil), ("thunderstorm", "partly-cloudy-night", .thunderstorm, nil, false),
            (nil, nil, nil, nil, nil), ("dry", nil, nil, nil, nil),
            ("acid rain", "wormhole", .unknown, "acid rain", nil),
            ("dry", "wormhole-day", .unknown, "wormhole-day", true), ("acid rain", "rain", .lightRain, nil, nil),
        ] as [(String?, String?, WeatherCondition?, String?, Bool?)])
    func conditions(name: String?, icon: String?, condition: WeatherCondition?, words: String?, isDay: Bool?) {
        let weather = BrightSkyCondition(condition: name, icon: icon)
        #expect(weather.condition == condition)
        #expect(weather.words == words)
        #expect(weather.isDay == isDay)
    }
}
