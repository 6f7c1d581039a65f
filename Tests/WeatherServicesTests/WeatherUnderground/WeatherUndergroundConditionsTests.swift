import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Weather Underground's legacy answers as forecasts")
struct WeatherUndergroundConditionsTests {
    private func decoded(_ name: String) throws -> Forecast {
        try WeatherUndergroundConditionsDecoder(fetchedAt: .distantPast)
            .forecast(from: Fixture.data("weather-underground/\(name)"))
    }

    @Test("every value of an observation is in our units, and the picture's address knows the night")
    func porto() throws {
        let current = try #require(decoded("conditions_porto.json").current)
        #expect(current.kind == .observed)
        #expect(current.station == "Foz do Douro, Porto,")
        #expect(current.condition == .rain)
        #expect(current.sourceDescription == "Light Rain Showers")
        #expect(current.isDay == false)
        #expect(current.apparentTemperature == Temperature(12.8))
        #expect(current.dewPoint == Temperature(12))
        #expect(current.relativeHumidity == Percentage(93))
        #expect(current.windGust == Speed(33.1 / 3.6))
        #expect(current.uvIndex == UVIndex(0))
    }

    @Test("a bare file reads as well, and falls back to the values in other units")
    func bare() throws {
        let forecast = try decoded("observation.json")
        #expect(forecast.timeZone.identifier == "America/Los_Angeles")
        let current = try #require(forecast.current)
        #expect(current.time == (try instant("2016-06-13T03:04:59Z")))
        #expect(current.temperature == Temperature(13.4))
        #expect(abs(try #require(current.windGust).value - 7 * 0.44704) < 1e-9)
        #expect(current.isDay == nil)
    }

    @Test("each mark of a missing value is a missing value")
    func marks() throws {
        let current = try #require(decoded("conditions_marks.json").current)
        var expected = Conditions()
        expected.windSpeed = Speed(0)
        expected.windGust = Speed(0)
        #expect(current.conditions == expected)
    }

    @Test("only a decimal number is one, whatever else Swift reads as a number", arguments: ["0x1p3", "nan", "inf"])
    func decimals(text: String) {
        #expect(WeatherUndergroundValue.number(.text(text)) == nil)
        #expect(WeatherUndergroundValue.number(.text("-8.5")) == -8.5)
    }

    @Test(
        "an error inside a success is that error, and a list to choose from finds nothing",
        arguments: [
            ("error_query_not_found.json", .notFound), ("error_key_not_found.json", .keyRefused),
            ("results_to_choose_from.json", .notFound), ("conditions_partly_missing.json", .unreadableAnswer),
            ("location.json", .unreadableAnswer),
        ] as [(String, FetchError)])
    func errors(name: String, error: FetchError) {
        #expect(throws: error) { try decoded(name) }
    }

    @Test("an error of a kind nobody knows is the server's")
    func unknownError() {
        #expect(throws: FetchError.serverTrouble(status: 200)) {
            try WeatherUndergroundConditionsDecoder(fetchedAt: .distantPast)
                .forecast(from: Data(#"{"response": {"error": {"type": "unknownfeature"}}}"#.utf8))
        }
    }

    @Test(
        "zones of quarter hours and beyond the date line are exact, by name or by offset",
        arguments: [
            ("Asia/Kathmandu", "+0545", 20700), ("", "+0545", 20700), ("", "+1345", 49500), ("", "-1100", -39600),
            ("Mars/Olympus", "+1400", 50400), ("", "", 0), ("", "+9900", 0),
        ])
    func zones(name: String, offset: String, seconds: Int) throws {
        let answer = """
            {"current_observation": {"observation_epoch": "1452204845", "local_tz_long": "\(name)",
             "local_tz_offset": "\(offset)"}}
            """
        let forecast = try WeatherUndergroundConditionsDecoder(fetchedAt: .distantPast).forecast(
            from: Data(answer.utf8))
        #expect(forecast.timeZone.secondsFromGMT(for: try instant("2016-01-07T22:14:05Z")) == seconds)
        #expect(forecast.current?.time == (try instant("2016-01-07T22:14:05Z")))
    }

    @Test("every icon has a condition, by night and as a chance too, and another has none")
    func icons() {
        let names = [
            "chanceflurries", "chancerain", "chancesleet", "chancesnow", "chancetstorms", "clear", "cloudy", "flurries",
            "fog",
            "hazy", "mostlycloudy", "mostlysunny", "partlycloudy", "partlysunny", "sleet", "rain", "snow", "sunny",
            "tstorms",
        ]
        for name in names {
            #expect(WeatherUndergroundIcon(name).condition != .unknown, "\(name)")
            #expect(WeatherUndergroundIcon("nt_" + name).condition == WeatherUndergroundIcon(name).condition)
        }
        for name in ["unknown", "", "nt_", "chance", "frogs"] {
            #expect(WeatherUndergroundIcon(name).condition == .unknown)
        }
    }
}
