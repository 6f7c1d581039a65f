import Foundation
import Presentation
import Testing
import WeatherModel

struct UnitsTests {
    @Test(
        "the region chooses the units",
        arguments: [
            ("en_US", Units.us), ("es_PR", .us), ("en_PW", .us), ("en_GU", .us),
            ("en_LR", .metric), ("my_MM", .metric),
            ("en_GB", .uk), ("cy_GB", .uk), ("en_JE", .uk),
            ("de_DE", .metric), ("en_CA", .metric), ("en_IE", .metric), ("fr_FR", .metric), ("pt_BR", .metric),
            ("hi_IN", .metric), ("ar_EG", .metric), ("en", .metric), ("en_001", .metric),
            ("sv_SE", .nordic), ("nb_NO", .nordic), ("fi_FI", .nordic), ("da_DK", .nordic), ("is_IS", .nordic),
            ("ja_JP", .nordic), ("zh_CN", .nordic), ("ko_KR", .nordic), ("et_EE", .nordic), ("bg_BG", .nordic),
        ])
    func regions(locale: String, units: Units) {
        #expect(Units(for: Locale(identifier: locale)) == units)
    }

    @Test("some metric regions count in Fahrenheit", arguments: ["en_BS", "en_BZ", "en_KY"])
    func fahrenheit(locale: String) {
        var expected = Units.metric
        expected.temperature = .fahrenheit
        #expect(Units(for: Locale(identifier: locale)) == expected)
    }

    @Test(
        "pressure is in millimetres of mercury where the weather service gives it so",
        arguments: ["ru_RU", "uk_UA", "kk_KZ"])
    func mercury(locale: String) {
        let units = Units(for: Locale(identifier: locale))
        #expect(units.pressure == .millimetresOfMercury)
        #expect(units.speed == .metresPerSecond)
    }

    @Test("each preset is found again by its units, and a mixture of one's own is none")
    func presets() {
        for preset in UnitsPreset.allCases { #expect(UnitsPreset(preset.units) == preset) }
        var own = Units.metric
        own.speed = .knots
        #expect(UnitsPreset(own) == nil)
        #expect(Set(UnitsPreset.allCases.map(\.words)).count == 4)
    }

    @Test("Britain mixes Celsius with miles")
    func britain() {
        #expect(Units.uk.temperature == .celsius)
        #expect(Units.uk.speed == .milesPerHour)
        #expect(Units.uk.distance == .miles)
    }
}
