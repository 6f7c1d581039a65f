import DrawingChecks
import Foundation
import Places
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Charts
@testable import Presentation
@testable import WeatherText

@Suite("Comparing with the last ten years on a quantity's page")
@MainActor
struct OtherYearsCardTests {
    private let list: PlacesDesk
    private let page: WeatherViewModel
    private let file = PastYearFile(nil)

    init() throws {
        let report = QuantityStage.report(days: 10, present: Samples.conditions(.overcast, 9)).received
        list = try PlacesDesk([Samples.london], reports: [Samples.london.id: report], at: "2026-11-24T13:05:00Z")
        page = try #require(list.locations.selectedPage)
    }

    private func model(_ archive: PlayedArchive, _ quantity: PageQuantity = .temperature) async -> QuantityViewModel {
        let years = PastYearsLoader(
            PastYearsInquiry(archive, file: file), of: page, saved: { [Samples.london.id] },
            tell: { [list] in list.locations.announcements.tell($0) })
        let model = QuantityViewModel(quantity, of: page, range: .long, pastYears: years)
        await years.task?.value
        return model
    }

    @Test("opening the page asks nobody; the button asks for ten years, one after the other, the latest first")
    func asked() async throws {
        let archive = PlayedArchive()
        let model = await model(archive)
        #expect(archive.asked.isEmpty)
        let before = try #require(model.otherYears)
        #expect(before.chart == nil && before.action == "Compare with the last ten years")
        #expect(before.note?.contains("10 earlier years") == true, "\(before.note ?? "")")
        #expect(model.chart?.usual.isEmpty == true)
        model.compareYears()
        await model.pastYears?.task?.value
        #expect(archive.asked == Array((2016...2025).reversed()))
        let card = try #require(model.otherYears)
        #expect(card.action == nil && card.note == nil && card.chart?.dots.count == 10)
        #expect(model.chart?.usual.count == model.chart?.days.count)
        #expect(model.chart?.legend[.usual] != nil)
        #expect(model.head?.detail?.contains("usual") == true)
        #expect(model.origins.last?.contains("ERA5") == true)
        #expect(model.story?.text.contains("Usual is a high of") == true)
        #expect(list.locations.announcements.latest?.text == "10 of 10 years are here.")
    }

    @Test("words that have no room beside their marks stand in rows below the axis, none is lost")
    func words() async throws {
        let model = await model(PlayedArchive())
        model.compareYears()
        await model.pastYears?.task?.value
        let chart = try #require(model.otherYears?.chart)
        let wanted = [chart.todayText, chart.usualText, chart.meanText].compactMap { $0 }
        for (width, scale) in [(260.0, 1.0), (304, 1), (304, 2), (664, 1)] {
            let drawing = chart.drawing(
                ChartRoom(width: width, textScale: scale, palette: Palette(.light), measure: WideLetters(scale: scale)))
            let texts = drawing.marks.compactMap { mark -> String? in
                if case .label(let label) = mark { label.text } else { nil }
            }
            #expect(wanted.allSatisfy(texts.contains), "\(width) px at \(scale): \(texts)")
            let faults = LabelFaults.of(drawing, WideLetters(scale: scale))
            #expect(faults.isEmpty, "\(width) px at \(scale): \(faults.joined(separator: "; "))")
        }
    }

    @Test("what came is kept, so that the next page asks nobody")
    func kept() async throws {
        let first = await model(PlayedArchive())
        first.compareYears()
        await first.pastYears?.task?.value
        let archive = PlayedArchive()
        let second = await model(archive, .temperature)
        #expect(second.otherYears?.chart?.dots.count == 10 && archive.asked.isEmpty)
    }

    @Test("a failure keeps the years that came, names the others, and the button asks for these alone")
    func partial() async throws {
        let archive = PlayedArchive { year throws(FetchError) in
            if year == 2019 { throw .timedOut(after: 15) }
        }
        let model = await model(archive)
        model.compareYears()
        await model.pastYears?.task?.value
        #expect(archive.asked == [2025, 2024, 2023, 2022, 2021, 2020, 2019])
        let card = try #require(model.otherYears)
        #expect(card.note?.contains("Missing: 2016, 2017, 2018, 2019.") == true, "\(card.note ?? "")")
        #expect(card.action == "Ask for the missing years" && card.chart?.dots.count == 6)
        #expect(model.head?.detail?.contains("usual") != true && model.chart?.usual.isEmpty == true)
        model.compareYears()
        await model.pastYears?.task?.value
        #expect(archive.asked.suffix(1) == [2019])
    }

    @Test("years that came without the quantity are missing, named, and asked for by the button alone")
    func empty() async throws {
        let known = PastYearsStage.years { number, _ in
            var air = Conditions()
            air.temperature = number < 3 ? Temperature(10) : nil
            air.relativeHumidity = Percentage(70)
            return air
        }
        for year in known.known.values {
            try await file.keep(year, of: Samples.london.id, saved: [Samples.london.id])
        }
        let archive = PlayedArchive()
        let model = await model(archive)
        let card = try #require(model.otherYears)
        #expect(card.note?.hasPrefix("Missing: 2016, 2017,") == true, "\(card.note ?? "")")
        #expect(card.note?.contains("2024") == false && card.action == "Ask for the missing years")
        #expect(!model.origins.contains { $0.contains("ERA5") }, "nothing of two years is shown")
        model.compareYears()
        await model.pastYears?.task?.value
        #expect(archive.asked == Array((2016...2023).reversed()))
        model.choose(.humidity)
        #expect(model.otherYears?.chart?.dots.count == 10, "what was known of another quantity stays")
    }

    @Test("where the years know too little of the day the card says so")
    func unknownDay() async throws {
        let known = PastYearsStage.years { _, time in
            var air = Conditions()
            air.temperature = Int(time.timeIntervalSince1970) / 3600 % 24 < 12 ? Temperature(10) : nil
            return air
        }
        for year in known.known.values {
            try await file.keep(year, of: Samples.london.id, saved: [Samples.london.id])
        }
        let model = await model(PlayedArchive())
        let card = try #require(model.otherYears)
        #expect(card.action == nil && card.chart == nil)
        #expect(card.spokenText == "Other years. Too few of these years tell of this date.")
    }

    @Test("by fewer than eight years nothing is called usual where its origin is told")
    func origin() async throws {
        let archive = PlayedArchive { year throws(FetchError) in
            if year == 2019 { throw .timedOut(after: 15) }
        }
        let model = await model(archive)
        model.compareYears()
        await model.pastYears?.task?.value
        #expect(model.origins.last?.hasPrefix("Other years: 2020 to 2025. ERA5 from Open-Meteo") == true)
    }

    @Test("a year that the archive does not have is passed over")
    func passedOver() async throws {
        let archive = PlayedArchive { year throws(FetchError) in
            if year == 2020 { throw .notFound }
        }
        let model = await model(archive)
        model.compareYears()
        await model.pastYears?.task?.value
        #expect(archive.asked.count == 10)
        #expect(model.otherYears?.note?.contains("Missing: 2020.") == true)
        #expect(model.chart?.usual.isEmpty == false, "nine years are enough")
    }

    @Test("leaving the page asks for nothing more, and nothing is told of it")
    func leaving() async throws {
        let gate = Gate()
        let archive = PlayedArchive { year throws(FetchError) in
            if year == 2024 { await gate.pass() }
        }
        let model = await model(archive)
        model.compareYears()
        await gate.visitor()
        #expect(model.otherYears?.action == "Stop asking")
        model.pastYears?.stop()
        await gate.open()
        await model.pastYears?.task?.value
        #expect(archive.asked == [2025, 2024])
        #expect(list.locations.announcements.latest == nil)
    }

    @Test("offline nobody is asked, and where the archive is switched off there is no card")
    func offline() async throws {
        page.format.staysOffline = true
        let model = await model(PlayedArchive())
        #expect(model.otherYears?.action == nil && model.otherYears?.note != nil)
        let off = await self.model(PlayedArchive(isOffered: false))
        #expect(off.otherYears == nil)
        off.compareYears()
        let none = await self.model(PlayedArchive(), .uvIndex)
        #expect(none.otherYears == nil)
    }

    @Test("every dot can be read by keys, from the lowest to the highest")
    func cursor() async throws {
        let model = await model(PlayedArchive())
        model.compareYears()
        await model.pastYears?.task?.value
        let chart = try #require(model.otherYears?.chart)
        #expect(chart.readable.count == chart.dots.count)
        #expect(Set(chart.readable.map(chart.spokenText(of:))).count == 10)
        let first = try #require(chart.index(from: nil, by: .now))
        #expect(chart.index(from: first, by: .points(-20)) == 0)
        #expect(chart.index(from: first, by: .points(20)) == 9)
        #expect(chart.index(at: -100) == 0 && chart.index(at: 100) == 9)
    }
}
