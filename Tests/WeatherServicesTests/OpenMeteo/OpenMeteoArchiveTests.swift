import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Open-Meteo's archive of earlier years")
struct OpenMeteoArchiveTests {
    private let arrival = Date(timeIntervalSince1970: 1_795_525_200)

    private func decoded(_ fixture: String) throws -> [Hour] {
        try OpenMeteoArchiveDecoder().hours(from: Fixture.data("open-meteo-archive/\(fixture)"))
    }

    private func days(_ first: String, _ last: String) throws -> ClosedRange<CivilDate> {
        try #require(CivilDate(first))...(try #require(CivilDate(last)))
    }

    @Test("the hours have all that is compared, in fixed units, and nulls after the model's end are left out")
    func hours() throws {
        let hours = try decoded("archive_hamburg.json")
        #expect(hours.count == 46)
        let first = try #require(hours.first)
        #expect(first.time == (try instant("2025-11-15T00:00:00Z")))
        #expect(first.temperature == Temperature(6.5) && first.relativeHumidity == Percentage(88))
        #expect(first.windSpeed == Speed(5) && first.precipitation == Precipitation(0.2))
        #expect(first.seaLevelPressure == Pressure(1009.4) && first.conditions.apparentTemperature == Temperature(2.9))
    }

    @Test("a place at sea has no temperature of the land model, and what it has is read")
    func sea() throws {
        let hours = try decoded("archive_sea.json")
        #expect(hours.count == 3 && hours.allSatisfy { $0.temperature == nil && $0.windSpeed != nil })
    }

    @Test("what is no answer of it is an error, and one without any value is told as such")
    func errors() async throws {
        for text in ["", "{}", "[]", "{\"hourly\":7}", "{\"hourly\":{\"time\":[null]}}"] {
            #expect(throws: FetchError.unreadableAnswer) {
                try OpenMeteoArchiveDecoder().hours(from: Data(text.utf8))
            }
        }
        let nothing = Data(#"{"hourly":{"time":["2025-11-15T00:00"],"temperature_2m":[null]}}"#.utf8)
        let wanted = try days("2025-11-15", "2025-11-16")
        await #expect(throws: FetchError.notFound) {
            try await OpenMeteoArchiveService(transport: StubTransport(body: nothing)) { arrival }
                .year(wanted, at: place(1, 2).coordinates)
        }
    }

    @Test("one request asks for the hours of these days and one more at both ends, of one model for all years")
    func request() async throws {
        let transport = StubTransport(body: try Fixture.data("open-meteo-archive/archive_hamburg.json"))
        let wanted = try days("2025-11-16", "2026-01-01")
        let year = try await OpenMeteoArchiveService(transport: transport) { arrival }
            .year(wanted, at: place(53.55, 9.99).coordinates)
        #expect(year.days == wanted && year.fetchedAt == arrival)
        #expect(
            transport.requests.map(\.url.absoluteString) == [
                "https://archive-api.open-meteo.com/v1/archive?latitude=53.55&longitude=9.99"
                    + "&start_date=2025-11-15&end_date=2026-01-02"
                    + "&hourly=temperature_2m,relative_humidity_2m,apparent_temperature,precipitation,pressure_msl,"
                    + "wind_speed_10m&models=era5_seamless&wind_speed_unit=ms&timezone=GMT"
            ])
    }

    @Test("more hours than anybody asked for are cut off")
    func rows() throws {
        let times = (0..<5000).map { "\(1_763_164_800 + $0 * 3600)" }.joined(separator: ",")
        let values = Array(repeating: "1", count: 5000).joined(separator: ",")
        let body = "{\"utc_offset_seconds\":0,\"hourly\":{\"time\":[\(times)],\"temperature_2m\":[\(values)]}}"
        #expect(try OpenMeteoArchiveDecoder().hours(from: Data(body.utf8)).count == Bound.pastHours)
    }

    @Test("the archive goes with Open-Meteo, and can be switched off alone")
    func switchedOff() {
        for id in ["open-meteo", "open-meteo-archive"] {
            #expect(SourcePreferences(disabled: [id]).isSwitchedOff(.openMeteoArchive))
        }
        #expect(!SourcePreferences(disabled: ["open-meteo-ensemble"]).isSwitchedOff(.openMeteoArchive))
    }
}
