import Foundation
import Testing
import WeatherModel

struct ConditionsTests {
    @Test("every value starts as missing, and missing values are left out of JSON")
    func missing() throws {
        #expect(String(decoding: try JSONEncoder().encode(Conditions()), as: UTF8.self) == "{}")
        #expect(try JSONDecoder().decode(Conditions.self, from: Data("{}".utf8)) == Conditions())
    }

    @Test("current conditions read and write their values without naming them")
    func current() {
        var current = CurrentConditions(time: Date(timeIntervalSince1970: 0))
        #expect(current.temperature == nil)
        current.temperature = Temperature(9.5)
        #expect(current.conditions.temperature == Temperature(9.5))
        current.conditions.condition = .fog
        #expect(current.condition == .fog)
    }

    @Test("an hour reads and writes its values without naming them")
    func hour() {
        var hour = Hour(time: Date(timeIntervalSince1970: 0), precipitationProbability: Percentage(40))
        hour.windDirection = Bearing(350)
        #expect(hour.conditions.windDirection == Bearing(350))
        #expect(hour.precipitationProbability == Percentage(40))
        hour.windDirection = nil
        #expect(hour.conditions == Conditions())
    }
}
