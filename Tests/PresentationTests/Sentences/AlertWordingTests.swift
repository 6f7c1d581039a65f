import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct AlertWordingTests {
    private let words = AlertText(
        language: "en-US", event: "Wind Advisory", headline: "Gusts to 45 mph", description: "Strong wind.",
        instruction: "Tie down loose things.", area: "Cook County")

    private func wording(
        _ severity: AlertSeverity = .severe, from onset: String? = nil, until ends: String? = nil,
        _ texts: [AlertText]? = nil, languages: [String] = ["en"], coverage: AlertCoverage? = .place
    ) -> AlertWording {
        let alert = Alert(
            id: "1", sender: "NWS Chicago IL", severity: severity, onset: onset.map(Samples.instant),
            ends: ends.map(Samples.instant), texts: texts ?? [words], coverage: coverage)
        return AlertWording(alert, languages: languages, Sky.context("America/Chicago"))
    }

    @Test("a warning is one sentence: how grave, what, where, until when and by whom")
    func spoken() {
        // 10:20 UTC is 04:20 in Chicago.
        #expect(
            wording(from: "2026-11-21T06:00:00Z", until: "2026-11-22T00:00:00Z").spokenText
                == "Severe, Wind Advisory, Cook County, Until 18:00, NWS Chicago IL")
    }

    @Test(
        "its time is told as far as it is known, in the place's zone",
        arguments: [
            ("2026-11-21T06:00:00Z", "2026-11-22T12:00:00Z", "Until 06:00 tomorrow"),
            ("2026-11-22T03:00:00Z", "2026-11-23T12:00:00Z", "From 21:00 until Monday 06:00"),
            ("2026-11-22T03:00:00Z", nil, "From 21:00"), (nil, "2026-11-21T09:00:00Z", "Ended 03:00"),
            ("2026-11-21T06:00:00Z", nil, nil), (nil, nil, nil),
        ] as [(String?, String?, String?)])
    func times(onset: String?, ends: String?, text: String?) {
        #expect(wording(from: onset, until: ends).timeText == text)
    }

    @Test("the reader's language is chosen where there is one, else the source's first")
    func languages() {
        let german = AlertText(language: "de", event: "Sturm", area: "Lech")
        let british = AlertText(language: "en-GB", event: "Gale", area: "Lech")
        #expect(wording(until: nil, [german, british]).title == "Gale")
        #expect(wording(until: nil, [german, words, british], languages: ["en-GB", "en"]).title == "Gale")
        #expect(wording(until: nil, [german, british], languages: ["fr"]).title == "Sturm")
        #expect(wording(until: nil, [AlertText(headline: "Flood")]).title == "Flood")
        #expect(wording(until: nil, [AlertText(event: "")]).title == "Weather warning")
    }

    @Test("a warning for somewhere in the country says that it may not hold here")
    func coverage() {
        let whole = wording(coverage: .country)
        #expect(whole.detail == "Might not apply here · Severe · Cook County")
        #expect(whole.spokenText == "Might not apply here, Severe, Wind Advisory, Cook County, NWS Chicago IL")
        #expect(
            whole.facts.first { $0.title == "Here" }?.value == "Applies somewhere in the country, perhaps not here.")
        let named = wording(coverage: .named)
        #expect(named.detail == "Severe · Cook County")
        #expect(named.facts.first { $0.title == "Here" }?.value == "Applies here, going by the name of the area.")
        #expect(wording(coverage: .place).coverageText == nil)
        #expect(wording(coverage: .place).detail == "Severe · Cook County")
        #expect(wording(coverage: nil).coverageText == "It is not known whether this applies here.")
        #expect(wording(coverage: nil).detail == "Might not apply here · Severe · Cook County")
    }

    @Test("what the sender does not say is left out")
    func missing() {
        #expect(wording(.unknown).severityText == nil)
        #expect(wording(.unknown).spokenText == "Wind Advisory, Cook County, NWS Chicago IL")
        #expect(wording().details == "Strong wind.\n\nTie down loose things.")
        #expect(wording(until: nil, [AlertText(event: "Gale")]).details == nil)
        #expect(Set(AlertSeverity.allCases.map(\.words)).count == AlertSeverity.allCases.count)
    }
}
