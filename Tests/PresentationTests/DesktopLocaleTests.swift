import Foundation
@testable import WeatherText
import Testing
import WeatherModel
import WeatherStore

@Suite("The desktop's locale")
struct DesktopLocaleTests {
    @Test(
        "the region comes from the first variable that is set",
        arguments: [
            (["LANG": "de_DE.UTF-8"], "en_DE"),
            (["LANG": "de_DE.UTF-8", "LC_TIME": "sv_SE"], "en_SE@sd=dezzzz;va=numde"),
            (["LANG": "de_DE.UTF-8", "LC_TIME": "sv_SE", "LC_ALL": "en_US.UTF-8"], "en_US"),
            (["LANG": "fr_BE@euro", "LC_ALL": ""], "en_BE"),
            (["LANG": "C.UTF-8"], "en_001"), (["LANG": "POSIX"], "en_001"), (["LANG": "eo"], "en_001"),
            (["LANG": "de_!!"], "en_001"), ([:], "en_001"),
        ] as [([String: String], String)])
    func region(environment: [String: String], identifier: String) {
        #expect(Locale(desktop: environment).identifier == identifier)
    }

    @Test(
        "units are those of the region measured by, whatever the clock's is",
        arguments: [
            (["LANG": "en_US.UTF-8", "LC_MEASUREMENT": "de_DE.UTF-8"], Units.metric),
            (["LANG": "en_US.UTF-8", "LC_MEASUREMENT": "sv_SE.UTF-8"], .nordic),
            (["LANG": "de_DE.UTF-8", "LC_MEASUREMENT": "en_US.UTF-8"], .us),
            (["LANG": "de_DE.UTF-8", "LC_TIME": "en_US.UTF-8"], .metric),
            (["LANG": "de_DE.UTF-8", "LC_TIME": "en_GB.UTF-8", "LC_ALL": "en_US.UTF-8"], .us),
            (["LANG": "C.UTF-8", "LC_MEASUREMENT": "en_GB.UTF-8"], .uk),
            (["LC_TIME": "en_US.UTF-8"], .us),
        ] as [([String: String], Units)])
    func measuring(environment: [String: String], units: Units) {
        let locale = Locale(desktop: environment)
        #expect(Units(for: locale) == units)
        let hour = WeatherFormatter(locale: locale, ownZone: .gmt).hour(Date(timeIntervalSince1970: 46_800), in: .gmt)
        let clock = environment["LC_ALL"] ?? environment["LC_TIME"] ?? environment["LANG"] ?? ""
        #expect(hour.contains("PM") == !["de_DE.UTF-8", "en_GB.UTF-8"].contains(clock))
    }

    @Test(
        "numbers are written as in the region that LC_NUMERIC names, whatever the clock's is",
        arguments: [
            (["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"], "1,5", "12.345"),
            (["LANG": "de_DE.UTF-8", "LC_NUMERIC": "en_US.UTF-8"], "1.5", "12,345"),
            (["LANG": "de_DE.UTF-8", "LC_NUMERIC": "C"], "1.5", "12,345"),
            (["LANG": "de_DE.UTF-8", "LC_TIME": "en_GB.UTF-8"], "1,5", "12.345"),
            (["LANG": "de_DE.UTF-8", "LC_NUMERIC": "en_US.UTF-8", "LC_ALL": "de_DE.UTF-8"], "1,5", "12.345"),
            (["LANG": "de_CH.UTF-8", "LC_MEASUREMENT": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"], "1,5", "12.345"),
            (["LANG": "de_DE.UTF-8"], "1,5", "12.345"),
        ] as [([String: String], String, String)])
    func numbers(environment: [String: String], decimal: String, grouped: String) {
        let locale = Locale(desktop: environment)
        for clock in [Settings.ClockFormat.automatic, .twelveHours, .twentyFourHours] {
            var settings = Settings()
            settings.clockFormat = clock
            let formatter = WeatherFormatter(settings, locale: locale, ownZone: .gmt)
            #expect(formatter.concentration(MassConcentration(1.5)) == "\(decimal) µg/m³")
            let usual = WeatherFormatter(
                settings, locale: Locale(desktop: environment.filter { $0.key != "LC_NUMERIC" }), ownZone: .gmt)
            let afternoon = Date(timeIntervalSince1970: 13 * 3600)
            #expect(formatter.time(afternoon, in: .gmt) == usual.time(afternoon, in: .gmt))
            #expect(formatter.units == usual.units)
        }
        #expect(locale.grouped(12_345) == grouped)
    }

    @Test(
        "in another language words are that language's, and formats those of the regions",
        arguments: [
            ("de", ["LANG": "de_DE.UTF-8"], "13:00", "Samstag", "1,5", Units.metric),
            ("de", ["LANG": "en_US.UTF-8"], "PM", "Samstag", "1.5", .us),
            ("de", ["LANG": "de_AT.UTF-8", "LC_NUMERIC": "C"], "13:00", "Samstag", "1.5", .metric),
            ("pt_BR", ["LANG": "pt_BR.UTF-8"], "13:00", "sábado", "1,5", .metric),
            ("zh_CN", ["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"], "1", "星期六", "1,5", .us),
            ("ja", ["LANG": "ja_JP.UTF-8"], "13:00", "土曜日", "1.5", Units(for: Locale(identifier: "ja_JP"))),
            ("ar", ["LANG": "ar_EG.UTF-8"], "١", "السبت", "١٫٥", .metric),
            // Where nothing names a region, formats are those of the language's own.
            ("de", ["LANG": "C.UTF-8"], "13:00", "Samstag", "1,5", .metric),
            ("fr", ["LANG": "fr"], "13:00", "samedi", "1,5", .metric),
            ("pt_BR", [:], "13:00", "sábado", "1,5", .metric),
            ("ar", ["LANG": "C.UTF-8"], "١", "السبت", "١٫٥", .metric),
            ("ar", ["LANG": "ar_MA.UTF-8"], "1", "السبت", "1,5", .metric),
            ("ar", ["LANG": "ar_EG.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"], "١", "السبت", "١٫٥", .metric),
        ] as [(String, [String: String], String, String, String, Units)])
    func languages(
        language: String, environment: [String: String], hour: String, weekday: String, number: String, units: Units
    ) throws {
        let afternoon = Date(timeIntervalSince1970: 13 * 3600)
        let day = try #require(CivilDate("2026-11-21"))
        let formatter = WeatherFormatter(locale: Locale(desktop: environment, language: language), ownZone: .gmt)
        #expect(formatter.hour(afternoon, in: .gmt).contains(hour), "\(formatter.hour(afternoon, in: .gmt))")
        #expect(formatter.weekday(day) == weekday)
        #expect(formatter.concentration(MassConcentration(1.5)).contains(number))
        #expect(formatter.units == units)
        // The window is mirrored by this, whatever GTK's own texts are in.
        #expect(formatter.isRightToLeft == (language == "ar"))
    }

    @Test("hours and units are the region's, words English")
    func formats() throws {
        let afternoon = Date(timeIntervalSince1970: 13 * 3600)
        let day = try #require(CivilDate("2026-11-21"))
        let german = WeatherFormatter(locale: Locale(desktop: ["LANG": "de_DE.UTF-8"]), ownZone: .gmt)
        #expect(german.hour(afternoon, in: .gmt) == "13:00")
        #expect(german.weekday(day) == "Saturday")
        #expect(german.units == .metric)
        let american = WeatherFormatter(locale: Locale(desktop: ["LANG": "en_US.UTF-8"]), ownZone: .gmt)
        #expect(american.hour(afternoon, in: .gmt).hasPrefix("1\u{202F}PM"))
        #expect(american.units == .us)
        let unknown = WeatherFormatter(locale: Locale(desktop: [:]), ownZone: .gmt)
        #expect(!unknown.hour(afternoon, in: .gmt).contains(":00 "), "an hour that is counted to twelve has no minutes")
        #expect(!unknown.hour(afternoon, in: .gmt).contains(":00\u{202F}"))
    }
}
