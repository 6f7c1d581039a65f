import Testing
import WeatherModel

@testable import WeatherText

struct DetailScaleTests {
    @Test(
        "wind changes its word at 1, 20, 29, 39, 62 and 89 km/h, as the Beaufort scale does",
        arguments: [
            (0.0, "calm"), (0.7, "calm"), (1, "light"), (5, "light"), (6, "light"), (19, "light"), (20, "moderate"),
            (28, "moderate"), (29, "fresh"), (38, "fresh"), (39, "strong"), (61, "strong"), (62, "gale"), (88, "gale"),
            (89, "storm"), (200, "storm"),
        ])
    func wind(speed: Double, word: String) {
        #expect(WindDetail.scale(of: Speed(speed / 3.6)).word == word)
    }

    @Test(
        "felt temperature changes its word at −5, 5, 12, 18 and 25 °C as shown",
        arguments: [
            (-30.0, "bitter"), (-5.6, "bitter"), (-5, "cold"), (4.4, "cold"), (4.5, "cool"), (11.4, "cool"),
            (11.5, "mild"), (17.4, "mild"), (18, "warm"), (24.4, "warm"), (24.5, "hot"), (45, "hot"),
        ])
    func feelsLike(degrees: Double, word: String) {
        #expect(FeelsLikeDetail.scale(of: Temperature(degrees)).word == word)
    }

    @Test(
        "humidity changes its word at 30, 60 and 80 %; muggy air is never pleasant",
        arguments: [
            (0.0, 5.0, "dry"), (29.4, 5, "dry"), (30, 5, "pleasant"), (59.4, 5, "pleasant"), (60, 5, "humid"),
            (79.4, 5, "humid"), (80, 5, "damp"), (100, 5, "damp"), (45, 18.2, "pleasant"), (45, 18.3, "humid"),
            (20, 19, "humid"), (90, 24, "damp"),
        ])
    func humidity(percent: Double, dewPoint: Double, word: String) {
        #expect(HumidityDetail.scale(of: Percentage(percent), dewPoint: Temperature(dewPoint)).word == word)
    }

    @Test(
        "pressure changes its word at 1005 and 1020 hPa as shown",
        arguments: [
            (900.0, "low"), (1004.4, "low"), (1004.5, "normal"), (1019.4, "normal"), (1020, "high"), (1060, "high"),
        ])
    func pressure(hectopascals: Double, word: String) {
        #expect(PressureDetail.scale(of: Pressure(hectopascals)).word == word)
    }

    @Test(
        "visibility changes its word at 1, 4, 10 and 20 km",
        arguments: [
            (0.0, "fog"), (999, "fog"), (1000, "poor"), (3999, "poor"), (4000, "fair"), (9999, "fair"),
            (10_000, "good"), (19_999, "good"), (20_000, "clear"), (90_000, "clear"),
        ])
    func visibility(metres: Double, word: String) {
        #expect(VisibilityDetail.scale(of: Distance(metres)).word == word)
    }

    @Test(
        "the UV index changes its word at 3, 6, 8 and 11 as shown",
        arguments: [
            (0.0, "low"), (2.4, "low"), (2.5, "moderate"), (5.4, "moderate"), (6, "high"), (7.4, "high"),
            (7.5, "very high"), (10.4, "very high"), (10.5, "extreme"), (16, "extreme"),
        ])
    func uvIndex(index: Double, word: String) {
        #expect(UVDetail.scale(of: UVIndex(index)).word == word)
        #expect(Samples.formatter.uvIndex(UVIndex(index)).hasSuffix(word), "the hours say the same")
    }

    @Test(
        "air has the words of its own standard",
        arguments: [
            (AirQualityStandard.european, 20.4, "good", 5), (.european, 20.5, "fair", 5),
            (.european, 60, "moderate", 5),
            (.european, 80.4, "poor", 5), (.european, 100, "very poor", 5), (.european, 101, "extremely poor", 6),
            (.us, 50, "good", 6), (.us, 51, "moderate", 6), (.us, 101, "sensitive groups", 6),
            (.us, 151, "unhealthy", 6), (.us, 201, "very unhealthy", 6), (.us, 301, "hazardous", 6),
            (.openWeather, 1, "good", 5), (.openWeather, 5, "very poor", 5),
        ])
    func air(standard: AirQualityStandard, value: Double, word: String, steps: Int) throws {
        let scale = AirDetail.scale(of: try #require(AirQualityIndex(standard, checking: value)))
        #expect(scale.word == word)
        #expect(scale.words.count == steps)
        #expect((0...1).contains(scale.share))
    }

    @Test("the place within a step goes from its lower to its upper limit and never beyond")
    func share() {
        #expect(PressureDetail.scale(of: Pressure(1005)).share == 0)
        #expect(abs(PressureDetail.scale(of: Pressure(1012.4)).share - 7.0 / 15) < 1e-9)
        #expect(PressureDetail.scale(of: Pressure(900)).share == 0)
        #expect(PressureDetail.scale(of: Pressure(1070)).share == 1)
        #expect(HumidityDetail.scale(of: Percentage(45), dewPoint: Temperature(20)).share == 0)
    }
}
