import Foundation
import Testing
import WeatherModel
import WeatherServices

@Suite("Observations and places from Weather Underground's files")
struct ObservationTests {
    private func file(_ name: String) throws -> Data {
        try Fixture.data("weather-underground/\(name)")
    }

    private func members(_ name: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: file(name)) as? [String: Any])
    }

    @Test("an observation reads from its file")
    func observation() throws {
        let observation = try #require(WeatherUnderground.Observation(weatherUnderground: file("observation.json")))
        #expect(observation.displayLocation.fullName == "San Francisco, CA")
        #expect(
            observation.observationLocation.fullName == "North Mission (Valencia and Market), San Francisco, California"
        )
        #expect(observation.weather == "Partly Cloudy")
        #expect(observation.temperatureFahrenheit == 56.1)
        #expect(observation.temperatureCelsius == 13.4)
        #expect(observation.observationLocation.elevation == Distance(62 * 0.3048))
        #expect(observation.observationLocation.postcode == nil)
    }

    @Test("a place reads from its file")
    func location() throws {
        let location = try #require(Location(weatherUnderground: file("location.json")))
        #expect(location.fullName == "San Francisco, CA")
        #expect(location.name == "San Francisco")
        #expect(location.region == "California")
        #expect(location.countryCode == "US")
        #expect(location.coordinates == Coordinates(latitude: 37.77500916, longitude: -122.41825867))
        #expect(location.postcode == "94101")
        #expect(location.elevation == Distance(47))
    }

    @Test("dictionaries, bare files and whole answers all give the same")
    func sameFromAll() throws {
        let bare = try members("observation.json")
        let fromFile = try #require(WeatherUnderground.Observation(weatherUnderground: file("observation.json")))
        #expect(WeatherUnderground.Observation(weatherUnderground: bare) == fromFile)
        let whole = try JSONSerialization.data(
            withJSONObject: ["response": ["version": "0.1"], "current_observation": bare])
        #expect(WeatherUnderground.Observation(weatherUnderground: whole) == fromFile)
        #expect(try Location(weatherUnderground: members("location.json")) == fromFile.displayLocation)
        #expect(Location(weatherUnderground: whole) == fromFile.displayLocation)
    }

    @Test("the service's marks for missing values are missing values")
    func missing() throws {
        let observation = try #require(
            WeatherUnderground.Observation(weatherUnderground: file("conditions_partly_missing.json")))
        #expect(observation.weather == "")
        #expect(observation.temperatureCelsius == nil)
        #expect(observation.temperatureFahrenheit == nil)
        #expect(observation.displayLocation.postcode == nil)
        #expect(observation.displayLocation.elevation == nil)
        #expect(observation.displayLocation.countryCode == "PT")
        #expect(observation.displayLocation.country == nil)
        #expect(observation.observationLocation.region == nil)
    }

    @Test(
        "each mark is a missing temperature, and a text can be a number",
        arguments: [
            ("NA", nil), ("N/A", nil), ("--", nil), ("", nil), ("-999", nil), ("-9999.00", nil), ("-999.00", nil),
            (" 0", 0), ("-9.9", -9.9), ("warm", nil), ("nan", nil),
        ] as [(String, Double?)])
    func marks(text: String, value: Double?) throws {
        var members = try members("observation.json")
        members["temp_c"] = text
        #expect(WeatherUnderground.Observation(weatherUnderground: members)?.temperatureCelsius == value)
    }

    @Test("an error in a success, a place without a point, and no JSON give nothing")
    func nothing() throws {
        #expect(try WeatherUnderground.Observation(weatherUnderground: file("error_query_not_found.json")) == nil)
        #expect(try Location(weatherUnderground: file("error_query_not_found.json")) == nil)
        for text in ["", "[]", "{}", "<html>", "{\"current_observation\":7}"] {
            #expect(WeatherUnderground.Observation(weatherUnderground: Data(text.utf8)) == nil, "\(text)")
            #expect(Location(weatherUnderground: Data(text.utf8)) == nil, "\(text)")
        }
        for (member, value) in [("latitude", "NA"), ("latitude", "91"), ("longitude", "")] {
            var members = try members("location.json")
            members[member] = value
            #expect(Location(weatherUnderground: members) == nil, "\(member) \(value)")
        }
    }
}
