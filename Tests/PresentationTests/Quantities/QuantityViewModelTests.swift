import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Presentation
@testable import WeatherText

@MainActor
struct QuantityViewModelTests {
    private let list: PlacesDesk
    private let page: WeatherViewModel

    init() throws {
        let report = QuantityStage.report(days: 10, present: Samples.conditions(.overcast, 9)).received
        list = try PlacesDesk([Samples.london], reports: [Samples.london.id: report], at: "2026-11-24T13:05:00Z")
        page = try #require(list.locations.selectedPage)
    }

    @Test("opening a page and all that is shown of it asks nobody", arguments: PageQuantity.allCases)
    func noRequests(quantity: PageQuantity) async {
        let model = QuantityViewModel(quantity, of: page, range: .long)
        await model.reading?.value
        #expect(model.head != nil && model.copy != nil && model.table != nil)
        #expect((model.chart == nil) == (quantity == .sky) && (model.meaning == nil) == (quantity == .sky))
        #expect(
            (model.story == nil) == (quantity == .air || quantity == .sky), "a day's sentences tell nothing of these")
        #expect(model.missingText == nil)
        #expect(list.asked.isEmpty)
    }

    @Test("where the air could not be fetched the page says so, with a button, and has one for nothing else")
    func failedAir() throws {
        var report = QuantityStage.report(days: 10, present: Samples.conditions(.overcast, 9)).received
        report.airQuality = nil
        report.gaps[.airQuality] = PartGap(.failed, since: QuantityStage.now, source: .openMeteo)
        let list = try PlacesDesk([Samples.london], reports: [Samples.london.id: report], at: "2026-11-24T13:05:00Z")
        let page = try #require(list.locations.selectedPage)
        let model = QuantityViewModel(.air, of: page, range: .long)
        #expect(model.chart == nil)
        #expect(model.missingText == "Air quality could not be updated.")
        #expect(model.missingActionLabel == "Try again")
        for other in [PageQuantity.temperature, .sky] {
            #expect(QuantityViewModel(other, of: page, range: .long).missingActionLabel == nil)
        }
    }

    @Test("the line at the top tells the age of the air where that page shows it, and none where it never came")
    func ageOfAir() throws {
        var report = QuantityStage.report(days: 10, present: Samples.conditions(.overcast, 9)).received
        report.airQuality?.fetchedAt = Samples.instant("2026-11-24T10:05:00Z")
        report.gaps[.airQuality] = PartGap(.failed, since: QuantityStage.now, source: .openMeteo)
        func model(_ quantity: PageQuantity, _ report: WeatherReport) throws -> QuantityViewModel {
            let list = try PlacesDesk(
                [Samples.london], reports: [Samples.london.id: report], at: "2026-11-24T13:05:00Z")
            return QuantityViewModel(quantity, of: try #require(list.locations.selectedPage), range: .long)
        }
        let failure = "Air quality has not been updated since 10:05"
        let old = try model(.air, report)
        #expect(old.chart != nil && old.heading.trouble == failure)
        #expect(old.heading.detail.contains("Updated at 10:05"), "\(old.heading.detail)")
        #expect(old.origins.contains { $0.hasPrefix(failure) }, "\(old.origins)")
        #expect(try !model(.wind, report).heading.detail.contains("10:05"))
        #expect(try !model(.sky, report).heading.detail.contains("Updated"))
        report.airQuality = nil
        let none = try model(.air, report).heading
        #expect(none.detail == "London · Tuesday 13:05" && none.trouble == "Air quality could not be updated")
    }

    @Test("no more days are offered than the forecast has")
    func ranges() {
        let model = QuantityViewModel(.temperature, of: page, range: .middle)
        #expect(model.ranges.map(\.days) == [3, 8, 9])
        #expect(model.range == .middle)
        model.choose(.long)
        #expect(model.range.days == 9 && model.chart?.days.count == 10, "no day is promised that is not there")
        model.choose(.short)
        #expect(model.chart?.days.count == 4)
    }

    @Test(
        "spans shorter than the forecast are offered and all of it, to which a row at the last midnight adds no day",
        arguments: [(3, [2]), (4, [3]), (7, [3, 6]), (9, [3, 8]), (10, [3, 8, 9]), (18, [3, 8, 16])])
    func offered(days: Int, offered: [Int]) throws {
        let report = QuantityStage.report(days: days).received
        let list = try PlacesDesk([Samples.london], reports: [Samples.london.id: report], at: "2026-11-24T13:05:00Z")
        let page = try #require(list.locations.selectedPage)
        let model = QuantityViewModel(.temperature, of: page, range: .long)
        #expect(model.ranges.map(\.days) == offered)
        #expect(model.range.days == offered.last)
        #expect(model.chart?.days.count == (offered.last ?? 0) + 1)
        #expect(QuantityViewModel(.temperature, of: page, range: .short).range.days == offered.first)
    }

    @Test("what the store has kept of yesterday is on the chart, and only what arrived is read again")
    func history() async {
        list.store.keep(
            QuantityStage.reports(3).map { Sourced($0, source: Samples.source, fetchedAt: $0.time) },
            for: Samples.london.id)
        let model = QuantityViewModel(.temperature, of: page, range: .short)
        #expect(model.chart?.legend[.reported] == nil)
        await model.reading?.value
        #expect(model.chart?.legend[.reported] == "measured")
        #expect(model.origins.contains { $0.contains("kept") })
    }

    @Test("another source that reported what is on the chart is named, and not the forecast's own")
    func reporters() async {
        func origins(_ source: WeatherSource) async -> [String] {
            list.store.keep(
                QuantityStage.reports(3).map { Sourced($0, source: source, fetchedAt: $0.time) },
                for: Samples.london.id)
            let model = QuantityViewModel(.temperature, of: page, range: .short)
            await model.reading?.value
            return model.origins
        }
        let other = WeatherSource(id: "bright-sky", name: "Bright Sky", attribution: "", homepage: "")
        #expect(await origins(Samples.source).last?.contains("kept") == true)
        #expect(await origins(other).last == "Bright Sky (measured)")
    }

    @Test("the story begins today and goes by days that the forecast has")
    func story() {
        let model = QuantityViewModel(.wind, of: page, range: .long)
        #expect(model.story?.title == "Tuesday 24 November")
        #expect(model.story?.earlier == nil)
        model.tell(ofDay: "2026-11-26")
        #expect(model.story?.title == "Thursday 26 November")
        #expect(model.story?.earlier == "2026-11-25" && model.story?.later == "2026-11-27")
        model.tell(ofDay: "2026-11-23")
        #expect(model.story?.title.contains("26 November") == true, "yesterday is none of the forecast")
    }

    @Test("the story begins with what the quantity does on the day, and the page of the wind has a rose")
    func ownStory() {
        let day = "2026-11-26"
        func story(_ quantity: PageQuantity) -> String {
            let model = QuantityViewModel(quantity, of: page, range: .long)
            model.tell(ofDay: day)
            #expect((model.rose == nil) == (quantity != .wind))
            return model.story?.text ?? ""
        }
        #expect(
            story(.temperature).hasPrefix("Highest temperature 17° at 14:00, lowest 1° at 02:00."),
            "\(story(.temperature))")
        #expect(story(.wind).hasPrefix("Highest mean wind 32 km/h at 23:00."), "\(story(.wind))")
        #expect(story(.visibility).hasPrefix("Lowest visibility 2"), "\(story(.visibility))")
        #expect(story(.uvIndex).hasPrefix("Highest UV index 4 at"), "\(story(.uvIndex))")
        #expect(story(.feelsLike).hasPrefix("Highest felt temperature"), "\(story(.feelsLike))")
        #expect(story(.humidity).hasPrefix("Highest humidity 70% "), "\(story(.humidity))")
        #expect(story(.pressure).hasPrefix("Highest pressure 1"), "\(story(.pressure))")
        #expect(!story(.precipitation).hasPrefix("Highest"))
    }

    @Test("what is counted below the chart is all of the forecast, and says so where less of it is shown")
    func counted() {
        func counted(_ range: QuantityRange) -> [String?] {
            let model = QuantityViewModel(.wind, of: page, range: range)
            return [model.meaning?.counted, model.rose?.counted]
        }
        #expect(counted(.long) == ["hours until 2 Dec", "hours until 2 Dec"])
        let told = "hours until the end of the forecast, 2 Dec"
        #expect(counted(.short) == [told, told])
    }

    @Test("at midnight an open page goes over to the new day: its column, the days that are shown, and the story")
    func midnight() {
        let model = QuantityViewModel(.temperature, of: page, range: .short)
        #expect(model.chart?.title == "Until Thursday 26 November" && model.story?.title == "Tuesday 24 November")
        list.time.pass(11 * 3600)
        list.clock.tick()
        #expect(model.chart?.days.map(\.id) == ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"])
        #expect(model.chart?.days.filter(\.isToday).map(\.id) == ["2026-11-25"])
        #expect(model.chart?.title == "Until Friday 27 November")
        #expect(model.story?.title == "Wednesday 25 November" && model.story?.earlier == nil)
    }

    @Test("a quantity that no hour has is told to be missing, and is not offered to the others")
    func missing() throws {
        let report = QuantityStage.report(days: 4) { _, hour in hour.uvIndex = nil }.received
        let list = try PlacesDesk([Samples.london], reports: [Samples.london.id: report], at: "2026-11-24T13:05:00Z")
        let page = try #require(list.locations.selectedPage)
        let model = QuantityViewModel(.uvIndex, of: page, range: .short)
        #expect(model.chart == nil)
        #expect(model.missingText == "Open-Meteo has no hourly values for this place: UV index.")
        #expect(!QuantityViewModel(.wind, of: page, range: .short).choices.contains(.uvIndex))
    }

    @Test("the line at the top names quantity, place and age")
    func heading() {
        let heading = QuantityViewModel(.wind, of: page, range: .short).heading
        #expect(heading.place == "Wind")
        #expect(heading.detail.hasPrefix("London · Tuesday 13:05 · "), "\(heading.detail)")
        #expect(heading.clock == "London 13:05")
        // What has no room goes from the end, and all of it before the name takes a second line.
        #expect(heading.shorterDetails.last?.isEmpty == true && heading.shorterClocks == ["London", ""])
    }

    @Test("read from right to left, the parts of the line at the top are isolated one by one, none within another")
    func isolation() {
        list.format.formatter = WeatherFormatter(locale: Locale(identifier: "ar_EG"), ownZone: .gmt)
        for quantity in [PageQuantity.wind, .air] {
            let heading = QuantityViewModel(quantity, of: page, range: .short).heading
            for line in [heading.detail] + heading.shorterDetails {
                #expect(!line.contains("\u{2068}\u{2068}"), "\(quantity): \(line)")
                #expect(line.isEmpty || line.hasPrefix("\u{2068}London\u{2069}"), "\(quantity): \(line)")
            }
        }
    }
}
