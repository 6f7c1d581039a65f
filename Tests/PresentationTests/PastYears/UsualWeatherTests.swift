import Foundation
import SeededRandom
import Testing
import WeatherModel

@testable import WeatherText

@Suite("What was usual at this time of the year")
struct UsualWeatherTests {
    private static let london = Samples.zone("Europe/London")

    private func usual(
        _ years: PastYears, _ quantity: PageQuantity = .temperature, in zone: TimeZone = london
    ) -> UsualWeather? {
        UsualWeather(quantity, years, in: zone)
    }

    @Test("the band holds eight of ten, the mean is that of all, and each year has its date")
    func band() throws {
        let years = PastYearsStage.years(PastYearsStage.steady { Double($0) })
        let day = try #require(usual(years)?.days[PastYearsStage.today])
        let hours = try #require(day.hours)
        #expect(abs(hours.mean - 5.5) < 1e-9 && abs(hours.low - 1.9) < 1e-9 && abs(hours.high - 9.1) < 1e-9)
        #expect(day.others.map(\.year) == Array(2016...2025))
        #expect(day.others.map(\.value) == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
        #expect(usual(years)?.years == Array(2016...2025))
    }

    @Test("with fewer than eight years nothing is usual, with eight something is")
    func fewYears() throws {
        for (count, isTold) in [(7, false), (8, true)] {
            let years = PastYearsStage.years(of: Array(1...count), PastYearsStage.steady { Double($0) })
            let day = try #require(usual(years)?.days[PastYearsStage.today])
            #expect((day.hours != nil) == isTold && (day.days != nil) == isTold && (day.lowest != nil) == isTold)
            #expect(day.others.count == count)
        }
    }

    @Test("a 29th of February has its fortnight around the 28th, and is beside other 29ths alone")
    func leapDay() throws {
        let today = PastYearsStage.date("2028-02-29")
        let years = PastYearsStage.years(before: today, PastYearsStage.steady { Double($0) })
        let day = try #require(usual(years)?.days[today])
        #expect(day.hours != nil && day.others.map(\.year) == [2020, 2024])
    }

    @Test("the first of March of a leap year is beside the first of March, whose week before has a day more or less")
    func afterLeapDay() throws {
        let today = PastYearsStage.date("2028-03-01")
        let years = PastYearsStage.years(before: today, PastYearsStage.steady { Double($0) })
        #expect(usual(years)?.days[today]?.others.count == 10)
    }

    @Test("days are the place's own, where the sun turns the other way round, and where a day has 23 hours")
    func zones() throws {
        for name in ["Australia/Lord_Howe", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"] {
            let zone = Samples.zone(name)
            // As warm as the day of the month by the clock of the place.
            let years = PastYearsStage.years { _, time in
                var air = Conditions()
                air.temperature = Temperature(Double(CivilDate(time, in: zone).day))
                return air
            }
            let days = try #require(usual(years, in: zone)).days
            for (date, day) in days {
                #expect(day.others.allSatisfy { $0.value == Double(date.day) }, "\(name) \(date)")
            }
            #expect(days.values.allSatisfy { $0.others.count == 10 })
        }
    }

    @Test("around the turn of the year dates of January are beside those of January")
    func newYear() throws {
        let today = PastYearsStage.date("2026-12-28")
        let years = PastYearsStage.years(before: today) { _, time in
            var air = Conditions()
            air.temperature = Temperature(Double(CivilDate(time, in: .gmt).year - 2000))
            return air
        }
        let day = try #require(usual(years, in: .gmt)?.days[PastYearsStage.date("2027-01-05")])
        #expect(day.others.map(\.year) == Array(2017...2026))
        #expect(day.others.map(\.value) == (17...26).map(Double.init))
    }

    @Test("what falls counts to the day in which it ends, as in every source")
    func sums() throws {
        let years = PastYearsStage.years { _, time in
            var air = Conditions()
            let seconds = Int(time.timeIntervalSince1970)
            // All of a day's rain in its last hour, whose row is that of midnight.
            air.precipitation = Precipitation(seconds.isMultiple(of: 86_400) ? 24 : 0)
            return air
        }
        let day = try #require(usual(years, .precipitation, in: .gmt)?.days[PastYearsStage.today])
        #expect(day.others.allSatisfy { $0.value == 24 } && day.days?.mean == 24)
    }

    @Test("a place at sea, where the archive has no value, has nothing usual, and a polar place has")
    func seaAndPole() throws {
        let sea = PastYearsStage.years { _, _ in
            var air = Conditions()
            air.windSpeed = Speed(9)
            return air
        }
        #expect(usual(sea, .temperature)?.days[PastYearsStage.today]?.hours == nil)
        #expect(usual(sea, .temperature)?.years.isEmpty == true)
        #expect(usual(sea, .wind)?.days[PastYearsStage.today]?.hours?.mean == 9)
        let pole = PastYearsStage.years(PastYearsStage.steady { -40 - Double($0) })
        #expect(usual(pole, in: Samples.zone("Antarctica/Troll"))?.days[PastYearsStage.today]?.days?.mean == -45.5)
    }

    @Test("a day with gaps of more than four hours is not compared, and a year without ten days tells nothing")
    func gaps() throws {
        let years = PastYearsStage.years { number, time in
            var air = Conditions()
            let clock = Int(time.timeIntervalSince1970) / 3600 % 24
            air.temperature = number == 3 && clock < 5 ? nil : Temperature(Double(number))
            return air
        }
        let day = try #require(usual(years, in: .gmt)?.days[PastYearsStage.today])
        #expect(day.others.map(\.year) == (2016...2025).filter { $0 != 2023 })
        #expect(day.days?.mean == 52.0 / 9)
    }

    @Test("a visibility is told by no archive")
    func others() {
        let years = PastYearsStage.years(PastYearsStage.steady { _ in 1 })
        #expect(PageQuantity.allCases.filter { UsualWeather($0, years, in: .gmt) != nil }.count == 6)
        #expect(UsualWeather(.temperature, PastYears(before: PastYearsStage.today), in: .gmt) == nil)
    }

    private static var seeds: UInt64 {
        ProcessInfo.processInfo.environment["FAIRWEATHER_SEEDS"].flatMap(UInt64.init).map { $0 / 20 } ?? 10
    }

    @Test("band, mean and days hold for any years, in any order they come in", arguments: 0..<seeds)
    func properties(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let today = CivilDate(dayNumber: Int.random(in: 20_000...24_000, using: &generator))
        let zone = Samples.zone(
            ["Europe/London", "Pacific/Apia", "Australia/Lord_Howe", "America/St_Johns"].randomElement(
                using: &generator) ?? "UTC")
        let shift = Double.random(in: -60...40, using: &generator)
        let numbers = (1...PastYears.count).filter { _ in !generator.chance(10) }
        var noise: [Int: [Double]] = [:]
        for number in numbers { noise[number] = (0..<2000).map { _ in Double.random(in: -9...9, using: &generator) } }
        let made = numbers.map { number in
            PastYearsStage.year(number, before: today) { number, time in
                var air = Conditions()
                let index = abs(Int(time.timeIntervalSince1970) / 3600) % 2000
                air.temperature = Temperature(shift + (noise[number]?[index] ?? 0))
                return air
            }
        }
        var (one, other) = (PastYears(before: today), PastYears(before: today))
        for year in made { one.take(year) }
        for year in made.shuffled(using: &generator) { other.take(year) }
        let usual = UsualWeather(.temperature, one, in: zone)
        #expect(usual == UsualWeather(.temperature, other, in: zone))
        #expect(one.missing.count == PastYears.count - numbers.count)
        for (date, day) in (usual?.days ?? [:]).filter({ $0.key.dayNumber % 6 == 0 }) {
            guard let hours = day.hours, let days = day.days, let lowest = day.lowest else {
                #expect(numbers.count < UsualWeather.leastYears)
                continue
            }
            #expect(hours.low <= hours.high && days.low <= days.high && lowest <= days.mean)
            #expect((shift - 9...shift + 9).contains(hours.mean) && hours.high <= days.high)
            #expect(day.others.count <= numbers.count && day.others.allSatisfy { $0.year < date.year })
            // Eight of ten by counting.
            var all: [Double] = []
            for number in numbers {
                let same = date.yearsBefore(number)
                guard let year = one.known[number] else { continue }
                for shift in -PastYears.reach...PastYears.reach {
                    guard let span = CivilDate(dayNumber: same.dayNumber + shift).span(in: zone) else { continue }
                    all += year.hours.filter { span.contains($0.time) }.compactMap { $0.temperature?.value }
                }
            }
            let share = Double(all.count { hours.low <= $0 && $0 <= hours.high }) / Double(all.count)
            #expect(abs(share - 0.8) < 0.01, "\(date) \(share)")
        }
    }
}
