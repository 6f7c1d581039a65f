import Foundation
import Presentation
import Testing
import WeatherModel

struct WeatherConditionTests {
    private let themed: Set<String> = [
        "weather-clear-symbolic", "weather-clear-night-symbolic", "weather-few-clouds-symbolic",
        "weather-few-clouds-night-symbolic", "weather-overcast-symbolic", "weather-fog-symbolic",
        "weather-showers-scattered-symbolic", "weather-showers-symbolic", "weather-snow-symbolic",
        "weather-storm-symbolic", "weather-severe-alert-symbolic", "weather-tornado-symbolic", "weather-windy-symbolic",
    ]

    @Test("every weather has words of its own and icons of the theme", arguments: WeatherCondition.allCases)
    func total(condition: WeatherCondition) {
        #expect(WeatherCondition.allCases.filter { $0.words == condition.words } == [condition])
        #expect(themed.contains(condition.iconName(isDay: true)))
        #expect(themed.contains(condition.iconName(isDay: false)))
    }

    @Test(
        "icons say what the words say",
        arguments: [
            (WeatherCondition.mostlyClear, "weather-few-clouds-symbolic"), (.heavyRain, "weather-showers-symbolic"),
            (.freezingRain, "weather-showers-symbolic"), (.thunderstormWithHail, "weather-storm-symbolic"),
            (.fog, "weather-fog-symbolic"), (.heavySnow, "weather-snow-symbolic"),
        ])
    func icons(condition: WeatherCondition, icon: String) {
        #expect(condition.iconName(isDay: true) == icon)
    }

    @Test("every weather has a picture of its own, and another one at night where the sky shows")
    func artwork() {
        #expect(WeatherCondition.lightRainShowers.artworkName(isDay: true) == "fairweather-light-rain-showers")
        #expect(WeatherCondition.lightRainShowers.artworkName(isDay: false) == "fairweather-light-rain-showers-night")
        #expect(WeatherCondition.overcast.artworkName(isDay: false) == "fairweather-overcast")
        #expect(WeatherCondition.artworkNames.count == WeatherCondition.allCases.count + 8)
    }

    @Test("a clear night has no sun")
    func night() {
        #expect(WeatherCondition.clear.iconName(isDay: false) == "weather-clear-night-symbolic")
        #expect(WeatherCondition.partlyCloudy.iconName(isDay: false) == "weather-few-clouds-night-symbolic")
    }
}
