import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("OpenWeather's air pollution")
struct OpenWeatherAirQualityTests {
    private let key = "0123456789abcdef-s3cret"
    private let now = Date(timeIntervalSince1970: 1_785_616_900)

    private func transport(now: String?, forecast: String?) throws -> StubTransport {
        let nowBody = try now.map { try Fixture.data("openweather/\($0)") }
        let forecastBody = try forecast.map { try Fixture.data("openweather/\($0)") }
        return StubTransport { request throws(FetchError) in
            let body = request.url.path().hasSuffix("forecast") ? forecastBody : nowBody
            return body.map { HTTPResponse(status: 200, body: $0) } ?? HTTPResponse(status: 503)
        }
    }

    private func service(_ transport: any HTTPTransport) -> OpenWeatherAirQualityService {
        OpenWeatherAirQualityService(transport: transport, key: APIKey(key)) { now }
    }

    @Test("the air now and the hours to come are two requests and one report, in OpenWeather's own classes")
    func both() async throws {
        let transport = try transport(now: "air_now.json", forecast: "air_forecast.json")
        let report = try await service(transport).airQuality(for: place(39.9042, 116.4074))
        #expect(report.source == .openWeather)
        #expect(report.fetchedAt == now)
        let current = try #require(report.value.current)
        #expect(current.time == Date(timeIntervalSince1970: 1_785_616_800))
        #expect(current.indices == [AirQualityIndex(.openWeather, checking: 4)].compactMap { $0 })
        let pollutants: [Pollutant: Double] = [
            .carbonMonoxide: 293.75, .nitrogenMonoxide: 0, .nitrogenDioxide: 8.25, .ozone: 28, .sulphurDioxide: 6.5,
            .pm2_5: 52.25, .pm10: 57, .ammonia: 5.5,
        ]
        #expect(current.pollutants == pollutants.mapValues(MassConcentration.init))
        #expect(current.pollen.isEmpty)
        #expect(report.value.hours.map(\.time.timeIntervalSince1970) == [1_785_620_400, 1_785_624_000])
        #expect(report.value.hours.map { $0.indices.map(\.value) } == [[3], []])
        #expect(report.value.hours[1].pollutants == [.pm2_5: MassConcentration(50)])
        let query = "?lat=39.9042&lon=116.4074&units=metric&appid=\(key)"
        #expect(
            Set(transport.requests.map(\.url.absoluteString))
                == [
                    "https://api.openweathermap.org/data/2.5/air_pollution\(query)",
                    "https://api.openweathermap.org/data/2.5/air_pollution/forecast\(query)",
                ])
    }

    @Test("half a report is kept; two empty lists are an empty answer, and two failures the first one's")
    func half() async throws {
        let somewhere = try place(1, 2)
        let onlyNow = try await service(transport(now: "air_now.json", forecast: nil)).airQuality(for: somewhere)
        #expect(onlyNow.value.current != nil && onlyNow.value.hours.isEmpty)
        let onlyLater = try await service(transport(now: "air_empty_list.json", forecast: "air_forecast.json"))
            .airQuality(for: somewhere)
        #expect(onlyLater.value.current == nil && onlyLater.value.hours.count == 2)
        await #expect(throws: FetchError.emptyAnswer) {
            try await service(transport(now: "air_empty_list.json", forecast: nil)).airQuality(for: somewhere)
        }
        await #expect(throws: FetchError.keyRefused) {
            try await service(transport(now: "error_invalid_key.json", forecast: nil)).airQuality(for: somewhere)
        }
        let body = try Fixture.data("openweather/air_now.json")
        let cancelled = StubTransport { request throws(FetchError) in
            if request.url.path().hasSuffix("forecast") { throw .cancelled }
            return HTTPResponse(status: 200, body: body)
        }
        await #expect(throws: FetchError.cancelled) { try await service(cancelled).airQuality(for: somewhere) }
    }

    @Test("what is no list is unreadable", arguments: ["", "[]", "{}", "{\"list\":7}", "{\"cod\":\"200\"}"])
    func unreadable(text: String) {
        #expect(throws: FetchError.unreadableAnswer) {
            try OpenWeatherAirQualityDecoder(fetchedAt: now).air(from: Data(text.utf8))
        }
    }
}
