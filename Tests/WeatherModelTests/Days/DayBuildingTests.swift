import Foundation
import Testing
import WeatherModel

struct DayBuildingTests {
    @Test("a day runs from midnight to midnight in the place's zone, not in this computer's")
    func midnights() throws {
        // 2026-11-21 in Chatham (+13:45) begins at 10:15 UTC of the day before.
        let hours = try rows(from: "2026-11-20T00:00:00Z", count: 72) { $1.temperature = Temperature(Double($0)) }
        let days = [Day].built(from: hours, in: try zone("Pacific/Chatham"))
        #expect(days.map(\.date.description) == ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"])
        #expect(days.map(\.isPartial) == [true, false, false, true])
        #expect(days[1].low == Temperature(11))
        #expect(days[1].high == Temperature(34))
    }

    @Test("the minimum of the night belongs to the day on whose morning it is")
    func nightMinimum() throws {
        let hours = try rows(from: "2026-11-20T23:00:00Z", count: 48) {
            $1.temperature = Temperature($0 == 29 ? -4 : 6)
        }
        let days = [Day].built(from: hours, in: try zone("Europe/Berlin"))
        #expect(days.map(\.low) == [Temperature(6), Temperature(-4)])
    }

    @Test("rain that falls before midnight stays with the day it fell on")
    func rainBeforeMidnight() throws {
        // The row of 23:00 UTC is midnight in Berlin; its sum covers the hour before.
        let hours = try rows(from: "2026-11-20T23:00:00Z", count: 49) { number, hour in
            hour.precipitation = Precipitation(number == 24 ? 5 : 0)
            hour.precipitationProbability = Percentage(number == 24 ? 90 : 10)
            hour.snowfall = SnowDepth(number == 24 ? 2 : 0)
            hour.sunshineDuration = number == 25 ? 600 : 0
        }
        let days = [Day].built(from: hours, in: try zone("Europe/Berlin"))
        #expect(days.map(\.precipitation) == [Precipitation(5), Precipitation(0)])
        #expect(days.map(\.precipitationProbability) == [Percentage(90), Percentage(10)])
        #expect(days.map(\.snowfall) == [SnowDepth(2), SnowDepth(0)])
        #expect(days.map(\.sunshineDuration) == [0, 600])
    }

    @Test(
        "a day of 23 or 25 hours is whole",
        arguments: [("2026-03-28T23:00:00Z", 23, "2026-03-29"), ("2026-10-24T22:00:00Z", 25, "2026-10-25")])
    func clockChange(start: String, length: Int, date: String) throws {
        let hours = try rows(from: start, count: length + 24) { number, hour in
            hour.temperature = Temperature(Double(number))
            hour.precipitation = Precipitation(1)
        }
        let days = [Day].built(from: hours, in: try zone("Europe/Berlin"))
        #expect(days.first?.date.description == date)
        #expect(days.first?.low == Temperature(0))
        #expect(days.first?.high == Temperature(Double(length - 1)))
        // The first row's sum belongs to the day before, the one of the next midnight to this day.
        #expect(days.first?.precipitation == Precipitation(Double(length)))
    }

    @Test("a sum of six hours across midnight is shared by the time on either side")
    func acrossMidnight() throws {
        // In Sydney (+11:00) a row from 12:00 to 18:00 UTC has an hour of one day and five of the next.
        let hours = try rows(from: "2026-11-20T06:00:00Z", count: 9, step: 21_600) { number, hour in
            hour.precipitation = Precipitation(number == 2 ? 6 : 0)
        }
        let days = [Day].built(from: hours, in: try zone("Australia/Sydney"))
        #expect(days.map(\.precipitation).prefix(2) == [Precipitation(1), Precipitation(5)])
    }

    @Test("a zone three quarters of an hour off has 24 sums a day, too")
    func kathmandu() throws {
        let hours = try rows(from: "2026-11-20T00:00:00Z", count: 96) { $1.precipitation = Precipitation(1) }
        let days = [Day].built(from: hours, in: try zone("Asia/Kathmandu"))
        #expect(
            days.dropFirst().dropLast().map(\.precipitation) == [
                Precipitation(24), Precipitation(24), Precipitation(24),
            ])
    }

    @Test("a day that the zone left out is not in the list")
    func leftOut() throws {
        let hours = try rows(from: "2011-12-28T10:00:00Z", count: 96) { $1.temperature = Temperature(Double($0)) }
        let days = [Day].built(from: hours, in: try zone("Pacific/Apia"))
        #expect(days.map(\.date.description) == ["2011-12-28", "2011-12-29", "2011-12-31", "2012-01-01"])
        #expect(days[1].high == Temperature(47))
        #expect(days[2].low == Temperature(48))
    }

    @Test("today, of which only the evening is given, has what the evening has, and is said to be a part")
    func evening() throws {
        let hours = try rows(from: "2026-11-21T17:00:00Z", count: 31) { number, hour in
            hour.temperature = Temperature(Double(number))
            hour.windDirection = Bearing(270)
            hour.windSpeed = Speed(3)
            hour.condition = .overcast
            hour.precipitation = Precipitation(1)
            hour.precipitationProbability = Percentage(Double(20 + number))
        }
        let days = [Day].built(from: hours, in: try zone("Europe/Berlin"))
        let today = try #require(days.first)
        #expect(today.date.description == "2026-11-21")
        #expect(today.condition == .overcast)
        #expect(today.windDirection?.value.rounded() == 270)
        #expect(today.precipitationProbability == Percentage(26))
        #expect(today.isPartial)
        #expect([today.high, today.low] == [Temperature(5), Temperature(0)])
        #expect(today.precipitation == Precipitation(7))
        #expect(today.windSpeedMax == Speed(3))
        #expect(days.last?.isPartial == false)
        #expect(days.last?.high == Temperature(29))
    }

    @Test("of a last day of which only what falls is known, the rows tell whether it is snow")
    func lastSnow() throws {
        let hours = try rows(from: "2026-11-20T00:00:00Z", count: 30) { number, hour in
            hour.temperature = number < 24 ? Temperature(-20) : nil
            hour.condition = number < 25 ? .clear : .lightSnow
            hour.precipitation = Precipitation(number < 25 ? 0 : 0.4)
        }
        let last = try #require([Day].built(from: hours, in: .gmt).last)
        #expect(last.high == nil && last.isPartial)
        #expect(last.condition == .lightSnow)
    }

    @Test("a whole day takes three quarters of it, no less", arguments: [(18, true), (17, false)])
    func threeQuarters(count: Int, isWhole: Bool) throws {
        let hours = try rows(from: "2026-11-20T00:00:00Z", count: 48) { number, hour in
            hour.condition = .clear
            hour.temperature = number < 24 + count ? Temperature(5) : nil
            hour.precipitation = number <= 24 + count ? Precipitation(1) : nil
        }
        let days = [Day].built(from: hours, in: .gmt)
        #expect(days[1].isPartial != isWhole)
        #expect(days[1].high == Temperature(5))
        #expect(days[1].precipitation == Precipitation(Double(count)))
    }

    @Test(
        "rows three or six hours apart give high and low of the whole day, and those with their own extremes these")
    func coarseRows() throws {
        func fill(_ number: Int, _ hour: inout Hour) {
            hour.temperature = Temperature(Double(number))
            hour.windDirection = Bearing(90)
            hour.condition = .fog
        }
        let threes = [Day].built(
            from: try rows(from: "2026-11-20T00:00:00Z", count: 8, step: 10_800, fill: fill), in: .gmt)
        #expect(threes.map(\.high) == [Temperature(7)])
        #expect(threes.map(\.condition) == [.fog])
        let sixes = [Day].built(
            from: try rows(from: "2026-11-20T00:00:00Z", count: 8, step: 21_600, fill: fill), in: .gmt)
        #expect(sixes.map(\.high) == [Temperature(3), Temperature(7)])
        #expect(sixes.map(\.isPartial) == [false, false])
        let own = [Day].built(
            from: try rows(from: "2026-11-20T00:00:00Z", count: 9, step: 21_600) { number, hour in
                fill(number, &hour)
                (hour.low, hour.high) = (Temperature(Double(number - 5)), Temperature(Double(number + 5)))
            }, in: .gmt)
        #expect(own.map(\.high) == [Temperature(9), Temperature(13)])
        #expect(own.map(\.low) == [Temperature(-4), Temperature(0)])
        #expect(own.map(\.isPartial) == [false, false])
        #expect(sixes.map(\.condition) == [.fog, .fog])
        #expect(sixes.map { $0.windDirection?.value.rounded() } == [90, 90])
    }

    @Test("a last day of which nothing can be said is left out; no hours give no days")
    func ends() throws {
        let hours = try rows(from: "2026-11-20T00:00:00Z", count: 25) { $1.temperature = Temperature(Double($0)) }
        #expect([Day].built(from: hours, in: .gmt).map(\.date.description) == ["2026-11-20"])
        #expect([Day].built(from: [], in: .gmt).isEmpty)
    }

    @Test("missing values stay missing")
    func missing() throws {
        let hours = try rows(from: "2026-11-20T00:00:00Z", count: 24) { _, hour in hour.windGust = Speed(12) }
        var expected = Day(date: try #require(CivilDate("2026-11-20")))
        expected.windGustMax = Speed(12)
        #expect([Day].built(from: hours, in: .gmt) == [expected])
    }

    @Test("no millimetre is lost or counted twice, whatever the rows' lengths and the zone")
    func allThatFalls() throws {
        let hourly = try rows(from: "2026-11-20T03:00:00Z", count: 50) { number, hour in
            hour.precipitation = Precipitation(Double(number % 5) / 10)
        }
        let coarse = try rows(from: "2026-11-22T10:00:00Z", count: 30, step: 21_600) { number, hour in
            hour.precipitation = Precipitation(Double(number % 4))
        }
        for name in ["Europe/Oslo", "Pacific/Chatham", "America/Anchorage", "Asia/Kathmandu"] {
            let days = [Day].built(from: hourly + coarse, in: try zone(name))
            let fallen = (hourly + coarse).compactMap { $0.precipitation?.value }.reduce(0, +)
            #expect(abs(days.compactMap { $0.precipitation?.value }.reduce(0, +) - fallen) < 1e-9, "\(name)")
        }
    }

    @Test("a day of which hours are not known has no sum of nothing, but one of something")
    func unknownHours() throws {
        func day(_ amount: Double) throws -> Day? {
            let hours = try rows(from: "2026-11-21T00:00:00Z", count: 25) { number, hour in
                hour.temperature = Temperature(5)
                hour.precipitation = (15...19).contains(number) ? nil : Precipitation(amount)
            }
            return [Day].built(from: hours, in: try zone("Etc/UTC")).first
        }
        let dry = try #require(try day(0))
        #expect(dry.precipitation == nil && !dry.isPartial)
        let wet = try #require(try day(1))
        #expect(wet.precipitation == Precipitation(19))
    }
}
