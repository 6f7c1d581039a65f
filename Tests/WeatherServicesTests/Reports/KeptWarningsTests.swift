import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Whose silence lifts a warning")
struct KeptWarningsTests {
    private let now = AlertSamples.now

    private func alert(_ id: String, _ coverage: AlertCoverage = .place, ends: TimeInterval = 3600) -> Alert {
        Alert(
            id: id, severity: .severe, ends: now + ends, texts: [AlertText(event: "Storm")], coverage: coverage)
    }

    private func report(_ alerts: [Alert], _ source: WeatherSource) -> WeatherReport {
        WeatherReport(timeZone: .gmt, alerts: Sourced(alerts, source: source, fetchedAt: now - 600))
    }

    /// What comes of the list of MeteoAlarm, beside a known warning of Bright Sky.
    private func taken(
        _ list: [Alert], beside known: Alert? = nil, after reason: PassedOverSource.Reason? = .failed(.offline)
    ) -> FetchedReport {
        var fetched = FetchedReport(report: report(list, .meteoAlarm))
        fetched.passedOver[.alerts] = reason.map { [PassedOverSource(source: .brightSky, reason: $0)] }
        return fetched.keepingWarnings(of: report([known ?? alert("known")], .brightSky), at: now)
    }

    @Test(
        "an empty list of who steps in lifts nothing that the source that failed has warned of",
        arguments: [
            .failed(.serverTrouble(status: 500)), .failed(.notFound),
            .backedOff(until: AlertSamples.now + 60, because: .offline),
        ] as [PassedOverSource.Reason])
    func empty(reason: PassedOverSource.Reason) {
        let kept = taken([], after: reason)
        #expect(kept.report == nil)
        #expect(kept.failures[.alerts]?.source == .brightSky)
        #expect(kept.gaps == [.alerts: PartGap(.failed, since: now, source: .brightSky)])
    }

    @Test("a list of the country without a warning of the place lifts nothing either")
    func far() {
        #expect(taken([alert("far", .country)]).report == nil)
        #expect(taken([alert("here", .named)]).report?.alerts?.value.map(\.id) == ["here"])
        let doubtful = taken([alert("far", .country)], beside: alert("known", .country))
        #expect(doubtful.report?.alerts?.value.map(\.id) == ["far"])
    }

    @Test("what has ended, what its own source lifts and what is of a source that is switched off is lifted")
    func lifted() {
        for fetched in [
            taken([], beside: alert("known", ends: -1)), taken([], after: nil), taken([], after: .switchedOff),
            taken([], after: .failed(.cancelled)),
        ] {
            #expect(fetched.report?.alerts?.value.isEmpty == true)
            #expect(fetched.failures.isEmpty && fetched.gaps.isEmpty)
        }
    }
}
