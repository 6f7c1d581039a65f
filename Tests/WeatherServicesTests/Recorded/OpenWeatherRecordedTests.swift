import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("OpenWeather's recorded answers, every file", .enabled(if: RecordedPayloads.folder != nil))
struct OpenWeatherRecordedTests {
    private let arrival = Date(timeIntervalSince1970: 1_768_478_400)

    @Test("forecasts, air, places and errors")
    func files() throws {
        var table = RecordedTable("openweather")
        for (name, data) in try RecordedPayloads.files("openweather", "") {
            table.add(name, RecordedOutcome { () throws(FetchError) in try read(name, data) })
        }
        table.show()
    }

    /// Reads an answer by what it is, as its name tells of errors only.
    private func read(_ name: String, _ data: Data) throws(FetchError) -> RecordedOutcome {
        if let status = name.firstMatch(of: /^error_(\d{3})/).flatMap({ Int($0.1) }) {
            _ = try HTTPResponse(status: status, body: data).checkedBody(
                now: arrival, reason: JSONObject.openWeatherReason)
        }
        let body = try HTTPResponse(status: 200, body: data).checkedBody(now: arrival)
        if (try? JSONObject.list(body)) != nil { return try places(body) }
        let root = try JSONObject(body)
        if let list = root.objects("list") {
            if root.object("city") != nil {
                return RecordedOutcome(try OpenWeatherForecastDecoder(fetchedAt: arrival).forecast(from: body))
            }
            return list.allSatisfy { $0.object("components") != nil } ? try air(body) : try several(list)
        }
        if root.members["zip"] != nil { return try places(body) }
        if root.members["sender_name"] != nil { return .came("one alert, read elsewhere", missing: "") }
        let oneCall = OpenWeatherOneCallDecoder(fetchedAt: arrival)
        if root.members["data"] != nil {
            return RecordedOutcome(try oneCall.page(of: .current, from: body).forecast)
        }
        if root.members["timezone"]?.text != nil { return RecordedOutcome(try oneCall.forecast(from: body)) }
        return RecordedOutcome(try OpenWeatherCurrentDecoder(fetchedAt: arrival).forecast(from: body))
    }

    private func places(_ body: Data) throws(FetchError) -> RecordedOutcome {
        RecordedOutcome(try OpenWeatherGeocodingDecoder(now: arrival).locations(from: body))
    }

    private func air(_ body: Data) throws(FetchError) -> RecordedOutcome {
        RecordedOutcome(
            AirQualityReport(hours: try OpenWeatherAirQualityDecoder(fetchedAt: arrival).air(from: body)))
    }

    /// The current weather of several places, of which the program asks for one at a time.
    private func several(_ list: [JSONObject]) throws(FetchError) -> RecordedOutcome {
        var all: [Conditions] = []
        for element in list {
            guard let data = try? element.data else { throw .unknown }
            let current = try OpenWeatherCurrentDecoder(fetchedAt: arrival).forecast(from: data).current
            all += [current].compactMap(\.?.conditions)
        }
        return .came("current of \(all.count) places", missing: RecordedOutcome.missing("current", all) ?? "")
    }
}
