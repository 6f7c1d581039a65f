import Charts
import DrawingChecks
import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Presentation
@testable import WeatherText

/// The choice of a quantity on the page of a comparison, and what leaves the program of it.
@MainActor
struct ComparisonQuantityTests {
    private static let sources = [WeatherSource.openMeteo, .metNorway, .brightSky]
    private let list: PlacesDesk
    private let maker: ComparisonMaker

    init() throws {
        list = try PlacesDesk([Samples.london])
        let played = PlayedSources(
            Self.sources,
            Dictionary(Self.sources.map { ($0.id, .success(Self.report(of: $0))) }) { first, _ in first })
        maker = ComparisonMaker(played)
    }

    /// What a source says with wind, humidity and pressure.
    private nonisolated static func report(of source: WeatherSource) -> WeatherReport {
        var report = PlayedSources.report(of: source)
        let hours = report.hours?.value ?? []
        report.hours?.value = hours.enumerated().map { index, hour in
            var hour = hour
            hour.windSpeed = Speed(10)
            hour.relativeHumidity = Percentage(60 + Double(index % 24))
            hour.seaLevelPressure = Pressure(1013)
            return hour
        }
        return report
    }

    private func open() async throws -> ComparisonViewModel {
        let page = try #require(list.locations.selectedPage)
        let model = ComparisonViewModel(of: page, among: list.locations, maker, isNarrow: false)
        await model.settled()
        return model
    }

    @Test("the chart shows any quantity that is told beside the rain, in its own unit, and sentence and table stay")
    func quantities() async throws {
        let model = try await open()
        let formatter = model.page.formatter
        #expect(model.quantity == .temperature)
        let told: [ChartMetric] = [.temperature, .feelsLike, .wind, .humidity, .pressure]
        #expect(told.allSatisfy(model.quantities.contains) && !model.quantities.contains(.precipitation))
        let (sentence, rows) = (model.sentence, model.text.rows)
        model.choose(ChartMetric.wind)
        let chart = try #require(model.chart)
        #expect(model.quantity == .wind && chart.quantity == .wind)
        let values = chart.lines.flatMap { $0.runs.flatMap { $0.map(\.value) } }
        let number = formatter.units.number(Speed(10))
        #expect(!values.isEmpty && values.allSatisfy { abs($0 - number) < 0.001 })
        #expect(chart.spokenText.hasPrefix("Wind, Precipitation, "))
        #expect(chart.readings.first?.text.contains(formatter.speed(Speed(10))) == true)
        #expect(chart.readings.first?.spokenText.contains(formatter.speaking.speed(Speed(10))) == true)
        #expect(chart.freezing == nil && chart.unit != nil)
        #expect(model.sentence == sentence && model.text.rows == rows)
    }

    @Test("what nobody tells cannot be chosen, and a choice holds for the session")
    func choice() async throws {
        let model = try await open()
        model.choose(ChartMetric.uvIndex)
        #expect(model.quantity == .temperature)
        model.choose(ChartMetric.precipitation)
        #expect(model.quantity == .temperature)
        model.choose(ChartMetric.pressure)
        #expect(try await open().quantity == .pressure)
    }

    @Test("a copy has a row for each step of each source with the one that told it, and a name of its own")
    func copy() async throws {
        let model = try await open()
        let (chart, copy) = (try #require(model.chart), try #require(model.copy))
        let lines = copy.csv.components(separatedBy: "\r\n").filter { !$0.isEmpty }
        #expect(lines.first?.hasPrefix("Time,Temperature (") == true && lines.first?.hasSuffix(",Place,Source") == true)
        let points = chart.lines.flatMap { $0.runs.flatMap { $0 } }.count
        #expect(points > 0 && lines.count == points + 1)
        #expect(lines.dropFirst().allSatisfy { $0.contains(",London,") })
        for source in Self.sources { #expect(copy.csv.contains(source.homepage)) }
        #expect(copy.fileName("svg") == "London, Temperature, Open-Meteo, MET Norway, Bright Sky, 2026-11-21.svg")
        let measure = WideLetters()
        let picture = copy.picture(.light, textScale: 1, measure)
        #expect(picture.labels.contains { $0.text == "London: Temperature, Precipitation" })
        for source in Self.sources { #expect(picture.labels.contains { $0.text.contains(source.homepage) }) }
        #expect(picture.labels.allSatisfy { $0.box(measure).y >= 0 && $0.box(measure).bottom <= picture.height })
        #expect(copy.svg(.light, textScale: 1, measure).contains("<title>London: Temperature, Precipitation</title>"))
    }

    @Test(
        "the numbers of each quantity have room beside the chart",
        arguments: [ChartMetric.wind, .humidity, .pressure], [280.0, 336, 560, 696])
    func numbers(quantity: ChartMetric, width: Double) throws {
        let now = Samples.instant("2026-11-21T15:20:00Z")
        let forecasts = Self.sources.map {
            ComparedForecast(
                id: $0.id, name: $0.name, place: Samples.london, zone: Samples.zone("Europe/London"),
                report: Self.report(of: $0), at: now)
        }
        let text = ComparisonText(forecasts, areOfOnePlace: true, days: 8, at: now, Samples.formatter)
        let chart = try #require(
            ComparisonChart(forecasts, text, of: quantity, areOfOnePlace: true, at: now, Samples.formatter))
        for scale in [1.0, 1.5, 2] {
            let measure = WideLetters(scale: scale)
            let room = ChartRoom(width: width, textScale: scale, palette: Palette(.light), measure: measure)
            let drawing = chart.drawing(room)
            let faults = LabelFaults.of(drawing, measure)
            #expect(faults.isEmpty, "\(width) at \(scale): \(faults)")
            let words = Set(drawing.labels.map(\.text))
            for tick in chart.ticks { #expect(words.contains(tick.text), "\(tick.text), \(width) at \(scale)") }
        }
    }
}
