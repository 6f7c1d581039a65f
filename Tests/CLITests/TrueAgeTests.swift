import Assembly
import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import fairweather_cli

/// Old data are told with the time they were known, and no age is that of something else.
struct TrueAgeTests {
    private func home(_ change: (inout WeatherReport, Date) -> Void) async throws -> TestHome {
        let home = try TestHome()
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 120, hasColour: false)
        _ = try await home.run("places", "add", "Oslo", "--home")
        let store = try SQLiteStore.open(at: DataFolders(environment: home.environment).databaseFile).store
        let place = try #require(try store.contents(at: home.clock.now).places.first)
        var report = WeatherReport(timeZone: try #require(TimeZone(identifier: "Europe/Oslo")))
        change(&report, home.clock.now)
        try await store.save(report, for: place.id)
        return home
    }

    @Test("an empty list of warnings is none for now only while it is new", arguments: [0.0, 21])
    func warnings(hours: Double) async throws {
        let home = try await home { report, now in
            report.alerts = Sourced([], source: .metNorway, fetchedAt: now - hours * 3600)
        }
        let told = try await home.run("alerts", "--offline").output
        #expect(told.contains("No warnings.") == (hours == 0), "\(told)")
        #expect(told.contains("No warnings as of the last update") == (hours > 0), "\(told)")
    }

    @Test("the hour of a new forecast that stands in the place of an old measurement is not as old as that")
    func present() async throws {
        let home = try await home { report, now in
            var air = Conditions()
            air.temperature = Temperature(3)
            let old = now - 23 * 3600
            report.current = Sourced(
                CurrentConditions(time: old, conditions: air), source: .openMeteo, fetchedAt: old)
            let start = now.timeIntervalSince1970 - now.timeIntervalSince1970.truncatingRemainder(dividingBy: 3600)
            let hours = (0...30).map { index in
                Hour(time: Date(timeIntervalSince1970: start + Double(index) * 3600), conditions: air)
            }
            report.hours = Sourced(hours, source: .metNorway, fetchedAt: now)
        }
        let run = try await home.run("now", "--offline")
        #expect(run.output.contains("Updated just now"), "\(run.output)")
        #expect(!run.errors.contains("Showing what was fetched"), "\(run.errors)")
        #expect(run.code == 0)
    }

    @Test("JSON says of the condition whether it was reported beside the values", arguments: [true, false])
    func condition(isReported: Bool) async throws {
        let home = try await home { report, now in
            var air = Conditions()
            (air.temperature, air.condition) = (Temperature(3), isReported ? .overcast : nil)
            report.current = Sourced(
                CurrentConditions(time: now, kind: .observed, conditions: air), source: .metNorway, fetchedAt: now)
            let start = now.timeIntervalSince1970 - now.timeIntervalSince1970.truncatingRemainder(dividingBy: 3600)
            air.condition = .overcast
            let hours = (0...30).map { index in
                Hour(time: Date(timeIntervalSince1970: start + Double(index) * 3600), conditions: air)
            }
            report.hours = Sourced(hours, source: .metNorway, fetchedAt: now)
        }
        let json = try await home.run("now", "--offline", "--json").output
        #expect(json.contains(#""kind":"observed""#) && json.contains(#""condition":"overcast""#), "\(json)")
        #expect(json.contains(#""condition_kind":"\#(isReported ? "observed" : "forecast")""#), "\(json)")
    }
}
