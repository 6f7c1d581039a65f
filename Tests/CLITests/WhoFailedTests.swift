import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation
@testable import fairweather_cli

@Suite("A reader is told who failed, and why nobody was asked")
struct WhoFailedTests {
    @Test("a cut answer of the first source is not told as the trouble of who was to step in")
    func cut() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        let whole = try PlayedForecast.openMeteo(at: two.home.clock.now).body
        two.played.answer(PlayedForecast.openMeteoPath, PlayedServer.Reply(body: whole.prefix(whole.count / 2)))
        two.played.answer(PlayedForecast.metNorwayPath, PlayedServer.Reply(status: 503))
        try await two.played.serving { server in
            let run = try await two.run("now", at: server)
            #expect(run.code == 4)
            #expect(
                run.errors.hasPrefix("fairweather-cli: Open-Meteo sent an answer that could not be read."),
                "\(run.errors)")
        }
    }

    @Test("without a network those are named that were to give the weather, and the first by the doctor, too")
    func offline() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        let nowhere = ["open-meteo=http://127.0.0.1:1", "met-norway=http://localhost:1", "librewxr=http://127.0.0.1:1"]
            .flatMap { ["--server", $0] }
        let run = try await two.home.run(["now"] + nowhere)
        #expect(
            run.errors.hasPrefix("fairweather-cli: Open-Meteo and MET Norway could not be reached."), "\(run.errors)")
        let doctor = try await two.home.run(["doctor"] + nowhere)
        #expect(doctor.output.contains("network: problem. Open-Meteo could not be reached."), "\(doctor.output)")
    }

    @Test(
        "weather that is old because every source rests has the reason beside it, each time",
        arguments: ["now", "days"])
    func resting(command: String) async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run(command, at: server).code == 0)
            two.home.clock.advance(by: 7200)
            let rest = PlayedServer.Reply(status: 429, headers: ["Retry-After": "7200"])
            two.played.answer(PlayedForecast.openMeteoPath, rest)
            two.played.answer(PlayedForecast.metNorwayPath, rest)
            for _ in 0..<3 {
                let run = try await two.run(command, at: server)
                #expect(run.code == 5)
                #expect(
                    run.errors.contains("The request limit of Open-Meteo has been reached. Try again after"),
                    "\(run.errors)")
                two.home.clock.advance(by: 60)
            }
            #expect(two.asked == (2, 1))
        }
    }

    @Test("the time of the next try is the reader's own beside a place of another zone, without stored weather too")
    func readersTime() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            let rest = PlayedServer.Reply(status: 429, headers: ["Retry-After": "7200"])
            two.played.answer(PlayedForecast.openMeteoPath, rest)
            two.played.answer(PlayedForecast.metNorwayPath, rest)
            let run = try await two.run("now", at: server)
            #expect(run.code == 4 && run.errors.contains(" your time."), "\(run.errors)")
        }
    }

    @Test("servers in trouble are not asked again by the next command, of a place without stored weather either")
    func pause() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        two.played.answer(PlayedForecast.openMeteoPath, PlayedServer.Reply(status: 503))
        two.played.answer(PlayedForecast.metNorwayPath, PlayedServer.Reply(status: 503))
        try await two.played.serving { server in
            let first = try await two.run("now", at: server)
            #expect(first.code == 4 && two.asked == (1, 1))
            for _ in 0..<3 {
                two.home.clock.advance(by: 10)
                let run = try await two.run("now", at: server)
                #expect(run.code == 4 && run.errors == first.errors, "\(run.errors)")
            }
            #expect(two.asked == (1, 1))
            two.home.clock.advance(by: 60)
            try two.allWell()
            #expect(try await two.run("now", at: server).code == 0)
        }
    }

    @Test("weather that is old by the word of its source, which has nothing newer, has that for a reason")
    func nothingNewer() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.openMeteoFails()
            var answer = try PlayedForecast.metNorway(at: two.home.clock.now)
            answer.headers["Expires"] = "Thu, 15 Jan 2026 15:20:00 GMT"
            two.played.answer(PlayedForecast.metNorwayPath, answer)
            #expect(try await two.run("days", at: server).code == 0)
            two.home.clock.advance(by: 2 * 3600)
            let run = try await two.run("days", at: server)
            #expect(run.code == 5)
            #expect(run.errors.contains("The source will have nothing newer before"), "\(run.errors)")
        }
    }

    @Test(
        "a source in trouble is named although another one, which has nothing newer, gave the rest",
        arguments: [("now", 500), ("now", 503)])
    func besideNothingNewer(command: String, status: Int) async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try two.home.choose { $0.sourceOrder = [WeatherSource.metNorway.id] }
        try await two.played.serving { server in
            try two.allWell()
            var answer = try PlayedForecast.metNorway(at: two.home.clock.now)
            answer.headers["Expires"] = "Thu, 15 Jan 2026 15:20:00 GMT"
            two.played.answer(PlayedForecast.metNorwayPath, answer)
            #expect(try await two.run(command, at: server).code == 0)
            two.home.clock.advance(by: 2 * 3600)
            two.played.answer(PlayedForecast.openMeteoPath, PlayedServer.Reply(status: status))
            for _ in 0..<2 {
                let run = try await two.run(command, at: server)
                #expect(run.code == 5)
                #expect(run.errors.contains("Open-Meteo is having problems (error \(status))."), "\(run.errors)")
                #expect(run.errors.contains("The source will have nothing newer before"), "\(run.errors)")
                two.home.clock.advance(by: 60)
            }
        }
    }

    @Test("after a quota F5 says until when, and so does trying again, which refreshed nothing")
    @MainActor
    func quota() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            let desk = try PlacesDesk(
                two.home.folder, two.home.clock, source: .openMeteo,
                servers: [WeatherSource.openMeteo.id: server, WeatherSource.openMeteoAirQuality.id: server])
            let page = try #require(desk.locations.selectedPage)
            try two.allWell()
            await desk.start()
            let rest = PlayedServer.Reply(status: 429, headers: ["Retry-After": "7200"])
            two.played.answer(PlayedForecast.openMeteoPath, rest)
            two.played.answer("/v1/air-quality", rest)
            await desk.pass(3600)
            // The first press asks for the days, which were not due and are refused as well; of the second nothing is sent.
            for press in ["first", "second"] {
                page.refresh()
                await desk.settle()
                let notice = page.heading.notice?.text
                #expect(notice?.hasPrefix("The source’s request limit was reached.") == true, "the \(press) press")
                two.home.clock.advance(by: 2)
                desk.window.tick()
            }
            #expect(page.banner?.text.contains("The request limit of Open-Meteo has been reached.") == true)
        }
    }

    @Test(
        "a source that named a time is asked after it, and the page says so although another source failed without one")
    @MainActor
    func quotaBesideAnother() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            let second = try #require(URL(string: "http://localhost:\(server.port ?? 0)"))
            let desk = try PlacesDesk(
                two.home.folder, two.home.clock, source: .automatic,
                servers: [
                    WeatherSource.openMeteo.id: server, WeatherSource.openMeteoAirQuality.id: server,
                    WeatherSource.metNorway.id: second,
                ])
            let page = try #require(desk.locations.selectedPage)
            try two.allWell()
            await desk.start()
            let rest = PlayedServer.Reply(status: 429, headers: ["Retry-After": "7200"])
            two.played.answer(PlayedForecast.openMeteoPath, rest)
            two.played.answer(PlayedForecast.metNorwayPath, PlayedServer.Reply(status: 503))
            await desk.pass(3600)
            page.refresh()
            await desk.settle()
            let text = try #require(page.banner?.text)
            #expect(text.hasPrefix("The request limit of Open-Meteo has been reached. Try again later."), "\(text)")
            #expect(text.contains("Open-Meteo will be asked again after 15:"), "\(text)")
        }
    }

    @Test("the doctor calls settings damaged that were set aside")
    func settings() async throws {
        let home = try TestHome()
        _ = try await home.run("places", "add", "Paris")
        let file = try DataFolders(environment: home.environment).settingsFile
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{\"schema\": 1, \"units".utf8).write(to: file)
        let run = try await home.run("doctor", "--offline")
        #expect(run.code == 7)
        #expect(run.output.contains("settings: problem. The settings file was damaged"), "\(run.output)")
        let after = try await home.run("doctor", "--offline")
        #expect(after.code == 0 && after.output.contains("settings: OK."), "\(after.output)")
    }

    @Test("the doctor says since when damaged files are kept, once they are told of no more")
    func kept() async throws {
        let home = try TestHome()
        home.screen = Screen(isTerminal: false, width: 400, hasColour: false)
        let folders = try DataFolders(environment: home.environment)
        let (file, noted) = (folders.settingsFile, "damaged files: note. A damaged file was set aside")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{\"schema\": 1, \"units".utf8).write(to: file)
        #expect(try await home.run("doctor", "--offline").output.contains("damaged files") == false)
        let folder = file.deletingLastPathComponent()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let aside = try #require(names.first { $0.hasPrefix("settings.json.damaged-") })
        let run = try await home.run("doctor", "--offline")
        #expect(run.code == 0 && run.output.contains(noted) && run.output.contains("it is now \(aside)."), "\(run)")
        try FileManager.default.removeItem(at: folder.appending(path: aside))
        #expect(try await home.run("doctor", "--offline").output.contains("damaged files") == false)
    }

    @Test("a command that meets the damage first does not use up what the window has to say")
    func commandFirst() async throws {
        let home = try TestHome()
        _ = try await home.run("places", "add", "Paris")
        let folders = try DataFolders(environment: home.environment)
        try Data("no database".utf8).write(to: folders.databaseFile)
        _ = try await home.run("places", "list", "--quiet")
        let records = SetAsideRecords(in: folders.data).unread
        #expect(records.map(\.content) == [.places(recovered: 0, isWhole: false)], "\(records)")
    }

    @Test("the doctor calls places damaged that were set aside")
    func places() async throws {
        let home = try TestHome()
        _ = try await home.run("places", "add", "Paris")
        try Data("no database".utf8).write(to: try DataFolders(environment: home.environment).databaseFile)
        let run = try await home.run("doctor", "--offline")
        #expect(run.code == 7)
        #expect(run.output.contains("store: problem. The file with your places was damaged"), "\(run.output)")
    }
}
