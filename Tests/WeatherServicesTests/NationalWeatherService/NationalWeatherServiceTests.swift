import Foundation
import Synchronization
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("The service of the US National Weather Service")
struct NationalWeatherServiceTests {
    private static let grid = "/gridpoints/BOU/63,62"
    private let denver: [String: String] = [
        "/points/39.7392,-104.9849": "points_denver.json", grid: "grid_denver.json",
        grid + "/forecast": "forecast_denver.json", grid + "/forecast/hourly": "hourly_denver.json",
        grid + "/stations": "stations_denver.json",
        "/stations/KBKF/observations/latest": "observation_without_temperature.json",
        "/stations/KDEN/observations/latest": "observation_denver.json",
    ]

    /// Serves the fixtures, with some paths answering otherwise.
    private func transport(_ other: [String: HTTPResponse] = [:]) throws -> StubTransport {
        let bodies = try denver.mapValues { HTTPResponse(status: 200, body: try Fixture.data("nws/\($0)")) }
        let answers = bodies.merging(other) { $1 }
        return StubTransport { request throws(FetchError) in
            answers[request.url.path()] ?? HTTPResponse(status: 404)
        }
    }

    private func fetched(_ other: [String: HTTPResponse]) async throws -> Forecast {
        try await NationalWeatherService(transport: transport(other)) { Date(timeIntervalSince1970: 1_768_947_000) }
            .forecast(for: place(39.7392, -104.9849))
    }

    @Test("the grid cell says the height of the place; without the grid none is known")
    func height() async throws {
        #expect(try await fetched([:]).elevation == Distance(1600.2))
        #expect(try await fetched([Self.grid: HTTPResponse(status: 500)]).elevation == nil)
    }

    private func fixture(_ name: String, status: Int = 200) throws -> HTTPResponse {
        HTTPResponse(status: status, body: try Fixture.data("nws/\(name)"))
    }

    @Test(
        "a point has no zeros at its end, in metric units, and the grid's own path is asked rather than any address in the answer"
    )
    func requests() async throws {
        let transport = try transport(["/points/40,-105.5": fixture("points_denver.json")])
        let service = NationalWeatherService(transport: transport) { Date(timeIntervalSince1970: 1_768_947_000) }
        _ = try await service.forecast(for: place(40.000_01, -105.5))
        let asked = transport.requests.map(\.url.absoluteString)
        #expect(asked.first == "https://api.weather.gov/points/40,-105.5")
        #expect(
            Set(asked.dropFirst()) == [
                "https://api.weather.gov/gridpoints/BOU/63,62/forecast?units=si",
                "https://api.weather.gov/gridpoints/BOU/63,62/forecast/hourly?units=si",
                "https://api.weather.gov/gridpoints/BOU/63,62", "https://api.weather.gov/gridpoints/BOU/63,62/stations",
                "https://api.weather.gov/stations/KBKF/observations/latest",
                "https://api.weather.gov/stations/KDEN/observations/latest",
            ])
    }

    @Test("a forecast out of kept answers is as old as the oldest of those that it shows")
    func kept() async throws {
        let now = Date(timeIntervalSince1970: 1_768_947_000)
        func answer(_ fixture: String, ago seconds: TimeInterval) throws -> HTTPResponse {
            var response = try self.fixture(fixture)
            response.confirmedAt = now.addingTimeInterval(-seconds)
            return response
        }
        let forecast = try await fetched([
            "/points/39.7392,-104.9849": answer("points_denver.json", ago: 9000),
            Self.grid + "/forecast": answer("forecast_denver.json", ago: 900),
            "/stations/KDEN/observations/latest": answer("observation_denver.json", ago: 300),
        ])
        #expect(forecast.fetchedAt == now.addingTimeInterval(-900))
    }

    @Test("the point and its stations are asked for once a day, and again when the grid has moved")
    func cache() async throws {
        let time = Mutex<Date>(try instant("2026-01-20T22:10:00Z"))
        let moved = Mutex(false)
        let bodies = try denver.mapValues { try Fixture.data("nws/\($0)") }
        let transport = StubTransport { request throws(FetchError) in
            let path = request.url.path()
            if moved.withLock({ $0 }), path.hasSuffix("hourly") { return HTTPResponse(status: 404) }
            return bodies[path].map { HTTPResponse(status: 200, body: $0) } ?? HTTPResponse(status: 404)
        }
        let service = NationalWeatherService(transport: transport) { time.withLock { $0 } }
        let denver = try place(39.7392, -104.9849)
        func asked(_ path: String) -> Int { transport.requests.filter { $0.url.path().contains(path) }.count }

        _ = try await service.forecast(for: denver)
        time.withLock { $0 += 86399 }
        _ = try await service.forecast(for: denver)
        #expect(asked("/points/") == 1)
        #expect(asked("/stations") == 1 + 2 + 3, "the list once, and each time stations until one is of now")
        time.withLock { $0 += 1 }
        _ = try await service.forecast(for: denver)
        #expect(asked("/points/") == 2)
        moved.withLock { $0 = true }
        _ = try await service.forecast(for: denver)
        #expect(asked("/points/") == 2)
        _ = try await service.forecast(for: denver)
        #expect(asked("/points/") == 3)
    }

    @Test("each part fails alone")
    func partial() async throws {
        let trouble = HTTPResponse(status: 500, body: try Fixture.data("nws/error_unexpected.json"))
        let noHours = try await fetched([Self.grid + "/forecast/hourly": trouble])
        #expect(WeatherReport(noHours).parts == [.current, .days])
        let noDays = try await fetched([Self.grid + "/forecast": trouble])
        #expect(WeatherReport(noDays).parts == [.current, .hours])
        let noStations = try await fetched([Self.grid + "/stations": trouble])
        #expect(WeatherReport(noStations).parts == [.hours, .days])
        let noGrid = try await fetched([Self.grid: trouble])
        #expect(noGrid.hours.count == 5)
        #expect(noGrid.hours[0].cloudCover == nil)
        #expect(noGrid.hours[0].windSpeed != nil)
    }

    @Test("where all parts fail, the hours' error is told")
    func none() async throws {
        let quota = HTTPResponse(status: 429, headers: ["retry-after": "5"])
        let failing = [
            Self.grid: quota, Self.grid + "/forecast": quota, Self.grid + "/forecast/hourly": quota,
            Self.grid + "/stations": quota,
        ]
        await #expect(throws: FetchError.quotaExceeded(retryAfter: Date(timeIntervalSince1970: 1_768_947_005))) {
            try await fetched(failing)
        }
    }

    @Test("a place outside the United States is not found, however the service says so")
    func outside() async throws {
        let point = "/points/39.7392,-104.9849"
        for answer in [
            try fixture("error_invalid_point.json", status: 404),
            try fixture("error_invalid_parameter.json", status: 400),
            try fixture("error_invalid_point.json"), HTTPResponse(status: 301), HTTPResponse(status: 404),
        ] {
            await #expect(throws: FetchError.notFound) { try await fetched([point: answer]) }
        }
        for answer in [
            try fixture("error_unexpected.json", status: 500), try fixture("error_unexpected.json"),
        ] {
            await #expect(throws: FetchError.serverTrouble(status: 500)) { try await fetched([point: answer]) }
        }
    }

    @Test("an old observation is not the weather now")
    func old() async throws {
        let observation = try String(decoding: Fixture.data("nws/observation_denver.json"), as: UTF8.self)
            .replacing("2026-01-20T21:53:00", with: "2026-01-20T19:53:00")
        let stale = HTTPResponse(status: 200, body: Data(observation.utf8))
        #expect(try await fetched(["/stations/KDEN/observations/latest": stale]).current == nil)
    }

    @Test("a name of a grid or a station that could lead elsewhere is not followed")
    func names() throws {
        for name in ["", "../x", "A/B", "K%2F", "É", "A B", String(repeating: "A", count: 17)] {
            #expect(!name.isNWSIdentifier, "\(name)")
            let body = Data(#"{"properties": {"gridId": "\#(name)", "gridX": 1, "gridY": 2}}"#.utf8)
            #expect(throws: FetchError.unreadableAnswer) { try NWSPoint(body) }
        }
        #expect("KNYC".isNWSIdentifier)
        #expect("C4321".isNWSIdentifier)
    }

    @Test("at the ends of the country days are cut in the place's zone, and in polar night there is no sun to name")
    func ends() throws {
        let pagoPago = try #require(try NWSPoint(Fixture.data("nws/points_pago_pago.json")).timeZone)
        #expect(pagoPago.secondsFromGMT() == -39600)
        let days = try NWSForecast(Fixture.data("nws/forecast_denver.json")).days(in: pagoPago, hours: [])
        #expect(days.first?.date.description == "2026-01-20")
        let utqiagvik = try NWSPoint(Fixture.data("nws/points_polar_night.json"))
        #expect(utqiagvik.path == "/gridpoints/AFG/325,300")
        #expect(utqiagvik.timeZone?.identifier == "America/Anchorage")
    }
}
