import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import GoodTimes

/// What a reader is told of the coming good times.
struct GoodTimesOutlookTests {
    private let walk = Activity("walk", limits: Weather.limits([.precipitation: (nil, 0.1), .windSpeed: (nil, 8)]))

    @Test("hours that meet every limit are one time, and what ends it is named")
    func ending() {
        let hours = Weather.hours(0...24) { end, hour in
            if end == 10 { hour.conditions.precipitation = Precipitation(0.4) }
            if end >= 18 { hour.conditions.windSpeed = Speed(9) }
        }
        let outlook = Weather.outlook(walk, hours)
        #expect(outlook.times.map(\.span) == [Weather.time(0)..<Weather.time(9), Weather.time(10)..<Weather.time(17)])
        #expect(
            outlook.times.map(\.ending) == [
                .limit(MissedLimit(.precipitation, .tooHigh, by: [.liquid])), .limit(MissedLimit(.windSpeed, .tooHigh)),
            ])
        #expect(outlook.deciding == MissedLimit(.windSpeed, .tooHigh))
    }

    @Test("of two limits that are missed as often the first one is said to be in the way")
    func tie() {
        let hours = Weather.hours(0...24) { _, hour in
            (hour.conditions.windSpeed, hour.conditions.precipitation) = (Speed(20), Precipitation(3))
        }
        #expect(Weather.outlook(walk, hours).deciding == MissedLimit(.precipitation, .tooHigh, by: [.liquid]))
    }

    @Test("a value on the lower end of a limit suits, one on the upper end does not, whatever units cost")
    func ends() throws {
        let limit = try #require(QuantityLimit(least: 3, under: 30 / 3.6))
        #expect(limit.missed(by: 3...4) == nil && limit.missed(by: (3 - 1e-9)...4) == nil)
        #expect(limit.missed(by: 2.9...4) == .tooLow)
        #expect(limit.missed(by: 4...(8.3333333333)) == .tooHigh && limit.missed(by: 4...8.33) == nil)
        #expect(limit.missed(by: 2...50) == .tooHigh && limit.missed(by: -40...8.5) == .tooLow)
        #expect(QuantityLimit() == nil && QuantityLimit(least: 3, under: 3) == nil && QuantityLimit(under: .nan) == nil)
    }

    @Test("an hour whose value goes beyond a limit before its end is no good one")
    func betweenEnds() {
        let warm = Activity("warm", limits: Weather.limits([.temperature: (9, nil)]))
        let hours = Weather.hours(0...4) { end, hour in
            if end == 2 { hour.conditions.temperature = Temperature(8) }
        }
        #expect(
            Weather.outlook(warm, hours).times.map(\.span) == [
                Weather.time(0)..<Weather.time(1), Weather.time(3)..<Weather.time(4),
            ])
        // A row of three hours tells its lowest value apart from those at its ends.
        var coarse = [Weather.hour(0), Weather.hour(3)]
        coarse[1].duration = 3 * 3600
        #expect(Weather.outlook(warm, coarse).times.map(\.isCoarse) == [true])
        coarse[1].low = Temperature(8.5)
        #expect(Weather.outlook(warm, coarse).times.isEmpty)
    }

    @Test("a missing value is no good one, and a quantity that nobody gives is left out and named")
    func unknown() {
        let hours = Weather.hours(0...6) { end, hour in
            if end == 3 { hour.conditions.windSpeed = nil }
        }
        let outlook = Weather.outlook(walk, hours)
        #expect(outlook.times.map(\.span) == [Weather.time(0)..<Weather.time(2), Weather.time(4)..<Weather.time(6)])
        #expect(outlook.times.first?.ending == .unknown && outlook.unknown.isEmpty)
        let sneezer = Activity("walk", limits: Weather.limits([.pollen: (nil, 50), .windSpeed: (nil, 8)]))
        let calm = Weather.outlook(sneezer, Weather.hours(0...6))
        #expect(calm.unknown == [.pollen] && calm.times.count == 1)
        // Of an activity of which nothing is known, no time is good.
        let blind = Activity("walk", limits: Weather.limits([.pollen: (nil, 50)]))
        #expect(Weather.outlook(blind, Weather.hours(0...6)).times.isEmpty)
        #expect(Weather.outlook(walk, []).times.isEmpty)
    }

    @Test("a value that is known at no two ends of an hour is not left out, so that no hour is good")
    func scattered() {
        let frosty = Activity("mild", limits: Weather.limits([.temperature: (3, nil), .precipitation: (nil, 0.1)]))
        let hours = Weather.hours(0...24) { _, hour in hour.conditions.temperature = Temperature(-6) }
            .enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
        let outlook = Weather.outlook(frosty, hours)
        #expect(outlook.unknown.isEmpty && outlook.times.isEmpty && outlook.isMostlyUnknown)
    }

    @Test("the beginning of a time that has begun is that of its first hour, also of one that is over")
    func beginning() {
        let hours = Weather.hours(0...12) { end, hour in if end == 3 { hour.conditions.windSpeed = Speed(12) } }
        let time = Weather.outlook(walk, hours, from: Weather.time(7.5)).times.first
        #expect(time?.begins == Weather.time(4) && time?.span.lowerBound == Weather.time(7.5))
    }

    @Test("a row that is missing ends a time")
    func gap() {
        let hours = Weather.hours(0...6).filter { $0.time != Weather.time(3) }
        let times = Weather.outlook(walk, hours).times
        #expect(times.map(\.span) == [Weather.time(0)..<Weather.time(2), Weather.time(4)..<Weather.time(6)])
    }

    @Test("what falls is counted by the hour, and wet is what the page calls wet")
    func rates() {
        let dry = Activity("dry", limits: Weather.limits([.precipitation: (nil, 0.1)]))
        var long = Weather.hour(6) { $0.conditions.precipitation = Precipitation(0.5) }
        long.duration = 6 * 3600
        #expect(Weather.outlook(dry, [long]).times.count == 1)
        let reported = Weather.hours(1...3) { end, hour in if end == 2 { hour.isWetByReport = true } }
        #expect(Weather.outlook(dry, reported).times.count == 2)
    }

    @Test("a time that has begun counts from now on, and one that is too short then is none")
    func begun() {
        let two = Activity("two", limits: walk.limits, leastMinutes: 120)
        let hours = Weather.hours(0...6)
        #expect(
            Weather.outlook(two, hours, from: Weather.time(3.5)).times.map(\.span) == [
                Weather.time(3.5)..<Weather.time(6)
            ])
        #expect(Weather.outlook(two, hours, from: Weather.time(4.5)).times.isEmpty)
        #expect(Weather.outlook(two, hours, from: Weather.time(30)).times.isEmpty)
    }

    @Test("the limit that is met by least is named")
    func tightest() {
        let hours = Weather.hours(0...6) { end, hour in
            hour.conditions.windSpeed = Speed(end == 4 ? 7.9 : 2)
        }
        #expect(Weather.outlook(walk, hours).times.map(\.tightest) == [.windSpeed])
        #expect(Weather.outlook(walk, Weather.hours(0...6)).times.map(\.tightest) == [.precipitation])
    }

    @Test("own hours end a time without a word, and pass midnight and a weekend")
    func ownHours() {
        let night = Activity(
            "night", limits: walk.limits,
            times: DayTimes([ClockSpan(from: TimeOfDay(hour: 22), until: TimeOfDay(hour: 4))], on: [.tuesday]))
        let times = Weather.outlook(night, Weather.hours(0...72)).times
        #expect(times.map(\.span) == [Weather.time(22)..<Weather.time(28)])
        #expect(times.map(\.ending) == [.ownHours])
    }

    @Test("air is read at both ends of an hour, by the European index")
    func air() {
        let clean = Activity("clean", limits: Weather.limits([.airQuality: (nil, 40)]))
        let rows = (0...6).map { end in
            AirQuality(
                time: Weather.time(Double(end)),
                indices: [AirQualityIndex(.european, checking: end == 4 ? 60 : 20)].compactMap(\.self))
        }
        let times = Weather.outlook(clean, Weather.hours(0...6), AirQualityReport(hours: rows)).times
        #expect(times.map(\.span) == [Weather.time(0)..<Weather.time(3), Weather.time(5)..<Weather.time(6)])
        #expect(times.first?.ending == .limit(MissedLimit(.airQuality, .tooHigh)))
    }

    @Test("nothing of what is to be chosen from contradicts itself, and good weather for each is found")
    func starters() {
        #expect(Activity.starters.map(\.id) == ["run", "cycle", "washing", "stars"])
        let hours = Weather.hours(-2...120) { _, hour in hour.conditions.cloudCover = Percentage(10) }
        for activity in Activity.starters {
            // Three days after the new moon, at night, for the stars.
            let times = Weather.outlook(activity, hours, in: Weather.berlin, from: Weather.time(-2)).times
            if activity.id == "stars" { continue }
            #expect(!times.isEmpty, "\(activity.id)")
        }
    }
}

extension QuantityLimit {
    /// The side on which a part of the values misses the limit, the further one where both do; nil if none does.
    fileprivate func missed(by values: ClosedRange<Double>) -> Side? {
        let margin = margin(of: values)
        return margin.value > 0 ? nil : margin.side
    }
}
