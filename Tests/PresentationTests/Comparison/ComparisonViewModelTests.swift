import Charts
import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Presentation
@testable import WeatherText

@MainActor
struct ComparisonViewModelTests {
    private static let all = [WeatherSource.openMeteo, .metNorway, .brightSky, .openWeather]
    private let list: PlacesDesk
    private let played: PlayedSources
    private let maker: ComparisonMaker

    init() throws {
        list = try PlacesDesk([Samples.london, Samples.tokyo])
        played = PlayedSources(
            Self.all,
            Dictionary(Self.all.map { ($0.id, .success(PlayedSources.report(of: $0))) }) { first, _ in first })
        played.answer(.metNorway, .success(PlayedSources.report(of: .metNorway, high: 12, fall: 3)))
        maker = ComparisonMaker(played)
    }

    private func open(isNarrow: Bool = false) async throws -> ComparisonViewModel {
        let page = try #require(list.locations.selectedPage)
        let model = ComparisonViewModel(of: page, among: list.locations, maker, isNarrow: isNarrow)
        await model.settled()
        return model
    }

    private func pass(_ seconds: TimeInterval) {
        list.time.pass(seconds)
        list.clock.tick()
    }

    @Test(
        "the first three sources are asked once, and the day on which they part is the same in words, table and chart")
    func parting() async throws {
        let model = try await open()
        #expect(played.asked == ["bright-sky", "met-norway", "open-meteo"])
        #expect(model.sentence == "All agree until Sunday 22 November. First difference: Monday 23 November.")
        #expect(
            model.detail == "MET Norway: high 12°, 3 mm. The others: high 9°, dry.", "\(model.detail ?? "")")
        #expect(model.text.rows.map { $0.cells.map(\.isParting) }[1] == [false, false, true])
        #expect(model.chart?.parting == 2)
        let heard = "Temperature, Precipitation, Open-Meteo, MET Norway, Bright Sky, until Monday 23 November"
        #expect(model.chart?.spokenText == heard)
        #expect(model.heading.detail == "London · Saturday 15:20")
    }

    @Test("what was asked for is kept for a quarter of an hour, whoever goes back and forth")
    func kept() async throws {
        _ = try await open()
        pass(14 * 60)
        _ = try await open()
        #expect(played.asked.count == 3)
        pass(2 * 60)
        _ = try await open()
        #expect(played.asked.count == 6)
    }

    @Test("a source that failed is named in its row, and is asked again by hand, not by going back and forth")
    func failing() async throws {
        played.answer(.metNorway, .failure(.timedOut(after: 10)))
        var model = try await open()
        #expect(model.text.rows[1].cells.isEmpty && model.text.rows[1].failureText == "no answer")
        #expect(model.chart?.lines[1].missingText == "no answer")
        #expect(model.sentence == "Those that are known agree until Monday 23 November.")
        model = try await open()
        #expect(played.asked.count == 3)
        played.answer(.metNorway, .success(PlayedSources.report(of: .metNorway)))
        model.refresh()
        await model.settled()
        #expect(played.asked.count == 4)
        #expect(model.text.rows[1].failureText == nil && !model.text.rows[1].cells.isEmpty)
    }

    @Test("where two of three fail, what the third says is shown, neither called agreed nor parted, and both are named")
    func twoFailing() async throws {
        for source in [WeatherSource.openMeteo, .brightSky] { played.answer(source, .failure(.timedOut(after: 10))) }
        let model = try await open()
        #expect(model.sentence == "Nothing to compare yet.")
        #expect(model.text.rows.map(\.cells.isEmpty) == [true, false, true])
        #expect(model.text.rows.map { $0.failureText == nil } == [false, true, false])
        #expect(model.text.rows.allSatisfy { row in row.cells.allSatisfy { !$0.isParting } })
        for name in ["Open-Meteo", "Bright Sky"] {
            #expect(model.detail?.contains(name) == true, "\(model.detail ?? "")")
        }
        if let chart = model.chart {
            #expect(chart.parting == nil && chart.lines.map { $0.missingText != nil } == [true, false, true])
        }
    }

    @Test("where all fail, the reasons are told in place of a comparison")
    func allFailing() async throws {
        for source in Self.all { played.answer(source, .failure(.timedOut(after: 10))) }
        let model = try await open()
        #expect(model.sentence == "Nothing to compare yet.")
        for source in Self.all.prefix(3) {
            #expect(model.detail?.contains(FetchError.timedOut(after: 10).message(from: source.name)) == true)
        }
        #expect(model.chart == nil)
    }

    @Test("offline nobody is asked, and once online again all are")
    func offline() async throws {
        list.format.staysOffline = true
        let model = try await open()
        #expect(played.asked.isEmpty)
        #expect(model.detail == "Offline: nothing is asked.")
        list.format.staysOffline = false
        model.refreshIfDue()
        await model.settled()
        #expect(played.asked.count == 3)
    }

    @Test("what the page knows of a source from the last quarter of an hour is not asked for again")
    func knownBefore() async throws {
        let known = PlayedSources.report(of: .openMeteo, high: 5)
        let list = try PlacesDesk([Samples.london], reports: [Samples.london.id: known])
        let page = try #require(list.locations.selectedPage)
        let model = ComparisonViewModel(of: page, among: list.locations, maker, isNarrow: false)
        await model.settled()
        #expect(played.asked == ["bright-sky", "met-norway"])
        #expect(model.text.rows[0].cells[2].highText == "5°")
        #expect(!model.offersPlaces)
    }

    @Test("rows are added, moved and taken away, each change can be undone, and the order holds for the session")
    func order() async throws {
        let model = try await open()
        #expect(model.additions.isEmpty)
        model.remove("met-norway")
        #expect(model.additions.map(\.id) == ["met-norway", "openweather"])
        model.add("openweather")
        await model.settled()
        #expect(played.asked.contains("openweather"))
        model.move("openweather", by: -1)
        #expect(model.text.rows.map(\.id) == ["open-meteo", "openweather", "bright-sky"])
        #expect(model.announcement?.text == "OpenWeather: 2 of 3")
        #expect(try await open().text.rows.map(\.id) == ["open-meteo", "openweather", "bright-sky"])
        #expect(model.undo() && model.announcement?.text == "OpenWeather: 3 of 3")
        #expect(model.undo() && model.announcement?.text == "OpenWeather was removed.")
        #expect(model.undo() && model.announcement?.text == "Added: MET Norway")
        #expect(model.text.rows.map(\.id) == ["open-meteo", "met-norway", "bright-sky"])
        #expect(!model.undo())
        model.remove("open-meteo")
        model.remove("met-norway")
        model.remove("bright-sky")
        #expect(model.text.rows.map(\.id) == ["bright-sky"])
        #expect(model.sentence == "Nothing to compare yet.")
    }

    @Test("places are compared by what is known of them, each by its own time, and nobody is asked")
    func places() async throws {
        let reports = [
            Samples.london.id: PlayedSources.report(of: .openMeteo), Samples.tokyo.id: tokyo,
        ]
        let list = try PlacesDesk([Samples.london, Samples.tokyo], reports: reports)
        let page = try #require(list.locations.selectedPage)
        maker.lastKind = .places
        let model = ComparisonViewModel(of: page, among: list.locations, maker, isNarrow: false)
        await model.settled()
        #expect(played.asked.isEmpty)
        #expect(model.text.rows.map(\.name) == ["London", "Tokyo"])
        #expect(model.sentence == "Warmest: Tokyo.")
        #expect(model.detail == "Times are each place’s own.")
        #expect(model.credit.hasSuffix("Tokyo: Open-Meteo, forecast fetched at 15:20 your time"), "\(model.credit)")
        #expect(!model.credit.prefix { $0 != "\n" }.contains("your time"))
        #expect(model.text.rows.allSatisfy { row in row.cells.allSatisfy { !$0.isParting } })
        let chart = try #require(model.chart)
        #expect(chart.now == nil && chart.nights.isEmpty)
        // At 15:20 in London it is 00:20 of the next day in Tokyo.
        let minutes: [Int?] = chart.lines.map { line in line.now.map { Int(($0 * 60).rounded()) } }
        #expect(minutes == [920, 1460])
        #expect(chart.footText?.contains("15:20, 00:20") == true)
        #expect(!model.text.headings[0].isToday)
    }

    private var tokyo: WeatherReport {
        let zone = Samples.zone("Asia/Tokyo")
        let first = Samples.instant("2026-11-20T15:00:00Z")
        let hours = (0...96).map { index -> Hour in
            var row = Hour(time: first + Double(index) * 3600)
            row.temperature = Temperature(index % 24 == 14 ? 19 : 11)
            row.precipitation = Precipitation(0)
            return row
        }
        return WeatherReport(
            Forecast(
                source: .openMeteo, fetchedAt: Samples.instant("2026-11-21T15:20:00Z"), timeZone: zone, hours: hours,
                days: .built(from: hours, in: zone)))
    }

    @Test("there is one spoken time for each that is drawn, and a narrow window has five days at most")
    func readings() async throws {
        let model = try await open()
        let chart = try #require(model.chart)
        let points: [ComparisonChart.Point] = chart.lines.flatMap { $0.runs.flatMap { $0 } }
        let drawn = Set(points.map(\.hour))
        #expect(Set(chart.readings.map(\.hour)) == drawn)
        #expect(chart.readings.allSatisfy { !$0.spokenText.isEmpty })
        let monday = try #require(chart.readings.first { $0.hour == 62 })
        #expect(
            monday.spokenText
                == "Monday 23 November 14:00: Open-Meteo: 9 degrees, dry. MET Norway: 12 degrees, dry. "
                + "Bright Sky: 9 degrees, dry.")
        #expect(chart.index(from: nil, by: .now) == chart.present)
        #expect(chart.readings[chart.present ?? 0].hour == 15)
        model.fit(isNarrow: true)
        #expect(model.days == 5)
    }
}
