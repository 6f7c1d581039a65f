import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Refreshing
@testable import WeatherText

/// Rain that is told before it begins; it is 10:20.
struct RainOnsetTests {
    private func onset(
        _ letters: String = "", minutes: String = "", current: WeatherCondition? = nil, at now: Date = Sky.now
    ) -> RainOnset? {
        RainOnset(
            of: Sky.report(letters, minutes: minutes, current: current), Sky.context(at: now))
    }

    @Test("rain within the hour is news, said as on the page; later rain only keeps what was told")
    func soon() throws {
        let rain = try #require(onset(minutes: "..rr...."))
        #expect(rain.sentence == "Dry until about 10:45, then light rain.")
        let page = PageSummary(of: Sky.report(minutes: "..rr...."), Sky.context()).text
        #expect(page?.hasPrefix(rain.sentence) == true)
        let candidate = rain.candidate(at: "home")
        #expect(candidate.isNews && candidate.about == Samples.instant("2026-11-21T10:45:00Z"))
        #expect(NoticeText(rain, in: "London").title == "Light rain expected in London")
        #expect(onset("..rr......")?.candidate(at: "home").isNews == false)
        #expect(onset(".rr.......")?.candidate(at: "home").isNews == true)
        #expect(onset(".....rr...") == nil)
    }

    @Test("rain that falls, none, and rain that is merely possible are no news")
    func none() {
        #expect(onset("rrrr......")?.candidate(at: "home").isNews == false)
        #expect(onset("..........") == nil)
        #expect(onset(".??.......") == nil)
        #expect(onset() == nil)
    }

    @Test("rain that is due in an hour that looks dry is told without a time")
    func awaited() throws {
        let candidate = try #require(onset("rr........", current: .overcast)).candidate(at: "home")
        #expect(candidate.isNews && candidate.about == nil)
    }

    @Test("a forecast of more than two hours ago tells nothing")
    func old() {
        #expect(onset("....rr....", at: Sky.now + 7100)?.candidate(at: "home").isNews != nil)
        #expect(onset("....rr....", at: Sky.now + 7300) == nil)
    }
}
