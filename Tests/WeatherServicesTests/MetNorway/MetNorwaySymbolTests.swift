import Testing
import WeatherModel

@testable import WeatherServices

@Suite("MET Norway's symbols")
struct MetNorwaySymbolTests {
    private static let sky = ["clearsky", "fair", "partlycloudy"]
    private static let showers = ["rain", "sleet", "snow"].flatMap { kind in
        ["", "light", "heavy"].flatMap { strength in
            ["", "andthunder"].map { thunder in
                // The two official misspellings.
                let s = strength == "light" && thunder != "" && kind != "rain" ? "s" : ""
                return "\(strength)\(s)\(kind)showers\(thunder)"
            }
        }
    }
    private static let steady = ["rain", "sleet", "snow"].flatMap { kind in
        ["", "light", "heavy"].flatMap { strength in ["", "andthunder"].map { "\(strength)\(kind)\($0)" } }
    }
    static let codes =
        (sky + showers).flatMap { name in ["day", "night", "polartwilight"].map { "\(name)_\($0)" } } + steady
        + ["cloudy", "fog"]

    @Test("all 83 have a condition and no words, and the sun is up by day alone")
    func total() {
        #expect(Set(Self.codes).count == 83)
        for code in Self.codes {
            let symbol = MetNorwaySymbol(code)
            #expect(symbol.condition != .unknown, "\(code)")
            #expect(symbol.words == nil, "\(code)")
            #expect(symbol.isDay == (code.contains("_") ? code.hasSuffix("_day") : nil), "\(code)")
        }
    }

    @Test(
        "strength, kind and form are kept apart, and both spellings of the odd two are one",
        arguments: [
            ("clearsky_day", .clear), ("fair_night", .mostlyClear), ("partlycloudy_polartwilight", .partlyCloudy),
            ("cloudy", .overcast), ("fog", .fog), ("lightrain", .lightRain),
            ("heavyrainshowers_day", .heavyRainShowers),
            ("lightsleetshowers_day", .sleetShowers), ("heavysleet", .sleet), ("lightsnow", .lightSnow),
            ("heavysnowshowers_night", .heavySnowShowers), ("snowandthunder", .thunderstorm),
            ("lightssleetshowersandthunder_day", .thunderstorm), ("lightsleetshowersandthunder_day", .thunderstorm),
            ("lightssnowshowersandthunder_night", .thunderstorm), ("lightsnowshowersandthunder_night", .thunderstorm),
        ] as [(String, WeatherCondition)])
    func kinds(code: String, condition: WeatherCondition) {
        #expect(MetNorwaySymbol(code).condition == condition)
    }

    @Test(
        "an unknown one is unknown and keeps its name", arguments: ["volcanicash_day", "", "_day", "sunny", "CLOUDY"])
    func unknown(code: String) {
        #expect(MetNorwaySymbol(code).condition == .unknown)
        #expect(MetNorwaySymbol(code).words == code)
    }
}
