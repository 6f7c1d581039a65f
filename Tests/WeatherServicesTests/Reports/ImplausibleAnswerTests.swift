import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Implausible answers")
struct ImplausibleAnswerTests {
    private let now = Date(timeIntervalSince1970: 1_773_000_000)
    private let source = WeatherSource.openMeteo

    private func forecast(from start: Date, hours count: Int) -> Forecast {
        let hours = (0..<count).map { number in
            var hour = Hour(time: start.addingTimeInterval(Double(number) * 3600))
            hour.temperature = Temperature(Double(number % 20))
            return hour
        }
        return Forecast(
            source: source, fetchedAt: now, timeZone: .gmt,
            current: CurrentConditions(time: start, conditions: hours[0].conditions), hours: hours,
            days: .built(from: hours, in: .gmt))
    }

    @Test(
        "an answer of another age of the world holds nothing",
        arguments: [0, 253_370_764_800, 1_773_000_000 - 30 * 86_400, 1_773_000_000 + 30 * 86_400])
    func otherAge(seconds: TimeInterval) {
        #expect(forecast(from: Date(timeIntervalSince1970: seconds), hours: 48).coveringPresent.isEmpty)
    }

    @Test("an answer that holds the present is taken whole")
    func present() {
        let whole = forecast(from: now.addingTimeInterval(-3600), hours: 48)
        #expect(whole.coveringPresent == whole)
    }

    @Test("a single row of another age is left out, the others stay")
    func oneRow() {
        var odd = forecast(from: now, hours: 48)
        odd.hours.append(Hour(time: Date(timeIntervalSince1970: 253_370_764_800)))
        #expect(odd.coveringPresent.hours.count == 48)
    }

    @Test(
        "an answer of the year 9999 or 1970 is unreadable, and the next source steps in",
        arguments: [0, 253_370_764_800])
    func nextSource(seconds: TimeInterval) async throws {
        let odd = forecast(from: Date(timeIntervalSince1970: seconds), hours: 48)
        var sound = forecast(from: now, hours: 48)
        sound.source = .metNorway
        let answers = [odd, sound]
        let catalogue = SourceCatalogue(
            answers.map { CataloguedSource($0.source, parts: [.hours], forecasts: Answer(forecast: $0)) })
        let now = now
        let service = ReportService(
            catalogue: { catalogue }, preferences: { SourcePreferences() }, health: SourceHealth(now: { now }))
        let fetched = await service.report(of: [.hours], for: try place(59.91, 10.75))
        #expect(fetched.report?.hours?.source == .metNorway)
        #expect(fetched.passedOver[.hours]?.map(\.failure?.error) == [.unreadableAnswer])
    }

    @Test("three hours do not wipe a week of the same source; the answer counts as unreadable")
    func poorer() {
        let week = WeatherReport(forecast(from: now, hours: 168))
        let fetched = FetchedReport(report: WeatherReport(forecast(from: now, hours: 3)))
        let checked = fetched.withoutPoorer(than: week, at: now)
        #expect(checked.report?.hours == nil && checked.report?.days == nil && checked.report?.current != nil)
        #expect(checked.failures[.hours] == PartFailure(source: source, error: .unreadableAnswer))
        #expect(checked.failures[.days] == PartFailure(source: source, error: .unreadableAnswer))
        let later = now.addingTimeInterval(192 * 3600)
        #expect(fetched.withoutPoorer(than: week, at: later) == fetched, "what is known has run out")
    }

    @Test("another source may know less, and a usual answer is taken")
    func others() {
        let week = WeatherReport(forecast(from: now, hours: 168))
        var other = forecast(from: now, hours: 30)
        other.source = .metNorway
        for answer in [other, forecast(from: now, hours: 48)] {
            let fetched = FetchedReport(report: WeatherReport(answer))
            #expect(fetched.withoutPoorer(than: week, at: now) == fetched)
        }
    }

    private struct Answer: WeatherFetching {
        let forecast: Forecast
        func forecast(for location: Location) async throws(FetchError) -> Forecast { forecast }
    }
}
