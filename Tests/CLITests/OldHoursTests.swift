import Foundation
import Testing

@testable import fairweather_cli

@Suite("A sentence made of old hours is no news, however fresh the measurement above it")
struct OldHoursTests {
    /// “now” a day after all was well, when only current conditions, quarter hours and days arrive.
    private func run(_ arguments: String...) async throws -> CommandLineRun {
        let two = try await TwoSources(place: TwoSources.capeTown())
        return try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run("now", at: server).code == 0)
            two.home.clock.advance(by: 25 * 3600)
            try two.openMeteoLacksHours()
            return try await two.home.run(["now"] + arguments + TwoSources.servers(server))
        }
    }

    @Test("the text has the age of the hours, and the code of old data")
    func text() async throws {
        let run = try await run()
        #expect(run.code == 5, "\(run.output)\(run.errors)")
        #expect(run.errors.contains("Showing what was fetched"), "\(run.errors)")
        #expect(!run.output.contains("just now"), "\(run.output)")
    }

    @Test("JSON, which has nothing of the hours, is fresh")
    func json() async throws {
        let run = try await run("--json")
        #expect(run.code == 0, "\(run.output)\(run.errors)")
    }
}

extension TwoSources {
    /// Open-Meteo has all but hours, and MET Norway is in trouble.
    fileprivate func openMeteoLacksHours() throws {
        played.answer(
            PlayedForecast.openMeteoPath, try PlayedForecast.openMeteo(at: home.clock.now, hasHours: false))
        played.answer(PlayedForecast.metNorwayPath, PlayedServer.Reply(status: 503))
    }
}
