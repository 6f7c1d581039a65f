import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import GoodTimes

/// What an activity would have found in weather that is over.
struct ActivityDryRunTests {
    private let walk = Activity(
        "walk", limits: Weather.limits([.precipitation: (nil, 0.1), .windSpeed: (nil, 8)]),
        times: DayTimes([ClockSpan(from: TimeOfDay(hour: 8), until: TimeOfDay(hour: 18))]))

    @Test("times and days are counted, the longest is told, and the limit that would gain most days")
    func counts() throws {
        // Of ten days the even ones are too windy by little, and the fifth is wet at noon.
        let hours = Weather.hours(1...240) { end, hour in
            let day = (end - 1) / 24
            if day.isMultiple(of: 2) { hour.conditions.windSpeed = Speed(8.5) }
            if day == 5, (11...13).contains(end % 24) { hour.conditions.precipitation = Precipitation(3) }
        }
        let run = ActivityDryRun(of: walk, in: hours, over: Weather.hamburg, in: .gmt)
        #expect(run.days == 10 && run.count == ActivityDryRun.Count(times: 6, days: 5))
        #expect(run.longest?.lowerBound == Weather.time(24 + 8))
        let suggestion = try #require(run.suggestion)
        #expect(suggestion.quantity == .windSpeed && suggestion.limit.least == nil)
        #expect(suggestion.limit.under == 8 + HourlyQuantity.windSpeed.step)
        #expect(suggestion.count == ActivityDryRun.Count(times: 11, days: 10))
    }

    @Test("every day counts in which a part of a time lies, but none that it ends with the first moment of")
    func severalDays() {
        func days(until end: Int) -> Int {
            let hours = Weather.hours(1...96) { hour, row in
                if hour <= 20 || hour > end { row.conditions.windSpeed = Speed(12) }
            }
            let anyTime = Activity("fly", limits: Weather.limits([.windSpeed: (nil, 8)]))
            return ActivityDryRun(of: anyTime, in: hours, over: Weather.hamburg, in: .gmt).count.days
        }
        // From the evening of the first day over all of the second to the third.
        #expect(days(until: 54) == 3 && days(until: 48) == 2 && days(until: 23) == 1)
    }

    @Test("nothing is suggested where no other limit would gain a day, and nothing found where nothing is kept")
    func silent() {
        let run = ActivityDryRun(of: walk, in: Weather.hours(0...48), over: Weather.hamburg, in: .gmt)
        #expect(run.suggestion == nil && run.count.days == 2)
        let none = ActivityDryRun(of: walk, in: [], over: Weather.hamburg, in: .gmt)
        #expect(none.days == 0 && none.count.times == 0 && none.longest == nil && none.suggestion == nil)
    }

    @Test("today is one of the 14 days, of which the first begins at midnight")
    func fourteen() {
        let now = Weather.time(16)
        let start = ActivityDryRun.start(at: now, in: Weather.berlin)
        #expect(start == Weather.time(-13 * 24 - 1))
        let hours = Weather.hours(-15 * 24...15).filter { $0.time >= start }
        let run = ActivityDryRun(of: walk, in: hours, over: Weather.hamburg, in: Weather.berlin, from: start)
        #expect(run.days == 14 && run.count.days == 14)
    }
}
