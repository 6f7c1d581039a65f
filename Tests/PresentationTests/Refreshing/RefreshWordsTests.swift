import Foundation
import Testing
import WeatherServices

@testable import Refreshing

struct RefreshWordsTests {
    private let now = Samples.instant("2026-11-21T15:20:00Z")

    private func sentence(_ verdict: RefreshVerdict) -> String {
        verdict.sentence(at: now, formatter: Samples.formatter, besideClockOf: Samples.formatter.ownZone)
    }

    @Test("why a place is asked for is said in a sentence")
    func fetch() {
        #expect(sentence(.fetch([], .byHand)) == "The weather is being updated because you asked for it.")
        #expect(sentence(.fetch([], .aged(720))) == "The weather is being updated; it was last updated 12 minutes ago.")
        #expect(
            sentence(.fetch([], .aged(.infinity)))
                == "The weather is being updated because the computer’s clock was changed.")
    }

    @Test("why it is not is said, too, with the time of the next try where there is one")
    func wait() {
        #expect(sentence(.wait(.fresh, 600)) == "The weather is up to date. The next update is at 15:30.")
        #expect(sentence(.wait(.fresh, nil)) == "The weather is up to date.")
        #expect(sentence(.wait(.validBySource, 300)) == "The source will have nothing newer before 15:25.")
        #expect(
            sentence(.wait(.failed(.offline), 60))
                == "The last update failed: no connection. The next try is at 15:21."
        )
        #expect(sentence(.wait(.onlyByHand, nil)) == "Automatic updates are switched off in the preferences.")
    }

    @Test("no two reasons share a sentence")
    func distinct() {
        let delays: [RefreshDelay] = [
            .underWay, .justRefreshed, .justFailed(.offline), .fresh, .validBySource, .forbiddenBySource,
            .failed(.offline),
            .settling, .fullHour, .takingTurns, .onlyByHand, .unknownPlace,
        ]
        #expect(Set(delays.map { sentence(.wait($0, 60)) }).count == delays.count)
    }
}
