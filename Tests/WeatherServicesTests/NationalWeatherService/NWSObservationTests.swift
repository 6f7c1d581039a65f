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
        #expect(current.apparentTemperature == Temperature(-7.4))
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
            ("fog_mist", nil, nil, nil),
            ("frogs", "heavy", nil, nil),
        ] as [(String, String?, String?, WeatherCondition?)])
    func falling(weather: String, intensity: String?, modifier: String?, condition: WeatherCondition?) {
        let entry = ["weather": weather, "intensity": intensity, "modifier": modifier]
        let object = JSONObject(entry.compactMapValues { $0.map(JSONElement.text) })
        #expect(NWSPresentWeather.condition(object) == condition)
    }
}
