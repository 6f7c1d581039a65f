import Foundation
import SeededRandom
import Testing
import WeatherModel

@testable import ForecastHistory

struct DayRevisionTests {
    private func revisions(_ present: Sourced<[Day]>, _ issues: [ForecastIssue], at hours: Double = 0) -> [DayRevision]
    {
        let now = Forecasts.time(hours)
        return DayRevision.all(of: present, against: issues, after: CivilDate(now, in: .gmt), at: now)
    }

    private let cold = Forecasts.day(3, high: 7)
    private let mild = Forecasts.day(3, high: 11)

    @Test("a forecast is compared with the oldest of two days that differs as much")
    func oldest() throws {
        let issues = [(-50, 15.0), (-40, 11), (-20, 10.5), (-10, 8), (0, 7)].map {
            Forecasts.issue(at: $0, [Forecasts.day(3, high: $1)])
        }
        let found = revisions(Forecasts.present([cold]), issues)
        #expect(found.map(\.date) == [Forecasts.date(3)])
        #expect(found.first?.old.time == Forecasts.time(-40))
        #expect(found.first?.difference.changes == [.high(from: Temperature(11), to: Temperature(7))])
        #expect(found.first?.movedAt == Forecasts.time(-10))
    }

    @Test("one that arrived earlier counts as long as the source confirmed it within two days")
    func confirmed() {
        let old = Forecasts.issue(at: -60, [mild], until: -45)
        #expect(revisions(Forecasts.present([cold]), [old]).count == 1)
        #expect(revisions(Forecasts.present([cold]), [Forecasts.issue(at: -60, [mild], until: -49)]).isEmpty)
    }

    @Test("another source is no change of the forecast")
    func otherSource() {
        let other = Forecasts.issue(at: -20, [mild], from: Forecasts.second)
        #expect(revisions(Forecasts.present([cold]), [other]).isEmpty)
        let own = Forecasts.issue(at: -20, [mild])
        #expect(revisions(Forecasts.present([cold]), [other, own]).map(\.source) == [Forecasts.first])
    }

    @Test("a day that came back, and one that was quiet for a day, is told no more")
    func quiet() {
        let back = [
            Forecasts.issue(at: -40, [cold]), Forecasts.issue(at: -20, [mild]), Forecasts.issue(at: -1, [cold]),
        ]
        #expect(revisions(Forecasts.present([cold]), back).isEmpty)
        #expect(revisions(Forecasts.present([cold]), Array(back.dropFirst())).first?.movedAt == Forecasts.time(-1))
        #expect(revisions(Forecasts.present([cold]), [back[0], back[2]]).isEmpty)
        let quiet = [
            Forecasts.issue(at: -40, [mild]), Forecasts.issue(at: -24, [cold]), Forecasts.issue(at: 0, [cold]),
        ]
        #expect(revisions(Forecasts.present([cold]), quiet).isEmpty)
        #expect(revisions(Forecasts.present([cold], at: -0.1), quiet, at: -0.1).count == 1)
    }

    @Test("a shower that one forecast had between dry ones is no change, and one that is left of it is")
    func shower() {
        func day(_ amount: Double, high: Double = 11) -> Day {
            Forecasts.day(3, high: high, chance: nil, amount: amount, amount >= 1 ? .rain : .partlyCloudy)
        }
        let issues = [(-40, 0.0), (-30, 0), (-6, 5)].map { Forecasts.issue(at: $0, [day($1)]) }
        #expect(revisions(Forecasts.present([day(0)]), issues).isEmpty)
        #expect(revisions(Forecasts.present([day(0.4)]), issues).isEmpty)
        #expect(revisions(Forecasts.present([day(4)]), issues).first?.old.time == Forecasts.time(-40))
        // The rain came back to nothing and the high did not: the whole is told from the beginning.
        let colder = revisions(Forecasts.present([day(0, high: 7)]), issues)
        #expect(colder.first?.difference.changes == [.high(from: Temperature(11), to: Temperature(7))])
    }

    @Test("what goes further than where it came from has changed")
    func further() {
        let issues = [(-40, 8.5), (-20, 11)].map { Forecasts.issue(at: $0, [Forecasts.day(3, high: $1)]) }
        let found = revisions(Forecasts.present([Forecasts.day(3, high: 6)]), issues)
        #expect(found.first?.difference.changes == [.high(from: Temperature(11), to: Temperature(6))])
    }

    @Test("today, days that only one forecast has, and forecasts of a clock that was ahead are left out")
    func leftOut() {
        let short = Forecasts.issue(at: -20, [Forecasts.day(0, high: 2), Forecasts.day(1, high: 2)])
        let present = Forecasts.present([Forecasts.day(0), Forecasts.day(1), Forecasts.day(9, high: 30)])
        #expect(revisions(present, [short]).map(\.date) == [Forecasts.date(1)])
        #expect(revisions(present, [Forecasts.issue(at: 30, [Forecasts.day(1, high: 2)])]).isEmpty)
    }

    @Test("the day that changed most comes first, of equal ones the earlier, in whatever order the forecasts are kept")
    func order() {
        let old = [Forecasts.day(1, high: 15), Forecasts.day(2, high: 20), Forecasts.day(3, high: 15)]
        let new = [1, 2, 3].map { Forecasts.day($0) }
        var random = SeededGenerator(seed: 4)
        let issues = [(-30, old), (-10, new), (-20, old)].map { Forecasts.issue(at: $0, $1) }
        for _ in 0..<6 {
            let found = revisions(Forecasts.present(new), issues.shuffled(using: &random))
            #expect(found.map(\.date) == [2, 1, 3].map(Forecasts.date))
            #expect(found.allSatisfy { $0.old.time == Forecasts.time(-30) })
        }
    }

    @Test(
        "the day begins where it does at the place",
        arguments: ["Pacific/Chatham", "Pacific/Pago_Pago", "Asia/Kathmandu", "Europe/Berlin", "America/New_York"])
    func zones(_ name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        // Days of 23, 24 and 25 hours: clocks change in this zone or another on some of them.
        for number in stride(from: Forecasts.today.dayNumber, to: Forecasts.today.dayNumber + 370, by: 1) {
            let date = CivilDate(dayNumber: number)
            let (span, rows) = (try #require(date.span(in: zone)), try #require(date.rows(in: zone)))
            let hours = stride(from: -10.0, to: 40, by: 1).map {
                Hour(time: span.lowerBound.addingTimeInterval($0 * 3600))
            }
            let own = date.own(hours.filter { rows.contains($0.time) }, in: zone)
            #expect(Double(own.count) * 3600 == span.upperBound.timeIntervalSince(span.lowerBound))
            #expect(own.last?.time == span.upperBound)
            let issued = Forecasts.issued(Day(date: date)).with(hours.filter { rows.contains($0.time) }, in: zone)
            #expect(issued.hours == own && issued.preceding?.time == span.lowerBound)
            #expect(issued.longestStep == 3600 && issued.rows.count == own.count + 1)
        }
    }
}
