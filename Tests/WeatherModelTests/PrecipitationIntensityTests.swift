import Testing
import WeatherModel

struct PrecipitationIntensityTests {
    @Test(
        "rain is moderate from 2.5 and heavy from 7.6 mm/h, snow and drizzle sooner",
        arguments: [
            (0, .rain, .light), (2.4, .rain, .light), (2.5, .rain, .moderate), (7.5, .rain, .moderate),
            (7.6, .rain, .heavy), (0.9, .snow, .light), (1, .snow, .moderate), (5, .snow, .heavy),
            (0.05, .drizzle, .light), (0.1, .drizzle, .moderate), (0.5, .drizzle, .heavy),
        ] as [(Double, PrecipitationIntensity.Kind, PrecipitationIntensity)])
    func limits(rate: Double, kind: PrecipitationIntensity.Kind, intensity: PrecipitationIntensity) {
        #expect(PrecipitationIntensity(rate: rate, of: kind) == intensity)
    }

    @Test("a word is no stronger than its rate, and a rate makes no word stronger")
    func noStronger() {
        #expect(WeatherCondition.heavyRain.noStronger(than: 0.1) == .lightRain)
        #expect(WeatherCondition.rain.noStronger(than: 0) == .lightRain)
        #expect(WeatherCondition.lightRain.noStronger(than: 30) == .lightRain)
        #expect(WeatherCondition.rainShowers.noStronger(than: nil) == .rainShowers)
        #expect(WeatherCondition.thunderstorm.noStronger(than: 0) == .thunderstorm)
        #expect(WeatherCondition.freezingRain.noStronger(than: 1) == .lightFreezingRain)
    }

    @Test("a word without a strength has that of its rate, and is light without one")
    func byRate() {
        #expect(WeatherCondition.rain.graded(byRate: 0.1) == .lightRain)
        #expect(WeatherCondition.rain.graded(byRate: 8) == .heavyRain)
        #expect(WeatherCondition.snow.graded(byRate: nil) == .lightSnow)
        #expect(WeatherCondition.freezingRain.graded(byRate: 9) == .freezingRain)
        #expect(WeatherCondition.fog.graded(byRate: 9) == .fog)
    }
}
