import Foundation
import Testing
import WeatherModel

@testable import WeatherText

/// What is left of a row is told once, whether steps of a few minutes or no row at all begin it.
struct StepsAndRowsTests {
    private let place = Samples.london.coordinates

    @Test(
        "a slight rain hides no long one that follows soon",
        arguments: [
            (".r.RRRR.", "Dry until about 11:00, then light rain until 12:00, heavy rain from 13:00."),
            ("r.RRRR.", "Light rain until about 11:00, then dry until 12:00, then heavy rain."),
            ("r...r...RRRR.", "Light rain until about 11:00, then dry until 14:00."),
            ("r..s...RRRR.", "Light rain until about 11:00, then dry until 13:00, heavy rain from 17:00."),
            (".r.r.", "Dry until about 11:00, then light rain."),
            // What comes at once is hidden no less.
            (".rssss.", "Dry until about 11:00, then light rain, then moderate snow from 12:00."),
            ("rsRRRR.", "Light rain until about 11:00, then moderate snow, then heavy rain from 12:00."),
        ])
    func graver(letters: String, sentence: String) {
        #expect(PageSummary(of: Sky.report(letters), Sky.context()).text == sentence)
    }

    @Test(
        "rain is snow or sleet where the depth of the snow beside it says so, in hours and in their quarters",
        arguments: [("", 50.0, "snow"), ("", 15, "sleet"), ("", 0.5, "rain"), ("rrrrrrrrrrr", 50, "snow")])
    func depth(minutes: String, depth: Double, words: String) throws {
        var report = Sky.report("rrr", minutes: minutes)
        for row in report.hours?.value.indices ?? 0..<0 {
            report.hours?.value[row].precipitation = Precipitation(minutes.isEmpty ? 7 : 1.2)
            report.hours?.value[row].condition = .rain
            report.hours?.value[row].snowfall = SnowDepth(depth)
        }
        let settled = report.settled(at: Sky.now)
        let text = try #require(PageSummary(of: report, Sky.context()).text)
        #expect(text.lowercased().contains(words), "\(text)")
        let hours = settled.agreed.hours(from: Sky.now, count: 3)
        #expect(hours.allSatisfy { $0.shown(isDay: true).words?.contains(words) == true }, "\(hours)")
    }

    @Test("a day of rain is one of snow where most of what falls lies as snow")
    func snowyDay() {
        var day = Samples.day("2026-11-23")
        (day.condition, day.precipitation, day.precipitationProbability) = (.rain, Precipitation(7), Percentage(90))
        day.snowfall = SnowDepth(50)
        let outlook = DayOutlook(day, nil, at: Sky.now, in: Samples.zone("Europe/London"))
        #expect(outlook.wetWords == "moderate snow")
    }

    @Test("of two wet days whose words have no room, the kind is told that both have")
    func bothDays() {
        func text(_ first: WeatherCondition, _ second: WeatherCondition) -> String {
            let days = zip(["2026-11-28", "2026-11-29"], [first, second]).map { date, condition in
                var day = Samples.day(date)
                (day.condition, day.precipitation, day.precipitationProbability) = (condition, nil, nil)
                return DayOutlook(day, nil, at: Sky.now, in: Samples.zone("Europe/London"))
            }
            return DaysSentence(days, Sky.context()).text
        }
        #expect(text(.heavyRainShowers, .lightRainShowers) == "Rain both days")
        #expect(text(.heavySnowShowers, .lightSnowShowers) == "Snow both days")
        #expect(text(.heavySnowShowers, .lightRainShowers) == "Wet both days")
    }

    @Test("what is possible on every day is not told as certain, and one kind has its name")
    func everyDay() {
        func text(_ conditions: [WeatherCondition], _ chance: Double) -> String {
            let days = zip(["2026-11-27", "2026-11-28", "2026-11-29"], conditions).map { date, condition in
                var day = Samples.day(date)
                (day.condition, day.precipitation, day.precipitationProbability) = (condition, nil, Percentage(chance))
                return DayOutlook(day, nil, at: Sky.now, in: Samples.zone("Europe/London"))
            }
            return DaysSentence(days, Sky.context()).text
        }
        #expect(text([.snow, .lightSnow, .snow], 90) == "Snow every day")
        #expect(text([.snow, .lightRain, .snow], 90) == "Wet every day")
        #expect(text([.lightRain, .rain, .rain], 40) == "Rain possible every day")
        #expect(text([.snow, .lightRain, .snow], 40) == "Wet weather possible every day")
    }

    @Test("the snow that is left of an hour is as much of it as of its water")
    func restOfSnow() throws {
        // 1.2 mm and 14 mm of snow in the hour from 10:00, of which the first half had none.
        var report = Sky.report("s.", minutes: "..r")
        report.minutes?.value = Sky.minutes("rr.").enumerated().map { index, step in
            var step = step
            (step.precipitation, step.condition) = (Precipitation(index < 2 ? 0.4 : 0), index < 2 ? .snow : .overcast)
            return step
        }
        report.hours?.value[1].precipitation = Precipitation(1.2)
        report.hours?.value[1].snowfall = SnowDepth(12)
        report.hours?.value[2].snowfall = SnowDepth(0)
        let outlooks = DayOutlooks(of: report, over: place, at: Sky.now)
        let period = try #require(outlooks.period(Sky.now..<Samples.instant("2026-11-21T12:00:00Z")))
        let left = try #require(period.amount).value
        #expect(abs(try #require(period.snowfall).value - 12 * left / 1.2) < 0.01, "\(left) mm are left")
    }

    @Test("the first row of three hours tells the time from now to its end")
    func opening() {
        var first = Sky.hours("r")[1]
        (first.time, first.duration) = (Samples.instant("2026-11-21T12:00:00Z"), 10_800)
        let rest = Sky.hours("...", from: Samples.instant("2026-11-21T12:00:00Z")).dropFirst()
        var report = Sky.report()
        report.hours = Sky.report(".").hours
        report.hours?.value = [first] + rest
        let spells = report.settled(at: Sky.now).course.spells
        #expect(spells.first?.isWet == true)
        #expect(spells.first?.start == Sky.now)
        #expect(spells.first?.end == first.time)
    }

    @Test("what falls in the quarters of an hour does not fall again in the rest of it")
    func once() throws {
        // The two wet quarters are all of the 0.6 mm of their hour, at the half of which the quarters end.
        let report = Sky.report(".r.", minutes: "...rr")
        let outlooks = DayOutlooks(of: report, over: place, at: Sky.now)
        let period = try #require(outlooks.period(Sky.now..<Samples.instant("2026-11-21T13:00:00Z")))
        #expect(abs(try #require(period.amount).value - 0.6) < 0.001)
    }

    @Test("rain is not over, nor is it dry, in an hour before a gap of which only the sky is known")
    func beforeGap() {
        func summary(_ letters: String) -> String? {
            var report = Sky.report(letters)
            for row in report.hours?.value.indices ?? 0..<0 {
                report.hours?.value[row].cloudCover = Percentage(100)
            }
            return PageSummary(of: report, Sky.context()).text
        }
        #expect(summary("rrr") == "Light rain until at least 13:00.")
        #expect(summary("...") == "Dry until at least 13:00.")
    }

    @Test("what is left of a day after sunset has no sun in its picture where no rows tell it", arguments: [12, 20])
    func dark(hour: Int) throws {
        var day = Samples.day("2026-11-21")
        (day.condition, day.precipitation, day.precipitationProbability) = (.clear, nil, nil)
        let now = Samples.instant("2026-11-21T\(hour):00:00Z")
        let outlook = try #require(DayOutlooks(of: Sky.report(days: [day]), over: place, at: now).all.first)
        #expect(outlook.isDay == (hour == 12))
    }
}
