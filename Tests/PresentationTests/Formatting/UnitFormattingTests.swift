import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct UnitFormattingTests {
    private func formatter(
        _ locale: String = "en_GB", _ change: (inout Units) -> Void = { _ in }
    ) -> WeatherFormatter {
        var units = Units.metric
        change(&units)
        return WeatherFormatter(locale: Locale(identifier: locale), units: units, ownZone: .gmt)
    }

    @Test("kelvins are no degrees")
    func kelvin() {
        let formatter = formatter { $0.temperature = .kelvin }
        #expect(formatter.temperature(Temperature(13.4)) == "287 K")
        #expect(formatter.spokenTemperature(Temperature(-272.15 + 0.01)) == "1 kelvin")
        #expect(formatter.spokenTemperature(Temperature(0)) == "273 kelvins")
        #expect(formatter.degreesText(3) == "3 K")
    }

    @Test("wind in every unit")
    func wind() {
        #expect(formatter { $0.speed = .knots }.speed(Speed(10)) == "19 kn")
        #expect(formatter { $0.speed = .beaufort }.speed(Speed(10)) == "5 Bft")
        #expect(formatter { $0.speed = .milesPerHour }.speed(Speed(10)) == "22 mph")
        #expect(formatter { $0.speed = .metresPerSecond }.speed(Speed(10)) == "10 m/s")
        for preset in UnitsPreset.allCases {
            let formatter = formatter { $0 = preset.units }
            #expect(formatter.wind(speed: Speed(0.2), from: Bearing(90), gust: Speed(0.6)) == "Calm")
        }
    }

    @Test("pressure in every unit")
    func pressure() {
        #expect(formatter { $0.pressure = .millibars }.pressure(Pressure(1013.25)) == "1013 mbar")
        #expect(formatter { $0.pressure = .millimetresOfMercury }.pressure(Pressure(1013.25)) == "760 mmHg")
        #expect(formatter { $0.pressure = .inchesOfMercury }.pressure(Pressure(1013.25)) == "29.92 inHg")
    }

    @Test("snow in centimetres or inches, a trace told from nothing")
    func snow() {
        let metric = formatter()
        #expect(metric.snow(SnowDepth(124)) == "12 cm")
        #expect(metric.snow(SnowDepth(4)) == "0.4 cm")
        #expect(metric.snow(SnowDepth(0.3)) == "under 0.1 cm")
        #expect(metric.snow(SnowDepth(0)) == "0 cm")
        #expect(metric.snow(nil) == "—")
        #expect(formatter { $0.snow = .inches }.snow(SnowDepth(120)) == "4.7 in")
        #expect(formatter("de_DE").snow(SnowDepth(4)) == "0,4 cm")
    }

    @Test("no fog is so thick that one sees nothing")
    func fog() {
        #expect(formatter { $0.distance = .miles }.visibility(Distance(60)) == "under 0.1 mi")
        #expect(formatter { $0.distance = .miles }.visibility(Distance(100)) == "0.1 mi")
        #expect(formatter().visibility(Distance(60)) == "60 m")
    }

    @Test("half is rounded away from zero, above it and below")
    func rounding() {
        let metric = formatter()
        #expect(
            [0.5, 1.5, 2.5, -0.5, -1.5].map { metric.temperature(Temperature($0)) } == ["1°", "2°", "3°", "−1°", "−2°"])
        #expect(metric.temperature(Temperature(-0.4)) == "0°")
        #expect(metric.short(-0.004, digits: 2) == "0")
        #expect(metric.short(-1.25, digits: 1) == "−1.3")
        #expect(metric.short(2.5, digits: 2) == "2.5")
    }

    @Test("digits and the minus sign are the locale's")
    func digits() {
        #expect(formatter("ar_EG").temperature(Temperature(-5)) == "\u{61C}−٥°")
        #expect(formatter("hi_IN@numbers=deva").temperature(Temperature(25)) == "२५°")
        #expect(formatter("sv_SE").temperature(Temperature(-5)) == "−5°")
        #expect(formatter("ar_EG").spokenDegrees(Temperature(-5)) == "minus ٥")
        #expect(
            formatter("ar_EG").countdown(to: Date(timeIntervalSince1970: 600), at: Date(timeIntervalSince1970: 0))
                == "in ١٠ minutes")
    }
}
