import Assembly
import Foundation
import Places
import Testing
import WeatherModel
import WeatherStore
import WeatherText

@testable import fairweather_cli

/// What a source left out, as the window stored it and the commands print it.
struct StoredReportTests {
    private func home(_ change: (inout Forecast, Date) -> Void) async throws -> TestHome {
        let home = try TestHome()
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 120, hasColour: false)
        _ = try await home.run("places", "add", "Oslo", "--home")
        let store = try SQLiteStore.open(at: DataFolders(environment: home.environment).databaseFile).store
        let place = try #require(try store.contents(at: home.clock.now).places.first)
        let zone = try #require(TimeZone(identifier: "Europe/Oslo"))
        var forecast = Forecast(source: .metNorway, fetchedAt: home.clock.now, timeZone: zone)
        change(&forecast, home.clock.now)
        try await store.save(WeatherReport(forecast), for: place.id)
        return home
    }

    @Test("all that is printed in a minute is made of one report, that of the next minute of another")
    func oneReport() async throws {
        let home = try await home { forecast, now in
            var hour = Hour(time: now)
            hour.temperature = Temperature(4)
            forecast.hours = [hour]
        }
        let store = try SQLiteStore.open(at: DataFolders(environment: home.environment).databaseFile).store
        let place = try #require(try store.contents(at: home.clock.now).places.first)
        let answer = WeatherAnswer(
            state: PlaceState(place, report: try store.report(for: place.id), isWhole: true, store: store))
        let minute = Date(timeIntervalSince1970: (home.clock.now.timeIntervalSince1970 / 60).rounded(.down) * 60)
        let first = try #require(answer.settled(at: minute)).version
        #expect(answer.settled(at: minute + 59)?.version == first)
        #expect(answer.settled(at: minute + 60)?.version != first)
    }

    @Test("the strength of what falls is in JSON as in text")
    func strength() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run("now", at: server).code == 0)
            var report = try two.report()
            for row in report.hours?.value.indices ?? 0..<0 {
                report.hours?.value[row].condition = .rain
                report.hours?.value[row].precipitation = Precipitation(0.4)
                report.hours?.value[row].precipitationProbability = Percentage(90)
            }
            try await two.store().save(report, for: TwoSources.capeTown().id)
            let text = try await two.run("hours", "--offline", at: server).output
            let json = try await two.run("hours", "--offline", "--json", at: server).output
            #expect(text.contains("Light rain") && json.contains("\"light_rain\""), "\(json)")
            #expect(!json.contains("\"rain\""), "\(json)")
        }
    }

    @Test(
        "an amount stands once in a day's line, and today's is that of the hours to come"
    )
    func amountOnce() async throws {
        let home = try await home { forecast, now in
            var wet = Day(date: CivilDate(now + 86_400, in: forecast.timeZone))
            (wet.condition, wet.precipitation) = (.rain, Precipitation(31))
            var today = Day(date: CivilDate(now, in: forecast.timeZone))
            (today.condition, today.precipitation, today.precipitationProbability) = (
                .rain, Precipitation(8), Percentage(95)
            )
            forecast.days = [today, wet]
            forecast.hours = (0...14).map { index in
                var hour = Hour(
                    time: now - now.timeIntervalSince1970.truncatingRemainder(dividingBy: 3600) + Double(index) * 3600)
                (hour.condition, hour.precipitation) = (.rain, Precipitation(0.5))
                return hour
            }
        }
        let lines = try await home.run("days", "--offline").output.split(separator: "\n")
        let wet = try #require(lines.first { $0.contains("31") }, "\(lines)")
        #expect(wet.components(separatedBy: " mm").count == 2, "\(wet)")
        let today = try #require(lines.first { $0.hasPrefix("Today") })
        #expect(today.components(separatedBy: " mm").count == 2, "\(today)")
        #expect(!today.contains("8.0 mm") && !today.contains("95%"), "what has fallen is not to come: \(today)")
    }

    @Test("a station that reports no weather has its temperature, and no dash for it")
    func station() async throws {
        let home = try await home { forecast, now in
            var conditions = Conditions()
            conditions.temperature = Temperature(9)
            forecast.current = CurrentConditions(time: now, kind: .observed, conditions: conditions)
        }
        let lines = try await home.run("now", "--offline").output.split(separator: "\n")
        #expect(lines.contains("9°"), "\(lines)")
        #expect(!lines.contains { $0.contains("—") })
    }

    @Test("a source that does not give what it feels like has it computed, as in the window")
    func feelsLike() async throws {
        let home = try await home { forecast, now in
            var conditions = Conditions()
            conditions.condition = .overcast
            conditions.temperature = Temperature(-5)
            conditions.windSpeed = Speed(9)
            conditions.relativeHumidity = Percentage(80)
            forecast.current = CurrentConditions(time: now, kind: .forecast, conditions: conditions)
        }
        let output = try await home.run("now", "--offline").output
        #expect(output.contains("−5° Overcast, feels like −14°"), "\(output)")
        let json = try await home.run("now", "--offline", "--json").output
        #expect(json.contains(#""feels_like_formula":"apparent_temperature""#), "\(json)")
    }

    @Test("air of weeks ago is printed as last known, and air of now is not", arguments: [(23 * 24, true), (1, false)])
    func oldAir(hours: Int, isOld: Bool) async throws {
        let home = try await home { _, _ in }
        let store = try SQLiteStore.open(at: DataFolders(environment: home.environment).databaseFile).store
        let place = try #require(try store.contents(at: home.clock.now).places.first)
        let then = home.clock.now - Double(hours) * 3600
        var report = WeatherReport(timeZone: try #require(TimeZone(identifier: "Europe/Oslo")))
        let air = AirQuality(time: then, indices: [AirQualityIndex(.european, checking: 21)].compactMap { $0 })
        report.airQuality = Sourced(AirQualityReport(current: air), source: .metNorway, fetchedAt: then)
        try await store.save(report, for: place.id)
        let output = try await home.run("air", "--offline").output
        #expect(output.contains("21"), "\(output)")
        #expect(output.contains("Last known on") == isOld, "\(output)")
    }
}
