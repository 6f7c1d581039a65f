import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

@Suite("What an answer holds is kept together, whoever asked for it")
struct OneAnswerTests {
    private let first = WeatherSource.openMeteo.id
    private let second = WeatherSource.metNorway.id

    @Test(
        "near the full hour a command asks for what is due",
        arguments: ["2026-01-15T12:59:40Z", "2026-01-15T13:00:00Z", "2026-01-15T13:01:50Z"])
    func fullHour(moment: String) async throws {
        let two = try await TwoSources(at: "2026-01-15T06:00:30Z", place: TwoSources.capeTown())
        let time = try Date(moment, strategy: .iso8601)
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run("now", at: server).code == 0)
            two.home.clock.advance(by: time.timeIntervalSince(two.home.clock.now))
            try two.allWell()
            let run = try await two.run("now", "--json", at: server)
            #expect(run.code == 0, "\(run.errors)")
            #expect(run.output.contains("\"fetched\":\"\(moment)\""), "\(run.output)")
        }
    }

    @Test("the quarter hours in an answer to “days” or “hours” are there for “now”", arguments: ["days", "hours"])
    func quarters(command: String) async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run(command, at: server).code == 0)
            #expect(try two.report().minutes?.value.isEmpty == false)
            two.home.clock.advance(by: 60)
            let run = try await two.run("now", at: server)
            #expect(run.code == 0 && run.output.contains("Dry"), "\(run.output)")
            #expect(two.asked == (1, 0), "what was answered was asked for again")
        }
    }

    @Test("quarter hours that the asked source does not give are asked for by the first who wants them")
    func quartersOfAnother() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try two.home.choose { $0.sourceOrder = [WeatherSource.metNorway.id] }
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run("days", at: server).code == 0)
            #expect(try two.report().forecastSources == [.current: second, .hours: second, .days: second])
            two.home.clock.advance(by: 60)
            let run = try await two.run("now", at: server)
            #expect(run.code == 0)
            #expect(try two.report().minutes?.source.id == first)
            #expect(try two.report().hours?.source.id == second)
            let bottom = run.output.split(separator: "\n").suffix(2)
            #expect(
                bottom == [
                    "Updated 1 minute ago: now, hours, days. \(WeatherSource.metNorway.attribution)",
                    "Updated just now: minutes. \(WeatherSource.openMeteo.attribution)",
                ], "\(run.output)")
            let hours = try await two.run("hours", at: server)
            #expect(hours.output.split(separator: "\n").suffix(2) == bottom, "\(hours.output)")
            let json = try await two.run("hours", "--json", "--count", "8", at: server).output
            // What falls from now on is of the quarters of an hour as far as these reach.
            let told = json.matches(of: /"precipitation_source":"([^"]+)"/).map { String($0.1) }
            #expect(Set(told.dropFirst().prefix(2)) == [first] && told.last == second, "\(told)")
        }
    }

    @Test("after one failure the first source's answer replaces all that the second gave meanwhile")
    func back() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.openMeteoFails()
            let fallback = try await two.run("now", at: server)
            #expect(fallback.code == 0 && fallback.output.contains("24°"), "\(fallback.output)")
            #expect(try two.report().gaps[.minutes]?.kind == .failed)
            two.home.clock.advance(by: 660)
            try two.allWell()
            let run = try await two.run("now", at: server)
            #expect(run.code == 0 && run.output.contains("10°") && !run.output.contains("24°"), "\(run.output)")
            let report = try two.report()
            #expect(Set(report.forecastSources.values) == [first] && report.forecastSources.count == 4)
            #expect(report.gaps[.minutes] == nil)
            #expect(try await two.run("days", "--json", at: server).output.contains("\"high_c\":12"))
        }
    }

    @Test("who steps in replaces the whole set, and leaves no quarter hours of another's rain, after a restart neither")
    func stepsIn() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            let alone = try await two.run("now", at: server)
            #expect(alone.output.contains("Updated just now. \(WeatherSource.openMeteo.attribution)"))
            two.home.clock.advance(by: 660)
            try two.openMeteoFails()
            let run = try await two.run("now", at: server)
            #expect(try two.report().forecastSources == [.current: second, .hours: second, .days: second])
            #expect(!run.output.contains("10°"), "\(run.output)")
            #expect(run.output.hasSuffix("Updated just now. \(WeatherSource.metNorway.attribution)\n"), "\(run.output)")
            let panel = try await two.run("now", "--format", "{temperature} {high} {low} {source}", at: server)
            #expect(panel.output == "24° 24° 24° MET Norway\n", "\(panel.output)")
        }
    }

    @Test(
        "one source alone is asked although what another gave is fresh, and its failure is told",
        arguments: [nil, "1h"])
    func wanted(age: String?) async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        let alone = ["now", "--source", "met-norway"] + (age.map { ["--max-age", $0] } ?? [])
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run("now", at: server).output.contains("10°"))
            two.home.clock.advance(by: 60)
            two.played.answer(PlayedForecast.metNorwayPath, PlayedServer.Reply(status: 503))
            let failed = try await two.home.run(alone + TwoSources.servers(server))
            #expect(failed.code == 4 && failed.errors.contains("MET Norway"), "\(failed.output)\(failed.errors)")
            #expect(failed.output.isEmpty, "what another gave is no answer")
            let json = try await two.home.run(alone + ["--json"] + TwoSources.servers(server))
            #expect(json.code == 4 && json.output.isEmpty, "\(json.output)")
            let panel = try await two.home.run(
                alone + ["--format", "{temperature} {source}"] + TwoSources.servers(server))
            #expect(panel.code == 4 && panel.output == "— —\n", "\(panel.output)")
            #expect(try two.report().hours?.source.id == first)
            two.home.clock.advance(by: 1200)
            try two.allWell()
            let run = try await two.home.run(alone + TwoSources.servers(server))
            #expect(run.code == 0 && run.output.contains("24°") && !run.output.contains("10°"), "\(run.output)")
            #expect(try two.report().hours?.source.id == first)
            let asked = two.asked.metNorway
            #expect(try await two.home.run(alone + TwoSources.servers(server)).code == 0)
            #expect(two.asked.metNorway == asked, "what it has just given was asked for again")
        }
    }

    @Test("hours that another source gave are no part of a sentence or a number of the first one’s days")
    func emptyHours() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            two.played.answer(
                PlayedForecast.openMeteoPath, try PlayedForecast.openMeteo(at: two.home.clock.now, hasHours: false))
            let now = try await two.run("now", at: server)
            #expect(now.code == 0 && !now.output.contains("yesterday"), "\(now.output)")
            #expect(
                try two.report().forecastSources == [.current: first, .minutes: first, .hours: second, .days: first])
            let panel = try await two.run("now", "--format", "{temperature} {high} {low}", at: server)
            #expect(panel.output == "10° 12° 8°\n", "\(panel.output)")
            let days = try await two.run("days", "--json", at: server).output
            #expect(days.contains("\"high_c\":12") && !days.contains("24"), "\(days)")
            #expect(try await !two.run("days", at: server).output.contains("24°"))
            two.home.clock.advance(by: 3 * 3600)
            let later = try await two.run("now", "--offline", "--json", at: server).output
            #expect(later.contains("\"temperature_c\":24"), "\(later)")
            #expect(!later.contains("\"source\":\"open-meteo\""), "\(later)")
        }
    }

    @Test("the temperature of one source hides another’s lower high, and one’s own raises it in every format")
    func highs() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run("now", at: server).code == 0)
            var report = try two.report()
            report.current?.value.temperature = Temperature(22)
            try await two.store().save(report, for: TwoSources.capeTown().id)
            let panel = try await two.run("now", "--offline", "--format", "{temperature} {high}", at: server)
            #expect(panel.output == "22° 22°\n", "\(panel.output)")
            #expect(try await two.run("days", "--offline", "--json", at: server).output.contains("\"high_c\":22"))
            report.current?.source = .metNorway
            try await two.store().save(report, for: TwoSources.capeTown().id)
            let mixed = try await two.run("now", "--offline", "--format", "{temperature} {high}", at: server)
            #expect(mixed.output == "22° —\n", "\(mixed.output)")
            #expect(try await !two.run("days", "--offline", "--json", at: server).output.contains("\"high_c\":22"))
        }
    }

    @Test("rain that the quarter of now brings is in JSON as in text")
    func settledCode() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            two.played.answer(
                PlayedForecast.openMeteoPath, try PlayedForecast.openMeteo(at: two.home.clock.now, quarterAmount: 0.5))
            let text = try await two.run("now", at: server).output
            let json = try await two.run("now", "--json", at: server).output
            #expect(text.contains("rain"), "\(text)")
            #expect(json.contains("rain\",\"is_day\""), "\(json)")
        }
    }

    @Test("a source that does not serve the place has no weather for it, whatever another gave")
    func notServed() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run("now", at: server).code == 0)
            let run = try await two.run("now", "--source", "nws", at: server)
            #expect(run.code != 0 && run.output.isEmpty, "\(run.output)")
            #expect(try await two.run("now", "--offline", "--source", "nws", at: server).output.isEmpty)
            #expect(try two.report().hours?.source.id == first)
        }
    }

    @Test("the window shows one source, too, and names both where there are two")
    @MainActor
    func window() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            let desk = try PlacesDesk(
                two.home.folder, two.home.clock, source: .automatic,
                servers: [
                    WeatherSource.openMeteo.id: server,
                    WeatherSource.metNorway.id: try #require(URL(string: "http://localhost:\(server.port ?? 0)")),
                    WeatherSource.openMeteoAirQuality.id: server,
                ])
            let page = try #require(desk.locations.selectedPage)
            try two.openMeteoFails()
            await desk.start()
            #expect(page.report?.forecastSources == [.current: second, .hours: second, .days: second])
            #expect(page.heading.detail.hasSuffix(" · MET Norway"), "\(page.heading.detail)")
            try two.allWell()
            // Only now and the quarter hours are due.
            await desk.pass(720)
            #expect(Set(page.report?.forecastSources.values.map { $0 } ?? []) == [first])
            #expect(page.heading.detail.hasSuffix(" · Open-Meteo"), "\(page.heading.detail)")
            try two.openMeteoFails()
            await desk.pass(720)
            #expect(Set(page.report?.forecastSources.values.map { $0 } ?? []) == [second])
            #expect(page.heading.detail.hasSuffix(" · MET Norway"), "\(page.heading.detail)")
        }
    }

    @Test("a page that could not be renewed names each source that failed")
    @MainActor
    func bothFailed() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            let desk = try PlacesDesk(
                two.home.folder, two.home.clock, source: .automatic,
                servers: [
                    WeatherSource.openMeteo.id: server,
                    WeatherSource.metNorway.id: try #require(URL(string: "http://localhost:\(server.port ?? 0)")),
                    WeatherSource.openMeteoAirQuality.id: server,
                ])
            let page = try #require(desk.locations.selectedPage)
            await desk.start()
            two.played.answer(PlayedForecast.openMeteoPath, PlayedServer.Reply(status: 503))
            two.played.answer(PlayedForecast.metNorwayPath, PlayedServer.Reply(status: 500))
            await desk.pass(4 * 3600)
            let trouble = try #require(page.heading.trouble)
            #expect(trouble.hasPrefix("Open-Meteo, MET Norway: server trouble"), "\(trouble)")
            #expect(page.heading.explanation?.contains("MET Norway is having problems (error 500)") == true)
        }
    }

    @Test("a zone that is known stays when a source steps in that gives none")
    func knownZone() async throws {
        let madrid = try TwoSources.place("Madrid", 40.42, -3.7, country: nil, zone: nil)
        let two = try await TwoSources(at: "2026-07-15T12:20:00Z", place: madrid)
        try await two.played.serving { server in
            // A zone of the same rules, which can only be known from the source.
            try two.allWell(zone: "Africa/Ceuta")
            #expect(try await two.run("days", at: server).code == 0)
            #expect(try two.report().timeZone.identifier == "Africa/Ceuta")
            two.home.clock.advance(by: 7200)
            try two.openMeteoFails(zone: "Africa/Ceuta")
            #expect(try await two.run("days", at: server).code == 0)
            let report = try two.report()
            #expect(report.days?.source.id == second)
            #expect(report.timeZone.identifier == "Africa/Ceuta")
            let hours = try #require(report.hours).value
            #expect(report.days?.value == .built(from: hours, in: report.timeZone), "days were cut in another zone")
        }
    }

    @Test("where no source gives a zone, it is the nearest town's, for the sun as well")
    func nearestZone() async throws {
        let delhi = try TwoSources.place("Somewhere", 28.63, 77.22, country: nil, zone: nil)
        let two = try await TwoSources(at: "2026-07-15T20:20:00Z", place: delhi)
        try await two.played.serving { server in
            try two.openMeteoFails()
            let before = try await two.home.run("sun", "Somewhere").output
            #expect(try await two.run("days", at: server).code == 0)
            #expect(try two.report().timeZone.identifier == "Asia/Kolkata")
            #expect(try two.report().days?.value.first?.date.description == "2026-07-16")
            let named = try await two.home.run("sun", "--at", "28.63,77.22").output
            for sun in [before, try await two.home.run("sun", "Somewhere").output] {
                #expect(sun.split(separator: "\n").dropFirst() == named.split(separator: "\n").dropFirst(), "\(sun)")
            }
        }
    }
}
