import Foundation
import Presentation
import Testing
import WeatherModel

struct WeatherConditionTests {
    @Test("every weather has words of its own", arguments: WeatherCondition.allCases)
    func total(condition: WeatherCondition) {
        #expect(WeatherCondition.allCases.filter { $0.words == condition.words } == [condition])
    }

    @Test("every weather has a picture of its own, and another one at night where the sky shows")
    func artwork() {
        #expect(WeatherCondition.lightRainShowers.artworkName(isDay: true) == "fairweather-light-rain-showers")
        #expect(WeatherCondition.lightRainShowers.artworkName(isDay: false) == "fairweather-light-rain-showers-night")
        #expect(WeatherCondition.overcast.artworkName(isDay: false) == "fairweather-overcast")
        #expect(WeatherCondition.artworkNames.count == WeatherCondition.allCases.count + 8)
    }
}
