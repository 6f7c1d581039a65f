import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Weather Underground's personal stations")
struct WeatherUndergroundStationTests {
    private let key = "0123456789abcdef-s3cret"
    private let now = Date(timeIntervalSince1970: 1_768_373_220)

    private func service(_ transport: any HTTPTransport, key: String? = nil) -> WeatherUndergroundStationService {
        WeatherUndergroundStationService(transport: transport, key: APIKey(key ?? self.key), station: "IKATHMAN7") {
            now
        }
    }

    private func current(_ fixture: String) throws -> CurrentConditions {
        let decoder = WeatherUndergroundStationDecoder(fetchedAt: now, place: try place(27.7, 85.3))
        return try #require(try decoder.forecast(from: Fixture.data("weather-underground/\(fixture)")).current)
    }

    @Test("the station is asked for by its name, in metric units with decimals, with the key")
    func request() async throws {
        let transport = StubTransport(body: try Fixture.data("weather-underground/station_metric.json"))
        let forecast = try await service(transport, key: " \(key) ").forecast(for: place(27.7172, 85.324))
        #expect(forecast.current?.station == "Baluwatar")
        #expect(
            transport.requests.map(\.url.absoluteString) == [
                "https://api.weather.com/v2/pws/observations/current?stationId=IKATHMAN7&format=json&units=m&numericPrecision=decimal&apiKey=\(key)"
            ])
    }

    @Test("without a key nothing is asked")
    func noKey() async throws {
        let transport = StubTransport(body: Data())
        await #expect(throws: FetchError.keyRefused) {
            try await service(transport, key: "").forecast(for: place(1, 2))
        }
        #expect(transport.requests.isEmpty)
    }

    @Test(
        "the object that holds the values names their units",
        arguments: [
            ("station_metric.json", 17.4, 2.5, 4, 1018.6), ("station_imperial.json", 4.5, 4.4704, nil, 1015.9166),
            ("station_uk_hybrid.json", 31, 4.4704, 8.9408, 1004.5), ("station_metric_si.json", 31, 4.5, 9.25, 1004.5),
        ] as [(String, Double, Double, Double?, Double)])
    func units(name: String, temperature: Double, wind: Double, gust: Double?, pressure: Double) throws {
        let current = try current(name)
        func near(_ value: (any Quantity)?, _ expected: Double?) -> Bool {
            value == nil && expected == nil || abs((value?.value ?? .nan) - (expected ?? .nan)) < 1e-4
        }
        #expect(near(current.temperature, temperature))
        #expect(FeelsLike(current.conditions)?.formula == .apparentTemperature)
        #expect(near(current.windSpeed, wind))
        #expect(near(current.windGust, gust))
        #expect(near(current.seaLevelPressure, pressure))
    }

    @Test(
        "without the station's humidity its heat index or wind chill is taken, in its units, where it is defined",
        arguments: [("station_imperial.json", 1.5), ("station_metric_si.json", 34), ("station_metric.json", nil)]
            as [(String, Double?)])
    func apparent(name: String, felt: Double?) throws {
        let answer = try String(decoding: Fixture.data("weather-underground/\(name)"), as: UTF8.self)
            .replacing(#""humidity": 48"#, with: #""humidity": null"#).replacing(#""dewpt""#, with: #""other""#)
        let decoder = WeatherUndergroundStationDecoder(fetchedAt: now, place: try place(27.7, 85.3))
        let current = try #require(try decoder.forecast(from: Data(answer.utf8)).current)
        #expect(current.apparentTemperature.map { ($0.value * 1e4).rounded() / 1e4 } == felt)
    }

    @Test("nulls and a vane that gives −1 are missing")
    func missing() throws {
        let nulls = try current("station_nulls.json")
        #expect(nulls.conditions == Conditions())
        #expect(nulls.time == (try instant("2026-01-14T06:46:10Z")), "by the text where the number is missing")
        #expect(nulls.station == "IKATHMAN7")
        let imperial = try current("station_imperial.json")
        #expect(imperial.windDirection == nil)
        #expect(imperial.uvIndex == nil)
        #expect(imperial.precipitation == nil)
    }

    @Test("each refusal is told apart, and a station off the air is an empty answer")
    func refusals() async throws {
        let invalid = try Fixture.data("weather-underground/error_invalid_api_key.json")
        for (status, body, error) in [
            (204, Data(), FetchError.emptyAnswer), (401, invalid, .keyRefused), (200, invalid, .keyRefused),
            (
                400, Data("{\"errors\":[{\"error\":{\"message\":\"no \(key)\"}}]}".utf8),
                .rejected(status: 400, reason: "no …")
            ),
            (200, Data("{\"observations\":[]}".utf8), .emptyAnswer), (200, Data("{}".utf8), .unreadableAnswer),
            (200, Data("{\"observations\":[{}]}".utf8), .unreadableAnswer),
            (200, Data("{\"errors\":[{\"error\":{\"code\":\"X-1\"}}]}".utf8), .serverTrouble(status: 200)),
        ] {
            await #expect(throws: error) {
                try await service(StubTransport(status: status, body: body)).forecast(for: place(27.7, 85.3))
            }
        }
    }

    @Test("a station far from the place does not tell its weather")
    func far() async throws {
        let transport = StubTransport(body: try Fixture.data("weather-underground/station_metric.json"))
        await #expect(throws: FetchError.notFound) { try await service(transport).forecast(for: place(28.3, 85.3)) }
    }

    @Test(
        "the zone is the place's own, or what the station's clock shows",
        arguments: [
            (nil, "2026-01-14 12:31:10", 20700), (nil, "2026-01-14 20:31:12", 49500),
            (nil, "2026-01-13 19:46:10", -39600),
            (nil, "2026-01-14 19:46:10", 46800), ("Pacific/Apia", "2026-01-14 12:31:10", 46800), (nil, "noon", 21600),
            (nil, "1970-01-01 00:00:00", 21600),
        ] as [(String?, String, Int)])
    func zones(own: String?, local: String, seconds: Int) throws {
        let answer = #"{"observations": [{"epoch": 1768373170, "obsTimeLocal": "\#(local)", "metric": {"temp": 1}}]}"#
        let decoder = WeatherUndergroundStationDecoder(fetchedAt: now, place: try place(27.7, 85.3, zone: own))
        let forecast = try decoder.forecast(from: Data(answer.utf8))
        #expect(forecast.timeZone.secondsFromGMT(for: now) == seconds)
    }

    @Test("distances are those of the sphere")
    func distance() throws {
        let (paris, london) = (try place(48.8566, 2.3522).coordinates, try place(51.5074, -0.1278).coordinates)
        #expect(abs(paris.distance(to: london) - 343_556) < 100)
        #expect(abs(try place(0, 179.9).coordinates.distance(to: place(0, -179.9).coordinates) - 22_239) < 1)
        #expect(paris.distance(to: paris) == 0)
    }
}
