import Foundation
import Testing
import WeatherModel
import WeatherText

@Suite("Dates as they are typed")
struct TypedDateTests {
    private func read(_ text: String, _ locale: String, from reference: String = "2026-11-24") -> String? {
        WeatherFormatter(locale: Locale(identifier: locale)).date(typed: text, from: Journeys.date(reference))?
            .description
    }

    @Test(
        "in the order of the locale, with or without a year, in any digits",
        arguments: [
            ("27/11/2026", "en_GB", "2026-11-27"), ("11/27/2026", "en_US", "2026-11-27"),
            ("27.11.", "de_DE", "2026-11-27"), ("27. 11. 26", "de_DE", "2026-11-27"), ("3.1.", "de_DE", "2027-01-03"),
            ("2026-11-27", "en_US", "2026-11-27"), ("2026/11/27", "de_DE", "2026-11-27"),
            ("29.2.", "de_DE", "2028-02-29"), ("24 11", "en_GB", "2026-11-24"),
            ("٢٧/١١/٢٠٢٦", "ar_EG", "2026-11-27"), ("5 Dec", "en_GB", "2026-12-05"), ("dec 5", "en_US", "2026-12-05"),
            ("3 January", "en_GB", "2027-01-03"), ("27. november", "de_DE", "2026-11-27"),
        ])
    func reading(text: String, locale: String, date: String) {
        #expect(read(text, locale) == date)
    }

    @Test(
        "what is no date is none",
        arguments: [
            "", "27", "31.2.2026", "0.0.", "27.13.", "1.2.3.4", "1.1.99999", "soon", "1899-12-31", "2200-01-01",
            "1.1.2200", "31. Juni", "27. Nirgends",
        ])
    func refused(text: String) {
        #expect(read(text, "de_DE") == nil)
    }

    @Test(
        "what is shown is read as the same date in every locale",
        arguments: ["en_US", "en_GB", "de_DE", "ja_JP", "hu_HU", "ar_EG", "fa_IR", "th_TH", "zh_CN", "sv_SE", "he_IL"])
    func roundTrip(locale: String) {
        let formatter = WeatherFormatter(locale: Locale(identifier: locale))
        for number in stride(from: 20_400, to: 21_200, by: 7) {
            let date = CivilDate(dayNumber: number)
            let shown = formatter.numericDate(date)
            #expect(
                formatter.date(typed: shown, from: CivilDate(dayNumber: 20_781)) == date, "\(shown) of \(date)")
        }
    }
}
