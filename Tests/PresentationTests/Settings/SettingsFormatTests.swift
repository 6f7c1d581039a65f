import Foundation
import WeatherText
import Testing
import WeatherModel
import WeatherStore

/// How the settings change what the locale would write.
struct SettingsFormatTests {
    private let afternoon = Samples.instant("2026-11-21T15:05:00Z")
    private let midnight = Samples.instant("2026-11-22T00:00:00Z")

    private func formatter(_ locale: String, _ clock: Settings.ClockFormat, _ units: Units? = nil) -> WeatherFormatter {
        var settings = Settings()
        (settings.clockFormat, settings.units) = (clock, units)
        return WeatherFormatter(settings, locale: Locale(identifier: locale), ownZone: .gmt)
    }

    @Test(
        "hours are counted as chosen, in the locale's own digits and words",
        arguments: [
            ("en_US", Settings.ClockFormat.automatic, "3:05\u{202F}PM", "12\u{202F}AM"),
            ("en_US", .twelveHours, "3:05\u{202F}PM", "12\u{202F}AM"), ("en_US", .twentyFourHours, "15:05", "00:00"),
            ("de_DE", .automatic, "15:05", "00:00"), ("de_DE", .twelveHours, "3:05\u{202F}PM", "12\u{202F}AM"),
            ("de_DE", .twentyFourHours, "15:05", "00:00"), ("ar_EG", .automatic, "٣:٠٥\u{A0}م", "١٢\u{A0}ص"),
            ("ar_EG", .twelveHours, "٣:٠٥\u{A0}م", "١٢\u{A0}ص"), ("ar_EG", .twentyFourHours, "١٥:٠٥", "٠٠:٠٠"),
        ])
    func clock(locale: String, format: Settings.ClockFormat, time: String, hour: String) {
        let formatter = formatter(locale, format)
        #expect(formatter.time(afternoon, in: .gmt) == time)
        #expect(formatter.hour(midnight, in: .gmt) == hour)
    }

    @Test(
        "the clock changes neither dates nor numbers nor units",
        arguments: ["en_US", "en_GB", "de_DE", "ar_EG", "ja_JP"])
    func otherwiseTheSame(locale: String) {
        let plain = formatter(locale, .automatic)
        let date = CivilDate(afternoon, in: .gmt)
        for format in [Settings.ClockFormat.twelveHours, .twentyFourHours] {
            let chosen = formatter(locale, format)
            #expect(chosen.units == plain.units)
            #expect(chosen.firstWeekday == plain.firstWeekday)
            #expect(chosen.dayAndMonth(date) == plain.dayAndMonth(date))
            #expect(chosen.weekday(date) == plain.weekday(date))
            #expect(chosen.temperature(Temperature(-12.5)) == plain.temperature(Temperature(-12.5)))
            #expect(chosen.pressure(Pressure(1013)) == plain.pressure(Pressure(1013)))
        }
    }

    @Test("units are those chosen, else those of the region")
    func units() {
        #expect(formatter("en_US", .automatic).units == .us)
        #expect(formatter("en_US", .automatic, .metric).units == .metric)
        #expect(formatter("de_DE", .twelveHours).units == .metric)
    }

    @Test("minutes of the settings are seconds for those who wait")
    func interval() {
        var settings = Settings()
        #expect(settings.refreshInterval == 1800)
        settings.refreshMinutes = 10
        #expect(settings.refreshInterval == 600)
    }
}
