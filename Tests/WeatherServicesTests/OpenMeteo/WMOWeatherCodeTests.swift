import Testing
import WeatherModel

@testable import WeatherServices

@Suite("WMO weather codes")
struct WMOWeatherCodeTests {
    @Test(
        "every code Open-Meteo documents has its condition",
        arguments: [
            (0, .clear), (1, .mostlyClear), (2, .partlyCloudy), (3, .overcast), (45, .fog), (48, .rimeFog),
            (51, .lightDrizzle), (53, .drizzle), (55, .heavyDrizzle), (56, .lightFreezingDrizzle),
            (57, .freezingDrizzle), (61, .lightRain), (63, .rain), (65, .heavyRain), (66, .lightFreezingRain),
            (67, .freezingRain), (71, .lightSnow), (73, .snow), (75, .heavySnow), (77, .snowGrains),
            (80, .lightRainShowers), (81, .rainShowers), (82, .heavyRainShowers), (85, .lightSnowShowers),
            (86, .heavySnowShowers), (95, .thunderstorm), (96, .thunderstormWithHail), (99, .thunderstormWithHail),
        ] as [(Double, WeatherCondition)])
    func documented(code: Double, condition: WeatherCondition) {
        #expect(WMOWeatherCode.condition(code) == condition)
    }

    @Test("every code without a condition has words of the table or its own number")
    func words() {
        for code in -10...200 where WMOWeatherCode.condition(Double(code)) == .unknown {
            let words = WMOWeatherCode.words(Double(code))
            #expect((0...99).contains(code) == !words.contains(String(code)), "\(code) \(words)")
        }
        #expect(WMOWeatherCode.words(29) == "thunderstorm in the past hour")
        #expect(WMOWeatherCode.words(1e300) == "weather code 1e+300")
    }

    @Test("the table is total: unknown are only codes without weather of the moment, and those outside it")
    func total() {
        let unknown = (-10...200).filter { WMOWeatherCode.condition(Double($0)) == .unknown }
        #expect(unknown == Array(-10 ... -1) + Array(13...16) + Array(20...29) + Array(36...39) + Array(100...200))
        #expect(WMOWeatherCode.condition(1e300) == .unknown)
        #expect(WMOWeatherCode.condition(2.9999) == .overcast)
    }
}
