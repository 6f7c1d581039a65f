import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct WeatherFormatterTests {
    private let metric = Samples.formatter
    private let us = WeatherFormatter(locale: Locale(identifier: "en_US"))
    private let uk = WeatherFormatter(locale: Locale(identifier: "en_GB"))
    private let german = WeatherFormatter(locale: Locale(identifier: "de_DE"))
    private let nordic = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: .nordic)

    @Test("temperatures follow the unit and never read −0")
    func temperatures() {
        #expect(metric.temperature(Temperature(13.4)) == "13°")
        #expect(metric.temperature(Temperature(-0.49)) == "0°")
        #expect(metric.temperature(Temperature(-5.5)) == "\u{2212}6°")
        #expect(us.temperature(Temperature(13.4)) == "56°")
        #expect(us.temperature(Temperature(-17.9)) == "0°")
        #expect(us.temperature(Temperature(-40)) == "\u{2212}40°")
        #expect(metric.temperature(nil) == "—")
    }

    @Test("degrees are spoken as words")
    func spokenTemperatures() {
        #expect(metric.spokenTemperature(Temperature(1)) == "1 degree")
        #expect(metric.spokenTemperature(Temperature(-1.2)) == "minus 1 degree")
        #expect(metric.spokenTemperature(Temperature(-12)) == "minus 12 degrees")
        #expect(metric.spokenDegrees(Temperature(-12)) == "minus 12")
        #expect(metric.spokenDegrees(Temperature(19)) == "19")
        #expect(metric.spokenTemperature(nil) == nil)
    }

    @Test("wind has its speed, where it comes from, and a gust that is stronger")
    func wind() {
        let (four, eight) = (Speed(4), Speed(8.4))
        #expect(metric.wind(speed: four, from: Bearing(268), gust: nil) == "14 km/h from the west")
        #expect(
            metric.wind(speed: four, from: Bearing(268), gust: eight) == "14 km/h from the west, gusts 30 km/h")
        #expect(metric.wind(speed: four, from: Bearing(268), gust: Speed(4.02)) == "14 km/h from the west")
        #expect(metric.wind(speed: four, from: nil, gust: Speed(1)) == "14 km/h")
        #expect(metric.wind(speed: Speed(0.1), from: Bearing(90), gust: nil) == "Calm")
        #expect(metric.wind(speed: nil, from: Bearing(90), gust: eight) == "Gusts 30 km/h")
        #expect(metric.wind(speed: nil, from: nil, gust: nil) == "—")
        #expect(us.speed(four) == "9 mph")
        #expect(nordic.speed(four) == "4 m/s")
    }

    @Test(
        "each eighth of the compass has its name",
        arguments: [
            (0.0, "north"), (360, "north"), (337.6, "north"), (22.4, "north"), (45, "northeast"), (90, "east"),
            (135, "southeast"), (180, "south"), (225, "southwest"), (270, "west"), (315, "northwest"),
        ])
    func compass(bearing: Double, name: String) {
        #expect(metric.wind(speed: Speed(10), from: Bearing(bearing), gust: nil) == "36 km/h from the \(name)")
    }

    @Test("shares follow the locale's way of writing them")
    func percentages() {
        #expect(metric.percentage(Percentage(81.5)) == "82%")
        #expect(german.percentage(Percentage(81.5)) == "82\u{A0}%")
        #expect(metric.percentage(nil) == "—")
        #expect(metric.spokenPercentage(Percentage(80)) == "80 percent")
    }

    @Test("pressure is whole hectopascals or hundredths of an inch")
    func pressure() {
        #expect(metric.pressure(Pressure(1015.6)) == "1016 hPa")
        #expect(us.pressure(Pressure(1013.25)) == "29.92 inHg")
        #expect(metric.pressure(nil) == "—")
    }

    @Test("amounts of rain are told from nothing, a trace and a missing value")
    func precipitation() {
        #expect(metric.precipitation(Precipitation(0)) == "0 mm")
        #expect(metric.precipitation(Precipitation(0.02)) == "under 0.1 mm")
        #expect(metric.precipitation(Precipitation(0.35)) == "0.4 mm")
        #expect(german.precipitation(Precipitation(12.34)) == "12,3 mm")
        #expect(us.precipitation(Precipitation(25.4)) == "1.00 in")
        #expect(us.precipitation(Precipitation(0.05)) == "under 0.01 in")
        #expect(metric.precipitation(nil) == "—")
    }

    @Test("visibility is as fine as it matters")
    func visibility() {
        #expect(metric.visibility(Distance(24_140)) == "24 km")
        #expect(metric.visibility(Distance(4_460)) == "4.5 km")
        #expect(metric.visibility(Distance(804)) == "800 m")
        #expect(uk.visibility(Distance(5_150)) == "3.2 mi")
        #expect(us.visibility(Distance(16_093)) == "10 mi")
        #expect(metric.visibility(nil) == "—")
    }

    @Test(
        "the UV index bears the WHO's word for the number shown",
        arguments: [
            (0.0, "0, low"), (2.4, "2, low"), (2.5, "3, moderate"), (5.6, "6, high"), (7.5, "8, very high"),
            (10.4, "10, very high"), (10.5, "11, extreme"),
        ])
    func uv(index: Double, text: String) {
        #expect(metric.uvIndex(UVIndex(index)) == text)
    }

    @Test("texts that stand isolated in a line run with their language as a whole, too")
    func isolatedTexts() {
        let arabic = WeatherFormatter(locale: Locale(identifier: "ar_EG"))
        let part = arabic.isolated(phrase: "هبات ٤١")
        #expect(part == "\u{2068}هبات ٤١\u{2069}")
        // By the letters outside of its parts, of which there are none, it would run from the left.
        #expect(arabic.isolated(phrase: part + "، " + part) == "\u{2067}" + part + "، " + part + "\u{2069}")
        #expect(metric.isolated(phrase: "gusts") == "gusts")
    }
}
