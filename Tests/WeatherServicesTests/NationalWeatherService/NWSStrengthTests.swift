import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("How strong the National Weather Service says the weather is")
struct NWSStrengthTests {
    @Test(
        "no stronger than its words or its rate say",
        arguments: [
            (.rain, "Light Rain", nil, .lightRain), (.rain, "Chance Light Rain", 9, .lightRain),
            (.rain, "Rain", nil, .lightRain), (.rain, "Rain Likely", 3, .rain), (.rain, "Heavy Rain", nil, .heavyRain),
            (.rain, "Heavy Rain", 0.2, .lightRain), (.rainShowers, "Rain Showers", nil, .lightRainShowers),
            (.snow, "Light Snow", nil, .lightSnow), (.snow, "Heavy Snow", nil, .heavySnow),
            (.rain, "Drizzle", nil, .lightDrizzle), (.fog, "Freezing Fog", nil, .rimeFog),
            (.fog, "Areas Of Freezing Fog", nil, .rimeFog), (.fog, "Patchy Fog", nil, .fog),
            (.thunderstorm, "Light Rain And Thunderstorms", nil, .thunderstorm),
            (nil, "Mostly Clear", nil, .mostlyClear), (nil, "Mostly Cloudy", nil, .mostlyCloudy),
            (.fog, "Ice Fog", nil, .rimeFog), (nil, "Ice Fog", nil, .rimeFog), (nil, "Freezing Fog", nil, .rimeFog),
            (.rain, "Light Freezing Rain", nil, .lightFreezingRain),
            (.freezingRain, "Light Freezing Rain", nil, .lightFreezingRain),
            (nil, "Light Freezing Rain", nil, .lightFreezingRain), (.snow, "Areas Of Blowing Snow", nil, .blowingSnow),
            (.heavySnow, "Blowing Snow", nil, .blowingSnow), (.snow, "Snow And Blowing Snow", 3, .snow),
            (.heavySnow, "Blizzard", nil, .heavySnow), (.sleet, "Small Hail", nil, .hail),
            (nil, "Small Hail", nil, .hail), (.rain, "Areas Freezing Fog then Slight Chance Rain", nil, .lightRain),
            (.snow, "Freezing Fog then Light Snow", nil, .lightSnow),
            (.snow, "Patchy Blowing Snow then Partly Sunny", nil, .blowingSnow),
            (.snow, "Blowing Snow and Breezy", nil, .blowingSnow),
            (.snow, "Snow Showers then Patchy Blowing Snow", nil, .lightSnow),
        ] as [(WeatherCondition?, String, Double?, WeatherCondition)])
    func strength(icon: WeatherCondition?, words: String, rate: Double?, expected: WeatherCondition) {
        #expect(NWSSky.condition(icon: icon, words: words, rate: rate) == expected)
    }

    @Test("in the evening today has a row with tonight's weather, whose low is that of the morning after")
    func evening() throws {
        let text = """
            {"properties": {"periods": [
            {"startTime": "2026-01-20T18:00:00-07:00", "endTime": "2026-01-21T06:00:00-07:00", "isDaytime": false,
             "temperature": -11, "temperatureUnit": "C", "shortForecast": "Freezing Fog", "windSpeed": "5 km/h",
             "icon": "https://api.weather.gov/icons/land/night/fog?size=medium"},
            {"startTime": "2026-01-21T06:00:00-07:00", "endTime": "2026-01-21T18:00:00-07:00", "isDaytime": true,
             "temperature": 4, "temperatureUnit": "C", "shortForecast": "Sunny",
             "icon": "https://api.weather.gov/icons/land/day/skc?size=medium"}]}}
            """
        let zone = try #require(TimeZone(identifier: "America/Denver"))
        let days = try NWSForecast(Data(text.utf8)).days(in: zone, hours: [])
        #expect(days.map(\.date.description) == ["2026-01-20", "2026-01-21"])
        #expect(days.map(\.low?.value) == [nil, -11])
        #expect(days.map(\.high?.value) == [nil, 4])
        #expect(days.map(\.condition) == [.rimeFog, .clear])
    }

    @Test("sums of six hours are the day's")
    func sums() throws {
        let grid = try NWSGrid(
            Data(
                """
                {"properties": {"temperature": {}, "quantitativePrecipitation": {"uom": "wmoUnit:mm", "values": [
                {"validTime": "2026-01-20T07:00:00+00:00/PT6H", "value": 2.5},
                {"validTime": "2026-01-20T13:00:00+00:00/PT12H", "value": 1.5},
                {"validTime": "2026-01-21T01:00:00+00:00/PT6H", "value": 1}]}}}
                """.utf8))
        let zone = try #require(TimeZone(identifier: "America/Denver"))
        let days = [Day].built(from: grid.sums, in: zone)
        #expect(days.map(\.precipitation?.value) == [5])
        #expect(days.map(\.isPartial) == [false])
    }
}
