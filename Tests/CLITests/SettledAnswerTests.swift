import Foundation
import Places
import Testing
import WeatherModel
import WeatherStore
import WeatherText

@testable import fairweather_cli

@Suite("What a command prints is made of one report at one moment")
struct SettledAnswerTests {
    private func stored() async throws -> (answer: WeatherAnswer, now: Date) {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run("now", at: server).code == 0)
        }
        let state = PlaceState(
            try SavedPlace(TwoSources.capeTown()), report: try two.report(), isWhole: true, store: try two.store())
        return (WeatherAnswer(state: state), two.home.clock.now)
    }

    @Test("its parts are made to agree once for all that is printed, and again for another moment or another report")
    func once() async throws {
        let (known, now) = try await stored()
        var answer = known
        let first = try #require(answer.settled(at: now)?.version)
        #expect(answer.settled(at: now)?.version == first)
        #expect(answer.settled(at: now + 60)?.version != first)
        let again = try #require(answer.settled(at: now)?.version)
        let hasSpread = answer.report?.spread != nil
        answer.showsSpread = false
        #expect((answer.settled(at: now)?.version == again) == !hasSpread)
    }
}
