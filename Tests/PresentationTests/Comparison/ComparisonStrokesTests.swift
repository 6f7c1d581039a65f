import Testing
import WeatherModel
import WeatherServices

@testable import Charts

/// The strokes of what is compared.
struct ComparisonStrokesTests {
    @Test("a source has the same stroke in any order and company, and no two have one")
    func sources() {
        let all = [WeatherSource.openMeteo, .metNorway, .brightSky, .openWeather].map(\.id)
        #expect(ComparisonColours.numbers(of: all) == [0, 1, 2, 3])
        #expect(ComparisonColours.numbers(of: all.reversed()) == [3, 2, 1, 0])
        #expect(ComparisonColours.numbers(of: [all[1], all[0]]) == [1, 0])
        let american = [WeatherSource.nationalWeatherService, .openMeteo, .openWeather].map(\.id)
        #expect(ComparisonColours.numbers(of: american) == [2, 0, 3])
    }

    @Test("others, such as places, have what strokes are left in their order")
    func others() {
        #expect(ComparisonColours.numbers(of: ["Hamburg", "London", "Lisbon", "Sydney"]) == [0, 1, 2, 3])
        #expect(ComparisonColours.numbers(of: ["own", WeatherSource.openMeteo.id, "other"]) == [1, 0, 2])
    }
}
