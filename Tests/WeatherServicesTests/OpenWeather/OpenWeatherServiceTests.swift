import Foundation
import Testing
import WeatherModel
import WeatherServices

@Suite("OpenWeather's service, and its key")
struct OpenWeatherServiceTests {
    private let key = "0123456789abcdef-s3cret"
    private let now = Date(timeIntervalSince1970: 1_560_350_700)

    private func service(_ transport: any HTTPTransport, key: String? = nil) -> OpenWeatherService {
        OpenWeatherService(transport: transport, key: APIKey(key ?? self.key)) { now }
    }

    private func failure(status: Int, _ body: String) async throws -> FetchError? {
        let somewhere = try place(1, 2)
        do throws(FetchError) {
            _ = try await service(StubTransport(status: status, body: Data(body.utf8))).forecast(for: somewhere)
            return nil
        } catch {
            return error
        }
    }

    @Test("the place is asked for by its coordinates, in metric units, with the key")
    func request() async throws {
        let transport = StubTransport(body: try Fixture.data("openweather/weather_mountain_view.json"))
        let forecast = try await service(transport, key: " \(key)\n").forecast(for: place(37.3861, -122.0839))
        #expect(forecast.current?.temperature == Temperature(9.4))
        #expect(forecast.fetchedAt == now)
        #expect(
            transport.requests.map(\.url.absoluteString).contains(
                "https://api.openweathermap.org/data/2.5/weather?lat=37.3861&lon=-122.0839&units=metric&appid=\(key)"))
    }

    @Test("without a key nothing is asked")
    func noKey() async throws {
        let transport = StubTransport(body: Data())
        await #expect(throws: FetchError.keyRefused) {
            try await service(transport, key: "  ").forecast(for: place(1, 2))
        }
        #expect(transport.requests.isEmpty)
    }

    @Test("each refusal is told apart")
    func refusals() async throws {
        #expect(try await failure(status: 401, "{\"cod\":401, \"message\": \"Invalid API key.\"}") == .keyRefused)
        #expect(
            try await failure(status: 400, "{\"cod\":\"400\",\"message\":\"wrong latitude\"}")
                == .rejected(status: 400, reason: "wrong latitude"))
        #expect(try await failure(status: 404, "") == .notFound)
        #expect(try await failure(status: 407, "") == .rejected(status: 407, reason: nil))
        #expect(try await failure(status: 429, "{\"cod\":429}") == .quotaExceeded(retryAfter: nil))
        #expect(try await failure(status: 502, "<html>") == .serverTrouble(status: 502))
        #expect(try await failure(status: 200, "<html>") == .webPage)
    }

    @Test("no description, dump or error gives the key away, even where the server repeats it")
    func secret() async throws {
        let transport = StubTransport(body: Data())
        let service = service(transport)
        var dumped = ""
        dump(service, to: &dumped)
        dump(APIKey(key), to: &dumped)
        for text in [
            "\(service)", String(reflecting: service), "\(APIKey(key))", String(reflecting: APIKey(key)), dumped,
        ] {
            #expect(!text.contains("s3cret"))
        }
        let error = try await failure(status: 400, "{\"message\":\"bad request appid=\(key)&lat=x\"}")
        #expect(error == .rejected(status: 400, reason: "bad request appid=…&lat=x"))
        let inside = try await failure(status: 200, "{\"cod\":\"400\",\"message\":\"\(key)\"}")
        #expect(inside == .rejected(status: 400, reason: "…"))
    }
}
