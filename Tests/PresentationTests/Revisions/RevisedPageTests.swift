import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

@MainActor
struct RevisedPageTests {
    private func desk(_ reports: [WeatherReport]) async throws -> (PlacesDesk, WeatherViewModel) {
        let store = try await RevisedForecast.store(reports)
        let places = try store.contents(at: RevisedForecast.now).places
        let desk = try PlacesDesk(places: places, at: "2026-11-24T13:05:00Z", kept: store)
        let page = try #require(desk.locations.selectedPage)
        page.open()
        await page.revising?.value
        return (desk, page)
    }

    private func lines(_ page: WeatherViewModel) -> [String] { page.days.compactMap(\.revisionText) }

    private let moved = [
        RevisedForecast.report(hoursAgo: 42), RevisedForecast.report(hoursAgo: 1, RevisedForecast.worseFriday),
    ]

    @Test("the page tells of a forecast that moved, asks nobody for it, and says it to a screen reader")
    func told() async throws {
        let (desk, page) = try await desk(moved)
        #expect(lines(page) == ["Since Sunday evening: rain 20% → 70%, high 11° → 7°"])
        #expect(page.days.first { $0.revisionText != nil }?.spokenText.contains("high from 11 degrees to 7") == true)
        #expect(desk.asked.isEmpty)
    }

    @Test("the page is silent where it hardly moved")
    func silent() async throws {
        let (_, page) = try await desk([RevisedForecast.report(hoursAgo: 42), RevisedForecast.report(hoursAgo: 1)])
        #expect(page.days.count == 6 && lines(page).isEmpty)
    }

    @Test("two days at most have a line, those that moved most")
    func two() async throws {
        let worse = RevisedForecast.report(hoursAgo: 1) { day in
            guard day.date.day > 24 else { return }
            day.high = Temperature(11 - Double(day.date.day - 22))
        }
        let (_, page) = try await desk([RevisedForecast.report(hoursAgo: 42), worse])
        #expect(page.days.filter { $0.revisionText != nil }.map(\.id) == ["2026-11-28", "2026-11-29"])
    }

    @Test("a line goes once its day was opened twice and closed, and another change is told anew")
    func opened() async throws {
        let (desk, page) = try await desk(moved)
        page.toggleDay("2026-11-27")
        page.toggleDay("2026-11-27")
        #expect(lines(page).count == 1)
        page.openDay("2026-11-27")
        #expect(lines(page).count == 1, "it stays while the day is open")
        page.toggleDay("2026-11-27")
        #expect(lines(page).isEmpty)
        let update = RevisedForecast.report(hoursAgo: 0) { day in
            RevisedForecast.worseFriday(&day)
            if day.date.day == 27 { day.high = Temperature(2) }
        }
        desk.answer(RevisedForecast.place, .success(update))
        page.refresh()
        await desk.refreshes.settled()
        await page.revising?.value
        #expect(lines(page).map { $0.suffix(8) } == ["11° → 2°"])
    }

    @Test("a forecast that another program has fetched is compared with what was said before it")
    func fetchedByAnother() async throws {
        let store = try await RevisedForecast.store([moved[0]])
        let places = try store.contents(at: RevisedForecast.now).places
        let desk = try PlacesDesk(places: places, at: "2026-11-24T13:05:00Z", kept: store)
        let page = try #require(desk.locations.selectedPage)
        page.open()
        await page.revising?.value
        #expect(lines(page).isEmpty)
        try await store.save(moved[1], for: RevisedForecast.place.id)
        desk.locations.follow(store)
        await desk.changed()
        await page.revising?.value
        #expect(page.report?.days?.fetchedAt == moved[1].days?.fetchedAt)
        #expect(lines(page) == ["Since Sunday evening: rain 20% → 70%, high 11° → 7°"])
    }

    @Test("an opened day shows the course of its forecast with that which another program has fetched")
    func courseByAnother() async throws {
        let store = try await RevisedForecast.store(Array(course.prefix(3)))
        let places = try store.contents(at: RevisedForecast.now).places
        let desk = try PlacesDesk(places: places, at: "2026-11-24T13:05:00Z", kept: store)
        let page = try #require(desk.locations.selectedPage)
        page.open()
        page.openDay("2026-11-27")
        await page.readingIssues?.value
        #expect(page.fan(ofDay: "2026-11-27")?.text.rows.map(\.highText) == ["11°", "11°", "10°"])
        try await store.save(course[3], for: RevisedForecast.place.id)
        desk.locations.follow(store)
        await desk.changed()
        await page.readingIssues?.value
        #expect(page.fan(ofDay: "2026-11-27")?.text.rows.map(\.highText) == ["11°", "11°", "10°", "9°"])
    }

    /// Seven forecasts that arrived one after the other, with hours.
    private var course: [WeatherReport] {
        [(42.0, 11.0, 20.0), (36, 11, 25), (30, 10, 35), (24, 9, 45), (18, 8, 60), (12, 7, 70), (1, 7, 70)].map {
            hoursAgo, high, chance in
            var report = RevisedForecast.report(hoursAgo: hoursAgo) { day in
                guard day.date.day == 27 else { return }
                (day.high, day.condition) = (Temperature(high), .rainShowers)
                day.precipitationProbability = Percentage(chance)
            }
            let rows = (0...130).map { index in
                var row = Hour(time: Samples.instant("2026-11-24T00:00:00Z").addingTimeInterval(Double(index) * 3600))
                row.temperature = Temperature(high - abs(Double(index % 24) - 13) / 3)
                return row
            }
            report.hours = report.days.map { Sourced(rows, source: $0.source, fetchedAt: $0.fetchedAt) }
            return report
        }
    }

    @Test("an opened day shows how its forecast moved, as soon as that is read, and no other day does")
    func fan() async throws {
        let (desk, page) = try await desk(course)
        #expect(page.fan(ofDay: "2026-11-27") == nil)
        page.toggleDay("2026-11-27")
        await page.readingIssues?.value
        let fan = try #require(page.fan(ofDay: "2026-11-27"))
        #expect(fan.text.drift == "colder and wetter with each issue; steady since Tuesday 01:05")
        #expect(fan.text.rows.map(\.timeText).first == "Sunday 19:05")
        #expect(fan.text.rows.map(\.highText) == ["11°", "11°", "10°", "9°", "8°", "7°"])
        #expect(fan.text.rows.map(\.rainText) == ["20%", "25%", "35%", "45%", "60%", "70%"])
        let row = page.days.first { $0.id == "2026-11-27" }
        #expect(row?.highText == fan.text.rows.last?.highText && row?.chanceText == fan.text.rows.last?.rainText)
        #expect(fan.text.spokenText.contains("Sunday 19:05: high 11 degrees, rain 20 percent."))
        #expect(page.fan(ofDay: "2026-11-28") == nil)
        page.openDay("2026-11-28")
        #expect(page.fan(ofDay: "2026-11-27") == nil)
        await page.readingIssues?.value
        #expect(page.fan(ofDay: "2026-11-28") == nil, "its forecast did not move")
        #expect(desk.asked.isEmpty)
    }

    @Test("a forecast that hardly moved is not said to be steady since some moment as well")
    func hardlyMoved() async throws {
        let reports = [(18.0, 20.0), (12, 25), (6, 22), (1, 22)].map { hoursAgo, chance in
            RevisedForecast.report(hoursAgo: hoursAgo) { day in
                if day.date.day == 27 { day.precipitationProbability = Percentage(chance) }
            }
        }
        let (desk, page) = try await desk(reports)
        page.toggleDay("2026-11-27")
        await page.readingIssues?.value
        #expect(page.fan(ofDay: "2026-11-27")?.text.drift == "hardly moved")
        #expect(desk.asked.isEmpty)
    }

    @Test("the row of an opened day and the course of its forecast never tell opposite directions")
    func oneDirection() async throws {
        let reports = [(66.0, 17.0), (42, 9), (30, 10), (18, 12), (6, 14), (1, 15)].map { hoursAgo, high in
            RevisedForecast.report(hoursAgo: hoursAgo) { day in
                if day.date.day == 27 { day.high = Temperature(high) }
            }
        }
        let (desk, page) = try await desk(reports)
        page.toggleDay("2026-11-27")
        await page.readingIssues?.value
        #expect(lines(page) == ["Since Sunday evening: high 9° → 15°"])
        let fan = try #require(page.fan(ofDay: "2026-11-27"))
        #expect(fan.text.rows.map(\.highText) == ["17°", "9°", "10°", "12°", "14°", "15°"])
        #expect(fan.text.drift == "warmer, with some back and forth")
        #expect(desk.asked.isEmpty)
    }
}
