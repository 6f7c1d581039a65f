import Foundation
import Testing
import WeatherModel

@Suite("The years before a day")
struct PastYearsTests {
    private func date(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

    @Test("the same day of an earlier year exists, a 29th of February as the 28th")
    func sameDay() throws {
        #expect(try date("2028-02-29").yearsBefore(1) == date("2027-02-28"))
        #expect(try date("2028-02-29").yearsBefore(4) == date("2024-02-29"))
        #expect(try date("2028-03-01").yearsBefore(1) == date("2027-03-01"))
        #expect(try date("2026-12-31").yearsBefore(10) == date("2016-12-31"))
        #expect(try date("2000-02-29").yearsBefore(100) == date("1900-02-28"))
    }

    @Test("what is asked for today is of use for a month, and no longer")
    func month() throws {
        let today = try date("2026-11-24")
        for (later, isOfUse) in [(0, true), (30, true), (31, false), (-1, false)] {
            var years = PastYears(before: CivilDate(dayNumber: today.dayNumber + later))
            for number in 1...PastYears.count {
                years.take(
                    PastYear(days: PastYears.asked(number, before: today), hours: [], fetchedAt: .distantPast))
            }
            #expect(years.missing.isEmpty == isOfUse, "\(later)")
        }
    }

    @Test("a year that was asked for before the turn of the year is the same one after it, and a later answer counts")
    func turn() throws {
        let before = try date("2026-12-20")
        var years = PastYears(before: try date("2027-01-02"))
        let old = PastYear(days: PastYears.asked(1, before: before), hours: [], fetchedAt: .distantPast)
        years.take(old)
        #expect(years.known.keys.sorted() == [1] && years.missing.first == 2025)
        let new = PastYear(days: old.days, hours: [], fetchedAt: Date(timeIntervalSinceReferenceDate: 0))
        years.take(new)
        years.take(old)
        #expect(years.known[1] == new)
    }
}
