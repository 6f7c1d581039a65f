import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("OpenWeather's products, asked for")
struct OpenWeatherProductTests {
    private let key = "0123456789abcdef-s3cret"
    private let now = Date(timeIntervalSince1970: 1_768_435_300)

    /// Answers each path, up to its query, with a fixture or a status.
    private func transport(_ answers: [String: String]) throws -> StubTransport {
        let bodies = try answers.mapValues { try Fixture.data("openweather/\($0)") }
        return StubTransport { request throws(FetchError) in
            let start = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems?
                .first { $0.name == "start" }?.value
            guard let body = bodies[[request.url.path(), start].compactMap { $0 }.joined(separator: " ")] else {
                return HTTPResponse(status: 500)
            }
            return HTTPResponse(status: 200, body: body)
        }
    }

    private func service(_ transport: any HTTPTransport, _ product: OpenWeatherProduct) -> OpenWeatherService {
        OpenWeatherService(transport: transport, key: APIKey(key), product: product) { now }
    }

    private func asked(_ transport: StubTransport) -> Set<String> {
        Set(transport.requests.map { $0.url.absoluteString.replacing("https://api.openweathermap.org", with: "") })
    }

    private let apia: Location? = Coordinates(latitude: -13.83333, longitude: -171.766664).map {
        Location(name: "Apia", coordinates: $0, timeZoneIdentifier: "Pacific/Apia")
    }

    @Test("a free key asks for current weather and steps of three hours, which make one forecast in the place's zone")
    func free() async throws {
        let transport = try transport([
            "/data/2.5/weather": "weather_mountain_view.json", "/data/2.5/forecast": "forecast_chatham.json",
        ])
        let forecast = try await service(transport, .free).forecast(for: #require(apia))
        #expect(forecast.current?.temperature == Temperature(9.4))
        #expect(forecast.hours.count == 4)
        #expect(forecast.days.isEmpty && forecast.minutes.isEmpty)
        #expect(forecast.timeZone.identifier == "Pacific/Apia")
        let query = "?lat=-13.8333&lon=-171.7667&units=metric&appid=\(key)"
        #expect(asked(transport) == ["/data/2.5/weather\(query)", "/data/2.5/forecast\(query)"])
        #expect(transport.requests.count == 2)
    }

    @Test("when one of the two fails, what the other brought is kept; when both fail, the first one's error is told")
    func half() async throws {
        let steps = try transport(["/data/2.5/forecast": "forecast_chatham.json"])
        let forecast = try await service(steps, .free).forecast(for: place(1, 2))
        #expect(forecast.current == nil && forecast.hours.count == 4)
        #expect(forecast.timeZone == TimeZone(secondsFromGMT: 49500))
        let current = try transport(["/data/2.5/weather": "weather_mountain_view.json"])
        #expect(try await service(current, .free).forecast(for: place(1, 2)).hours.isEmpty)
        let refused = try transport([
            "/data/2.5/weather": "error_invalid_key.json", "/data/2.5/forecast": "forecast_empty_list.json",
        ])
        await #expect(throws: FetchError.keyRefused) { try await service(refused, .free).forecast(for: place(1, 2)) }
        let body = try Fixture.data("openweather/weather_mountain_view.json")
        let cancelled = StubTransport { request throws(FetchError) in
            if request.url.path().hasSuffix("forecast") { throw .cancelled }
            return HTTPResponse(status: 200, body: body)
        }
        await #expect(throws: FetchError.cancelled) { try await service(cancelled, .free).forecast(for: place(1, 2)) }
    }

    @Test("a forecast of several answers is as old as the oldest of them")
    func age() async throws {
        let (current, steps) = (
            try Fixture.data("openweather/weather_mountain_view.json"),
            try Fixture.data("openweather/forecast_chatham.json")
        )
        let confirmed = now.addingTimeInterval(-600)
        let transport = StubTransport { request throws(FetchError) in
            request.url.path().hasSuffix("weather")
                ? HTTPResponse(status: 200, body: current)
                : HTTPResponse(status: 200, body: steps, confirmedAt: confirmed)
        }
        #expect(try await service(transport, .free).forecast(for: place(1, 2)).fetchedAt == confirmed)
    }

    @Test("One Call 3.0 is one request, and a key without its subscription is refused")
    func oneCall3() async throws {
        let transport = try transport(["/data/3.0/onecall": "one_call_apia.json"])
        let forecast = try await service(transport, .oneCall3).forecast(for: #require(apia))
        #expect(forecast.minutes.count == 2 && forecast.hours.count == 2 && forecast.days.count == 2)
        #expect(
            transport.requests.map(\.url.absoluteString)
                == [
                    "https://api.openweathermap.org/data/3.0/onecall?lat=-13.8333&lon=-171.7667&units=metric&appid=\(key)"
                ])
        let body = try Fixture.data("openweather/error_no_subscription.json")
        await #expect(throws: FetchError.keyRefused) {
            try await service(StubTransport(status: 401, body: body), .oneCall3).forecast(for: place(1, 2))
        }
    }

    @Test("One Call 4.0 asks for each part, and turns the pages of the hours without following the server's address")
    func oneCall4() async throws {
        let transport = try transport([
            "/data/4.0/onecall/current": "one_call4_current.json",
            "/data/4.0/onecall/timeline/1min": "one_call4_minutes.json",
            "/data/4.0/onecall/timeline/1h": "one_call4_hours_1.json",
            "/data/4.0/onecall/timeline/1h 1768507200": "one_call4_hours_2.json",
            "/data/4.0/onecall/timeline/1h 1768579200": "one_call4_hours_3.json",
            "/data/4.0/onecall/timeline/1day": "one_call4_days.json",
        ])
        let forecast = try await service(transport, .oneCall4).forecast(for: #require(apia))
        #expect(forecast.current != nil && forecast.minutes.count == 2 && forecast.days.count == 1)
        let first = try instant("2026-01-15T00:00:00Z")
        #expect(forecast.hours.map(\.time) == (0..<48).map { first.addingTimeInterval(TimeInterval($0 * 3600)) })
        #expect(transport.requests.count == 6)
        let query = "?lat=-13.8333&lon=-171.7667&units=metric"
        #expect(asked(transport).contains("/data/4.0/onecall/timeline/1h\(query)&start=1768507200&appid=\(key)"))
        #expect(!"\(forecast)".contains("s3cret"))
    }

    @Test("pages end where one fails, brings nothing new or says that there is none after it")
    func pages() async throws {
        let failing = try transport(["/data/4.0/onecall/timeline/1h": "one_call4_hours_1.json"])
        #expect(try await service(failing, .oneCall4).forecast(for: place(1, 2)).hours.count == 20)
        let same = StubTransport(body: try Fixture.data("openweather/one_call4_hours_1.json"))
        #expect(try await service(same, .oneCall4).forecast(for: place(1, 2)).hours.count == 20)
        #expect(same.requests.count == 5)
        let last = try transport(["/data/4.0/onecall/timeline/1h": "one_call4_hours_3.json"])
        #expect(try await service(last, .oneCall4).forecast(for: place(1, 2)).hours.count == 8)
        #expect(last.requests.count == 4)
    }

    @Test("no product is asked without a key", arguments: OpenWeatherProduct.allCases)
    func noKey(product: OpenWeatherProduct) async throws {
        let transport = StubTransport(body: Data())
        let service = OpenWeatherService(transport: transport, key: APIKey(" \n"), product: product)
        await #expect(throws: FetchError.keyRefused) { try await service.forecast(for: place(1, 2)) }
        #expect(transport.requests.isEmpty)
    }
}
