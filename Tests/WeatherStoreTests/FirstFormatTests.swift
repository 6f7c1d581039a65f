import Foundation
import Testing
import WeatherModel

@testable import WeatherStore

struct FirstFormatTests {
    @Test("what version 1 wrote reads, with the values that its rows stood for")
    func earlier() throws {
        let text = """
            {"source": {"id": "open-meteo", "name": "Open-Meteo", "attribution": "", "homepage": ""},
             "fetchedAt": 790000000, "timeZone": {"identifier": "Europe/London"},
             "current": {"time": 790000000, "conditions": {"temperature": 1.25}},
             "hours": [{"time": 790000000, "conditions": {"temperature": 1.5, "dewPoint": null},
                        "precipitationProbability": 20}],
             "days": [{"date": {"year": 2026, "month": 1, "day": 15}, "high": 4}]}
            """
        let forecast = try #require(Forecast(firstFormat: Data(text.utf8)))
        #expect(forecast.current?.kind == .forecast)
        #expect(forecast.current?.temperature == Temperature(1.25))
        #expect(forecast.minutes.isEmpty)
        let hour = try #require(forecast.hours.first)
        #expect((hour.duration, hour.temperature, hour.dewPoint) == (3600, Temperature(1.5), nil))
        #expect(hour.precipitationProbability == Percentage(20))
        #expect(forecast.days.map(\.isPartial) == [false])
    }

    @Test("anything else is no forecast", arguments: ["", "[]", "{}", #"{"hours": [1], "days": 3}"#])
    func other(text: String) {
        #expect(Forecast(firstFormat: Data(text.utf8)) == nil)
    }
}
