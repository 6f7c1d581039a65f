import Testing
import WeatherModel

@testable import WeatherServices

@Suite("OpenWeather's condition ids")
struct OpenWeatherConditionTests {
    private static let documented: [Int] =
        [200, 201, 202, 210, 211, 212, 221, 230, 231, 232, 300, 301, 302, 310, 311, 312, 313, 314, 321]
        + [500, 501, 502, 503, 504, 511, 520, 521, 522, 531, 600, 601, 602, 611, 612, 613, 615, 616, 620, 621, 622]
        + [701, 711, 721, 731, 741, 751, 761, 762, 771, 781, 800, 801, 802, 803, 804]
    private static let retired = [900, 901, 902, 905, 906] + Array(957...962)

    @Test("every documented and every retired id has a condition, and no other number has one")
    func total() {
        let known = (0...1100).filter { OpenWeatherCondition.condition(Double($0)) != .unknown }
        #expect(known == (Self.documented + Self.retired).sorted())
        #expect(OpenWeatherCondition.condition(-1) == .unknown)
        #expect(OpenWeatherCondition.condition(800.5) == .unknown)
    }

    @Test(
        "strength, kind and form of falling weather are kept apart",
        arguments: [
            (202, .thunderstorm), (300, .lightDrizzle), (302, .heavyDrizzle), (321, .rainShowers), (500, .lightRain),
            (501, .rain), (504, .heavyRain), (511, .freezingRain), (520, .lightRainShowers), (522, .heavyRainShowers),
            (600, .lightSnow), (602, .heavySnow), (611, .sleet), (612, .sleetShowers), (613, .sleetShowers),
            (616, .sleet), (622, .heavySnowShowers), (701, .fog), (711, .smoke), (721, .haze), (751, .sand),
            (761, .dust), (762, .volcanicAsh), (771, .squalls), (781, .tornado), (800, .clear), (801, .mostlyClear),
            (802, .partlyCloudy), (804, .overcast), (900, .tornado), (906, .hail), (962, .windy), (951, .unknown),
        ] as [(Int, WeatherCondition)])
    func kinds(id: Int, condition: WeatherCondition) {
        #expect(OpenWeatherCondition.condition(Double(id)) == condition)
    }
}
