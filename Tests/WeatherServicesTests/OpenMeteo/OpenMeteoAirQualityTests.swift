import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Open-Meteo's air quality and pollen")
struct OpenMeteoAirQualityTests {
    private let arrival = Date(timeIntervalSince1970: 1_777_723_200)

    private func decoded(_ fixture: String) throws -> Sourced<AirQualityReport> {
        try OpenMeteoAirQualityDecoder(fetchedAt: arrival)
            .report(from: Fixture.data("open-meteo-air-quality/\(fixture)"))
    }

    @Test("the air now has both indices, each with its standard, and every value in the program's unit")
    func current() throws {
        let report = try decoded("air_berlin.json")
        #expect(report.source == .openMeteoAirQuality)
        #expect(report.fetchedAt == arrival)
        let air = try #require(report.value.current)
        #expect(air.time == (try instant("2026-05-02T12:00:00Z")))
        #expect(
            air.indices
                == [AirQualityIndex(.european, checking: 38), AirQualityIndex(.us, checking: 61)].compactMap { $0 })
        let pollutants: [Pollutant: Double] = [
            .pm2_5: 9.5, .pm10: 14, .ozone: 96, .nitrogenDioxide: 11.25, .sulphurDioxide: 1.5, .carbonMonoxide: 175,
            .ammonia: 3, .dust: 2,
        ]
        #expect(air.pollutants == pollutants.mapValues(MassConcentration.init))
        #expect(air.pollen == [.alder: PollenCount(0), .birch: PollenCount(120.5), .grass: PollenCount(4)])
    }

    @Test("hours rise, those without a value are left out, and what has the wrong unit or range is missing")
    func hours() throws {
        let hours = try decoded("air_berlin.json").value.hours
        #expect(
            hours.map(\.time)
                == [
                    try instant("2026-05-02T11:00:00Z"), try instant("2026-05-02T12:00:00Z"),
                    try instant("2026-05-02T13:00:00Z"), try instant("2026-05-02T14:00:00Z"),
                ])
        #expect(hours.map { $0.indices.map(\.value) } == [[37], [38], [1200], []])
        #expect(hours.allSatisfy { $0.indices.allSatisfy { $0.standard == .european } })
        #expect(hours.map { $0.pollutants[.pm2_5] } == [nil, nil, nil, nil])
        #expect(hours.map { $0.pollutants[.carbonMonoxide]?.value } == [174, 175, 173, nil])
        #expect(hours.map { $0.pollen[.birch]?.value } == [118, 120.5, nil, 90])
    }

    @Test("of several places the first is read")
    func severalPlaces() throws {
        #expect(try decoded("air_two_places.json").value.current?.indices.map(\.value) == [42])
    }

    @Test("nothing but nulls, an empty answer and an error inside a success are errors")
    func errors() throws {
        #expect(throws: FetchError.unreadableAnswer) { try decoded("air_no_values.json") }
        for text in ["", "{}", "[]", "{\"hourly\":{\"time\":[1]}}", "{\"hourly\":7}"] {
            #expect(throws: FetchError.unreadableAnswer) {
                try OpenMeteoAirQualityDecoder(fetchedAt: arrival).report(from: Data(text.utf8))
            }
        }
        #expect(throws: FetchError.serverTrouble(status: 200)) {
            try OpenMeteoAirQualityDecoder(fetchedAt: arrival).report(from: Fixture.openMeteo("error_latitude.json"))
        }
    }

    @Test("one request asks for everything, now, for yesterday and for five days")
    func request() async throws {
        let transport = StubTransport(body: try Fixture.data("open-meteo-air-quality/air_berlin.json"))
        let report = try await OpenMeteoAirQualityService(transport: transport) { arrival }
            .airQuality(for: place(52.520_01, 13.404_96))
        #expect(report.value.current != nil)
        let air =
            "european_aqi,us_aqi,pm2_5,pm10,ozone,nitrogen_dioxide,sulphur_dioxide,carbon_monoxide,ammonia,dust,"
            + "alder_pollen,birch_pollen,grass_pollen,mugwort_pollen,olive_pollen,ragweed_pollen"
        #expect(
            transport.requests.map(\.url.absoluteString)
                == [
                    "https://air-quality-api.open-meteo.com/v1/air-quality?latitude=52.52&longitude=13.405&current=\(air)"
                        + "&hourly=\(air)&timezone=auto&past_days=1&forecast_days=5"
                ])
    }

    @Test("another server is asked under its own path, and a used-up quota names its moment")
    func failures() async throws {
        let body = try Fixture.openMeteo("error_minutely_limit.json")
        let transport = StubTransport(status: 429, body: body)
        let service = OpenMeteoAirQualityService(transport: transport, server: try address("http://127.0.0.1:8080/own"))
        {
            arrival
        }
        await #expect(throws: FetchError.quotaExceeded(retryAfter: arrival.addingTimeInterval(60))) {
            try await service.airQuality(for: place(1, 2))
        }
        #expect(
            transport.requests.first?.url.absoluteString.hasPrefix("http://127.0.0.1:8080/own/v1/air-quality?") == true)
    }
}
