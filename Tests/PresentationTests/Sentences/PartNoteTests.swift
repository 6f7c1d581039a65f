import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import WeatherText

/// Parts that failed, that nobody gives, and that are simply empty.
struct PartNoteTests {
    private let now = Samples.instant("2026-11-21T15:20:00Z")
    private var context: SentenceContext { SentenceContext(Samples.formatter, in: .gmt, at: now) }

    private func notes(
        _ gaps: [WeatherPart: PartGap.Kind], warningsAt arrival: Date? = nil, error: FetchError? = nil
    ) -> [PartNote] {
        var report = WeatherReport(timeZone: .gmt)
        report.alerts = arrival.map { Sourced([], source: Samples.source, fetchedAt: $0) }
        report.gaps = gaps.mapValues { PartGap($0, since: now - 600) }
        let failures = error.map { [WeatherPart.alerts: PartFailure(source: Samples.source, error: $0)] } ?? [:]
        return PartNote.all(of: report, failures: failures, context)
    }

    @Test("failed, never known, not covered and none are told apart")
    func warnings() {
        let arrival = now - 75 * 60
        let texts = [
            notes([.alerts: .failed], warningsAt: arrival), notes([.alerts: .failed]), notes([.alerts: .unoffered]),
            notes([.alerts: .lacking]), notes([:], warningsAt: arrival),
        ].map { $0.map(\.text) }
        #expect(
            texts == [
                ["Warnings have not been updated since 14:05"], ["It is not known whether there are warnings"],
                ["No source has warnings for this place"], ["It is not known whether there are warnings"], [],
            ])
        #expect(notes([.alerts: .failed]).map(\.isFailure) == [true])
        #expect(notes([.alerts: .unoffered]).map(\.isFailure) == [false])
    }

    @Test("every part has its sentence, warnings first, but the age of the page tells of its main parts")
    func order() {
        let all = Dictionary(uniqueKeysWithValues: WeatherPart.ofPage.map { ($0, PartGap.Kind.unoffered) })
        #expect(
            notes(all).map(\.text) == [
                "No source has warnings for this place", "No source has an hourly forecast for this place",
                "No source has a daily forecast for this place", "No source has rain for the next two hours here",
                "No source has air quality for this place",
            ])
        #expect(notes([.current: .failed]).isEmpty)
        #expect(notes([.hours: .failed]).map(\.text) == ["The hourly forecast could not be fetched"])
    }

    @Test("that the forecast failed is told where its reason is not known any more, once for hours and days")
    func afterRestart() {
        func notes(_ failures: [WeatherPart: PartFailure]) -> [String] {
            var report = Samples.report(
                fetched: "2026-11-21T15:18:00Z", hours: Samples.longRows,
                days: [Samples.day("2026-11-21", .lightRain, low: 4, high: 6, chance: 80)])
            let gap = PartGap(.failed, since: now - 60)
            report.gaps = [.current: gap, .hours: gap, .days: gap, .alerts: gap]
            return PartNote.all(of: report, failures: failures, context).map(\.text)
        }
        let warnings = "It is not known whether there are warnings"
        #expect(notes([:]) == [warnings, "The hourly forecast could not be fetched"])
        let failure = PartFailure(source: Samples.source, error: .offline)
        #expect(notes([.hours: failure, .days: failure]) == [warnings], "the age of the page says it")
    }

    @Test("a clock that was set back makes no time of the past one that is to come")
    func clockSetBack() {
        let tomorrow = now + 22 * 3600
        let told = notes([.alerts: .failed], warningsAt: tomorrow).first
        #expect(told?.explanation == "Warnings could not be updated; the last update was on 22 Nov.")
        let gap = PartGap(.failed, since: tomorrow)
        #expect(gap.failureOfWarnings(since: nil, nil, context) == "It is not known whether there are warnings.")
        #expect(gap.wordsOfAirQuality(since: nil, context) == "Air quality could not be updated.")
        #expect(
            gap.wordsOfAirQuality(since: tomorrow, context)
                == "Air quality could not be updated; the last update was on 22 Nov.")
    }

    @Test("the whole sentence has the reason")
    func reason() {
        let note = notes([.alerts: .failed], warningsAt: now - 75 * 60, error: .offline).first
        #expect(
            note?.explanation == "Warnings could not be updated; the last update was at 14:05. "
                + FetchError.offline.message(from: "Open-Meteo"))
        #expect(
            notes([.alerts: .unoffered]).first?.explanation == "No source has warnings for this place.")
    }
}
