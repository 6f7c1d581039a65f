import Testing
import WeatherModel

@testable import WeatherStore

@Suite("What the user has by names in the settings")
struct NamedSettingTests {
    @Test("a rule and an activity take the place of their former name and of their own, in the order of names")
    func put() {
        var settings = Settings()
        for name in ["c", "a"] { settings.put(WeatherRule(name, .windGust, .over, 16)) }
        settings.put(WeatherRule("b", .windGust, .over, 20), insteadOf: "c")
        settings.put(WeatherRule("a", .windGust, .over, 30))
        #expect(settings.rules.map(\.id) == ["a", "b"] && settings.rules.map(\.threshold) == [30, 20])
        for name in ["kite", "chess"] { settings.put(Activity(name, limits: [:])) }
        settings.put(Activity("boule", limits: [:]), insteadOf: "kite")
        #expect(settings.activities.map(\.id) == ["boule", "chess"])
    }
}
