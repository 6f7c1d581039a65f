import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Open-Meteo's recorded answers, every file", .enabled(if: RecordedPayloads.folder != nil))
struct OpenMeteoRecordedTests {
    private let arrival = Date(timeIntervalSince1970: 1_768_478_400)

    /// "error_400_latitude.json" was refused with 400.
    private func refusal(_ name: String, _ data: Data) -> RecordedOutcome? {
        name.firstMatch(of: /^error_(\d{3})/).flatMap { Int($0.1) }.map { status in
            RecordedOutcome { () throws(FetchError) in
                _ = try HTTPResponse(status: status, body: data).checkedOpenMeteoBody(now: arrival)
                throw .unknown
            }
        }
    }

    private func table(
        _ source: String, _ read: (Data) throws(FetchError) -> RecordedOutcome
    ) throws {
        var table = RecordedTable(source)
        for (name, data) in try RecordedPayloads.files(source, "") {
            table.add(name, refusal(name, data) ?? RecordedOutcome { () throws(FetchError) in try read(data) })
        }
        table.show()
    }

    @Test("forecasts")
    func forecasts() throws {
        try table("open-meteo") { data throws(FetchError) in
            RecordedOutcome(try OpenMeteoForecastDecoder(fetchedAt: arrival).forecast(from: data))
        }
    }

    @Test("air quality")
    func airQuality() throws {
        try table("open-meteo-air-quality") { data throws(FetchError) in
            RecordedOutcome(try OpenMeteoAirQualityDecoder(fetchedAt: arrival).report(from: data).value)
        }
    }

    @Test("places")
    func places() throws {
        try table("open-meteo-geocoding") { data throws(FetchError) in
            RecordedOutcome(try OpenMeteoGeocodingDecoder().locations(from: data))
        }
    }
}
