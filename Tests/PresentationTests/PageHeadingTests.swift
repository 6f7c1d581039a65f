import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Presentation
@testable import Refreshing
@testable import WeatherText

/// The line at the top of a page.
@MainActor
struct PageHeadingTests {
    private func list(_ report: WeatherReport?) throws -> PlacesDesk {
        try PlacesDesk([Samples.london], reports: report.map { [Samples.london.id: $0] } ?? [:])
    }

    @Test(
        "it names the source beside the age, and what failed below; what nobody gives is said at the end of the page alone"
    )
    func sourceAndNotes() throws {
        var report = Samples.report(fetched: "2026-11-21T15:12:00Z", .clear, 11)
        report.gaps = [
            .airQuality: PartGap(.unoffered, since: .distantPast), .alerts: PartGap(.failed, since: .distantPast),
        ]
        let page = try #require(try list(report).locations.selectedPage)
        let heading = page.heading
        #expect(page.absences.contains("No source has air quality for this place."))
        #expect(heading.detail.hasSuffix(" · Updated 8 minutes ago · Open-Meteo"))
        let whole = heading.detail.components(separatedBy: " · ")
        #expect(heading.shorterDetails == [whole.prefix(2).joined(separator: " · "), whole[0]])
        #expect(heading.shorterBriefs.first.map { heading.brief.hasPrefix($0 + " · ") } == true)
        #expect(heading.trouble == "It is not known whether there are warnings")
        #expect(heading.narrowTrouble == heading.trouble)
        #expect(heading.explanation?.split(separator: "\n").count == 1)
    }

    @Test("what nobody gives is known before the first weather has come, is told with it and outlives a restart")
    func earlyGap() async throws {
        let list = try list(nil)
        let page = try #require(list.locations.selectedPage)
        let order = RefreshOrder(
            place: Samples.london.id, parts: [.alerts, .current], reason: .missing, isUrgent: true)
        await page.take(
            RefreshUpdate(
                order: order, parts: [.alerts],
                fetched: FetchedReport(gaps: [.alerts: PartGap(.unoffered, since: .distantPast)])))
        #expect(page.report == nil)
        await page.take(
            RefreshUpdate(
                order: order, parts: [.current],
                fetched: FetchedReport(report: Samples.report(fetched: "2026-11-21T15:20:00Z", .clear, 11))))
        #expect(page.heading.trouble == nil)
        #expect(page.absences == ["No source has warnings for this place."])
        #expect(try list.store.report(for: Samples.london.id)?.gaps[.alerts]?.kind == .unoffered)
    }

    @Test("where the page offers to try again in place of the weather, its row has no button that does the same")
    func oneButton() async throws {
        let list = try list(nil)
        list.answer(Samples.london, .failure(.offline))
        await list.start()
        let page = try #require(list.locations.selectedPage)
        #expect(page.banner?.actionLabel == "Try again")
        #expect(page.heading.isAskedBelow)
        let other = try self.list(Samples.report(fetched: "2026-11-21T10:20:00Z", .clear, 11))
        other.answer(Samples.london, .failure(.offline))
        await other.start()
        let heading = try #require(other.locations.selectedPage).heading
        #expect(heading.actionLabel == "Try again" && !heading.isAskedBelow)
    }

    @Test("sources that failed alike are told of in one sentence with one advice")
    func alike() {
        func failure(_ source: WeatherSource, _ error: FetchError) -> PartFailure {
            PartFailure(source: source, error: error)
        }
        func text(_ one: PartFailure, _ other: PartFailure) -> String {
            var first = one
            first.others = [PassedOverSource(source: other.source, reason: .failed(other.error))]
            return first.messages(
                at: .distantPast, WeatherFormatter(locale: Locale(identifier: "en_GB"), units: .metric, ownZone: .gmt),
                besideClockOf: .gmt)
        }
        #expect(
            text(failure(.openMeteo, .offline), failure(.metNorway, .offline))
                == "Open-Meteo and MET Norway could not be reached. Check your network connection and try again.")
        let trouble = FetchError.serverTrouble(status: 503)
        #expect(
            text(failure(.openMeteo, trouble), failure(.metNorway, trouble))
                == "Open-Meteo and MET Norway are having problems (error 503). Try again later.")
        #expect(
            text(failure(.openMeteo, trouble), failure(.metNorway, .serverTrouble(status: 500)))
                == trouble.message(from: "Open-Meteo") + " "
                + FetchError.serverTrouble(status: 500).message(from: "MET Norway"))
        let limit = FetchError.quotaExceeded(retryAfter: nil)
        #expect(
            text(failure(.openMeteo, limit), failure(.metNorway, limit))
                == "The request limits of Open-Meteo and MET Norway have been reached. Try again later.")
        #expect(
            text(failure(.openMeteo, .offline), failure(.metNorway, .emptyAnswer))
                == FetchError.offline.message(from: "Open-Meteo") + " "
                + FetchError.emptyAnswer.message(from: "MET Norway"))
    }

    @Test("a failed update is one line of few words, with the age where a narrow row has no room for it")
    func failed() async throws {
        let list = try list(Samples.report(fetched: "2026-11-21T10:20:00Z", .clear, 11))
        list.answer(Samples.london, .failure(.offline))
        await list.start()
        let heading = try #require(list.locations.selectedPage).heading
        #expect(heading.detail.hasSuffix(" · 5 hours old"))
        #expect(heading.shorterDetails == ["5 hours old"])
        #expect(heading.trouble == "Open-Meteo: no connection")
        #expect(heading.narrowTrouble == "5 hours old: no connection")
        #expect(heading.actionLabel == "Try again")
        #expect(heading.explanation?.hasPrefix(FetchError.offline.message(from: "Open-Meteo")) == true)
    }

    @Test("warnings that failed too are not kept back by the failure of the weather")
    func failedWithWarnings() async throws {
        var report = Samples.report(fetched: "2026-11-21T10:20:00Z", .clear, 11)
        report.gaps = [.alerts: PartGap(.failed, since: .distantPast)]
        let list = try list(report)
        list.answer(Samples.london, .failure(.offline))
        await list.start()
        let heading = try #require(list.locations.selectedPage).heading
        #expect(heading.trouble == "Open-Meteo: no connection · warnings not updated either")
        #expect(heading.explanation?.hasSuffix("\nIt is not known whether there are warnings.") == true)
    }

    @Test("while it is updated, that is said in place of the source")
    func activity() async throws {
        let list = try list(Samples.report(fetched: "2026-11-21T14:12:00Z", .clear, 11))
        let gate = Gate()
        list.fetcher.answers.hold(Samples.london.id, at: gate)
        list.refreshes.start()
        await gate.visitor()
        let page = try #require(list.locations.selectedPage)
        #expect(page.heading.detail.hasSuffix("· Updating…"))
        await gate.open()
        await list.refreshes.settled()
        #expect(!page.heading.detail.contains("Updating"))
    }

    @Test("from right to left each part of the line stays whole, whatever its letters")
    func partsInArabic() throws {
        let list = try list(Samples.report(fetched: "2026-11-21T15:12:00Z", .clear, 11))
        list.format.formatter = WeatherFormatter(locale: Locale(identifier: "ar_EG"), ownZone: .gmt)
        let parts = try #require(list.locations.selectedPage).heading.detail.components(separatedBy: " · ")
        #expect(parts.count == 3)
        #expect(parts.allSatisfy { $0.hasPrefix("\u{2068}") && $0.hasSuffix("\u{2069}") })
    }

    @Test("nothing is awaited of what is never asked for, as of a sample's warnings")
    func neverAskedFor() async throws {
        let list = try list(nil)
        list.answer(Samples.london, .success(Samples.report(fetched: "2026-11-21T15:12:00Z", .clear, 11)))
        await list.start()
        let page = try #require(list.locations.selectedPage)
        #expect(page.current != nil)
        #expect(!page.awaitsWeather)
    }

    @Test("a place without weather says whose, and has the card of sun and moon alone")
    func empty() async throws {
        let list = try list(nil)
        list.answer(Samples.london, .failure(.offline))
        await list.start()
        let page = try #require(list.locations.selectedPage)
        #expect(
            page.banner?.text == "There is no weather for London yet. " + FetchError.offline.message(from: "Open-Meteo")
        )
        #expect(page.banner?.actionLabel == "Try again")
        #expect(page.details.map(\.kind) == [.sky])
        #expect(page.tiles.isEmpty)
    }
}
