import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import Refreshing
@testable import WeatherServices
@testable import WeatherText

@MainActor
@Suite("Over a forecast of yesterday, what was measured just now is told apart from it")
struct AgedForecastTests {
    private static let now = "2026-11-22T15:20:00Z"

    /// Hours and days of a day ago that say 17°, beside 2° of now.
    private func report(hoursFetched: String = "2026-11-21T15:20:00Z") -> WeatherReport {
        var report = Samples.report(
            fetched: hoursFetched, current: Samples.current(hoursFetched, Samples.conditions(.clear, 15)),
            hours: Samples.hours(from: "2026-11-21T00:00:00Z", count: 72).map { hour in
                var hour = hour
                hour.temperature = Temperature(13)
                return hour
            }, days: [Samples.day("2026-11-22", .overcast, low: 6, high: 17)])
        report.merge(
            Samples.report(fetched: Self.now, current: Samples.current(Self.now, Samples.conditions(.fog, 2))))
        return report
    }

    private func page(_ report: WeatherReport) throws -> (PlacesDesk, WeatherViewModel) {
        let desk = try PlacesDesk([Samples.london], reports: [Samples.london.id: report], at: Self.now)
        return (desk, try #require(desk.locations.selectedPage))
    }

    @Test("the title gives the age to the forecast, as the temperature below it has just come")
    func title() throws {
        let (_, page) = try page(report())
        #expect(page.temperature == "2°")
        #expect(page.heading.detail.hasSuffix(" · Forecast 24 hours old"), "\(page.heading.detail)")
        #expect(page.heading.shorterDetails == ["Forecast 24 hours old"])
        let (_, other) = try self.page(report(hoursFetched: "2026-11-22T09:20:00Z"))
        #expect(other.statusText.hasPrefix("Forecast updated "), "\(other.statusText)")
        let (_, fresh) = try self.page(report(hoursFetched: "2026-11-22T14:20:00Z"))
        #expect(fresh.statusText == "Updated at 14:20")
    }

    @Test("a forecast that was issued long before it arrived says when, and one of a few hours when it arrived")
    func issue() throws {
        for (issued, isTold) in [("2026-11-21T20:20:00Z", true), ("2026-11-22T03:20:00Z", false)] {
            var report = Samples.report(
                fetched: Self.now, current: Samples.current(Self.now, Samples.conditions(.clear, 8)),
                hours: Samples.hours(from: "2026-11-22T00:00:00Z", count: 48))
            report.hours?.issuedAt = Samples.instant(issued)
            let text = try page(report).1.statusText
            #expect(text == (isTold ? "Forecast updated on 21 Nov" : "Updated just now"))
        }
    }

    /// What was measured 23 hours ago, under hours and days that have just come.
    private func oldMeasurement() -> WeatherReport {
        let old = "2026-11-21T16:20:00Z"
        var report = Samples.report(fetched: old, current: Samples.current(old, Samples.conditions(.clear, 15)))
        report.merge(
            Samples.report(
                fetched: Self.now, hours: Samples.hours(from: "2026-11-22T00:00:00Z", count: 48),
                days: [Samples.day("2026-11-22", .overcast, low: 6, high: 17)]))
        return report
    }

    @Test("an old measurement that is not shown gives its age to nothing")
    func hiddenMeasurement() throws {
        let (_, page) = try page(oldMeasurement())
        #expect(page.temperature == "15°", "that of the hour")
        #expect(page.statusText == "Forecast for 15:00 · Updated just now", "\(page.statusText)")
        #expect(!page.heading.detail.contains("old"), "\(page.heading.detail)")
        #expect(oldMeasurement().credits(at: Samples.instant(Self.now)).map(\.parts) == [[.hours, .days]])
        var older = oldMeasurement()
        older.current?.fetchedAt -= 7200
        #expect(try self.page(older).1.banner == nil)
    }

    @Test("its row in the list has no age, as all that it shows is new")
    func row() throws {
        let (_, page) = try page(report())
        #expect(LocationRow(page).detail == "Fog")
        #expect(!LocationRow(page).spokenText.contains("ago") && !LocationRow(page).spokenText.contains("hours"))
    }

    @Test("the chart has no point at now, and the forecast's high and low take nothing of what was measured")
    func chartAndRange() throws {
        let (_, page) = try page(report())
        #expect(points(at: try #require(page.chart).meteogram) == 0)
        #expect(page.current?.highLowText == "High\u{A0}17°")
        let (_, fresh) = try self.page(report(hoursFetched: "2026-11-22T14:20:00Z"))
        #expect(points(at: try #require(fresh.chart).meteogram) == 1)
        #expect(fresh.current?.highLowText == "High\u{A0}17° · Low\u{A0}2°")
    }

    /// How many points are drawn on the curve at now.
    private func points(at meteogram: Meteogram) -> Int {
        let layout = MeteogramLayout(width: 696)
        let start = max(0, (meteogram.now ?? 0) - 6)
        let drawing = MeteogramDrawing(
            meteogram, layout, view: start...(start + layout.hoursInView), palette: Palette(.light),
            measure: WideLetters())
        return drawing.drawing.marks.count { mark in
            guard case .fill(let path, _) = mark else { return false }
            return path.steps.contains { if case .arc(_, 3.6, _, _) = $0 { true } else { false } }
        }
    }

    @Test("the reason names the source that answered without the hours beside the one that failed")
    func reason() async throws {
        let (_, page) = try page(report())
        let passedOver = [
            PassedOverSource(source: .openMeteo, reason: .lacking),
            PassedOverSource(source: .metNorway, reason: .failed(.serverTrouble(status: 503))),
        ]
        let failure = try #require(PartFailure(passedOver, backoffs: [:], later: Samples.instant(Self.now)))
        let order = RefreshOrder(place: Samples.london.id, parts: [.hours], reason: .byHand, isUrgent: true)
        await page.take(
            RefreshUpdate(order: order, parts: [.hours], fetched: FetchedReport(failures: [.hours: failure])))
        let heading = page.heading
        #expect(
            heading.trouble == "MET Norway: server trouble · Open-Meteo: answer without this part",
            "\(heading.trouble ?? "")")
        #expect(heading.explanation?.contains("Open-Meteo answered, but not with all it gives.") == true)
        #expect(heading.explanation?.contains("The forecast was last updated") == true, "\(heading.explanation ?? "")")
    }
}
