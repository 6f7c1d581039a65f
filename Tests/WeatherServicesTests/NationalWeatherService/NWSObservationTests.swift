import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Observations of the US National Weather Service")
struct NWSObservationTests {
    private func observed(_ name: String) throws -> CurrentConditions {
        try NWSObservation(Fixture.data("nws/\(name)")).current
    }

    @Test("a station's observation is in our units, and its weather as strong as what falls")
    func denver() throws {
        let current = try observed("observation_denver.json")
        #expect(current.kind == .observed)
        #expect(current.station == "Denver, Denver International Airport")
        #expect(current.sourceDescription == "Light Snow")
        #expect(current.condition == .lightSnow)
        #expect(current.isDay == true)
        #expect(FeelsLike(current.conditions)?.formula == .apparentTemperature, "its wind chill was taken")
        #expect(current.dewPoint == Temperature(-6.1))
        #expect(abs(try #require(current.windGust).value - 7.7) < 1e-9)
        #expect(current.relativeHumidity == Percentage(78.4))
        #expect(current.surfacePressure == nil)
        #expect(current.cloudCover == nil)
    }

    @Test("older units and codes are known; a failed check, an unknown unit and a calm's direction give nothing")
    func older() throws {
        let current = try observed("observation_older_units.json")
        #expect(current.station == "KXYZ")
        #expect(current.temperature == Temperature(10))
        #expect(current.dewPoint == nil, "rejected")
        #expect(current.windSpeed == Speed(0))
        #expect(current.windDirection == nil)
        #expect(current.windGust == nil, "no such unit")
        #expect(current.relativeHumidity == nil, "no unit")
        #expect(current.seaLevelPressure == Pressure(1000))
        #expect(current.precipitation == Precipitation(2.5))
        #expect(current.apparentTemperature == Temperature(31))
        #expect(current.condition == .unknown)
        #expect(current.sourceDescription == "Haboob")
    }

    @Test("no observations are an empty answer, and one without a time is unreadable")
    func none() throws {
        #expect(throws: FetchError.emptyAnswer) { try observed("observations_none.json") }
        for (text, error) in [
            (#"{"features": []}"#, FetchError.emptyAnswer), (#"{"features": [{"id": 1}]}"#, .unreadableAnswer),
            (#"{"properties": {"timestamp": "date:now -954 seconds"}}"#, .unreadableAnswer), ("{}", .unreadableAnswer),
        ] {
            #expect(throws: error) { try NWSObservation(Data(text.utf8)) }
        }
    }

    @Test(
        "what falls is graded by its strength",
        arguments: [
            ("rain", "light", nil, .lightRain), ("rain", nil, nil, .rain),
            ("rain", "heavy", "showers", .heavyRainShowers),
            ("snow", "heavy", nil, .heavySnow), ("snow", "light", "showers", .lightSnowShowers),
            ("drizzle", "light", nil, .lightDrizzle), ("ice_pellets", nil, nil, .sleet), ("hail", nil, nil, .hail),
            ("snow_grains", nil, nil, .snowGrains), ("thunderstorms", nil, nil, .thunderstorm),
            ("fog_mist", nil, nil, nil), ("fog", nil, "freezing", .rimeFog),
            ("rain", "light", "freezing", .lightFreezingRain), ("drizzle", nil, "freezing", .freezingDrizzle),
            ("snow", nil, "blowing", .blowingSnow), ("snow_pellets", nil, nil, .hail),
            ("unknown", nil, nil, .lightRain),
            ("frogs", "heavy", nil, nil),
        ] as [(String, String?, String?, WeatherCondition?)])
    func falling(weather: String, intensity: String?, modifier: String?, condition: WeatherCondition?) {
        let entry = ["weather": weather, "intensity": intensity, "modifier": modifier]
        let object = JSONObject(entry.compactMapValues { $0.map(JSONElement.text) })
        #expect(NWSPresentWeather.condition([object], at: Temperature(3)) == condition)
    }

    private func observed(_ words: String, icon: String, temperature: Double, present: String = "") throws -> Conditions
    {
        let text = """
            {"properties": {"timestamp": "2026-01-20T18:00:00+00:00", "textDescription": "\(words)",
             "icon": "https://api.weather.gov/icons/land/day/\(icon)?size=medium", "presentWeather": [\(present)],
             "temperature": {"unitCode": "wmoUnit:degC", "value": \(temperature)}}}
            """
        return try NWSObservation(Data(text.utf8)).current.conditions
    }

    @Test(
        "what the words say beyond the icon is not lost",
        arguments: [
            ("Freezing Fog", "fog", .rimeFog), ("Ice Fog", "fog", .rimeFog),
            ("Light Freezing Rain", "fzra", .lightFreezingRain),
            ("Light Freezing Rain", "rain", .lightFreezingRain), ("Unknown Precipitation", "rain", .lightSnow),
            ("Unknown Precipitation", "skc", .lightSnow), ("Blowing Snow", "snow", .blowingSnow),
            ("Small Hail", "sleet", .hail), ("Mostly Cloudy", "bkn", .mostlyCloudy), ("Light Snow", "snow", .lightSnow),
        ] as [(String, String, WeatherCondition)])
    func words(words: String, icon: String, condition: WeatherCondition) throws {
        #expect(try observed(words, icon: icon, temperature: -3).condition == condition)
    }

    @Test("what falls goes before snow that blows, what is near does not count, and warm precipitation is rain")
    func several() throws {
        let blowing = #"{"intensity": null, "modifier": "blowing", "weather": "snow"}"#
        let light = #"{"intensity": "light", "modifier": null, "weather": "snow"}"#
        let near = #"{"intensity": null, "modifier": "showers", "weather": "rain", "inVicinity": true}"#
        #expect(
            try observed("", icon: "snow", temperature: -3, present: "\(blowing), \(light)").condition == .lightSnow)
        #expect(try observed("", icon: "few", temperature: 9, present: near).condition == .mostlyClear)
        #expect(try observed("Unknown Precipitation", icon: "rain", temperature: 9).condition == .lightRain)
    }

    /// - Parameter humidity: The humidity in percent; nil where the station has none.
    private func observed(_ temperature: Double, windChill: Double?, humidity: Double?) throws -> Conditions {
        func value(_ unit: String, _ number: Double?) -> String {
            #"{"unitCode": "wmoUnit:\#(unit)", "value": \#(number.map { "\($0)" } ?? "null")}"#
        }
        let text = """
            {"properties": {"timestamp": "2026-01-20T18:00:00+00:00", "temperature": \(value("degC", temperature)),
             "windChill": \(value("degC", windChill)), "heatIndex": \(value("degC", nil)),
             "relativeHumidity": \(value("percent", humidity)), "windSpeed": \(value("km_h-1", 30))}}
            """
        return try NWSObservation(Data(text.utf8)).current.conditions
    }

    @Test("what is felt at a station has no step where wind chill begins to be defined")
    func feelsLike() throws {
        let cold = try #require(FeelsLike(observed(10, windChill: 6.4, humidity: 60)))
        let mild = try #require(FeelsLike(observed(10.1, windChill: nil, humidity: 60)))
        #expect(abs(cold.temperature.value - mild.temperature.value) < 0.3, "\(cold) \(mild)")
        #expect(cold.formula == .apparentTemperature && mild.formula == .apparentTemperature)
    }

    @Test("where it cannot be computed, the source's wind chill is taken, and nothing where it gives none")
    func sourcesOwn() throws {
        let given = try #require(FeelsLike(observed(5, windChill: -0.4, humidity: nil)))
        #expect(given.temperature == Temperature(-0.4) && given.formula == .source)
        #expect(try FeelsLike(observed(15, windChill: nil, humidity: nil)) == nil)
        #expect(try observed("Clear", icon: "skc", temperature: 15).apparentTemperature == nil)
    }
}
