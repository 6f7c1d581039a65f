import Foundation
import WeatherText
import Testing
import WeatherModel

struct WeatherFormatterTimeTests {
    private let british = Samples.formatter
    private let american = WeatherFormatter(locale: Locale(identifier: "en_US"), ownZone: Samples.zone("UTC"))
    private let afternoon = Samples.instant("2026-11-21T15:00:00Z")

    @Test("the names of months are those that stand in dates, without signs and particles")
    func months() {
        func words(_ locale: String) -> Set<String> { WeatherFormatter(locale: Locale(identifier: locale)).monthWords }
        #expect(words("en_GB").isSuperset(of: ["November", "Nov", "May"]) && words("en_GB").count <= 24)
        #expect(
            words("de_DE").contains("November") && words("ru_RU").contains("\u{43D}\u{43E}\u{44F}\u{431}\u{440}\u{44F}")
        )
        #expect(words("es_ES").contains("noviembre") && !words("es_ES").contains("de"))
        #expect(words("ja_JP").isEmpty)
    }

    @Test("a time is that of the zone asked for, in 12 or 24 hours as the locale counts")
    func times() {
        #expect(british.time(afternoon, in: Samples.zone("UTC")) == "15:00")
        #expect(british.time(afternoon, in: Samples.zone("Pacific/Chatham")) == "04:45")
        #expect(british.time(afternoon, in: Samples.zone("Pacific/Pago_Pago")) == "04:00")
        #expect(american.time(afternoon + 300, in: Samples.zone("UTC")) == "3:05\u{202F}PM")
    }

    @Test("a whole hour is short where hours are counted to twelve, unless the zone is off by minutes")
    func hours() {
        #expect(british.hour(afternoon, in: Samples.zone("UTC")) == "15:00")
        #expect(american.hour(afternoon, in: Samples.zone("UTC")) == "3\u{202F}PM")
        #expect(american.hour(afternoon, in: Samples.zone("Asia/Kathmandu")) == "8:45\u{202F}PM")
    }

    @Test("a day has its name and date by the locale, in no zone at all")
    func days() throws {
        let date = try #require(CivilDate("2026-11-21"))
        #expect(british.weekday(date) == "Saturday")
        #expect(british.shortWeekday(date) == "Sat")
        #expect(british.dayAndMonth(date) == "21 Nov")
        #expect(american.dayAndMonth(date) == "Nov 21")
        #expect(WeatherFormatter(locale: Locale(identifier: "de_DE")).weekday(date) == "Samstag")
    }

    @Test(
        "an age is told in minutes, then as a time, then as a date",
        arguments: [
            ("2026-11-21T15:00:00Z", "just now"), ("2026-11-21T14:59:01Z", "just now"),
            ("2026-11-21T14:59:00Z", "1 minute ago"), ("2026-11-21T14:48:00Z", "12 minutes ago"),
            ("2026-11-21T14:00:01Z", "59 minutes ago"), ("2026-11-21T14:00:00Z", "at 14:00"),
            ("2026-11-21T00:00:00Z", "at 00:00"), ("2026-11-20T23:59:00Z", "on 20 Nov"),
            ("2025-11-20T23:59:00Z", "on 20 Nov 2025"),
        ])
    func ages(date: String, text: String) {
        #expect(british.age(of: Samples.instant(date), at: afternoon) == text)
    }

    @Test("what a clock that was set back makes lie ahead is told as it is")
    func ahead() {
        #expect(british.age(of: afternoon + 30, at: afternoon) == "just now")
        #expect(british.age(of: afternoon + 3600, at: afternoon) == "at 16:00")
        #expect(british.age(of: afternoon + 86_400, at: afternoon) == "on 22 Nov")
    }

    @Test("a narrow row tells hours, then days")
    func narrow() {
        #expect(british.hoursOrDays(since: afternoon - 3600, at: afternoon) == "1 hour ago")
        #expect(british.hoursOrDays(since: afternoon - 3 * 3600 - 60, at: afternoon) == "3 hours ago")
        #expect(british.hoursOrDays(since: afternoon - 47 * 3600, at: afternoon) == "47 hours ago")
        #expect(british.hoursOrDays(since: afternoon - 49 * 3600, at: afternoon) == "2 days ago")
    }
}
