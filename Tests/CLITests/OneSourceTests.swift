import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@Suite("A question to one source leaves alone what is stored of others, and shows nothing of theirs")
struct OneSourceTests {
    private func madrid() async throws -> TwoSources {
        let place = try TwoSources.place("Madrid", 40.42, -3.7, country: "ES", zone: "Europe/Madrid")
        let two = try await TwoSources(place: place)
        try two.allWell(zone: "Europe/Madrid")
        return two
    }

    @Test("that warnings are not known stays stored", arguments: ["open-meteo", "met-norway"])
    func warnings(source: String) async throws {
        let two = try await madrid()
        try await two.played.serving { server in
            _ = try await two.run("now", "--server", "meteoalarm=http://127.0.0.1:1", at: server)
            let gap = try #require(try two.report().gaps[.alerts])
            #expect(gap.kind == .failed && gap.source == .meteoAlarm)
            let run = try await two.run("now", "--source", source, at: server)
            #expect(run.code == 0, "\(run.errors)")
            #expect(try two.report().gaps[.alerts] == gap)
        }
    }

    @Test("a source that does not serve the place leaves no gap", arguments: ["nws", "bright-sky"])
    func notServed(source: String) async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run("now", at: server).code == 0)
            let gaps = try two.report().gaps
            #expect(try await two.run("now", "--source", source, at: server).code == 4)
            #expect(try two.report().gaps == gaps)
        }
    }

    @Test("a part that another source may have is not said to be nobody's")
    func partOfAnother() async throws {
        let two = try await madrid()
        try await two.played.serving { server in
            let alerts = try await two.run("alerts", "--source", "open-meteo", at: server)
            #expect(alerts.output.contains("Open-Meteo has no warnings for this place."), "\(alerts.output)")
            let now = try await two.run("now", "--source", "open-meteo", at: server)
            #expect(now.output.contains("Open-Meteo has no warnings for this place."), "\(now.output)")
            let air = try await two.run("air", "--source", "met-norway", at: server)
            #expect(air.output.contains("MET Norway has no air quality for this place."), "\(air.output)")
            let rain = try await two.run("rain", "--source", "met-norway", at: server)
            #expect(rain.errors == "fairweather-cli: MET Norway has no radar for Madrid.\n")
        }
    }

    @Test(
        "where nobody warns for the place, or the feed does not work, the weather does not keep silent as on a calm day"
    )
    func nobodyWarns() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        two.played.answer("/alert/area", PlayedServer.Reply(body: Data("[]".utf8)))
        try await two.played.serving { server in
            let command = ["now"] + TwoSources.servers(server) + ["--server", "public-alerts=\(server.absoluteString)"]
            for (status, isTold) in [("", true), ("test", true), ("operating", false)] {
                try two.allWell()
                let publishers = status.isEmpty ? "" : #"{"cap_alert_feed_status": "\#(status)"}"#
                two.played.answer(
                    "/sources/area_status", PlayedServer.Reply(body: Data(#"{"results": [\#(publishers)]}"#.utf8)))
                let run = try await two.home.run(command)
                #expect(run.code == 0, "\(run)")
                #expect(run.output.contains("No source has warnings for this place.") == isTold, "\(run.output)")
                let again = try await two.home.run("now", "--offline")
                #expect(again.output.contains("No source has warnings for this place.") == isTold, "\(again.output)")
                two.home.clock.advance(by: 2 * 86_400)
            }
        }
    }

    @Test("offline, one source’s weather is not another’s")
    func offline() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run("now", at: server).code == 0)
            #expect(try await two.run("now", "--offline", "--source", "open-meteo", at: server).code == 0)
            let run = try await two.run("now", "--offline", "--source", "met-norway", at: server)
            #expect(run.code == 4 && run.output.isEmpty, "\(run.output)")
            #expect(run.errors == "fairweather-cli: No weather from MET Norway is stored for Cape Town.\n")
        }
    }

    @Test("what it said is kept beside what others said, and each is shown for itself")
    func beside() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run("now", at: server).code == 0)
            let before = try two.report()
            two.home.clock.advance(by: 60)
            let alone = try await two.run("now", "--source", "met-norway", at: server)
            #expect(alone.code == 0 && alone.output.contains("24°"), "\(alone.output)\(alone.errors)")
            #expect(!alone.output.contains("10°") && !alone.output.contains("Open-Meteo"), "\(alone.output)")
            #expect(try two.report() == before)
            let asked = two.asked
            let all = try await two.run("now", "--offline", at: server)
            #expect(all.code == 0 && all.output.contains("10°") && !all.output.contains("24°"), "\(all.output)")
            for option in ["--offline", "--quiet"] {
                let again = try await two.run("now", "--source", "met-norway", option, at: server)
                #expect(again.code == 0 && !again.output.contains("10°"), "\(again.output)\(again.errors)")
            }
            #expect(two.asked == asked, "what it has just said was asked for again")
            let other = try await two.run("days", "--source", "open-meteo", "--offline", at: server)
            #expect(other.code == 0 && other.output.contains("12°"), "\(other.output)")
        }
    }

    @Test("neither quarter hours nor warnings of another source stand beside what it said")
    func withoutOthers() async throws {
        let two = try await madrid()
        try two.home.choose { $0.sourceOrder = [WeatherSource.metNorway.id] }
        try await two.played.serving { server in
            #expect(try await two.run("now", at: server).code == 0)
            #expect(try two.report().minutes?.source == .openMeteo)
            let now = two.home.clock.now
            let storm = Alert(id: "storm", ends: now + 86_400, texts: [AlertText(language: "en", event: "Great storm")])
            try await two.store().save(
                WeatherReport(timeZone: .gmt, alerts: Sourced([storm], source: .meteoAlarm, fetchedAt: now)),
                for: try #require(try two.store().contents(at: now).places.first).id)
            #expect(try await two.run("now", "--offline", at: server).output.contains("storm"))
            for command in ["now", "alerts"] {
                let run = try await two.run(command, "--source", "met-norway", at: server)
                #expect(run.code == 0, "\(run.errors)")
                #expect(!run.output.contains("storm") && !run.output.contains("Open-Meteo"), "\(run.output)")
            }
            #expect(try two.report().alerts?.value.map(\.id) == ["storm"])
        }
    }

    @Test("a part beside the others that stays older than was asked for is told, with the reason")
    func olderPart() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try two.home.choose { $0.sourceOrder = [WeatherSource.metNorway.id] }
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run("now", at: server).code == 0)
            #expect(try two.report().minutes?.source == .openMeteo)
            two.home.clock.advance(by: 1200)
            try two.openMeteoFails()
            let run = try await two.run("now", "--max-age", "10m", at: server)
            #expect(run.code == 5 && run.output.contains("24°"), "\(run.output)")
            #expect(
                run.errors
                    == "fairweather-cli: Open-Meteo is having problems (error 503). Try again later. Showing what was "
                    + "fetched 20 minutes ago.\n")
            #expect(try await two.run("days", "--max-age", "30m", at: server).code == 0)
        }
    }

    @Test("weather that came a moment ago has that for the reason why it is older than was asked for")
    func momentAgo() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run("now", at: server).code == 0)
            two.home.clock.advance(by: 5)
            let run = try await two.run("now", "--max-age", "1s", at: server)
            #expect(run.code == 5)
            #expect(
                run.errors
                    == "fairweather-cli: You refreshed the weather a few seconds ago. Showing what was fetched just "
                    + "now.\n")
        }
    }

    @Test("sources that failed alike are told of at once")
    func alike() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            for path in [PlayedForecast.openMeteoPath, PlayedForecast.metNorwayPath] {
                two.played.answer(path, PlayedServer.Reply(status: 503))
            }
            let run = try await two.run("now", at: server)
            #expect(
                run.errors == "fairweather-cli: Open-Meteo and MET Norway are having problems (error 503). Try again "
                    + "later.\n")
        }
    }

    @Test("each source that failed is named", arguments: [false, true])
    func both(isStored: Bool) async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            if isStored {
                try two.allWell()
                #expect(try await two.run("now", at: server).code == 0)
                two.home.clock.advance(by: 7200)
            }
            two.played.answer(PlayedForecast.openMeteoPath, PlayedServer.Reply(status: 503))
            two.played.answer(PlayedForecast.metNorwayPath, PlayedServer.Reply(status: 500))
            let run = try await two.run("now", at: server)
            #expect(run.code == (isStored ? 5 : 4))
            #expect(
                run.errors.hasPrefix(
                    "fairweather-cli: Open-Meteo is having problems (error 503). Try again later. MET Norway is having "
                        + "problems (error 500). Try again later."), "\(run.errors)")
        }
    }
}
