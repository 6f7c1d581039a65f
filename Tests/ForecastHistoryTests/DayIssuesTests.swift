import Foundation
import Testing
import WeatherModel

@testable import ForecastHistory

struct DayIssuesTests {
    private func issued(_ hours: Double, high: Double, chance: Double = 20) -> IssuedDay {
        IssuedDay(
            time: Forecasts.time(hours), fetchedAt: Forecasts.time(hours),
            day: Forecasts.day(3, high: high, chance: chance))
    }

    private func issues(_ highs: [Double], present: Double = 7) -> DayIssues? {
        let earlier = highs.enumerated().map { issued(Double($0.offset - highs.count), high: $0.element) }
        return DayIssues(issued(0, high: present), by: Forecasts.first, after: earlier.shuffled())
    }

    @Test("fewer than three different forecasts are no course")
    func few() {
        #expect(issues([11, 11, 11]) == nil)
        #expect(issues([11, 7, 7]) == nil)
        #expect(issues([11, 9])?.all.count == 3)
    }

    @Test("of many, seven are chosen evenly, with the first and the present one")
    func many() {
        let highs = issues((0..<60).map { 70 - Double($0) })?.all.compactMap { $0.day.high?.value } ?? []
        #expect(highs.count == 7 && highs.first == 70 && highs.last == 7)
        let steps = zip(highs.dropLast(), highs.dropLast().dropFirst()).map { $0 - $1 }
        #expect(steps.allSatisfy { (11...12.5).contains($0) }, "\(steps)")
    }

    @Test("equal forecasts in a row count once, and the present values since their first arrival")
    func steady() {
        let found = issues([11, 11, 9, 9, 7, 7])
        #expect(found?.all.compactMap { $0.day.high?.value } == [11, 9, 7])
        #expect(found?.steadySince == Forecasts.time(-2))
        #expect(issues([11, 9])?.steadySince == nil)
    }

    @Test("a part of a day is none of its forecasts")
    func partial() {
        var part = Forecasts.day(3, high: 2)
        part.isPartial = true
        let earlier = [
            issued(-3, high: 11), IssuedDay(time: Forecasts.time(-2), fetchedAt: Forecasts.time(-2), day: part),
            issued(-1, high: 9),
        ]
        let found = DayIssues(issued(0, high: 7), by: Forecasts.first, after: earlier)
        #expect(found?.all.compactMap { $0.day.high?.value } == [11, 9, 7])
    }

    private func drift(_ values: [(Double, Double)]) -> DayDrift {
        DayDrift(of: values.map { Forecasts.day(3, high: $0, chance: $1) })
    }

    @Test("the drift is from the first to the last, and steady where none went back")
    func drift() {
        let down = drift([(11, 20), (10, 35), (8, 60), (7, 70)])
        #expect(down.warmth == .colder && down.wetness == .wetter && down.isSteady)
        let back = drift([(11, 20), (7, 70), (10, 30), (7, 70)])
        #expect(back.warmth == .colder && back.wetness == .wetter && !back.isSteady)
        let none = drift([(11, 20), (10, 30)])
        #expect(none.warmth == nil && none.wetness == nil && none.isSteady)
        let warm = drift([(5, 60), (9, 10)])
        #expect(warm.warmth == .warmer && warm.wetness == .drier)
    }

    @Test("beside a change since one of them the drift goes its way, and what went back before shows as such")
    func beside() {
        let days = [17.0, 9, 10, 12, 14, 15].map { Forecasts.day(3, high: $0) }
        #expect(DayDrift(of: days).warmth == .colder)
        let beside = DayDrift(of: days, from: days[1])
        #expect(beside.warmth == .warmer && beside.wetness == nil && !beside.isSteady)
        // What hardly changed since then keeps the direction of the whole.
        #expect(DayDrift(of: days, from: days[4]).warmth == .colder)
        let wet = [60.0, 10, 60].map { Forecasts.day(3, chance: $0) }
        #expect(DayDrift(of: wet).wetness == nil && DayDrift(of: wet, from: wet[1]).wetness == .wetter)
    }

    @Test("where no chance is known the sums tell wetter from drier")
    func sums() {
        let days = [1.0, 6].map { Forecasts.day(3, chance: nil, amount: $0) }
        #expect(DayDrift(of: days).wetness == .wetter)
        #expect(DayDrift(of: days.reversed()).wetness == .drier)
    }
}
