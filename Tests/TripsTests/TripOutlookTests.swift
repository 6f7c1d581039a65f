import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Trips

@Suite("What is known of a trip")
struct TripOutlookTests {
    private let days = (27...30).map { Journeys.day("2026-11-\($0)", high: 15, low: 9, rain: 0) }

    @Test("of a stay that the forecast reaches in part, the rest is beyond, and nothing is made up for it")
    func halfBeyond() {
        let outlook = Journeys.outlook(
            Journeys.leg(Journeys.lisbon, "2026-11-29", "2026-12-02"), days, at: "2026-11-27T12:00:00Z")
        #expect(outlook.days.map { $0.forecast != nil } == [true, true, false, false])
        #expect(outlook.days.map(\.knowledge).suffix(2) == [.beyond, .beyond])
        #expect(outlook.firstBeyond == Journeys.date("2026-12-01"))
        #expect(outlook.stage == .coming(days: 2))
    }

    @Test("a stay wholly beyond the forecast has no day of it, and one without any forecast is unknown")
    func whollyBeyond() {
        let leg = Journeys.leg(Journeys.lisbon, "2026-12-20", "2026-12-22")
        let outlook = Journeys.outlook(leg, days, at: "2026-11-27T12:00:00Z")
        #expect(outlook.days.allSatisfy { $0.knowledge == .beyond } && outlook.forecastEnd?.day == 30)
        let nothing = Journeys.outlook(leg, [], at: "2026-11-27T12:00:00Z")
        #expect(nothing.days.allSatisfy { $0.knowledge == .unknown } && nothing.forecastEnd == nil)
    }

    @Test("a stay in the past is over, whatever is stored of it, and packs nothing")
    func past() {
        let leg = Journeys.leg(Journeys.lisbon, "2026-11-27", "2026-11-29")
        let wet = days.map { day in
            var day = day
            day.precipitation = Precipitation(30)
            return day
        }
        let outlook = Journeys.outlook(leg, wet, at: "2026-11-30T00:00:00Z")
        #expect(outlook.stage == .over && outlook.days.allSatisfy { $0.knowledge == .over })
        let trip = TripOutlook([outlook])
        #expect(trip.isOver && trip.packing.isEmpty && trip.comingDayCount == 0)
        #expect(Journeys.outlook(leg, wet, at: "2026-11-29T23:59:59Z").stage == .underWay(day: 3))
    }

    @Test("a day that is forecast without a value counts as unknown, not as a day of the forecast")
    func hollowDays() {
        let hollow = [Day(date: Journeys.date("2026-11-28"))]
        let outlook = Journeys.outlook(
            Journeys.leg(Journeys.lisbon, "2026-11-28", "2026-11-28"), hollow, at: "2026-11-27T12:00:00Z")
        #expect(outlook.days.map(\.knowledge) == [.unknown] && outlook.forecastEnd == nil)
    }

    private func packing(_ days: [Day], until last: String) -> [PackingAdvice] {
        TripOutlook([
            Journeys.outlook(Journeys.leg(Journeys.lisbon, "2026-11-27", last), days, at: "2026-11-26T12:00:00Z")
        ]).packing
    }

    private func needed(_ days: [Day], until last: String = "2026-11-28") -> [PackingItem] {
        packing(days, until: last).filter(\.isNeeded).map(\.item)
    }

    @Test("no rule speaks without data")
    func silence() {
        #expect(packing([], until: "2026-11-28").isEmpty)
        // Only a high is known, and it is cool.
        #expect(packing([Journeys.day("2026-11-27", high: 9)], until: "2026-11-28").isEmpty)
    }

    @Test(
        "each rule begins where its own limit is shown, and not below it",
        arguments: [
            (PackingItem.rainJacket, Journeys.day("2026-11-27", rain: 0.96), Journeys.day("2026-11-27", rain: 0.94)),
            (.rainJacket, Journeys.day("2026-11-27", chance: 50), Journeys.day("2026-11-27", chance: 49)),
            // An amount says more than a probability.
            (.rainJacket, Journeys.day("2026-11-27", rain: 1), Journeys.day("2026-11-27", rain: 0.2, chance: 90)),
            // 49.7 km/h are shown as 50.
            (.windproof, Journeys.day("2026-11-27", gust: 13.8), Journeys.day("2026-11-27", gust: 13.7)),
            (.winterCoat, Journeys.day("2026-11-27", low: -0.6), Journeys.day("2026-11-27", low: -0.4)),
            (.warmLayer, Journeys.day("2026-11-27", low: -0.4), Journeys.day("2026-11-27", low: 11.5)),
            (.warmLayer, Journeys.day("2026-11-27", low: 11.4), Journeys.day("2026-11-27", low: -0.6)),
            (.snowBoots, Journeys.day("2026-11-27", snow: 10), Journeys.day("2026-11-27", snow: 9)),
            (.shortSleeves, Journeys.day("2026-11-27", high: 19.5), Journeys.day("2026-11-27", high: 19.4)),
            (.sunProtection, Journeys.day("2026-11-27", uv: 2.5), Journeys.day("2026-11-27", uv: 2.4)),
        ])
    func limits(item: PackingItem, reached: Day, missed: Day) {
        func complete(_ day: Day) -> Day {
            var day = day
            day.condition = .overcast
            return day
        }
        #expect(needed([complete(reached)]).contains(item))
        #expect(!needed([complete(missed)]).contains(item))
    }

    @Test("that a thing is not needed is only said where every day that comes is known")
    func needless() {
        let dry = (27...28).map { Journeys.day("2026-11-\($0)", high: 15, low: 13, rain: 0, gust: 5, uv: 1) }
        let whole = packing(dry, until: "2026-11-28")
        #expect(
            whole.filter { !$0.isNeeded }.map(\.item) == [.rainJacket, .windproof, .shortSleeves, .sunProtection])
        #expect(packing(dry, until: "2026-11-29").isEmpty)
    }

    @Test("a part of a day can be a reason, but tells neither the high or low of a day nor that it is dry")
    func partialDays() throws {
        let whole = Journeys.day("2026-11-27", high: 15, low: 13, rain: 0, gust: 5, uv: 1)
        var part = Journeys.day("2026-11-28", high: 19, low: 3, rain: 0, gust: 5, uv: 1)
        part.isPartial = true
        let outlook = Journeys.outlook(
            Journeys.leg(Journeys.lisbon, "2026-11-27", "2026-11-28"), [whole, part], at: "2026-11-26T12:00:00Z")
        let trip = TripOutlook([outlook])
        #expect(trip.lowest == Temperature(13) && trip.highest == Temperature(15))
        #expect(trip.wetness == [Journeys.date("2026-11-27"): false])
        #expect(trip.dateCounts == (1, 2))
        #expect(trip.packing.map(\.item) == [.warmLayer] && trip.packing.first?.isNeeded == true)
        part.precipitation = Precipitation(3)
        let wet = TripOutlook([
            Journeys.outlook(
                Journeys.leg(Journeys.lisbon, "2026-11-27", "2026-11-28"), [whole, part], at: "2026-11-26T12:00:00Z")
        ])
        #expect(wet.packing.first?.reason == .wetDays(1, of: 2, most: Precipitation(3)))
    }

    @Test(
        "of a chance without an amount between 20 and 50 % it is not known whether the day is wet",
        arguments: [(10.0, false), (19.4, false), (20, nil), (35, nil), (49.4, nil), (50, true), (90, true)])
    func chances(percent: Double, isWet: Bool?) {
        #expect(PackingRule.isWet(Journeys.day("2026-11-27", chance: percent)) == isWet)
        let advice = packing([Journeys.day("2026-11-27", high: 15, chance: percent)], until: "2026-11-27")
        #expect(advice.first { $0.item == .rainJacket }?.isNeeded == isWet)
    }

    @Test("a day of travel is dry only where that is known of both places")
    func dayOfTravel() {
        func trip(_ chance: Double) -> TripOutlook {
            TripOutlook([
                Journeys.outlook(
                    Journeys.leg(Journeys.lisbon, "2026-11-27", "2026-11-27"),
                    [Journeys.day("2026-11-27", high: 15, rain: 0)], at: "2026-11-26T12:00:00Z"),
                Journeys.outlook(
                    Journeys.leg(Journeys.funchal, "2026-11-27", "2026-11-27"),
                    [Journeys.day("2026-11-27", high: 15, chance: chance)], at: "2026-11-26T12:00:00Z"),
            ])
        }
        #expect(trip(10).wetness.values.elementsEqual([false]))
        #expect(trip(30).wetness.isEmpty)
        #expect(trip(70).wetness.values.elementsEqual([true]))
    }

    @Test("the wettest day is one whose amount is shown as a millimetre or more")
    func wettest() {
        func wettest(_ rain: Double) -> TripOutlook.KnownDay? {
            TripOutlook([
                Journeys.outlook(
                    Journeys.leg(Journeys.lisbon, "2026-11-27", "2026-11-27"),
                    [Journeys.day("2026-11-27", high: 15, rain: rain)], at: "2026-11-26T12:00:00Z")
            ]).wettest
        }
        #expect(wettest(0.97) != nil && wettest(0.94) == nil)
    }

    @Test("a reason counts the wet days and names the wettest, of all stays")
    func reasons() throws {
        let first = Journeys.outlook(
            Journeys.leg(Journeys.lisbon, "2026-11-27", "2026-11-28"),
            [Journeys.day("2026-11-27", high: 1, rain: 2), Journeys.day("2026-11-28", high: 1, rain: 0)],
            at: "2026-11-26T12:00:00Z")
        let second = Journeys.outlook(
            Journeys.leg(Journeys.funchal, "2026-11-28", "2026-11-29"),
            [Journeys.day("2026-11-28", high: 1, rain: 24), Journeys.day("2026-11-29", high: 1, chance: 80)],
            at: "2026-11-26T12:00:00Z")
        let trip = TripOutlook([first, second])
        let rain = try #require(trip.packing.first { $0.item == .rainJacket })
        // The day of travel, dry at one place and wet at the other, is one day.
        #expect(rain.reason == .wetDays(3, of: 3, most: Precipitation(24)))
        #expect(rain.at?.leg == 1 && trip.wettest?.leg == 1)
        #expect(trip.packing.filter(\.isNeeded).count <= 6)
    }
}
