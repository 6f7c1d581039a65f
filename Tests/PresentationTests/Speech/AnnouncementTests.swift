import Foundation
import Gazetteer
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

/// What is told of its own accord: each change once, and nothing that is not new.
@MainActor
struct AnnouncementTests {
    private let list: PlacesDesk
    private var told: Announcement? { list.locations.announcements.latest }

    init() throws {
        list = try PlacesDesk([Samples.london, Samples.paris])
        for place in [Samples.london, Samples.paris] {
            list.answer(place, .success(Samples.report(fetched: "2026-11-21T15:20:00Z", .clear, 9)))
        }
    }

    private func report(_ alerts: [Alert], fetched: String) -> WeatherReport {
        var report = Samples.report(fetched: fetched, .clear, 9)
        report.alerts = Sourced(alerts, source: Samples.source, fetchedAt: Samples.instant(fetched))
        return report
    }

    private func alert(
        _ id: String, _ event: String, _ severity: AlertSeverity = .severe, references: [String] = [],
        coverage: AlertCoverage? = .place, ends: String = "2026-11-22T15:00:00Z"
    ) -> Alert {
        Alert(
            id: id, severity: severity, references: references, ends: Samples.instant(ends),
            texts: [AlertText(language: "en", event: event)], coverage: coverage)
    }

    /// A list whose only place answers with one report after the other, and what is told after each.
    private func told(_ reports: [WeatherReport], known: WeatherReport? = nil) async throws -> [String?] {
        // What became of a warning is told by its records, which a real store makes.
        let store = try SQLiteStore.empty()
        try await store.add(Samples.london)
        if let known { try await store.save(known, for: Samples.london.id, forgetsOldWarnings: true) }
        let list = try PlacesDesk(
            places: [SavedPlace(Samples.london)], parts: [.current, .alerts], kept: store)
        var told: [String?] = []
        var number = 0
        for report in reports {
            list.answer(Samples.london, .success(report))
            if told.isEmpty { await list.start() } else { await list.pass(2 * 3600) }
            let own = list.locations.announcements.latest
            list.locations.selectedPage?.refresh()
            await list.refreshes.settled()
            let latest = list.locations.announcements.latest
            // That a refresh by hand succeeded is told after the news, or alone after what came of its own accord.
            let texts = [own, latest].compactMap { $0 }.filter { $0.number > number }.map(\.text)
            let news = texts.map { $0.replacing("Updated just now", with: "").trimmingCharacters(in: .whitespaces) }
            told.append(news.first { !$0.isEmpty })
            number = latest?.number ?? 0
        }
        return told
    }

    @Test("nothing is told at the start, and an answer that brings nothing new is no news")
    func quiet() async {
        #expect(told == nil)
        await list.start()
        await list.ring()
        #expect(told == nil)
    }

    @Test("a removed place is told, once, and that it is back, and where a moved one is now")
    func removed() async {
        list.locations.remove(Samples.paris.id)
        await list.changed()
        #expect(told == Announcement(number: 1, text: "Paris was removed."))
        list.locations.undo()
        await list.changed()
        #expect(told == Announcement(number: 2, text: "Paris is in the list again."))
        list.locations.move(Samples.paris.id, by: -1)
        await list.changed()
        #expect(told == Announcement(number: 3, text: "Paris is now place 1 of 2."))
        list.locations.undo()
        await list.changed()
        #expect(told == Announcement(number: 4, text: "Paris is now place 2 of 2."))
    }

    @Test("a failed refresh is told once, and again where the reader asked again; another place's failure is not")
    func failed() async {
        list.answer(Samples.london, .failure(.offline))
        list.answer(Samples.paris, .failure(.offline))
        await list.start()
        #expect(told?.number == 1)
        #expect(told?.text == list.locations.selectedPage?.banner?.text)
        await list.pass(3600)
        #expect(told?.number == 1, "it has failed before")
        list.locations.selectedPage?.refresh()
        await list.refreshes.settled()
        #expect(told?.number == 2)
    }

    @Test("a new warning is told with its place, one that was there is not, and one for elsewhere neither")
    func warned() async throws {
        let wind = alert("1", "wind warning")
        let (first, second, third) = ("2026-11-21T15:20:00Z", "2026-11-21T17:20:00Z", "2026-11-21T19:20:00Z")
        #expect(try await told([report([wind], fetched: first)]) == [nil], "the page is read as a whole")
        #expect(
            try await told([
                report([], fetched: first), report([wind], fetched: second), report([wind], fetched: third),
            ]) == [nil, "New warning for London: Wind warning.", nil])
        #expect(
            try await told([
                report([], fetched: first), report([alert("1", "wind warning", coverage: nil)], fetched: second),
            ]) == [nil, nil])
    }

    @Test("of several new warnings each is told, the gravest first")
    func severalWarned() async throws {
        let warnings = [alert("1", "frost", .minor), alert("2", "storm", .extreme), alert("3", "flood", .severe)]
        let told = try await told([
            report([], fetched: "2026-11-21T15:20:00Z"), report(warnings, fetched: "2026-11-21T17:20:00Z"),
        ])
        #expect(
            told.last
                == "New warning for London: Storm. New warning for London: Flood. New warning for London: Frost.")
    }

    @Test("a warning that is lifted before its end is told, one that another takes over from is not")
    func lifted() async throws {
        let wind = alert("1", "wind warning")
        let (first, second) = ("2026-11-21T15:20:00Z", "2026-11-21T17:20:00Z")
        #expect(
            try await told([report([wind], fetched: first), report([], fetched: second)])
                == [nil, "Warning lifted for London: Wind warning."])
        #expect(
            try await told([
                report([wind], fetched: first), report([alert("2", "wind", references: ["1"])], fetched: second),
            ]) == [nil, nil])
    }

    @Test(
        "a version under a new identifier is neither new nor lifted, and what leaves the list at its end is not lifted")
    func continued() async throws {
        let wind = alert("1", "wind warning")
        let (first, second) = ("2026-11-21T15:20:00Z", "2026-11-21T17:20:00Z")
        #expect(
            try await told([
                report([wind], fetched: first), report([alert("2", "wind warning")], fetched: second),
            ]) == [nil, nil])
        let late = alert("1", "wind warning", ends: "2026-11-21T17:25:00Z")
        #expect(try await told([report([late], fetched: first), report([], fetched: second)]) == [nil, nil])
    }

    @Test("a refresh by hand that brings the weather is told, and one that nobody asked for is not")
    func renewed() async throws {
        await list.start()
        #expect(told == nil)
        list.time.pass(600)
        list.answer(
            Samples.london, .success(Samples.report(fetched: "2026-11-21T15:30:00Z", .clear, 9)))
        list.locations.selectedPage?.refresh()
        await list.refreshes.settled()
        #expect(told == Announcement(number: 1, text: "Updated just now"))
    }

    @Test("a refresh by hand that brings the weather without a part says which one failed, and why")
    func renewedInPart() async throws {
        let list = try PlacesDesk(places: [SavedPlace(Samples.london)], parts: [.current, .alerts])
        list.answer(Samples.london, .success(report([], fetched: "2026-11-21T15:20:00Z")))
        await list.start()
        list.time.pass(3600)
        list.answer(Samples.london, .success(Samples.report(fetched: "2026-11-21T16:20:00Z", .clear, 9)))
        list.fetcher.failing.withLock { $0 = [.alerts: .offline] }
        list.locations.selectedPage?.refresh()
        await list.refreshes.settled()
        let words = "Updated just now. Warnings could not be updated; the last update was at 15:20. "
        #expect(list.locations.announcements.latest?.text.hasPrefix(words) == true)
        list.fetcher.failing.withLock { $0 = [:] }
        list.answer(Samples.london, .success(report([], fetched: "2026-11-21T16:40:00Z")))
        list.time.pass(1200)
        list.locations.selectedPage?.refresh()
        await list.refreshes.settled()
        #expect(list.locations.announcements.latest?.text == "Updated just now")
    }

    @Test("the ends of the list are told where the next place is asked for")
    func ends() {
        list.locations.selectNeighbor(-1)
        #expect(told == Announcement(number: 1, text: "This is the first place."))
        list.locations.selectNeighbor(1)
        #expect(told?.number == 1)
        list.locations.selectNeighbor(1)
        #expect(told == Announcement(number: 2, text: "This is the last place."))
    }

    @Test("an update of a warning is told only where it has become graver")
    func updated() async throws {
        let wind = alert("1", "wind warning", .moderate)
        let (first, second) = ("2026-11-21T15:20:00Z", "2026-11-21T17:20:00Z")
        #expect(
            try await told([
                report([wind], fetched: first),
                report([alert("2", "wind warning", .moderate, references: ["1"])], fetched: second),
            ]) == [nil, nil])
        #expect(
            try await told([
                report([wind], fetched: first),
                report([alert("2", "storm warning", .extreme, references: ["1"])], fetched: second),
            ]) == [nil, "New warning for London: Storm warning."])
    }

    @Test("a warning that came while the program was closed is told at the start, one that is known from before is not")
    func restarted() async throws {
        let (wind, rain) = (alert("1", "wind warning"), alert("2", "flood watch"))
        let stored = report([wind], fetched: "2026-11-21T09:00:00Z")
        #expect(
            try await told([report([wind, rain], fetched: "2026-11-21T15:20:00Z")], known: stored)
                == ["New warning for London: Flood watch."])
    }

    @Test("the number of places is told once typing pauses, and the message where there are none")
    func found() async {
        let index = MockPlaceIndex([
            "Pa": [PlaceMatch(Samples.paris, kind: .prefix), PlaceMatch(Samples.london, kind: .prefix)],
            "Par": [PlaceMatch(Samples.paris, kind: .prefix)], "Pari": [PlaceMatch(Samples.paris, kind: .prefix)],
        ])
        let pauses = Pauses()
        let field = AddLocationViewModel(
            geocoder: MockGeocodingClient(), locations: list.locations, index: index,
            tellingPause: { try await pauses.wait(0.3) })
        func type(_ text: String) async {
            field.type(text)
            _ = await pauses.next()
            await pauses.end()
            await field.telling.task?.value
        }
        field.type("P")
        #expect(told == nil, "typing goes on")
        _ = await pauses.next()
        await type("Pa")
        #expect(told == Announcement(number: 1, text: "2 places found"))
        await type("Par")
        #expect(told == Announcement(number: 2, text: "1 place found"))
        await type("Pari")
        #expect(told?.number == 2, "it is the same")
        await type("Parix")
        #expect(told?.number == 3)
        #expect(told?.text.contains("Parix") == true)
        field.cancel()
        field.type("")
        #expect(told?.number == 3)
    }

    @Test("a new name is told, and nothing where it stays")
    func renamed() async {
        list.locations.rename(Samples.paris.id, to: "Work")
        await list.locations.task?.value
        #expect(told == Announcement(number: 1, text: "Paris is now called Work."))
        list.locations.rename(Samples.paris.id, to: " Work ")
        await list.locations.task?.value
        #expect(told?.number == 1)
    }

    @Test("names that are only similar are told as such, as Enter would take one")
    func similar() async {
        let index = MockPlaceIndex(["Pariz": [PlaceMatch(Samples.paris, kind: .corrected)]])
        let field = AddLocationViewModel(
            geocoder: MockGeocodingClient(), locations: list.locations, index: index, tellingPause: {})
        field.type("Pariz")
        await field.telling.task?.value
        #expect(told?.text == "1 similar name found")
    }

    @Test("what an online search has found is told when it is there")
    func online() async {
        let geocoder = MockGeocodingClient(credit: "© Mappers")
        geocoder.answers.set(.success([Samples.tokyo]), for: "Edo")
        let field = AddLocationViewModel(
            geocoder: geocoder, locations: list.locations, index: MockPlaceIndex([:]),
            tellingPause: { throw CancellationError() })
        field.type("Edo")
        field.choose(MatchRow.onlineSearchID)
        await field.searchTask?.value
        #expect(told?.text == "1 place found")
    }
}
