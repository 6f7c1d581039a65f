import Foundation
import Testing
import WeatherModel
import WeatherStore
import WeatherText

@testable import GoodTimes

/// What a reader is told of good times, and of limits.
struct GoodTimesTextTests {
    private let metric = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: .metric, ownZone: .gmt)
    private let walk = Activity("walk", limits: Weather.limits([.precipitation: (nil, 0.1), .windSpeed: (nil, 8)]))

    private func text(
        _ hours: [Hour], _ activity: Activity? = nil, days: Int = 3, from now: Date = Weather.midnight,
        in zone: TimeZone = .gmt
    ) -> GoodTimesText {
        let outlook = GoodTimesOutlook(
            for: activity ?? walk, in: hours, over: Weather.hamburg, in: zone, from: now)
        return GoodTimesText(outlook, days: days, in: zone, at: now, metric)
    }

    @Test("a time has its day, its clock times and the weather that ends it")
    func rows() {
        let text = text(
            Weather.hours(0...80) { end, hour in
                if end < 8 || (19...31).contains(end) { hour.conditions.windSpeed = Speed(12) }
                if end == 40 { hour.conditions.precipitation = Precipitation(2) }
            })
        #expect(text.rows.map(\.dayText) == ["Today", "Tomorrow", "Tomorrow"])
        #expect(text.rows.map(\.timesText).prefix(2) == ["08:00 to 18:00", "08:00 to 15:00"])
        #expect(text.rows.map(\.endText) == ["then wind", "then rain", ""])
        #expect(text.rows.last?.timesText == "16:00 to Friday 27 Nov, 08:00")
        #expect(text.silence == nil && text.notes.isEmpty)
    }

    @Test(
        "what falls is named by its kind, as the hours have it",
        arguments: [
            ([.lightSnow], 1, "snow"), ([.sleet], 1, "sleet"), ([.rain], -3, "rain"), ([.thunderstorm], 20, "rain"),
            ([.overcast], -3, "snow"), ([nil], 10, "rain"), ([.snow, .rain], 1, "precipitation"),
        ] as [([WeatherCondition?], Double, String)])
    func kinds(conditions: [WeatherCondition?], temperature: Double, word: String) {
        func hours(from first: Int) -> [Hour] {
            Weather.hours(0...80) { end, hour in
                hour.conditions.temperature = Temperature(temperature)
                guard end >= first else { return }
                hour.conditions.precipitation = Precipitation(2)
                hour.precipitationProbability = Percentage(90)
                hour.conditions.condition = conditions[end % conditions.count]
            }
        }
        #expect(text(hours(from: 0)).silence == "No good time. Mostly in the way: \(word).")
        if conditions.count == 1 { #expect(text(hours(from: 24)).rows.map(\.endText) == ["then \(word)"]) }
        let certain = Activity("certain", limits: Weather.limits([.precipitationProbability: (nil, 50)]))
        let chance = word == "sleet" ? "precipitation" : word
        #expect(text(hours(from: 0), certain).silence == "No good time. Mostly in the way: a chance of \(chance).")
    }

    @Test("an end on another day has its day, but not the midnight that ends the day")
    func otherDay() {
        let hours = Weather.hours(0...80) { end, hour in if end > 38 { hour.conditions.windSpeed = Speed(12) } }
        #expect(text(hours, from: Weather.time(16.25)).rows.map(\.timesText) == ["now to Wednesday 25 Nov, 14:00"])
        let today = Weather.hours(0...80) { end, hour in if end > 24 { hour.conditions.windSpeed = Speed(12) } }
        #expect(text(today, from: Weather.time(16.25)).rows.map(\.timesText) == ["now to 00:00"])
        let run = ActivityDryRun(of: walk, in: hours, over: Weather.hamburg, in: .gmt)
        #expect(
            ActivityDryRunText(run, in: .gmt, metric).sentences.contains(
                "Longest: Tuesday 24 Nov, 00:00 to Wednesday 25 Nov, 14:00."))
    }

    @Test("a limit that is known for some hours only is named with the end of these, and is not in the way")
    func partlyKnown() {
        let hours = Weather.hours(0...80) { end, hour in
            hour.conditions.precipitation = end <= 6 ? Precipitation(2) : nil
        }
        let text = text(hours)
        #expect(text.silence == "Too little is known to name a time.")
        #expect(text.notes == ["Known only until: Tuesday 24 Nov, 06:00 (rain)."])
        // What is known for the days that are asked for is not named.
        let far = Weather.hours(0...100) { end, hour in if end > 80 { hour.conditions.precipitation = nil } }
        #expect(self.text(far).notes.isEmpty)
        #expect(self.text(far, days: 5).notes.first == "Known only until: Friday 27 Nov, 08:00 (rain).")
    }

    @Test("what has begun begins now, and longer steps and an early end are said")
    func notes() {
        var hours = Weather.hours(0...3)
        hours.append(Weather.hour(9) { $0.duration = 6 * 3600 })
        let text = text(hours, from: Weather.time(1.5))
        #expect(text.rows.map(\.timesText) == ["roughly now to 09:00"])
        #expect(
            text.notes == [
                "The forecast has steps of several hours, so these times are approximate.",
                "End of the forecast: Tuesday 24 Nov, 09:00.",
            ])
    }

    @Test("where there is none, what is in the way is said, and the next one beyond the days that are asked for")
    func silence() {
        let hours = Weather.hours(0...120) { end, hour in if end < 100 { hour.conditions.windSpeed = Speed(12) } }
        #expect(text(hours).silence == "No good time. Mostly in the way: wind. Next one: Saturday 28 Nov, 04:00.")
        #expect(text([]).silence == "Too little is known to name a time.")
    }

    @Test("where it takes longer than the own hours last, that is said instead of the weather")
    func tooShort() throws {
        var long = walk
        (long.times.spans, long.leastMinutes) = ([try #require(ClockSpan("06:30-08:30"))], 120)
        let wind = Weather.hours(0...80) { _, hour in hour.conditions.windSpeed = Speed(12) }
        let reason =
            "No good time. Your hours are too short. Whole hours without a break: 1 hour. Wanted: 2 hours."
        #expect(text(wind, long).silence == reason && text(Weather.hours(0...80) { _, _ in }, long).silence == reason)
        #expect(text([], long).silence == reason)
        // Hours of India begin at half past.
        let india = try #require(TimeZone(identifier: "Asia/Kolkata"))
        #expect(text(Weather.hours(0...80) { _, _ in }, long, in: india).silence == nil)
        long.leastMinutes = 60
        #expect(text(wind, long).silence == "No good time. Mostly in the way: wind.")
    }

    @Test("a limit of which nothing is known is named beside the times that leave it out")
    func unknown() {
        var sneezer = walk
        sneezer.limits[.pollen] = QuantityLimit(under: 50)
        #expect(text(Weather.hours(0...80), sneezer).notes == ["Left out, unknown here: pollen."])
    }

    @Test(
        "a limit is said in the reader's units, and read in them without loss",
        arguments: [
            (Units.metric, "Wind under 30 km/h", "Temperature 3° to 18°", "Visibility 5 km or more"),
            (Units.us, "Wind under 18.6 mph", "Temperature 37.4° to 64.4°", "Visibility 3.1 mi or more"),
        ])
    func units(units: Units, wind: String, temperature: String, visibility: String) throws {
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: units, ownZone: .gmt)
        func limit(_ quantity: HourlyQuantity, _ least: Double?, _ under: Double?) throws -> String {
            formatter.limit(try #require(QuantityLimit(least: least, under: under)), of: quantity)
        }
        #expect(try limit(.windSpeed, nil, 30 / 3.6) == wind)
        #expect(try limit(.temperature, 3, 18) == temperature)
        #expect(try limit(.visibility, 5000, nil) == visibility)
        for quantity in HourlyQuantity.allCases {
            for value in [-3.0, 0.1, 8, 16.7] {
                #expect(abs(quantity.value(of: quantity.shown(value, in: units), in: units) - value) < 1e-9)
            }
        }
    }

    @Test(
        "a limit is spoken in words without a sign, in every quantity and the reader's units",
        arguments: [
            (Units.metric, ["Wind under 30 kilometres an hour", "Temperature minus 3 degrees to 18 degrees"]),
            (Units.us, ["Wind under 18.6 miles an hour", "Temperature 26.6 degrees to 64.4 degrees"]),
        ])
    func speech(units: Units, told: [String]) throws {
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: units, ownZone: .gmt).speaking
        let wind = try #require(QuantityLimit(under: 30 / 3.6))
        let air = try #require(QuantityLimit(least: -3, under: 18))
        #expect([formatter.limit(wind, of: .windSpeed), formatter.limit(air, of: .temperature)] == told)
        for quantity in HourlyQuantity.allCases {
            let limit = try #require(LimitScale(of: quantity, in: units).usual)
            let words = formatter.limit(limit, of: quantity)
            #expect(!["°", "%", "/", " km", "mph", " mm", " in/"].contains { words.contains($0) }, "\(words)")
        }
        let sun = try #require(QuantityLimit(under: -12))
        #expect(formatter.limit(sun, of: .sunHeight) == "Sun 12 degrees below the horizon or more")
        let one = try #require(QuantityLimit(under: 1))
        #expect(formatter.limit(one, of: .sunHeight) == "Sun under 1 degree")
    }

    @Test("a limit of rain is not rounded to none in inches")
    func inches() throws {
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_US"), units: .us, ownZone: .gmt)
        #expect(formatter.limit(try #require(QuantityLimit(under: 0.1)), of: .precipitation) == "Rain under 0.004 in/h")
    }

    @Test("a limit of rain reads as it was given, in as many decimals as it has, up to three")
    func hundredths() throws {
        for (under, words) in [
            (0.15, "0.15 mm/h"), (0.1, "0.1 mm/h"), (0.2, "0.2 mm/h"), (2, "2 mm/h"), (0.254, "0.254 mm/h"),
        ] {
            let limit = try #require(QuantityLimit(under: under))
            #expect(metric.limit(limit, of: .precipitation) == "Rain under \(words)")
        }
    }

    @Test("wind in Beaufort is limited in m/s, as its steps are too wide")
    func beaufort() throws {
        var units = Units.metric
        units.speed = .beaufort
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: units, ownZone: .gmt)
        #expect(formatter.limit(try #require(QuantityLimit(under: 8)), of: .windSpeed) == "Wind under 8 m/s")
    }

    @Test("the sun stands above or below the horizon")
    func sun() throws {
        func limit(_ least: Double?, _ under: Double?) throws -> String {
            metric.limit(try #require(QuantityLimit(least: least, under: under)), of: .sunHeight)
        }
        #expect(try limit(0, nil) == "Sun above the horizon" && limit(nil, 0) == "Sun below the horizon")
        #expect(try limit(nil, -12) == "Sun 12° below the horizon or more" && limit(10, nil) == "Sun 10° or more")
    }

    @Test("an activity to begin with says its limits, times and length")
    func activities() throws {
        let words = Activity.starters.map { ([$0.words] + $0.conditions(metric)).joined(separator: " · ") }
        #expect(
            words == [
                "Run · Rain under 0.1 mm/h · Temperature 3° to 18° · Wind under 30 km/h · 07:00 to 19:00",
                """
                Cycle to work · Rain under 0.1 mm/h · Temperature 3° or more · Wind under 35 km/h · Gusts under 55 km/h · \
                07:00 to 09:00 · 16:00 to 18:00 · weekdays
                """,
                """
                Dry the washing · Rain under 0.1 mm/h · Chance of rain under 30% · Gusts under 50 km/h · Humidity under 80% · \
                Sun above the horizon · 08:00 to 20:00 · 2 hours or longer
                """,
                """
                See the stars · Rain under 0.1 mm/h · Cloud under 30% · Sun 12° below the horizon or more · Moonlight under 40%
                """,
            ])
    }

    @Test("the limits of an activity to begin with are round in the reader's units, and what hours are held against")
    func roundLimits() throws {
        var units = Units.metric
        #expect(Activity.starters(in: units) == Activity.starters)
        units.speed = .metresPerSecond
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: units)
        let run = try #require(Activity.starters(in: units).first { $0.id == "run" })
        #expect(run.limits[.windSpeed]?.under == 8)
        #expect(run.conditions(formatter).contains("Wind under 8 m/s"))
        units.temperature = .fahrenheit
        units.speed = .milesPerHour
        let american = WeatherFormatter(locale: Locale(identifier: "en_US"), units: units)
        let words = try #require(Activity.starters(in: units).first { $0.id == "run" }).conditions(american)
        #expect(words.contains("Temperature 37° to 64°") && words.contains("Wind under 20 mph"), "\(words)")
    }

    @Test("a dry run is told with its longest time and the limit that would give more")
    func dryRun() {
        let hours = Weather.hours(1...240) { end, hour in
            if ((end - 1) / 24).isMultiple(of: 2) { hour.conditions.windSpeed = Speed(8.5) }
        }
        var days = walk
        days.times = DayTimes([ClockSpan(from: TimeOfDay(hour: 8), until: TimeOfDay(hour: 18))])
        let run = ActivityDryRun(of: days, in: hours, over: Weather.hamburg, in: .gmt)
        #expect(
            ActivityDryRunText(run, in: .gmt, metric).sentences == [
                "In the days that are stored (10): 5 good times.", "Days with one: 5.",
                "Longest: Wednesday 25 Nov, 08:00 to 18:00.", "Wind under 33.8 km/h would give 10 days.",
            ])
    }
}
