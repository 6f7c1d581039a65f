import Testing
import WeatherModel

@testable import WeatherText

/// Warnings that are over before their end.
struct LiftedWarningsTests {
    private func record(
        _ number: Int64, _ event: String, _ kind: AlertChange.Kind, at time: String, until end: String? = nil
    ) -> AlertRecord {
        let alert = Alert(
            id: String(number), severity: .severe, ends: end.map(Samples.instant),
            texts: [AlertText(language: "en", event: event)], coverage: .place)
        let change = AlertChange(number: number, kind: kind, at: Samples.instant(time), alert: alert)
        return AlertRecord(
            number: number, source: "a", alertID: alert.id, endedAt: kind == .new ? nil : Samples.instant(time),
            changes: [change])
    }

    @Test("each that was lifted is named, the last one first, and none that ended, stands or is over by now")
    func all() {
        let records = [
            record(1, "Wind warning", .cancelled, at: "2026-11-21T08:00:00Z", until: "2026-11-22T00:00:00Z"),
            record(2, "Flood watch", .cancelled, at: "2026-11-21T09:00:00Z", until: "2026-11-22T00:00:00Z"),
            record(3, "Fog warning", .new, at: "2026-11-21T09:00:00Z", until: "2026-11-22T00:00:00Z"),
            record(4, "Frost warning", .ended, at: "2026-11-21T09:00:00Z", until: "2026-11-22T00:00:00Z"),
            record(5, "Snow warning", .cancelled, at: "2026-11-21T09:00:00Z", until: "2026-11-21T10:00:00Z"),
        ]
        // 10:20 UTC is 04:20 in Chicago.
        #expect(
            LiftedWarnings(records, AlertChoice(), Sky.context("America/Chicago")).sentences == [
                "“Flood watch” was lifted early (seen at 03:00).", "“Wind warning” was lifted early (seen at 02:00).",
            ])
        #expect(
            LiftedWarnings(records, AlertChoice(hiddenTopics: [.weather]), Sky.context("America/Chicago")).sentences
                .isEmpty)
        #expect(
            LiftedWarnings(records, AlertChoice(leastSeverity: .extreme), Sky.context("America/Chicago")).sentences
                .isEmpty)
    }
}
