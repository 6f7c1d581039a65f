import Foundation
import Presentation
import Testing
import WeatherModel

struct UnitsTests {
    @Test(
        "the region chooses the units",
        arguments: [
            ("en_US", Units.us), ("es_PR", .us), ("en_LR", .us), ("my_MM", .us), ("en_GU", .us),
            ("en_GB", .uk), ("cy_GB", .uk), ("en_JE", .uk),
            ("de_DE", .metric), ("en_CA", .metric), ("en_IE", .metric), ("ja_JP", .metric), ("en", .metric),
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

    @Test("Britain mixes Celsius with miles")
    func britain() {
        #expect(Units.uk.temperature == .celsius)
        #expect(Units.uk.speed == .milesPerHour)
        #expect(Units.uk.distance == .miles)
    }
}
