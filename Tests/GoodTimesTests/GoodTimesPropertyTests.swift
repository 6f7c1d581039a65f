import Foundation
import SeededRandom
import Testing
import WeatherModel
import WeatherStore

@testable import GoodTimes

/// What holds of good times in any weather.
struct GoodTimesPropertyTests {
    /// Whether a row's step meets the limits, said anew and without the module's readings.
    private func isGood(_ row: Hour, after previous: Hour?, for wish: Activity, in zone: TimeZone) -> Bool {
        func isWithin(_ values: [Double?], _ quantity: HourlyQuantity) -> Bool {
            guard let limit = wish.limits[quantity] else { return true }
            return values.allSatisfy { value in
                guard let value, value.isFinite else { return false }
                return (limit.least.map { value >= $0 } ?? true) && (limit.under.map { value < $0 } ?? true)
            }
        }
        let start = row.time.addingTimeInterval(-row.duration)
        let before = previous.flatMap { $0.time == start ? $0 : nil }
        let rate = row.precipitation.map { $0.value / row.duration * 3600 }
        guard isWithin([rate], .precipitation), isWithin([row.windGust?.value], .windGust),
            isWithin([before?.temperature?.value, row.temperature?.value], .temperature),
            isWithin([before?.windSpeed?.value, row.windSpeed?.value], .windSpeed)
        else { return false }
        return stride(from: start, to: row.time, by: 60).allSatisfy { isOwn($0, for: wish, in: zone) }
    }

    /// Whether a minute is one of the own ones, by a calendar.
    private func isOwn(_ moment: Date, for wish: Activity, in zone: TimeZone) -> Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let hour = calendar.component(.hour, from: moment)
        let weekday = Weekday.allCases[(calendar.component(.weekday, from: moment) + 5) % 7]
        let eve = Weekday.allCases[(Weekday.allCases.firstIndex(of: weekday).map { $0 + 6 } ?? 0) % 7]
        guard !wish.times.spans.isEmpty else {
            return wish.times.weekdays.isEmpty || wish.times.weekdays.contains(weekday)
        }
        guard hour >= 21 || hour < 9 else { return false }
        return wish.times.weekdays.isEmpty || wish.times.weekdays.contains(hour >= 21 ? weekday : eve)
    }

    @Test("times never meet, each of their hours is good, and nothing that is good is left out", arguments: 0..<60)
    func everything(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<5 {
            let hours = Weather.wild(&generator)
            var wish = Weather.wish(&generator)
            wish.limits[.sunHeight] = nil
            let zone = [TimeZone.gmt, Weather.berlin].randomElement(using: &generator) ?? .gmt
            let now = Weather.time(Double.random(in: -4...20, using: &generator))
            let outlook = Weather.outlook(wish, hours, in: zone, from: now)
            for (one, other) in zip(outlook.times, outlook.times.dropFirst()) {
                #expect(one.span.upperBound < other.span.lowerBound)
            }
            for time in outlook.times {
                #expect(time.duration >= Double(wish.leastMinutes) * 60 && time.span.lowerBound >= now)
            }
            // The run of good steps in which a step lies, clipped at now, decides whether it belongs to a time.
            guard outlook.unknown.isEmpty else { continue }
            var runs: [Range<Date>] = []
            for (index, row) in hours.enumerated() where row.time > now {
                guard isGood(row, after: index > 0 ? hours[index - 1] : nil, for: wish, in: zone) else { continue }
                let start = row.time.addingTimeInterval(-row.duration)
                if let last = runs.last, last.upperBound == start {
                    runs[runs.count - 1] = last.lowerBound..<row.time
                } else {
                    runs.append(start..<row.time)
                }
            }
            let wanted = runs.map { max($0.lowerBound, now)..<$0.upperBound }
                .filter { $0.upperBound.timeIntervalSince($0.lowerBound) >= Double(wish.leastMinutes) * 60 }
            #expect(outlook.times.map(\.span) == wanted, "seed \(seed)")
        }
    }

    @Test("a looser limit loses no good hour", arguments: 0..<20)
    func looser(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let hours = Weather.wild(&generator)
        var wish = Activity("wish", limits: Weather.limits([.windSpeed: (nil, 5), .temperature: (8, 15)]))
        let tight = Set(Weather.outlook(wish, hours).hours.filter(\.isGood).map(\.span))
        wish.limits[.windSpeed] = try #require(wish.limits[.windSpeed]?.loosened(.tooHigh, by: 2, within: 0...150))
        wish.limits[.temperature] = try #require(wish.limits[.temperature]?.loosened(.tooLow, by: 2, within: -100...70))
        #expect(tight.isSubset(of: Weather.outlook(wish, hours).hours.filter(\.isGood).map(\.span)))
    }

    @Test("rows that are out of order, of no length or at no time neither crash nor make a time")
    func hard() {
        let wish = Activity("wish", limits: Weather.limits([.precipitation: (nil, 0.1)]))
        var rows = Weather.hours(1...6)
        rows[1].duration = 0
        rows[2].duration = -3600
        rows[3].duration = .nan
        rows[4].time = Date(timeIntervalSinceReferenceDate: .nan)
        rows.append(Weather.hour(2))
        rows.append(Weather.hour(7) { $0.duration = .infinity })
        let times = Weather.outlook(wish, rows).times
        #expect(times.map(\.span) == [Weather.time(0)..<Weather.time(1), Weather.time(5)..<Weather.time(6)])
        let inverted = Weather.hours(0...3) { _, hour in hour.conditions.precipitation = Precipitation(.infinity) }
        #expect(Weather.outlook(wish, inverted).times.isEmpty)
    }
}
