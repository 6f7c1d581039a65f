import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Icons of the US National Weather Service")
struct NWSIconTests {
    private static let codes = [
        "skc", "few", "sct", "bkn", "ovc", "wind_skc", "wind_few", "wind_sct", "wind_bkn", "wind_ovc", "snow",
        "rain_snow",
        "rain_sleet", "snow_sleet", "fzra", "rain_fzra", "snow_fzra", "sleet", "rain", "rain_showers",
        "rain_showers_hi",
        "tsra", "tsra_sct", "tsra_hi", "tornado", "hurricane", "tropical_storm", "dust", "smoke", "haze", "blizzard",
        "fog",
    ]

    @Test("every code has a condition, by day and by night, alone and with a chance")
    func total() throws {
        for code in Self.codes {
            let day = try #require(NWSIcon("https://api.weather.gov/icons/land/day/\(code)?size=medium"))
            #expect(day.condition != nil && day.condition != .unknown, "\(code)")
            #expect(day.isDay == true)
            let night = try #require(NWSIcon("/icons/land/night/\(code),40"))
            #expect(night.condition == day.condition)
            #expect(night.isDay == false)
        }
    }

    @Test("heat and cold say nothing of the sky, which is in the words then", arguments: ["hot", "cold"])
    func temperatures(code: String) throws {
        #expect(try #require(NWSIcon("/icons/land/day/\(code)")).condition == nil)
        #expect(NWSSky.condition("Mostly Sunny") == .mostlyClear)
        #expect(NWSSky.condition("Patchy Blowing Dust") == .unknown)
    }

    @Test(
        "of two codes the graver is told",
        arguments: [
            ("sct/snow,20", .snow), ("snow,30/cold", .snow), ("rain,40/tsra,60", .thunderstorm), ("fog/bkn", .fog),
            ("bkn", .mostlyCloudy),
            ("rain,20/fzra,20", .freezingRain), ("snow,50/wind_bkn", .snow), ("hot/few", .mostlyClear),
            ("newcode/few", .mostlyClear), ("newcode", .unknown), ("newcode,20/newer", .unknown),
        ] as [(String, WeatherCondition)])
    func pairs(codes: String, condition: WeatherCondition) {
        #expect(NWSIcon("https://api.weather.gov/icons/land/night/\(codes)?size=small")?.condition == condition)
    }

    @Test(
        "an address without a code is no icon",
        arguments: ["", "/", "https://api.weather.gov/icons/land/day", "day", "x/y/z"])
    func none(address: String) {
        #expect(NWSIcon(address) == nil)
    }
}
