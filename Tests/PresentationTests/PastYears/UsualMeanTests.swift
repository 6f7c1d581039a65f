import Foundation
import NormalsMaking
import Places
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation
@testable import WeatherText

@Suite("Today beside the monthly normals")
@MainActor
struct UsualMeanTests {
    private let report = QuantityStage.report(days: 4)
    private var context: SentenceContext { QuantityStage.context }

    private func mean() throws -> Double {
        try #require(report.meanTemperature(on: PastYearsStage.today)).value
    }

    /// What is said where today is so many kelvins warmer than usual.
    private func verdict(_ difference: Double, _ context: SentenceContext) throws -> String? {
        UsualMean(temperature: Temperature(try mean() - difference), years: 1991...2020).verdict(in: report, context)
    }

    @Test("a day's mean is that of its hours, else the middle of its high and low")
    func means() throws {
        // The cosine of a whole day is nought.
        #expect(abs(try mean() - 7) < 0.01)
        let days = [Samples.day("2026-11-24", low: 3, high: 8)]
        let coarse = Samples.report(fetched: "2026-11-24T13:01:00Z", days: days).settled(at: QuantityStage.now)
        #expect(coarse.meanTemperature(on: PastYearsStage.today)?.value == 5.5)
        #expect(coarse.meanTemperature(on: PastYearsStage.date("2026-11-25")) == nil)
    }

    @Test("a difference is told from 2.5 kelvins on, in whole degrees")
    func metric() throws {
        for (difference, words) in [
            (2.6, "3° warmer than usual for the time of year"), (-2.6, "3° colder than usual for the time of year"),
            (4.2, "4° warmer than usual for the time of year"), (-10, "10° colder than usual for the time of year"),
            (2.4, "About usual for the time of year"), (-2.4, "About usual for the time of year"),
        ] {
            #expect(try verdict(difference, context) == words)
        }
        #expect(try verdict(-4, context.speaking) == "4 degrees colder than usual for the time of year")
    }

    @Test("in Fahrenheit a difference has no zero of its own, and kelvins have no degrees")
    func imperial() throws {
        func context(_ unit: Units.Temperature) -> SentenceContext {
            var units = Samples.formatter.units
            units.temperature = unit
            let formatter = WeatherFormatter(
                locale: Locale(identifier: "en_GB"), units: units, ownZone: Samples.zone("Europe/London"))
            return SentenceContext(formatter, in: Samples.zone("Europe/London"), at: QuantityStage.now)
        }
        #expect(try verdict(5, context(.fahrenheit)) == "9° warmer than usual for the time of year")
        #expect(try verdict(-5, context(.fahrenheit)) == "9° colder than usual for the time of year")
        #expect(try verdict(2.4, context(.fahrenheit)) == "About usual for the time of year")
        #expect(try verdict(5, context(.kelvin)) == "5 K warmer than usual for the time of year")
    }

    @Test("years and source are named")
    func origin() {
        let usual = UsualMean(temperature: Temperature(5), years: 1991...2020)
        let source = "CRU TS 4.06, Climatic Research Unit, University of East Anglia"
        #expect(usual.origin(context.formatter) == "Usual: the mean of the day, 1991 to 2020. \(source).")
    }

    @Test("where nothing is known of today nothing is said")
    func unknown() throws {
        let empty = Samples.report(fetched: "2026-11-24T13:01:00Z").settled(at: QuantityStage.now)
        let usual = UsualMean(temperature: Temperature(5), years: 1991...2020)
        #expect(usual.verdict(in: empty, context) == nil)
    }

    /// The page of the temperature where it is usually so warm in all months, and the years before as a test says.
    private func page(
        usual degrees: Int, elevation: Double? = 20, years: PastYears? = nil
    ) async throws -> (desk: PlacesDesk, model: QuantityViewModel) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "normals-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "normals.bin")
        try MadeNormals { _, _, _ in degrees * 10 }.data.write(to: file)
        var known = QuantityStage.report(days: 10, present: Samples.conditions(.overcast, 9)).received
        known.elevation = elevation.map { Distance($0) }
        let list = try PlacesDesk([Samples.london], reports: [Samples.london.id: known], at: "2026-11-24T13:05:00Z")
        let weather = try #require(list.locations.selectedPage)
        let kept = PastYearFile(nil)
        for year in years?.known.values.map({ $0 }) ?? [] {
            try await kept.keep(year, of: Samples.london.id, saved: [Samples.london.id])
        }
        let loader = PastYearsLoader(
            PastYearsInquiry(PlayedArchive(), file: kept), of: weather, saved: { [Samples.london.id] }, tell: { _ in })
        let model = QuantityViewModel(
            .temperature, of: weather, range: .long, pastYears: loader, normals: NormalsFiles(normals: [file]))
        await loader.task?.value
        await model.readingNormals?.value
        return (list, model)
    }

    @Test("the page tells it beside the temperature, to the ear too, and names the source below")
    func shown() async throws {
        let page = try await self.page(usual: 3)
        let model = page.model
        let head = try #require(model.head)
        #expect(head.detail?.contains("warmer than usual for the time of year") == true, "\(head.detail ?? "")")
        #expect(head.spokenText.contains("degrees warmer than usual for the time of year."), "\(head.spokenText)")
        #expect(model.origins.last?.contains("1991 to 2020. CRU TS 4.06") == true, "\(model.origins)")
        #expect(model.chart?.usual.isEmpty == true, "a mean has no band")
        model.choose(.humidity)
        #expect(model.head?.sentence?.contains("usual") != true && !model.origins.contains { $0.contains("CRU") })
    }

    @Test("without the height of the place nothing is said")
    func heightless() async throws {
        let page = try await self.page(usual: 3, elevation: nil)
        let model = page.model
        #expect(model.head?.detail?.contains("usual") != true && !model.origins.contains { $0.contains("CRU") })
    }

    @Test("stored years of the place win over the grid")
    func years() async throws {
        let years = PastYearsStage.years(PastYearsStage.steady { _ in 40 })
        let page = try await self.page(usual: 3, years: years)
        let model = page.model
        #expect(model.head?.detail?.contains("colder than usual") == true, "\(model.head?.detail ?? "")")
        #expect(model.origins.last?.contains("ERA5") == true && !model.origins.contains { $0.contains("CRU") })
        let three = PastYearsStage.years(of: [1, 2, 3], PastYearsStage.steady { _ in 40 })
        let few = try await self.page(usual: 3, years: three)
        #expect(few.model.head?.detail?.contains("warmer than usual") == true, "three years call nothing usual")
    }
}
